import { type RatingVendor, ratingVendors } from '#methodology/ratings/vendor-scales.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import type { Db } from '#server/db/database.ts'
import type { Built } from '../panel/build.ts'
import { earlier } from './days.ts'

export const items = ['total', 'environment', 'social', 'governance'] as const
export type Item = (typeof items)[number]

/** A rating as it was kept, one vintage of it. */
export interface Kept {
  readonly ratedOn: string
  readonly knownFrom: string
  readonly value: string
  readonly isSimulated: boolean
}

/** What was known by a day, of ratings not newer than another. */
export interface When {
  readonly known: string
  readonly until: string
}

/** Months after which a rating no longer speaks for a company. Ours, proposed. */
const validMonths = 24

/** All vendors' totals and pillars of one market with every vintage, so that any past day can be read from memory. */
export class Ledger {
  readonly #lists: ReadonlyMap<string, readonly Kept[]>

  constructor(lists: ReadonlyMap<string, readonly Kept[]>) {
    this.#lists = lists
  }

  /** Standing ratings, the newest first: of one day the last vintage that was known. */
  standing(companyId: number, vendor: RatingVendor, item: Item, { known, until }: When): Kept[] {
    const found: Kept[] = []
    for (const kept of this.#lists.get(keyOf(companyId, vendor, item)) ?? []) {
      if (kept.ratedOn > until || kept.knownFrom > known) continue
      if (found.at(-1)?.ratedOn !== kept.ratedOn) found.push(kept)
    }
    return found
  }

  /** The newest that still speaks for the company. */
  newest(companyId: number, vendor: RatingVendor, item: Item, when: When): Kept | undefined {
    const least = oldestValid(when.until)
    const found = this.#lists
      .get(keyOf(companyId, vendor, item))
      ?.find(({ ratedOn, knownFrom }) => ratedOn <= when.until && knownFrom <= when.known)
    return found && found.ratedOn > least ? found : undefined
  }
}

const oldestDays = new BoundedCache<string>({ name: 'oldest-ratings', most: 100 })
const oldestValid = (until: string) => oldestDays.get(until, () => earlier(until, validMonths))

const keyOf = (companyId: number, vendor: RatingVendor, item: Item) => `${companyId} ${vendor} ${item}`

/** Read every rating once; each list from the newest day and vintage down. */
export async function readLedger(db: Db): Promise<Ledger> {
  const rows = await db
    .selectFrom('vendor_score')
    .select(['company_id', 'vendor', 'item', 'rated_on', 'known_from', 'value', 'is_simulated'])
    .where('item', 'in', [...items])
    .where('vendor', 'in', [...ratingVendors])
    .orderBy('company_id')
    .orderBy('vendor')
    .orderBy('item')
    .orderBy('rated_on', 'desc')
    .orderBy('known_from', 'desc')
    .orderBy('import_id', 'desc')
    .execute()
  const words = new Map<string, string>()
  const one = (text: string) => {
    const held = words.get(text)
    if (held === undefined) words.set(text, text)
    return held ?? text // Thousands of rows say the same.
  }
  const lists = new Map<string, Kept[]>()
  for (const row of rows) {
    const key = keyOf(row.company_id, row.vendor as RatingVendor, row.item as Item)
    const list = lists.get(key) ?? []
    lists.set(key, list)
    list.push({
      ratedOn: one(row.rated_on),
      knownFrom: one(row.known_from),
      value: one(row.value),
      isSimulated: row.is_simulated,
    })
  }
  return new Ledger(lists)
}

/** The ledger of the market in memory, read once for each revision of it. */
export class Ledgers {
  readonly #db: Db
  readonly #cache = new BoundedCache<Promise<Ledger>>({ name: 'rating-histories', most: 1 })

  constructor(db: Db) {
    this.#db = db
  }

  of({ marketId, revision }: Built): Promise<Ledger> {
    return this.#cache.get(`${marketId} ${revision}`, () => readLedger(this.#db))
  }
}
