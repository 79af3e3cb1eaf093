import type { makeWatchlistOfSearch } from '#contract/search/search-watchlist.ts'
import { type Watchlist, watchlistLimits } from '#contract/watchlists/watchlists.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { insertList } from '#server/watchlists/lists.ts'
import { getList, insertMembers } from '#server/watchlists/members.ts'
import { ordered, orderOf } from './evaluate/order.ts'
import { evaluateIn, type SearchView } from './evaluate/view.ts'

interface NewWatchlist {
  readonly accountId: number
  readonly query: Input<typeof makeWatchlistOfSearch>['body']
}

/** A list of all companies that a search finds now, not only of those on a page. */
export async function makeWatchlist(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  view: SearchView,
  { accountId, query }: NewWatchlist,
): Promise<Watchlist> {
  const { matches, total } = await evaluateIn(view, query)
  if (total > watchlistLimits.companies) throw new Refusal('watchlist.full')
  const members = ordered(orderOf(view, query), matches).map((company) => ({
    companyId: view.companyFacts.companies[company]!.id,
    stake: null,
  }))
  const watchlistId = await db.transaction().execute(async (tx) => {
    const id = await insertList(tx, { accountId, name: query.name, indicators: [], now: clock() })
    await insertMembers(tx, id, members, clock())
    return id
  })
  return getList(db, { accountId, id: watchlistId })
}
