import type { Industry, Mover } from '#contract/industries/industry.ts'
import { pillars } from '#methodology/scores/pillar-parts.ts'
import { pointsSince, pointsSinceCell } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { periodsColumn, UnlikePeriods } from '../../charts/small/UnlikePeriods.tsx'
import { formatNumber, formatSigned } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { CompanyLink, ScoreLink } from '../CompanyLink.tsx'
import { countCell, nameOf, pointsCell, pointsText, scoreCell } from '../figures.ts'
import { industryMessages } from '../messages.ts'
import { moversFinding } from './findings.ts'

type Props = { readonly industry: Industry }

/** The companies whose total rose and fell most against the year before. */
export function Movers({ industry }: Props) {
  const m = industryMessages()
  const { compared, rose, fell } = industry.movers
  const finding = moversFinding(industry)
  return (
    <Figure
      id="movers"
      number={5}
      name={m.movers}
      finding={finding}
      unit={useDisplayWords().points}
      state={compared === 0 ? { kind: 'empty' } : undefined}
      views={[
        { key: 'rose', label: m.rose, content: <MoverTable rows={rose} label={m.rose} /> },
        { key: 'fell', label: m.fell, content: <MoverTable rows={fell} label={m.fell} /> },
      ]}
      table={moversTable([...rose, ...fell.toReversed()], finding)}
      notes={<p className="fig-note">{m.moversNote(formatNumber(compared))}</p>}
    />
  )
}

export function MoverTable({ rows, label }: { rows: readonly Mover[]; label: string }) {
  const m = industryMessages()
  return (
    <div className="scroll">
      <table className="compact movers">
        <caption className="sr">{label}</caption>
        <Head
          columns={[
            m.company,
            num(m.total),
            num(m.change),
            ...pillars.map((key) => num(m.pillars[key])),
            num(m.rank),
            num(m.rankChange),
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.ticker && <span className="code">{row.ticker}</span>} <CompanyLink company={row} />
              </th>
              <td className="num">
                <ScoreLink company={row} name="sustainability_score" value={row.value} />
              </td>
              <td className="num">
                <UnlikePeriods months={row.months} />
                <b>{pointsSince(row.value, row.change)}</b>
              </td>
              {pillars.map((key) => (
                <td key={key} className="num">
                  {pointsText(row.parts[key])}
                </td>
              ))}
              <td className="num">{formatNumber(row.rank)}</td>
              <td className="num mut">{formatSigned(row.rankChange)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function moversTable(rows: readonly Mover[], caption: string): TableOf {
  const m = industryMessages()
  const { letters } = scoreMessages()
  const numbers = [m.total, m.change, ...pillars.map((key) => letters[key]), m.rank, m.rankChange]
  const periods = periodsColumn(rows, m.periods)
  return {
    caption,
    rowsAre: 'companies',
    columns: [{ label: m.company }, ...numbers.map((label) => ({ label, isNumber: true })), ...periods.columns],
    rows: rows.map((row) => ({
      key: String(row.id),
      cells: [
        nameOf(row),
        scoreCell(row.value),
        pointsSinceCell(row.value, row.change),
        ...pillars.map((key) => pointsCell(row.parts[key])),
        countCell(row.rank),
        { value: row.rankChange, text: formatSigned(row.rankChange) },
        ...periods.cellsOf(row),
      ],
    })),
  }
}
