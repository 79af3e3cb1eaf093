import type { getSpider } from '#contract/scores/peers.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { categories, type ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

/** Most axes that can still be read. */
const maxAxes = 8

/** Axes of the radar chart, 0 to 100. */
export function spiderOf(company: CompanySnapshot, indicators: readonly ScoreKey[] = []): Output<typeof getSpider> {
  const keys = indicators.length > 0 ? indicators : heaviest(company)
  const percent = (value: number | null) => (value === null ? null : value * 100)
  const { year } = company
  return {
    data: keys.map((indicator) => ({
      indicator,
      value: year === null ? null : percent(company.score(indicator, year)),
      average: year === null ? null : percent(company.average(indicator, year)),
    })),
  }
}

/** The categories that weigh most in the company's industry, in the order of the hierarchy. */
function heaviest({ market, industry }: CompanySnapshot): ScoreKey[] {
  const weights = market.weightsOf(industry)
  const weight = (category: number) => weights[category]!
  const chosen = [...categories.keys()].sort((a, b) => weight(b) - weight(a) || a - b).slice(0, maxAxes)
  return chosen.sort((a, b) => a - b).map((category) => categories[category]!)
}
