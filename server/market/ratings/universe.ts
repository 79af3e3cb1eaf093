import { type Consensus, consensusOf, type RaterColumn } from '#methodology/ratings/consensus.ts'
import { type ImpliedWeights, impliedWeights } from '#methodology/ratings/implied-weights.ts'
import { type Correlation, correlationsOf } from '#methodology/ratings/vendor-correlations.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { rankedDirection, rankedFigure } from '#methodology/ratings/vendors.ts'
import { percentileRanks } from '#methodology/statistics/percentile-ranks.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { type Item, items, type RatingDay, type RatingHistory } from './rating-history.ts'
import { readRating } from './scales.ts'

/** What one vendor says of all companies of the panel, in their order. */
interface VendorColumn extends RaterColumn {
  /** On the common axis; NaN where there is no place. */
  readonly axes: Float64Array
  /** Among all that the vendor rates; NaN where there is none. */
  readonly percentiles: Float64Array
  readonly rated: number
}

/** All vendors on one day. */
export class Universe {
  readonly day: RatingDay
  /** By key of the vendor. */
  readonly columns: ReadonlyMap<string, VendorColumn>
  readonly #history: RatingHistory
  readonly #panel: LoadedPanel
  readonly #consensus = new BoundedCache<Consensus>({ name: 'rating-consensus', max: 64 })
  readonly #weights = new BoundedCache<ImpliedWeights | null>({ name: 'implied-weights', max: 64 })
  #correlations: readonly Correlation[] | undefined

  constructor(history: RatingHistory, panel: LoadedPanel, day: RatingDay) {
    this.day = day
    this.#history = history
    this.#panel = panel
    this.columns = new Map(history.vendors.map((vendor) => [vendor.key, this.#column(vendor)]))
  }

  /** Over these vendors and no others. */
  consensus(vendors: readonly string[]): Consensus {
    const columns = () => vendors.map((vendor) => this.columns.get(vendor)!)
    return this.#consensus.get(vendors.join(), () => consensusOf(columns(), this.#panel.companies.length))
  }

  correlations(vendors: readonly string[]): readonly Correlation[] {
    this.#correlations ??= correlationsOf([...this.columns.values()])
    return this.#correlations.filter(({ a, b }) => vendors.includes(a) && vendors.includes(b))
  }

  /** What a vendor's total seems to be made of, over the companies of which it has all pillars. */
  weights(vendor: RatingVendor): ImpliedWeights | null {
    return this.#weights.get(vendor.key, () => impliedWeights(this.#pillarRows(vendor)))
  }

  #pillarRows(vendor: RatingVendor) {
    return this.#panel.companies.flatMap(({ id }) => {
      const axes = items.map((item) => this.#axis(id, vendor, item))
      const [total, ...parts] = axes
      return axes.every((axis) => axis !== null) ? [{ total: total!, parts: parts as number[] }] : []
    })
  }

  #axis(companyId: number, vendor: RatingVendor, item: Item): number | null {
    const vintage = this.#history.newest(companyId, vendor.key, item, this.day)
    return vintage ? (readRating(vendor, item, vintage.value)?.axis ?? null) : null
  }

  #column(vendor: RatingVendor): VendorColumn {
    const { companies } = this.#panel
    const values = new Float64Array(companies.length).fill(Number.NaN)
    const axes = new Float64Array(companies.length).fill(Number.NaN)
    let rated = 0
    for (const [position, { id }] of companies.entries()) {
      const vintage = this.#history.newest(id, vendor.key, 'total', this.day)
      const axis = vintage ? (readRating(vendor, 'total', vintage.value)?.axis ?? null) : null
      if (!vintage || axis === null) continue
      rated++
      axes[position] = axis
      values[position] = rankedFigure(vendor, vintage.value, axis)
    }
    const direction = rankedDirection(vendor)
    return { vendor: vendor.key, values, direction, axes, percentiles: percentileRanks(values, direction), rated }
  }
}

/** Days of one ledger that stay in memory: today, a year before, ten year-ends, and a few past days. */
const maxDays = 40
const universes = oncePer((_: RatingHistory) =>
  oncePer((_: LoadedPanel) => new BoundedCache<Universe>({ name: 'rating-universes', max: maxDays })),
)

/** The universe of a day, made once. */
export function universeOf(history: RatingHistory, panel: LoadedPanel, day: RatingDay): Universe {
  return universes(history)(panel).get(`${day.asOf} ${day.until}`, () => new Universe(history, panel, day))
}
