import { Link } from '@tanstack/react-router'
import type { Definition } from '#contract/market/indicators.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../charts/figure/table.ts'
import { formatNumber } from '../format.ts'
import { categoryName } from '../indicators/categories.ts'
import { Head } from '../ui/rows/Head.tsx'
import { taxonomyMessages } from './messages.ts'
import classes from './taxonomy.module.css'

interface Row {
  readonly key: string
  readonly name: string
  /** Where the row leads, without a category. */
  readonly search: { readonly standard?: string; readonly sdg?: string }
  readonly has: (definition: Definition) => boolean
}

interface Props {
  readonly id: string
  readonly name: string
  readonly rowHead: string
  readonly unit: string
  readonly note?: string
  readonly finding: (name: string, count: string) => string
  readonly rows: readonly Row[]
  readonly definitions: readonly Definition[]
}

const columns = [...categories, 'finance'] as const

/** Indicators by something and by category; every number leads to its indicators. */
export function Matrix({ id, name, rowHead, unit, note, finding, rows, definitions }: Props) {
  const m = taxonomyMessages()
  const counted = rows.map((row) => {
    const own = definitions.filter(row.has)
    return { ...row, total: own.length, counts: columns.map((column) => own.filter((one) => isIn(one, column)).length) }
  })
  const max = counted.toSorted((a, b) => b.total - a.total)[0]!
  const table: TableOf = {
    caption: name,
    columns: [
      { label: rowHead },
      { label: m.matrix.total, isNumber: true },
      ...columns.map((column) => ({ label: categoryName(column), isNumber: true })),
    ],
    rows: counted.map((row) => ({
      key: row.key,
      cells: [row.name, ...[row.total, ...row.counts].map((count) => figureCell(count, formatNumber))],
    })),
  }
  return (
    <Figure
      id={`${id}_matrix`}
      name={name}
      finding={finding(max.name, formatNumber(max.total))}
      unit={unit}
      table={table}
      notes={note && <p className={classes.taxNote}>{note}</p>}
      views={[
        {
          key: 'matrix',
          label: m.matrix.chart,
          content: (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
            <section className="scroll" aria-label={name} tabIndex={0}>
              <table className={`compact ${classes.taxMatrix}`}>
                <Head columns={[...table.columns.map(({ label }) => label)]} />
                <tbody>
                  {counted.map((row) => (
                    <tr key={row.key}>
                      <th scope="row">{row.name}</th>
                      <Cell count={row.total} label={m.matrix.total} row={row} />
                      {columns.map((column, index) => (
                        <Cell
                          key={column}
                          count={row.counts[index]!}
                          label={categoryName(column)}
                          row={row}
                          of={column}
                        />
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          ),
        },
      ]}
    />
  )
}

const isIn = ({ large, middle }: Definition, column: string) => middle === column || large === column

interface CellProps {
  readonly count: number
  readonly label: string
  readonly row: Row
  readonly of?: string
}

function Cell({ count, label, row, of }: CellProps) {
  const m = taxonomyMessages().matrix
  if (count === 0) return <td className="und">·</td>
  return (
    <td>
      <Link
        to="/definitions"
        search={{ ...row.search, ...(of && { class: of }) }}
        aria-label={m.cell(row.name, label, formatNumber(count))}
      >
        {formatNumber(count)}
      </Link>
    </td>
  )
}
