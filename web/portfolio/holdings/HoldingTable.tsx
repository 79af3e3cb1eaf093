import { Link } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { FloatingMenu } from '../../ui/floating/FloatingMenu.tsx'
import { Icon } from '../../ui/icons.tsx'
import { openAddToWatchlist } from '../../watchlists/add/open-add.tsx'
import { usePortfolioAddress } from '../address.ts'
import { heldName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { readOrder, type TableColumn } from './columns.ts'
import classes from './holdings.module.css'

/** Rows are equally high, so that as many are drawn as are in sight. */
const rowHeight = 36

interface Props {
  readonly name: string
  readonly rows: readonly PortfolioHolding[]
  readonly columns: readonly TableColumn[]
}

export function HoldingTable({ name, rows, columns }: Props) {
  const m = portfolioMessages().holdingsTable
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]!.company.id,
    overscan: 10,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = items.length === 0 ? 0 : virtual.getTotalSize() - items.at(-1)!.end
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the arrow keys
    <section ref={box} className={classes.box} tabIndex={0} aria-label={name}>
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <SortHead key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} width={columns.length} />
          {items.map(({ index, key }) => (
            <Row key={key as number} row={rows[index]!} index={index} columns={columns} />
          ))}
          <Gap height={after} width={columns.length} />
        </tbody>
      </table>
      {rows.length === 0 && <p role="status">{m.noMatch}</p>}
    </section>
  )
}

function Gap({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null
  return (
    <tr className={classes.gap} style={{ height }}>
      <td colSpan={width} />
    </tr>
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
      {columns.slice(1).map(({ key, isNumber, text }) => (
        <td key={key} className={isNumber ? 'num' : undefined}>
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
