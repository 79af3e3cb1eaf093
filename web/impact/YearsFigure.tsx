import { useMemo } from 'react'
import type { CompanyImpact } from '#contract/scores/impact.ts'
import { Figure } from '../charts/figure/Figure.tsx'
import { seriesTable, type TimeSeriesInput } from '../charts/time-series/series.ts'
import { TimeSeries } from '../charts/time-series/TimeSeries.tsx'
import { useContext } from '../context/search.ts'
import { formatYear } from '../format.ts'
import { ratioText } from './figures.ts'
import { impactMessages } from './messages.ts'

/** Total ÷ payroll through the years beside the middle of the industry; a year leads to its parts. */
export function YearsFigure({ impact }: { impact: CompanyImpact }) {
  const m = impactMessages()
  const [, change] = useContext()
  const input = useMemo((): TimeSeriesInput => {
    const percent = (ratio: number | null) => (ratio === null ? null : ratio * 100)
    return {
      own: impact.years.map(({ year, ratio }) => ({ year, value: percent(ratio) })),
      average: impact.years.map(({ year, industry }) => ({ year, value: percent(industry.median) })),
      averageName: m.median,
      unit: '%',
    }
  }, [impact, m])
  const finding = yearsFinding(impact)
  return (
    <Figure
      id="impact_years"
      number={2}
      span={7}
      name={m.years}
      finding={finding}
      unit={m.yearsUnit}
      views={[
        {
          key: 'line',
          label: m.years,
          isPicture: true,
          content: <TimeSeries label={finding} input={input} onSelect={(year) => change({ year })} />,
        },
      ]}
      table={seriesTable(input, finding)}
    />
  )
}

function yearsFinding({ years }: CompanyImpact): string {
  const m = impactMessages()
  const knownYears = years.flatMap(({ year, ratio }) => (ratio === null ? [] : [{ year, ratio }]))
  const [first, last] = [knownYears[0], knownYears.at(-1)]
  if (!first || !last) return m.yearsNone
  if (first === last) return m.yearsOne(formatYear(last.year), ratioText(last.ratio))
  return m.yearsFinding(ratioText(first.ratio), ratioText(last.ratio), formatYear(first.year), formatYear(last.year))
}
