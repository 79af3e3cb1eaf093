import type { SimulatedRatings, SimulatedVendor, simulateRatings } from '#contract/simulator/ratings.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { sizeCodes } from '#methodology/inference/parameters.ts'
import { counts } from '#methodology/panel/panel.ts'
import { intervalShare } from '#methodology/ratings/model/accuracy.ts'
import { featuresOf, ratingFeatures } from '#methodology/ratings/model/features.ts'
import { predictRating, type RatingModel, ratingModelVersion } from '#methodology/ratings/model/model.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { ratingAt } from '#methodology/ratings/vendors.ts'
import { categories, type ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { SimulatedScore } from '#methodology/scores/simulation/simulation.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { firstOf, untilOf } from '#server/market/ratings/days.ts'
import { ratingsByYear } from '#server/market/ratings/given-in-year.ts'
import type { RatingHistory } from '#server/market/ratings/rating-history.ts'
import { readRating } from '#server/market/ratings/scales.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { checkedChanges } from './changes.ts'

type Query = Input<typeof simulateRatings>['query']

/** Models of companies that stay in memory, each of one vendor. */
const max = 500

const keys: readonly ScoreKey[] = ['sustainability_score', ...categories]

interface Asking {
  readonly history: RatingHistory
  /** Keys of the vendors that the account may see. */
  readonly allowed: ReadonlySet<string>
  /** Day by which everything was known. */
  readonly today: string
  readonly caller: Caller
}

/** What vendors would say of a company with some of its figures changed, as far as their ratings can be modelled. */
export class VendorRatings {
  readonly #models = new BoundedCache<RatingModel | 'leakage' | null>({ name: 'rating-models', max: max })

  async of(asking: Asking, company: CompanySnapshot, { set, asOf }: Query): Promise<SimulatedRatings> {
    const { market, year, position } = company
    const lastDay = firstOf(asOf ?? asking.today, asking.today)
    const frame = { year: company.fiscalYear, interval: intervalShare, version: ratingModelVersion }
    const [changes] = year === null ? [[]] : checkedChanges(company, set, year)
    const simulated =
      year === null
        ? null
        : await market.whatIf.simulate({ year, company: position, changes, key: 'sustainability_score', keys })
    const own = simulated && {
      before: featuresIn(company, year!, simulated.before),
      after: featuresIn(company, year!, simulated.after),
    }
    const vendors = await Promise.all(
      asking.history.vendors.map(async (vendor): Promise<SimulatedVendor> => {
        if (!asking.allowed.has(vendor.key)) return lockedVendor(vendor)
        const model = await this.#model(asking, company, { vendor, lastDay })
        const rated = { ...nameOf(vendor), actual: actualOf(asking.history, company, { vendor, lastDay }) }
        if (model === 'none') return { ...rated, ...nothing, state: 'no-ratings' }
        if (model === null) return { ...rated, ...nothing, state: 'too-few' }
        if (model === 'leakage') return { ...rated, ...nothing, state: 'leakage' }
        const ratingFields = { ...rated, model: toModel(company, model) }
        if (!own || simulated!.before[0]!.score === null)
          return { ...ratingFields, before: null, after: null, state: 'no-score' }
        const predicted = (features: Float64Array) => toPredicted(vendor, predictRating(model, features))
        return { ...ratingFields, before: predicted(own.before), after: predicted(own.after), state: 'model' }
      }),
    )
    return { ...frame, vendors }
  }

  /** Kept as long as the scores and the day are what they are. */
  async #model({ history, caller }: Asking, company: CompanySnapshot, { vendor, lastDay }: VendorDay) {
    const { market, position } = company
    const ratings = ratingsByYear(history, market.panel, { vendor, lastDay })
    if (ratings.every((axes) => axes.every(Number.isNaN))) return 'none' as const
    const name = [market.recipeName.hash, lastDay, vendor.key, position].join(' ')
    return this.#models.getMade(name, () => market.whatIf.ratingModel({ ratings, company: position }, { name, caller }))
  }
}

interface VendorDay {
  readonly vendor: RatingVendor
  readonly lastDay: string
}

const nothing = { before: null, after: null, model: null } as const
const nameOf = ({ key, nameJa, nameEn }: RatingVendor) => ({ vendor: key, nameJa, nameEn })
const lockedVendor = (vendor: RatingVendor) => ({
  ...nameOf(vendor),
  ...nothing,
  actual: null,
  state: 'locked' as const,
})

function actualOf(history: RatingHistory, company: CompanySnapshot, { vendor, lastDay }: VendorDay) {
  const { id } = company.market.panel.companies[company.position]!
  const until = untilOf(company.fiscalYear ?? undefined, lastDay)
  const vintage = history.newest(id, vendor.key, 'total', { asOf: lastDay, until })
  const rating = vintage && readRating(vendor, 'total', vintage.value)
  if (!vintage || rating?.axis == null) return null
  const { ratedOn, isSimulated, value } = vintage
  return { axis: rating.axis, value, level: rating.level, ratedOn, isSimulated }
}

/** Of the company with the scores that it has, or would have. */
function featuresIn(company: CompanySnapshot, year: number, scores: readonly SimulatedScore[]): Float64Array {
  const figureOf = (code: string): number | null => {
    const indicator = indicatorPosition(company.market.panel, code)
    if (indicator === undefined) return null
    const { value, state } = company.market.figure(indicator, year, company.position)
    return counts(state) ? value : null
  }
  return featuresOf({
    score: (category) => scores[keys.indexOf(category)]!.score,
    coverage: scores[0]!.coverage,
    sales: figureOf(sizeCodes.sales),
    headcount: figureOf(sizeCodes.headcount),
  })
}

function toPredicted(vendor: RatingVendor, { axis, low, high }: ReturnType<typeof predictRating>) {
  const place = (at: number) => ({ axis: at, ...ratingAt(vendor, at) })
  return { middle: place(axis), low: place(low), high: place(high) }
}

function toModel({ market }: CompanySnapshot, model: RatingModel): NonNullable<SimulatedVendor['model']> {
  const { code, level } = market.peers.groups[model.group]!
  const { companies, rows: ratings, isTimeOrdered, penalty, accuracy, ridge } = model
  const [first, last] = model.years
  return {
    group: code,
    level,
    companies,
    ratings,
    years: [market.panel.years[first]!, market.panel.years[last]!],
    isTimeOrdered,
    penalty,
    accuracy,
    coefficients: ratingFeatures
      .map((feature, index) => ({ feature, coefficient: ridge.coefficients[index]! }))
      .sort((a, b) => Math.abs(b.coefficient) - Math.abs(a.coefficient)),
  }
}
