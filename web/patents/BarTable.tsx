import type { ReactNode } from 'react'
import { WeightBar } from '../charts/small/WeightBar.tsx'
import { formatNumber, formatShare } from '../format.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import classes from './patents.module.css'

export interface BarRow {
  readonly key: string
  readonly name: ReactNode
  readonly count: number
  /** Instead of the share. */
  readonly note?: ReactNode
  /** What is below it, smaller. */
  readonly below?: ReactNode
  readonly isChosen: boolean
  /** What its button does, `Filter by H01M`; without it the row has none. */
  readonly label: string
  readonly choose: () => void
}

interface Props {
  readonly caption: string
  readonly heads: readonly [name: string, count: string, last: string]
  readonly rows: readonly BarRow[]
  /** Of all patents, for the shares. */
  readonly of: number
  readonly more?: string | undefined
}

/** Names with their counts as bars; a count filters the list below. */
export function BarTable({ caption, heads, rows, of, more }: Props) {
  const max = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <>
      <table className={`compact ${classes.bars}`}>
        <caption className="sr">{caption}</caption>
        <Head columns={[heads[0], num(heads[1]), num(heads[2])]} />
        <tbody>
          {rows.map(({ key, name, count, note, below, isChosen, label, choose }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {below && <small>{below}</small>}
              </th>
              <td className="num">
                <WeightBar share={count / max} />{' '}
                {count > 0 ? (
                  <button
                    type="button"
                    className="row-opener"
                    aria-label={label}
                    aria-pressed={isChosen}
                    onClick={choose}
                  >
                    {formatNumber(count)}
                  </button>
                ) : (
                  formatNumber(count)
                )}
              </td>
              <td className="num mut">{note ?? (of === 0 ? '—' : formatShare(count / of))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more && <p className="note">{more}</p>}
    </>
  )
}
