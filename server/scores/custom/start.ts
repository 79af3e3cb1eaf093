import type { getCustomStart } from '#contract/scores/custom-start.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { inTime } from '#server/http/turns/in-time.ts'

/** The standard's weights as one set for all industries: each company counts with those of its industry. */
export async function customStart({ market, clock, caller }: CallDeps): Promise<Output<typeof getCustomStart>> {
  const snapshot = await inTime(market.unscoredSnapshot({ today: tokyoDay(clock()) }, caller))
  const { indicators, peers } = snapshot
  const sums = new Float64Array(categories.length)
  let companies = 0
  for (const [industry, { start, end }] of peers.industries.entries()) {
    const weights = snapshot.weightsOf(industry)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    if (whole === 0) continue
    companies += end - start
    for (const [at, weight] of weights.entries()) sums[at]! += ((end - start) * weight) / whole
  }
  const names = new Map(readCatalogue().map(({ code, nameJa, nameEn }) => [code, { code, nameJa, nameEn }]))
  return {
    categories: categories.map((key, at) => ({
      key,
      weight: companies === 0 ? 100 / categories.length : (100 * sums[at]!) / companies,
      indicators: indicators.filter(({ category }) => category === key).map(({ code }) => names.get(code)!),
    })),
  }
}
