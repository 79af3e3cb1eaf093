import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import type { Db } from '#server/db/database.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { items, keyOf, RatingHistory, type RatingVintage } from './rating-history.ts'

/** Companies whose ratings are read at a time: between two such pieces others are answered. */
const concurrency = 300

/** Which ratings are read: those of all companies and vendors, totals and pillars, where nothing else is said. */
export interface RatingsRead {
  readonly companies?: readonly number[]
  readonly items?: readonly string[]
  /** Keys of vendors. */
  readonly vendors?: readonly string[]
}

/** Read ratings once; each list from the newest day and vintage down. */
export async function readRatingHistory(db: Db, which: RatingsRead = {}): Promise<RatingHistory> {
  const vendors = await readVendors(db)
  const read = { vendors: which.vendors ?? vendors.map(({ key }) => key), items: which.items ?? items }
  const lists = new Map<string, RatingVintage[]>()
  const words = new Map<string, string>()
  const one = (text: string) => {
    const existing = words.get(text)
    if (existing === undefined) words.set(text, text)
    return existing ?? text // Thousands of rows say the same.
  }
  // Of one moment, however many pieces it takes.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const ids = which.companies ?? (await ratedCompanies(tx))
      for (let at = 0; at < ids.length; at += concurrency)
        addLists(lists, await ratingRows(tx, { ...read, companies: ids.slice(at, at + concurrency) }), one)
    })
  return new RatingHistory(lists, vendors)
}

const ratedCompanies = async (db: Db) =>
  (await db.selectFrom('vendor_score').select('company_id').distinct().orderBy('company_id').execute()).map(
    (row) => row.company_id,
  )

const ratingRows = (db: Db, { companies, vendors, items }: Required<RatingsRead>) =>
  db
    .selectFrom('vendor_score')
    .select(['company_id', 'vendor', 'item', 'rated_on', 'known_from', 'value', 'is_simulated'])
    .where('item', 'in', [...items])
    .where('vendor', 'in', [...vendors])
    .where('company_id', 'in', [...companies])
    .orderBy('company_id')
    .orderBy('vendor')
    .orderBy('item')
    .orderBy('rated_on', 'desc')
    .orderBy('known_from', 'desc')
    .orderBy('import_id', 'desc')
    .execute()

type Row = Awaited<ReturnType<typeof ratingRows>>[number]

function addLists(lists: Map<string, RatingVintage[]>, rows: readonly Row[], one: (text: string) => string): void {
  for (const row of rows) {
    const key = keyOf(row.company_id, row.vendor, row.item)
    const list = lists.get(key) ?? []
    lists.set(key, list)
    list.push({
      ratedOn: one(row.rated_on),
      knownFrom: one(row.known_from),
      value: one(row.value),
      isSimulated: row.is_simulated,
    })
  }
}

/** The ledger of the market in memory, read once for each revision of it. */
export class RatingHistories {
  readonly #db: Db
  readonly #which: RatingsRead
  readonly #cache = new BoundedCache<Promise<RatingHistory>>({ name: 'rating-histories', max: 1 })

  constructor(db: Db, which: RatingsRead = {}) {
    this.#db = db
    this.#which = which
  }

  of({ marketId, revision }: LoadedPanel): Promise<RatingHistory> {
    return this.#cache.get(`${marketId} ${revision}`, () => readRatingHistory(this.#db, this.#which))
  }
}

/** Totals and pillars of a database, the same for everybody who asks. */
export const ratingHistoriesOf = oncePer((db: Db) => new RatingHistories(db))
