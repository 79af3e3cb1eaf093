import { type QueryClient, useQuery } from '@tanstack/react-query'
import { searchNews } from '#contract/news/news.ts'
import * as search from '#contract/search/searches.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { keyOf, requestOf } from '../app/query.ts'

export type ListedWatchlist = contract.WatchlistHead & { readonly holds: readonly number[] }

/** The person's lists in their order, each with those of some companies that it holds: at most a hundred of them are asked for. */
export function useWatchlists(companies: readonly number[] = [], enabled = true) {
  const asked = companies.slice(0, contract.watchlistLimits.bulk)
  const query = asked.length === 0 ? {} : { companies: asked.join(',') }
  return useQuery({ ...requestOf(contract.listWatchlists, { query }), enabled, staleTime: 0 })
}

/** One list with its companies; nothing is asked without a number. */
export function useWatchlist(watchlistId: number | undefined) {
  return useQuery({
    ...requestOf(contract.getWatchlist, { params: { watchlistId: watchlistId ?? 0 } }),
    enabled: watchlistId !== undefined,
    staleTime: 0,
  })
}

const changing = [
  contract.listWatchlists,
  contract.getWatchlist,
  contract.listRemovedWatchlists,
  // Their conditions may name the list.
  search.searchMarket,
  search.countMatches,
  search.getSearchSpread,
  search.getSearchPoints,
  searchNews,
] as const

/** After a change of a list: everything that shows lists, or finds companies by them, is asked anew. */
export async function refreshWatchlists(queries: QueryClient): Promise<void> {
  await Promise.all(changing.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
}
