import type { ScoreBasis } from '#contract/scores/basis.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { basisMessages } from './basis-messages.ts'

type Row = ScoreBasis['totals'][number]

const twoDigits = (value: number) => formatNumber(value, 2)
const orDash = (value: number | null, format: (value: number) => string) => (value === null ? '—' : format(value))

/** Reliability, intervals and size of the four totals. */
export function TotalsFigure({ basis: { totals, leastReliability } }: { basis: ScoreBasis }) {
  const m = basisMessages()
  const ranked = totals.filter(({ hasRanks }) => hasRanks).map(({ key }) => scoreName(key))
  const finding = ranked.length > 0 ? m.ranked(ranked) : m.noneRanked
  const numbers = [m.companies, m.figures, m.reliability, m.twice, m.error, m.sales, m.headcount]
  return (
    <Figure
      id="score-reliability"
      name={m.totals}
      finding={finding}
      views={[{ key: 'totals', label: m.totals, content: <Totals rows={totals} /> }]}
      table={{
        caption: finding,
        columns: [{ label: m.score }, ...numbers.map((label) => ({ label, isNumber: true })), { label: m.ranks }],
        rows: totals.map((row) => ({
          key: row.key,
          cells: [
            scoreName(row.key),
            figureCell(row.companies, formatNumber),
            figureCell(row.figures, formatNumber),
            figureCell(row.reliability, twoDigits),
            figureCell(row.reliabilityOfTwice, twoDigits),
            figureCell(row.rankError, formatShare),
            figureCell(row.size.sales, twoDigits),
            figureCell(row.size.headcount, twoDigits),
            row.hasRanks ? m.yes : m.no,
          ],
        })),
      }}
      notes={
        <>
          {leastReliability !== null && <p className="fig-note">{m.totalsNote(twoDigits(leastReliability))}</p>}
          <p className="fig-note">{m.raise}</p>
        </>
      }
    />
  )
}

function Totals({ rows }: { rows: readonly Row[] }) {
  const m = basisMessages()
  const numbers = [m.companies, m.figures, m.reliability, m.twice, m.error, m.sales, m.headcount]
  return (
    <div className="scroll">
      <table>
        <Head columns={[m.score, ...numbers.map(num), m.ranks]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{scoreName(row.key)}</th>
              <td className="num">{formatNumber(row.companies)}</td>
              <td className="num">{orDash(row.figures, formatNumber)}</td>
              <td className="num">{orDash(row.reliability, twoDigits)}</td>
              <td className="num mut">{orDash(row.reliabilityOfTwice, twoDigits)}</td>
              <td className="num">{orDash(row.rankError, formatShare)}</td>
              <td className="num">{orDash(row.size.sales, twoDigits)}</td>
              <td className="num">{orDash(row.size.headcount, twoDigits)}</td>
              <td>{row.hasRanks ? m.yes : m.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
