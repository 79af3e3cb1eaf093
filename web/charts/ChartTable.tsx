import { chartMessages } from './messages.ts'
import type { Cell, TableOf } from './table.ts'

interface Props {
  readonly table: TableOf
  /** Opens what stands behind a row. */
  readonly onSelect?: ((key: string) => void) | undefined
}

/** The same as the chart in rows and columns; wider than its room, it scrolls. */
export function ChartTable({ table, onSelect }: Props) {
  const own = <PlainTable table={table} onSelect={onSelect} />
  if (onSelect) return <div className="scroll">{own}</div>
  return (
    <section
      className="scroll"
      aria-label={table.caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll
      tabIndex={0}
    >
      {own}
    </section>
  )
}

export function PlainTable({ table: { caption, columns, rows }, onSelect }: Props) {
  return (
    <table className="compact chart-table">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, isNumber }) => (
            <th key={label} scope="col" className={isNumber ? 'num' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...rest] }) => (
          <tr key={key}>
            <th scope="row">
              {onSelect ? (
                <button type="button" className="row-opener" onClick={() => onSelect(key)}>
                  {textOf(name!)}
                </button>
              ) : (
                textOf(name!)
              )}
            </th>
            {rest.map((cell, index) => (
              <td key={columns[index + 1]!.label} className={columns[index + 1]!.isNumber ? 'num' : undefined}>
                <CellText cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CellText({ cell }: { cell: Cell }) {
  if (cell !== null) return textOf(cell)
  return (
    <span className="und">
      <span aria-hidden="true">—</span>
      <span className="sr">{chartMessages().noValue}</span>
    </span>
  )
}

function textOf(cell: Cell): string {
  if (cell === null) return '—'
  return typeof cell === 'string' ? cell : cell.text
}
