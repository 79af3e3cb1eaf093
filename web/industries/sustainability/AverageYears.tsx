import { useMemo } from 'react'
import type { Industry } from '#contract/industries/industry.ts'
import type { YearSteps } from '#contract/scores/score.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import type { TableOf } from '../../charts/figure/table.ts'
import { chartMessages } from '../../charts/messages.ts'
import { breaksSentence, jointsOf } from '../../charts/time-series/steps.ts'
import { TimeSeries } from '../../charts/time-series/TimeSeries.tsx'
import { formatYear } from '../../format.ts'
import { scoreMessages, scoreName } from '../../scoring/score-messages.ts'
import { percent, scoreCell } from '../figures.ts'
import { industryMessages } from '../messages.ts'
import { useChosenTotal } from '../use-industries.ts'
import { yearsFinding } from './findings.ts'

/** Ten years of the averages, beside the median of the whole market. */
export function AverageYears({ industry }: { industry: Industry }) {
  const m = industryMessages()
  const { letters } = scoreMessages()
  const [key, view, choose] = useChosenTotal('years')
  const finding = yearsFinding(industry, key)
  return (
    <Figure
      id="years"
      number={3}
      span={5}
      name={m.years}
      finding={finding}
      state={industry.history.years.length === 0 ? { kind: 'empty' } : undefined}
      views={totalKeys.map((each) => ({
        key: each,
        label: each === 'sustainability_score' ? m.total : letters[each].slice(-1),
        isPicture: true,
        content: <Years history={industry.history} name={each} label={finding} />,
      }))}
      view={view}
      onView={choose}
      table={yearsTable(industry.history, finding)}
      notes={
        <p className="fig-note">
          {m.yearsNote} {breaksOf(industry.history, key)}
        </p>
      }
    />
  )
}

function breaksOf({ years, series }: Industry['history'], name: Total): string | undefined {
  const match = series.find(({ key }) => key === name)
  return match && breaksSentence(years, jointsOf(match.averages, 'companies'))
}

interface Props {
  readonly history: Industry['history']
  readonly name: Total
  readonly label: string
}

function Years({ history: { years, series }, name, label }: Props) {
  const m = industryMessages()
  const input = useMemo(() => {
    const match = series.find(({ key }) => key === name)!
    const of = (values: readonly (number | null)[], steps: YearSteps) => {
      const joints = jointsOf(steps, 'companies')
      return years.map((year, index) => ({ year, value: percent(values[index] ?? null), ...joints[index] }))
    }
    const average = of(match.marketMedian, match.markets)
    return { own: of(match.average, match.averages), average, averageName: m.marketMedian }
  }, [years, series, name, m])
  return <TimeSeries label={label} input={input} height={236} />
}

function yearsTable({ years, series }: Industry['history'], caption: string): TableOf {
  const m = industryMessages()
  const lines = totalKeys.flatMap((name) => series.find(({ key }) => key === name) ?? [])
  return {
    caption,
    columns: [
      { label: chartMessages().year },
      ...lines.flatMap(({ key }) =>
        [m.average, m.median, m.marketMedian].map((each) => ({ label: `${scoreName(key)} ${each}`, isNumber: true })),
      ),
    ],
    rows: years.map((year, index) => ({
      key: String(year),
      cells: [
        formatYear(year),
        ...lines.flatMap(({ average, median, marketMedian }) =>
          [average, median, marketMedian].map((values) => scoreCell(values[index] ?? null)),
        ),
      ],
    })),
  }
}
