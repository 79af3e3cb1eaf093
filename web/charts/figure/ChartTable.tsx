import { useState } from 'react'
import { formatNumber } from '../../format.ts'
import { markOf } from '../../i18n/language-of.ts'
import { chartMessages } from '../messages.ts'
import type { Cell, TableOf } from './table.ts'

/** Rows that can be picked, by a box before each. */
export interface Picks {
  /** Head of the column. */
  readonly name: string
  readonly label: (row: string) => string
  readonly has: (key: string) => boolean
  readonly toggle: (key: string) => void
}

interface Props {
  readonly table: TableOf
  /** Opens what stands behind a row. */
  readonly onSelect?: ((key: string) => void) | undefined
  readonly picks?: Picks | undefined
}

/** Rows that are drawn at a time. */
const step = 200

/** The same as the chart in rows and columns; wider than its room, it scrolls. */
export function ChartTable({ table, onSelect, picks }: Props) {
  const own = <PlainTable table={table} onSelect={onSelect} picks={picks} />
  if (onSelect || picks) return <div className="scroll">{own}</div>
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

export function PlainTable({ table, onSelect, picks }: Props) {
  const m = chartMessages()
  const { caption, columns, rows } = table
  const [most, setMost] = useState(step)
  return (
    <>
      <table className="compact chart-table">
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {picks && (
              <th scope="col" className="pick">
                <span className="sr">{picks.name}</span>
              </th>
            )}
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? 'num' : undefined} lang={markOf(label)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map(({ key, cells: [name, ...rest] }) => (
            <tr key={key}>
              {picks && (
                <td className="pick">
                  <input
                    type="checkbox"
                    aria-label={picks.label(textOf(name!))}
                    checked={picks.has(key)}
                    onChange={() => picks.toggle(key)}
                  />
                </td>
              )}
              <th scope="row" lang={markOf(textOf(name!))}>
                {onSelect ? (
                  <button type="button" className="row-opener" onClick={() => onSelect(key)}>
                    {textOf(name!)}
                  </button>
                ) : (
                  textOf(name!)
                )}
              </th>
              {rest.map((cell, index) => (
                <td
                  key={columns[index + 1]!.label}
                  className={columns[index + 1]!.isNumber ? 'num' : undefined}
                  lang={cell === null ? undefined : markOf(textOf(cell))}
                >
                  <CellText cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <button type="button" className="act" onClick={() => setMost(most + step)}>
          {m.moreRows(formatNumber(most), formatNumber(rows.length))}
        </button>
      )}
    </>
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
