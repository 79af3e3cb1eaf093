import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { getScoreHistory } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { trendFinding } from '#methodology/findings/series.ts'
import { totalKeys } from '#methodology/scores/hierarchy.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { chartMessages } from '../../charts/messages.ts'
import type { TimeSeriesInput } from '../../charts/time-series/series.ts'
import { breaksSentence, jointsOf } from '../../charts/time-series/steps.ts'
import { TimeSeries } from '../../charts/time-series/TimeSeries.tsx'
import { findingMessages } from '../../findings/messages.ts'
import { sentence } from '../../findings/sentence.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { useDisplayWords, useShownHistory } from '../../scoring/displays.ts'
import { scoreName } from '../../scoring/score-messages.ts'
import { useScoreContext, useScoreHistory } from '../../scoring/use-scores.ts'
import { percentOf } from '../profile-axes.ts'
import type { ScoreScreen } from '../sheet/ScorePage.tsx'
import { useScoresAddress } from '../use-address.ts'
import { dashboardMessages } from './dashboard-messages.ts'
import { stateOf } from './SpiderChart.tsx'

type History = Output<typeof getScoreHistory>

/** Below this share of disclosed weight a year is drawn hollow, as an estimate is. */
const mostlyDisclosed = 0.5

/** Up to ten years of the total and the pillars, each beside its industry. */
export function ScoreYears({ companyId }: ScoreScreen) {
  const m = dashboardMessages()
  const [{ key, view }, change] = useScoresAddress()
  const history = useScoreHistory(companyId, useScoreContext())
  const displayHistory = useShownHistory(history.data)
  const { unit, headed } = useDisplayWords()
  const totalKey = totalKeys.find((each) => each === key) ?? 'sustainability_score'
  const toYear = useToYear(totalKey)
  const finding = useMemo(() => yearsFinding(displayHistory, totalKey), [displayHistory, totalKey])
  return (
    <Figure
      id="time_series_score"
      number={4}
      span={5}
      name={m.sections.time_series_score}
      finding={finding}
      unit={unit}
      state={stateOf(history, history.data?.years.length ?? 0)}
      view={view === 'years-table' ? 'table' : totalKey}
      onView={(next) =>
        change(
          next === 'table'
            ? { view: 'years-table' }
            : { view: undefined, key: next === totalKeys[0] ? undefined : next },
        )
      }
      views={totalKeys.map((each) => ({
        key: each,
        label: m.tabs[each],
        isPicture: true,
        content: <Years history={displayHistory} name={each} label={finding ?? ''} toYear={toYear} />,
      }))}
      table={displayHistory && headedAll(historyTable(displayHistory, finding ?? ''), headed)}
      notes={
        <p className="fig-note">
          {m.hollow} {breaksOf(displayHistory, totalKey)}
        </p>
      }
    />
  )
}

interface YearsProps {
  readonly history: History | undefined
  readonly name: string
  readonly label: string
  readonly toYear: (year: number) => void
}

function Years({ history, name, label, toYear }: YearsProps) {
  const input = useMemo(() => history && yearsInput(history, name), [history, name])
  return input ? <TimeSeries label={label} input={input} onSelect={toYear} /> : null
}

/** One score through the years, beside the average of its industry. */
export function yearsInput({ years, series }: History, name: string): TimeSeriesInput | undefined {
  const match = series.find(({ key }) => key === name)
  const own = match ? jointsOf(match.own, 'indicators') : []
  const averages = match ? jointsOf(match.averages, 'companies') : []
  return (
    match && {
      own: years.map((year, index) => ({
        year,
        ...own[index],
        value: percentOf(match.values[index]),
        isEstimated: (match.coverage[index] ?? 0) < mostlyDisclosed,
      })),
      average: years.map((year, index) => ({ year, value: percentOf(match.average[index]), ...averages[index] })),
    }
  )
}

export function yearsFinding(history: History | undefined, name: string): string | undefined {
  const match = history?.series.find(({ key }) => key === name)
  if (!history || !match) return undefined
  // A year that rests on nothing disclosed is no point of a course.
  const series = history.years.map((fiscalYear, at) => ({
    fiscalYear,
    score: (match.coverage[at] ?? 0) > 0 ? percentOf(match.values[at]) : null,
    isLikeBefore: match.own.steps[at]?.isComparable ?? true,
    isLikeLast: match.own.isLikeLast[at] ?? true,
  }))
  return sentence(trendFinding(series), findingMessages())
}

function breaksOf(history: History | undefined, name: string): string | undefined {
  const match = history?.series.find(({ key }) => key === name)
  return history && match && breaksSentence(history.years, jointsOf(match.own, 'indicators'))
}

/** All four beside each other, so that the table says more than one of the pictures. */
function historyTable({ years, series }: History, caption: string): TableOf {
  const m = chartMessages()
  const score = (value: number) => formatNumber(value, 1)
  const lines = totalKeys.flatMap((name) => series.find(({ key }) => key === name) ?? [])
  const number = (label: string) => ({ label, isNumber: true })
  return {
    caption,
    rowsAre: 'years',
    columns: [
      { label: m.year },
      ...lines.flatMap(({ key }) => [
        number(scoreName(key)),
        { label: `${scoreName(key)} ${m.steps.inputs}` },
        number(`${scoreName(key)} ${m.average}`),
      ]),
    ],
    rows: years.map((year, index) => ({
      key: String(year),
      cells: [
        formatYear(year),
        ...lines.flatMap(({ values, average, own }) => [
          figureCell(percentOf(values[index]), score),
          jointsOf(own, 'indicators')[index]?.inputs ?? null,
          figureCell(percentOf(average[index]), score),
        ]),
      ],
    })),
  }
}

/** Every column but the year's. */
const headedAll = (table: TableOf, headed: ReturnType<typeof useDisplayWords>['headed']) =>
  headed(
    table,
    table.columns.slice(1).map(({ label }) => label),
  )

/** A year of the picture opens the reasons of its score in that year. */
function useToYear(key: string) {
  const navigate = useNavigate()
  return (year: number) =>
    void navigate({ to: '.', search: (old) => ({ ...old, year, why: key }), replace: true, resetScroll: false })
}
