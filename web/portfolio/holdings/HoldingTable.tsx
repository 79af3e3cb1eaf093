import { Link } from '@tanstack/react-router'
import type { PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { UnlikePeriods } from '../../charts/small/UnlikePeriods.tsx'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { TallTable } from '../../ui/rows/TallTable.tsx'
import { openAddToWatchlist } from '../../watchlists/add/open-add.tsx'
import { usePortfolioAddress } from '../address.ts'
import { heldName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { readOrder, type TableColumn } from './columns.ts'
import classes from './holdings.module.css'

interface Props {
  readonly name: string
  readonly rows: readonly PortfolioHolding[]
  readonly columns: readonly TableColumn[]
}

export function HoldingTable({ name, rows, columns }: Props) {
  const m = portfolioMessages().holdingsTable
  return (
    <TallTable
      name={name}
      className={classes.table}
      count={rows.length}
      rowHeight={36}
      keyOf={(index) => rows[index]!.company.id}
      columns={columns.length}
      head={
        <tr aria-rowindex={1}>
          {columns.map((column) => (
            <SortHead key={column.key} column={column} />
          ))}
        </tr>
      }
      row={(index) => <Row key={rows[index]!.company.id} row={rows[index]!} index={index} columns={columns} />}
    >
      <p role="status">{m.noMatch}</p>
    </TallTable>
  )
}

/** Ascending, descending, and back to the heaviest first. */
function SortHead({ column: { key, label, unit, isNumber } }: { column: TableColumn }) {
  const m = portfolioMessages().holdingsTable
  const [{ sort }, change] = usePortfolioAddress()
  const current = readOrder(sort)
  const falls = current?.key === key ? current.falls : null
  const next = falls === null ? isNumber : falls === isNumber ? !isNumber : null
  return (
    <th
      scope="col"
      className={isNumber ? 'num' : undefined}
      aria-sort={falls === null ? 'none' : falls ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        aria-label={m.sortBy(label)}
        onClick={() => change({ sort: next === null ? undefined : `${next ? '-' : ''}${key}` })}
      >
        {label} {unit && <small>{unit}</small>}{' '}
        <span aria-hidden="true">{falls === null ? '' : falls ? '↓' : '↑'}</span>
      </button>
    </th>
  )
}

interface RowProps {
  readonly row: PortfolioHolding
  readonly index: number
  readonly columns: readonly TableColumn[]
}

function Row({ row, index, columns }: RowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">
        <span className={classes.nameCell}>
          <Link to="/companies/$companyId" params={{ companyId: row.company.id }} search={{}}>
            {heldName(row.company)}
          </Link>
          <RowActs row={row} />
        </span>
      </th>
      {columns.slice(1).map(({ key, isNumber, text, months }) => (
        <td key={key} className={isNumber ? 'num' : undefined}>
          <UnlikePeriods months={months?.(row)} />
          {text(row) ?? <span className="dim">—</span>}
        </td>
      ))}
    </tr>
  )
}

function RowActs({ row: { company, weight } }: { row: PortfolioHolding }) {
  const m = portfolioMessages().holdingsTable
  const [{ trade }, change] = usePortfolioAddress()
  const name = heldName(company)
  const sale = `${company.id}-all-${Math.max(0.01, weight * 100).toFixed(2)}`
  return (
    <FloatingMenu
      target={
        <button type="button" className="icon-btn" aria-label={m.actions(name)}>
          <Icon name="more" />
        </button>
      }
      items={[
        { label: m.openTarget, onSelect: () => change({ part: 'temperature', why: String(company.id) }) },
        {
          label: m.trySale,
          onSelect: () => change({ part: 'whatif', trade: [trade, sale].filter(Boolean).join(',') }),
        },
        { label: m.toWatchlist, onSelect: () => openAddToWatchlist([company]) },
      ]}
    />
  )
}
