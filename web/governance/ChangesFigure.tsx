import type { BoardYear, CompanyBoard } from '#contract/governance/governance.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { figureCell } from '../charts/figure/table.ts'
import { useContext } from '../context/search.ts'
import { formatDay, formatNumber, formatYear } from '../format.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'

/** Who came, who left, who has another title since the filing before; and the boards of ten years, each as of its day. */
export function ChangesFigure({ board }: { board: CompanyBoard }) {
  const m = governanceMessages()
  const [, change] = useContext()
  const filing = board.filing!
  const { joined, left } = filing
  const hasChanges = joined !== null && left !== null && (joined.length > 0 || left.length > 0)
  const finding =
    joined === null || left === null
      ? m.changesFirst
      : hasChanges
        ? m.changesFinding(formatNumber(joined.length), formatNumber(left.length))
        : m.changesNone
  return (
    <Figure
      id="board_changes"
      number={4}
      span={6}
      name={m.changes}
      finding={finding}
      views={[
        {
          key: 'changes',
          label: m.changes,
          content: (
            <dl className={classes.changes}>
              <Names name={m.joined} of={joined} />
              <Names name={m.left} of={left} />
              {board.retitled.length > 0 && (
                <div>
                  <dt>{m.retitled}</dt>
                  <dd lang="ja">
                    {board.retitled.map(({ name, from, to }) => (
                      <p key={name}>
                        {name}：{from ?? '—'} → {to ?? '—'}
                      </p>
                    ))}
                  </dd>
                </div>
              )}
            </dl>
          ),
        },
        {
          key: 'history',
          label: m.history,
          content: <History filings={board.filings} toDay={(asOf) => change({ asOf })} />,
        },
      ]}
      table={{
        caption: m.history,
        rowsAre: 'years',
        columns: [
          { label: m.filedOn },
          { label: m.key.seats, isNumber: true },
          { label: m.outside, isNumber: true },
          { label: m.key.age, isNumber: true },
          { label: m.key.tenure, isNumber: true },
          { label: m.joined },
          { label: m.left },
        ],
        rows: [...board.filings].reverse().map((row) => ({
          key: String(row.documentId),
          cells: [
            formatDay(row.filedOn),
            figureCell(row.directors, (value) => formatNumber(value)),
            figureCell(row.outside, (value) => formatNumber(value)),
            figureCell(row.meanAge, (value) => formatNumber(value, 1)),
            figureCell(row.meanTenure, (value) => formatNumber(value, 1)),
            row.joined?.join('、') ?? null,
            row.left?.join('、') ?? null,
          ],
        })),
      }}
    />
  )
}

function Names({ name, of }: { name: string; of: readonly string[] | null }) {
  const m = governanceMessages()
  return (
    <div>
      <dt>{name}</dt>
      <dd>{of === null ? '—' : of.length === 0 ? m.nobodyCame : <span lang="ja">{of.join('、')}</span>}</dd>
    </div>
  )
}

function History({ filings, toDay }: { filings: readonly BoardYear[]; toDay: (day: string) => void }) {
  const m = governanceMessages()
  return (
    <table className={classes.officers}>
      <Head
        columns={[
          m.filedOn,
          num(m.key.seats),
          num(m.outside),
          num(m.key.age),
          num(m.key.tenure),
          num(m.joined),
          num(m.left),
        ]}
      />
      <tbody>
        {[...filings].reverse().map((row) => (
          <tr key={row.documentId}>
            <th scope="row">
              <button type="button" className="act" onClick={() => toDay(row.filedOn)}>
                {formatDay(row.filedOn)}
              </button>
              {row.fiscalYear !== null && <small className="note"> {formatYear(row.fiscalYear)}</small>}
            </th>
            <td className="num">{formatNumber(row.directors)}</td>
            <td className="num">{row.outside === null ? '—' : formatNumber(row.outside)}</td>
            <td className="num">{row.meanAge === null ? '—' : formatNumber(row.meanAge, 1)}</td>
            <td className="num">{row.meanTenure === null ? '—' : formatNumber(row.meanTenure, 1)}</td>
            <td className="num">{row.joined === null ? '—' : formatNumber(row.joined.length)}</td>
            <td className="num">{row.left === null ? '—' : formatNumber(row.left.length)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
