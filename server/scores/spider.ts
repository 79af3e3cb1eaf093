import type { getSpider } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { categories, type ScoreKey } from '#methodology/scores/hierarchy.ts'
import { isScoreKey, type ScoreView } from './view.ts'

/** Most axes that can still be read. */
const mostAxes = 8

/** Axes of the radar chart, 0 to 100. */
export function spiderOf(view: ScoreView, indicators: string | undefined): Output<typeof getSpider> {
  const asked = indicators?.split(',').filter(isScoreKey) ?? []
  const keys = asked.length > 0 ? asked : heaviest(view)
  const percent = (value: number | null) => (value === null ? null : value * 100)
  const { year } = view
  return {
    data: keys.map((indicator) => ({
      indicator,
      value: year === null ? null : percent(view.value(indicator, year)),
      average: year === null ? null : percent(view.average(indicator, year)),
    })),
  }
}

/** The categories that weigh most in the company's industry, in the order of the hierarchy. */
export function heaviest({ book, industry }: ScoreView): ScoreKey[] {
  const weight = (category: number) => book.weights[industry * categories.length + category]!
  const chosen = [...categories.keys()].sort((a, b) => weight(b) - weight(a) || a - b).slice(0, mostAxes)
  return chosen.sort((a, b) => a - b).map((category) => categories[category]!)
}
