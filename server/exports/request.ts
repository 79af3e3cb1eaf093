import type { ExportRequest, ExportWish } from '#contract/exports/exports.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { companiesOfLists } from '#server/watchlists/companies.ts'

/** A wish with its companies: those that a watchlist has when the file is asked for and counted, whatever becomes of the list. */
export async function requestOf(db: Db, wish: ExportWish, accountId: number): Promise<ExportRequest> {
  const { watchlistId, companies, ...request } = wish
  if (watchlistId === undefined) return { ...request, companies: companies! }
  const list = (await companiesOfLists(db, accountId, [watchlistId])).get(watchlistId)
  if (!list) throw new Refusal('watchlist.not-found')
  if (list.length === 0) throw new Refusal('company.not-found')
  return { ...request, companies: [...list] }
}
