import { useMemo } from 'react'
import type { Industry } from '#contract/industries/industry.ts'
import { totalKeys } from '#methodology/scores/hierarchy.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { binsOf } from '../../charts/small/bins.ts'
import { formatNumber, formatScore, formatShare } from '../../format.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { scoredCount, scoreMessages } from '../../scoring/score-messages.ts'
import { countCell, scoreCell } from '../figures.ts'
import { industryMessages } from '../messages.ts'
import { useChosenTotal } from '../use-industries.ts'
import { distributionFinding } from './findings.ts'
import { IndustryHistogram } from './IndustryHistogram.tsx'

/** How the companies' scores are spread, with the quarters marked, and how much of them was disclosed. */
export function Distribution({ industry }: { industry: Industry }) {
  const m = industryMessages()
  const { letters } = scoreMessages()
  const [key, view, choose] = useChosenTotal('distribution')
  const total = industry.totals.find((each) => each.key === key)!
  const finding = distributionFinding(total)
  return (
    <Figure
      id="distribution"
      number={2}
      span={7}
      name={m.distribution}
      finding={finding}
      unit={useDisplayWords().points}
      state={total.scores.length === 0 ? { kind: 'empty' } : undefined}
      view={view}
      onView={choose}
      views={totalKeys.map((each) => ({
        key: each,
        label: each === 'sustainability_score' ? m.total : letters[each],
        isPicture: true,
        content: <IndustryHistogram total={total} label={finding ?? ''} />,
      }))}
      table={useMemo(() => distributionTable(total, finding ?? ''), [total, finding])}
      notes={<Coverage industry={industry} />}
    />
  )
}

export function Coverage({ industry: { origins, coverage, industry } }: { industry: Industry }) {
  const m = industryMessages()
  const scored = origins.disclosed + origins.estimated + origins.inferred + origins['worst-value']
  if (scored === 0 || !coverage) return null
  const without = scoredCount(industry.scored, industry.companies)
  const parts = [
    [origins.disclosed + origins.estimated, m.origins.disclosed] as const,
    [origins.inferred, m.origins.inferred] as const,
    [origins['worst-value'], m.origins.worst] as const,
  ].flatMap(([count, words]) => (count > 0 ? [words(formatShare(count / scored))] : []))
  return (
    <p className="fig-note">
      {without && `${m.sentence(without)} `}
      {m.origins.sentence(parts)}{' '}
      {m.coverageLine(formatShare(coverage.median), formatShare(coverage.lower), formatShare(coverage.upper))}
    </p>
  )
}

/** Steps of five points with the companies in each, below the quarters. */
function distributionTable({ scores, quartiles, average }: Industry['totals'][number], caption: string): TableOf {
  const m = industryMessages()
  const bins = binsOf(scores, [0, 1], 20).filter(({ count }) => count > 0)
  const mark = (label: string, value: number | null) => ({ key: label, cells: [label, scoreCell(value), null] })
  return {
    caption,
    columns: [{ label: m.range }, { label: m.score, isNumber: true }, { label: m.count, isNumber: true }],
    rows: [
      ...(['least', 'lower', 'median', 'upper', 'most'] as const).map((key) => mark(m[key], quartiles?.[key] ?? null)),
      mark(m.tenAverage, average),
      ...bins.map(({ from, to, count }) => ({
        key: formatNumber(from, 3),
        cells: [`${formatScore(from)}–${formatScore(to)}`, null, countCell(count)],
      })),
    ],
  }
}
