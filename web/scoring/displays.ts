import { useMemo } from 'react'
import type { Score } from '#contract/scores/score.ts'
import type { CompanyScores, getScoreHistory } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Display, PeerDisplay } from '#methodology/scores/displays.ts'
import type { TableOf } from '../charts/figure/table.ts'
import { useContext } from '../context/search.ts'
import { scoreMessages } from './score-messages.ts'

type History = Output<typeof getScoreHistory>

/** How the context shows scores. */
export const useDisplay = (): Display => useContext()[0].display ?? 'score'

/** The same as a query: a list has what it shows beside its scores only where it is asked for. */
export function useDisplayQuery(): { readonly display?: PeerDisplay } {
  const display = useDisplay()
  return display === 'score' ? {} : { display }
}

/** A percentile of 0 to 1, or a deviation score, on the scale that scores are drawn and written on: 0 to 1, so that 50 is 0.5. */
export const onScale = (value: number | null, display: PeerDisplay): number | null =>
  value === null || display === 'percentile' ? value : value / 100

/** A score with everything that it is read against, as the context shows it. */
export function shownScore(score: Score, display: Display): Score {
  if (display === 'score') return score
  const { value, average, lower, upper, best, previous } = score.displays[display]
  const figures = { value, average, lower, upper, best, previous }
  const { interval: _, ...rest } = score
  return {
    ...rest,
    ...intervalIn(score, display),
    ...(Object.fromEntries(
      Object.entries(figures).map(([name, figure]) => [name, onScale(figure, display)]),
    ) as typeof figures),
  }
}

/** Ranks read as percentiles; a deviation score has no ends that could be told from ranks. */
function intervalIn({ interval }: Score, display: PeerDisplay): Pick<Score, 'interval'> {
  if (!interval || display !== 'percentile') return {}
  const percentileOf = (rank: number) => (interval.of - rank + 0.5) / interval.of
  return { interval: { ...interval, low: percentileOf(interval.worst), high: percentileOf(interval.best) } }
}

export function shownScores(scores: CompanyScores, display: Display): CompanyScores {
  if (display === 'score') return scores
  return {
    ...scores,
    scores: scores.scores.map((score) => shownScore(score, display)),
    policies: scores.policies.map((policy) => ({ ...policy, value: onScale(policy.displays[display], display) })),
  }
}

export function shownHistory(history: History, display: Display): History {
  if (display === 'score') return history
  const onScales = (values: readonly (number | null)[]) => values.map((value) => onScale(value, display))
  return {
    ...history,
    series: history.series.map((each) => ({
      ...each,
      values: onScales(each.displays[display].values),
      average: onScales(each.displays[display].average),
    })),
  }
}

/** The same scores as the context shows them; undefined while they are on their way. */
export function useShownScores(scores: CompanyScores | undefined): CompanyScores | undefined {
  const display = useDisplay()
  return useMemo(() => scores && shownScores(scores, display), [scores, display])
}

export function useShownHistory(history: History | undefined): History | undefined {
  const display = useDisplay()
  return useMemo(() => history && shownHistory(history, display), [history, display])
}

/** What the display of the context is called, where something other than the score itself is shown. */
export function useDisplayWords() {
  const display = useDisplay()
  const m = scoreMessages()
  const name = display === 'score' ? undefined : m.displays[display]
  const labelled = (label: string) => (name === undefined ? label : m.inDisplay(label, name))
  return {
    /** What scores are shown as; undefined for scores as they are. */
    name,
    /** The name of a figure with what it is shown as: `Score (percentile)`. */
    labelled,
    /** A line above a figure that follows the display; undefined for scores. */
    unit: display === 'score' ? undefined : m.displayUnits[display],
    /** A line above a figure that stays in points of score; undefined where all are. */
    points: display === 'score' ? undefined : m.inPoints,
    /** A table whose columns of these labels hold what is shown. */
    headed: (table: TableOf, labels: readonly string[]): TableOf => ({
      ...table,
      columns: table.columns.map((column) =>
        labels.includes(column.label) ? { ...column, label: labelled(column.label) } : column,
      ),
    }),
  }
}
