import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { earlier } from './days.ts'

export const items = ['total', 'environment', 'social', 'governance'] as const
export type Item = (typeof items)[number]

/** A rating as it was kept, one vintage of it. */
export interface RatingVintage {
  readonly ratedOn: string
  readonly knownFrom: string
  readonly value: string
  readonly isSimulated: boolean
}

/** What was known by a day, of ratings not newer than another. */
export interface RatingDay {
  readonly asOf: string
  readonly until: string
}

/** Months after which a rating no longer speaks for a company. Ours, proposed. */
const validMonths = 24

/** All vendors' totals, pillars and whatever else was read of one market with every vintage, so that any past day can be read from memory. */
export class RatingHistory {
  readonly #lists: ReadonlyMap<string, readonly RatingVintage[]>
  readonly #changes = new BoundedCache<string>({ name: 'rating-changes', max: 50 })

  /** Every vendor of the market, whether it has ratings or not. */
  readonly vendors: readonly RatingVendor[]

  constructor(lists: ReadonlyMap<string, readonly RatingVintage[]>, vendors: readonly RatingVendor[]) {
    this.#lists = lists
    this.vendors = vendors
  }

  /** Standing ratings, the newest first: of one day the last vintage that was known. */
  standing(companyId: number, vendor: string, item: string, { asOf, until }: RatingDay): RatingVintage[] {
    const vintages: RatingVintage[] = []
    for (const vintage of this.#lists.get(keyOf(companyId, vendor, item)) ?? []) {
      if (vintage.ratedOn > until || vintage.knownFrom > asOf) continue
      if (vintages.at(-1)?.ratedOn !== vintage.ratedOn) vintages.push(vintage)
    }
    return vintages
  }

  /** The last day, up to one, on which a rating of a vendor was given or became known; that day where there is none. */
  lastChange(vendor: string, until: string): string {
    return this.#changes.get(`${vendor} ${until}`, () => {
      let last = ''
      for (const [key, list] of this.#lists) {
        if (key.split(' ')[1] !== vendor) continue
        for (const { ratedOn, knownFrom } of list) {
          if (ratedOn > until || knownFrom > until) continue
          if (ratedOn > last) last = ratedOn
          if (knownFrom > last) last = knownFrom
        }
      }
      return last === '' ? until : last
    })
  }

  /** The newest that still speaks for the company. */
  newest(companyId: number, vendor: string, item: string, day: RatingDay): RatingVintage | undefined {
    return newestOf(this.#lists.get(keyOf(companyId, vendor, item)) ?? [], day)
  }

  /** The same on each of some days; null for a company that was never rated. */
  newestByDay(
    companyId: number,
    vendor: string,
    item: string,
    days: readonly RatingDay[],
  ): (RatingVintage | undefined)[] | null {
    const list = this.#lists.get(keyOf(companyId, vendor, item))
    return list ? days.map((day) => newestOf(list, day)) : null
  }
}

/** Of a list from the newest day and vintage down. */
function newestOf(list: readonly RatingVintage[], day: RatingDay): RatingVintage | undefined {
  const vintage = list.find(({ ratedOn, knownFrom }) => ratedOn <= day.until && knownFrom <= day.asOf)
  return vintage && vintage.ratedOn > oldestValid(day.until) ? vintage : undefined
}

const oldestDays = new BoundedCache<string>({ name: 'oldest-ratings', max: 100 })
const oldestValid = (until: string) => oldestDays.get(until, () => earlier(until, validMonths))

/** Where a list of ratings is kept. */
export const keyOf = (companyId: number, vendor: string, item: string) => `${companyId} ${vendor} ${item}`
