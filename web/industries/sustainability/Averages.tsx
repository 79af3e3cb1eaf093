import type { Industry } from '#contract/industries/industry.ts'
import { pillars } from '#methodology/scores/pillar-parts.ts'
import { pointsBetween, pointsBetweenCell } from '../../charts/figure/difference.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { DistributionStrip } from '../../charts/small/DistributionStrip.tsx'
import { formatDay, formatNumber } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { scoreMessages, scoreName } from '../../scoring/score-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { CompanyLink, ScoreLink } from '../CompanyLink.tsx'
import { countCell, nameOf, percent, scoreCell, scoreText, sizeText } from '../figures.ts'
import classes from '../industries.module.css'
import { industryMessages } from '../messages.ts'
import { averagesFinding } from './findings.ts'

type Props = { readonly industry: Industry }

/** The averages of the ten largest, where they stand among all industries, and which ten they are. */
export function Averages({ industry }: Props) {
  const m = industryMessages()
  const { by, day, companies } = industry.average
  const unscored = companies.filter(({ values }) => values.sustainability_score === null).length
  return (
    <Figure
      id="averages"
      number={1}
      name={m.averages}
      finding={averagesFinding(industry)}
      unit={useDisplayWords().points}
      state={industry.average.companies.length === 0 ? { kind: 'empty' } : undefined}
      views={[
        { key: 'position', label: m.position, content: <Positions industry={industry} /> },
        { key: 'leaders', label: m.leaders, content: <Leaders industry={industry} /> },
      ]}
      table={averagesTable(industry)}
      notes={
        <p className="fig-note">
          {m.averageBy[by](day ? formatDay(day) : '')}
          {'　'}
          {m.amongKey}
          {unscored > 0 && ` ${m.unscoredLeaders(formatNumber(unscored))}`}
        </p>
      }
    />
  )
}

export function Positions({ industry }: Props) {
  const m = industryMessages()
  return (
    <div className="scroll">
      <table className={`compact ${classes.positions}`}>
        <Head
          columns={[
            m.score,
            num(m.average),
            num(m.change),
            { name: m.among, className: 'strip-col' },
            num(m.rank),
            num(m.marketMedian),
          ]}
        />
        <tbody>
          {industry.totals.map(({ key, average, previous, marketMedian, rank, others }) => (
            <tr key={key}>
              <th scope="row">{scoreName(key)}</th>
              <td className="num">
                <b className={key === 'sustainability_score' ? classes.hero : undefined}>{scoreText(average)}</b>
              </td>
              <td className="num">{pointsBetween(average, previous)}</td>
              <td className="strip-col">
                <DistributionStrip
                  value={percent(average)}
                  average={percent(marketMedian)}
                  peers={others.map((other) => other * 100)}
                />
              </td>
              <td className="num mut">{rank ? m.rankOf(formatNumber(rank.rank), formatNumber(rank.of)) : '—'}</td>
              <td className="num">{scoreText(marketMedian)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export function Leaders({ industry: { average } }: Props) {
  const m = industryMessages()
  return (
    <div className="scroll">
      <table className="compact">
        <Head
          columns={[m.company, num(m.sizeBy[average.by]), num(m.total), ...pillars.map((key) => num(m.pillars[key]))]}
        />
        <tbody>
          {average.companies.map((company) => (
            <tr key={company.id}>
              <th scope="row">
                {company.ticker && <span className="code">{company.ticker}</span>} <CompanyLink company={company} />
              </th>
              <td className="num">{sizeText(company.size)}</td>
              {(['sustainability_score', ...pillars] as const).map((key) => (
                <td key={key} className="num">
                  <ScoreLink company={company} name={key} value={company.values[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The averages and the ten below each other, so that one file holds both. */
function averagesTable({ totals, average, industry }: Industry): TableOf {
  const m = industryMessages()
  const { letters } = scoreMessages()
  const numbers = [m.total, ...pillars.map((key) => letters[key]), m.sizeBy[average.by]]
  const row = (label: string, of: (total: Industry['totals'][number]) => ReturnType<typeof scoreCell>) => ({
    key: label,
    cells: [label, ...totals.map(of), null],
  })
  return {
    caption: nameOf(industry),
    columns: [{ label: m.company }, ...numbers.map((label) => ({ label, isNumber: true }))],
    rows: [
      row(m.average, (total) => scoreCell(total.average)),
      row(m.change, ({ average: now, previous }) => pointsBetweenCell(now, previous)),
      row(m.rank, ({ rank }) => countCell(rank?.rank ?? null)),
      row(m.marketMedian, ({ marketMedian }) => scoreCell(marketMedian)),
      ...average.companies.map((company) => ({
        key: String(company.id),
        cells: [
          nameOf(company),
          scoreCell(company.values.sustainability_score),
          ...pillars.map((key) => scoreCell(company.values[key])),
          countCell(company.size / 100),
        ],
      })),
    ],
  }
}
