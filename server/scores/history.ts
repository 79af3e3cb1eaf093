import type { getScoreHistory } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { ScoreView } from './view.ts'

/** Most fiscal years of a series. */
const longest = 10

/** Scores through the years: the last ten that the market has. */
export function historyOf(view: ScoreView, keys: readonly ScoreKey[]): Output<typeof getScoreHistory> {
  const { years } = view.book.panel
  const last = view.years.at(-1) ?? years.length - 1
  const shown = [...years.keys()].slice(Math.max(0, last + 1 - longest), last + 1)
  return {
    years: shown.map((year) => years[year]!),
    series: keys.map((key) => ({
      key,
      values: shown.map((year) => view.value(key, year)),
      average: shown.map((year) => view.average(key, year)),
      coverage: shown.map((year) => view.coverage(key, year)),
      ranks: shown.map((year) => view.rank(key, year)),
    })),
    recipe: view.recipe,
  }
}
