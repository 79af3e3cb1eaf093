import { useMemo } from 'react'
import type { TargetComparison } from '#contract/comparisons/targets.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatNumber, formatSignificant, formatYear } from '../../format.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Key } from '../materiality/marks.tsx'
import { subjectsOf } from '../materiality/model.ts'
import { LinesView } from './LinesView.tsx'
import { targetsMessages } from './messages.ts'

interface Props {
  readonly screen: ComparisonScreen
  readonly targets: TargetComparison
  readonly of: 'emissions' | 'intensities'
  readonly number: number
}

/** Emissions, or emissions per sales, of the named companies over the years, with the industry's average where it is wanted. */
export function SeriesFigure({ screen: { comparison, five }, targets, of, number }: Props) {
  const m = targetsMessages()
  const subjects = useMemo(() => subjectsOf({ ...comparison, units: 'companies' }), [comparison])
  const chosen = targets[of][0]
  if (!chosen) return null
  const named = five.map((company, place) => ({
    key: String(company),
    place,
    points: targets.years.map((year, at) => ({ year, value: chosen.values[at]![company] ?? null })),
  }))
  const average = chosen.average && {
    key: 'average',
    place: -1,
    points: targets.years.map((year, at) => ({ year, value: chosen.average![at] ?? null })),
  }
  const series = [...(average ? [average] : []), ...named]
  const hasAny = series.some(({ points }) => points.some(({ value }) => value !== null))
  const name = m.ofScope(m.series[of], m.scopes[chosen.scope])
  const text =
    of === 'emissions' ? (value: number) => formatNumber(value) : (value: number) => formatSignificant(value, 3)
  return (
    <Figure
      id={`comparison_${of}`}
      number={number}
      span={6}
      name={name}
      unit={m.seriesUnit[of]}
      state={hasAny ? undefined : { kind: 'empty' }}
      views={[
        {
          key: 'lines',
          label: m.series[of],
          isPicture: true,
          content: (
            <>
              <Key subjects={subjects} five={five} average={average ? m.industryAverage : null} hasMarket={false} />
              <LinesView label={name} series={series} />
            </>
          ),
        },
      ]}
      table={{
        caption: name,
        rowsAre: 'companies',
        columns: [{ label: m.company }, ...targets.years.map((year) => ({ label: formatYear(year), isNumber: true }))],
        rows: subjects.map((subject, at) => ({
          key: subject.key,
          cells: [subject.name, ...chosen.values.map((values) => figureCell(values[at] ?? null, text))],
        })),
      }}
      source={m.foot}
    />
  )
}
