import type { getCustomStart } from '#contract/scores/custom-start.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { customBases, industryPrefix } from '#methodology/scores/custom/bases.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { groupName } from '#server/industries/names.ts'
import type { RatingHistories } from '#server/market/ratings/rating-histories.ts'
import type { RatingHistory } from '#server/market/ratings/rating-history.ts'
import { universeOf } from '#server/market/ratings/universe.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'

type Answer = Output<typeof getCustomStart>

/** The standard's weights as one set for all industries: each company counts with those of its industry. */
export async function customStart(
  { market, clock, caller }: Omit<MarketDeps, 'db'>,
  {
    industries,
    ratings,
    allowed,
  }: Input<typeof getCustomStart>['query'] & {
    readonly ratings: RatingHistories
    /** Keys of the vendors that the account may see. */
    readonly allowed: ReadonlySet<string>
  },
): Promise<Answer> {
  const today = tokyoDay(clock())
  const snapshot = await inTime(market.unscoredSnapshot({ today }, caller))
  const basis = customBases[industries as keyof typeof customBases]
  const narrowed = await inTime(market.unscoredSnapshot({ today, basis }, caller))
  const { weighable: indicators, peers } = snapshot
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
      indicators: indicators.flatMap(({ category, code, direction }) =>
        category === key ? [{ ...names.get(code)!, direction }] : [],
      ),
    })),
    vendors: vendorsOf(await ratings.of(await market.current()), snapshot, { today, allowed }),
    industries: industriesOf(narrowed),
  }
}

/** By industry; a company without one on this basis is in none that weights can name. */
function industriesOf(snapshot: MarketSnapshot): Answer['industries'] {
  const prefix = industryPrefix(snapshot.peers.basis)
  return snapshot.peers.industries.flatMap(({ code, start, end }, industry) => {
    if (!code.startsWith(prefix)) return []
    const weights = snapshot.weightsOf(industry)
    const whole = weights.reduce((sum, weight) => sum + weight, 0)
    const { nameJa, nameEn } = groupName(snapshot.peers.basis, code)
    const shares = Array.from(weights, (weight) => (whole === 0 ? 0 : Math.min(100, (100 * weight) / whole)))
    return [{ code: code.slice(prefix.length), nameJa, nameEn, companies: end - start, weights: shares }]
  })
}

/** Least squares of a vendor's total on its pillars, over the companies of which it rates all of them. */
function vendorsOf(
  history: RatingHistory,
  { panel }: MarketSnapshot,
  { today, allowed }: { readonly today: string; readonly allowed: ReadonlySet<string> },
): Answer['vendors'] {
  const universe = universeOf(history, panel, { asOf: today, until: today })
  return history.vendors.flatMap((vendor) => {
    const implied = allowed.has(vendor.key) && !vendor.pillar ? universe.weights(vendor) : null
    const sum = implied?.weights.reduce((total, weight) => total + weight, 0) ?? 0
    if (!implied || sum === 0) return []
    const [e, s, g] = implied.weights.map((weight) => (100 * weight) / sum) as [number, number, number]
    const { key, nameJa, nameEn } = vendor
    return [{ vendor: key, nameJa, nameEn, weights: [e, s, g], n: implied.n }]
  })
}
