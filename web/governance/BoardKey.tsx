import type { BoardYear, CompanyBoard, GovernanceFigures } from '#contract/governance/governance.ts'
import { formatNumber, formatShare } from '../format.ts'
import { figureOf, independentShare } from './board.ts'
import classes from './governance.module.css'
import { governanceMessages } from './messages.ts'

interface Props {
  readonly filing: BoardYear
  readonly counts: CompanyBoard['counts']
  readonly figures: GovernanceFigures | undefined
}

/** What the seats amount to, each beside the industry's median where there is one: that of the table of figures below. */
export function BoardKey({ filing, counts, figures }: Props) {
  const m = governanceMessages()
  const medianOf = (code: string, unit = '') => {
    const median = figureOf(figures, code)?.industry.median
    return median == null ? null : m.industryMedian(`${formatNumber(median, 1)}${unit}`)
  }
  const share = figureOf(figures, independentShare)
  const women = figureOf(figures, 'S-DV-006')
  const isOfYear = figures?.year === filing.fiscalYear
  const officers = counts?.women != null && counts.men !== null ? counts.women + counts.men : null
  const womenText =
    isOfYear && women?.value != null
      ? m.persons(formatNumber(women.value))
      : counts?.women != null
        ? `${m.persons(formatNumber(counts.women))}${officers === null ? '' : m.ofOfficers(formatNumber(officers))}`
        : '—'
  const part = (knownCount: number) =>
    knownCount < filing.directors ? m.of(formatNumber(knownCount), formatNumber(filing.directors)) : ''
  const rows: readonly (readonly [string, string, string | null])[] = [
    [m.key.seats, m.persons(formatNumber(filing.directors)), medianOf('G-BD-001')],
    ...(filing.auditors > 0 ? [[m.key.auditors, m.persons(formatNumber(filing.auditors)), null] as const] : []),
    [
      m.key.independent,
      filing.independent === null
        ? isOfYear && share?.value != null
          ? `${formatNumber(share.value, 1)}%`
          : '—'
        : // Beside a share stands a share.
          `${m.persons(formatNumber(filing.independent))}${m.share(formatShare(filing.independent / filing.directors, 1))}`,
      medianOf(independentShare, '%'),
    ],
    [m.key.women, womenText, medianOf('S-DV-006')],
    [
      m.key.age,
      filing.meanAge === null ? '—' : `${formatNumber(filing.meanAge, 1)}${part(filing.withAge)}`,
      medianOf('G-BD-012'),
    ],
    [
      m.key.tenure,
      filing.meanTenure === null ? '—' : `${formatNumber(filing.meanTenure, 1)} ${m.years}${part(filing.withTenure)}`,
      medianOf('G-BD-013'),
    ],
  ]
  return (
    <dl className={classes.key}>
      {rows.map(([name, own, industry]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b>{own}</b>
            {industry && <small>{industry}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
