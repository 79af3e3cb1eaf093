import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import type { Db } from '#server/db/database.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { items, keyOf, RatingHistory, type RatingVintage } from './rating-history.ts'

/** Companies whose ratings are read at a time: between two such pieces others are answered. */
const atOnce = 300

/** Read every rating, or those of some companies, once; each list from the newest day and vintage down. */
export async function readRatingHistory(
  db: Db,
  companies?: readonly number[],
  read: readonly string[] = items,
): Promise<RatingHistory> {
  const vendors = await readVendors(db)
  const keys = vendors.map(({ key }) => key)
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
      const ids = companies ?? (await ratedCompanies(tx))
      for (let at = 0; at < ids.length; at += atOnce)
        addLists(lists, await ratingRows(tx, ids.slice(at, at + atOnce), { vendors: keys, read }), one)
    })
  return new RatingHistory(lists, vendors)
}

const ratedCompanies = async (db: Db) =>
  (await db.selectFrom('vendor_score').select('company_id').distinct().orderBy('company_id').execute()).map(
    (row) => row.company_id,
  )

const ratingRows = (
  db: Db,
  companies: readonly number[],
  { vendors, read }: { readonly vendors: readonly string[]; readonly read: readonly string[] },
) =>
  db
    .selectFrom('vendor_score')
    .select(['company_id', 'vendor', 'item', 'rated_on', 'known_from', 'value', 'is_simulated'])
    .where('item', 'in', [...read])
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
  readonly #items: readonly string[]
  readonly #cache = new BoundedCache<Promise<RatingHistory>>({ name: 'rating-histories', most: 1 })

  /** @param read what is read of it; totals and pillars when left out */
  constructor(db: Db, read: readonly string[] = items) {
    this.#db = db
    this.#items = read
  }

  of({ marketId, revision }: LoadedPanel): Promise<RatingHistory> {
    return this.#cache.get(`${marketId} ${revision}`, () => readRatingHistory(this.#db, undefined, this.#items))
  }
}

/** Totals and pillars of a database, the same for everybody who asks. */
export const ratingHistoriesOf = oncePer((db: Db) => new RatingHistories(db))
