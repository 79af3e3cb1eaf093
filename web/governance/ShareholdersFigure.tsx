import type { CompanyBoard } from '#contract/governance/governance.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell } from '../charts/figure/table.ts'
import { formatDay, formatNumber } from '../format.ts'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'

/** The largest shareholders as the filing lists them, ten mostly. */
export function ShareholdersFigure({ board }: { board: CompanyBoard }) {
  const m = governanceMessages()
  const { shareholders, filing } = board
  const knownPercents = shareholders.flatMap(({ percent }) => percent ?? [])
  const sum = knownPercents.reduce((total, percent) => total + percent, 0)
  const largest = Math.max(...knownPercents, 1e-9)
  const finding =
    shareholders.length === 0
      ? m.shareholdersNone
      : knownPercents.length === shareholders.length
        ? m.shareholdersFinding(formatNumber(knownPercents.length), `${formatNumber(sum, 1)}%`)
        : m.shareholders
  return (
    <Figure
      id="shareholders"
      number={7}
      name={m.shareholders}
      finding={finding}
      views={[
        {
          key: 'bars',
          label: m.shareholders,
          content: (
            <ol className={classes.holders}>
              {shareholders.map(({ position, name, shares, percent }) => (
                <li key={position}>
                  <span lang="ja">{name}</span>
                  <span className={classes.track}>
                    <i style={{ width: `${((percent ?? 0) / largest) * 100}%` }} />
                  </span>
                  <span className="num">{percent === null ? '—' : `${formatNumber(percent, 2)}%`}</span>
                  <span className="num note">{shares === null ? '' : m.shares(formatNumber(shares))}</span>
                </li>
              ))}
            </ol>
          ),
        },
      ]}
      table={
        shareholders.length === 0
          ? undefined
          : {
              caption: finding,
              columns: [{ label: m.holder }, { label: m.held, isNumber: true }, { label: m.percent, isNumber: true }],
              rows: shareholders.map(({ position, name, shares, percent }) => ({
                key: String(position),
                cells: [
                  name,
                  figureCell(shares, (value) => formatNumber(value)),
                  figureCell(percent, (value) => `${formatNumber(value, 2)}%`),
                ],
              })),
            }
      }
      source={m.filing(filing!.title, formatDay(filing!.filedOn))}
    />
  )
}
