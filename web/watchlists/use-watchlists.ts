import { type QueryClient, useQuery } from '@tanstack/react-query'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import * as contract from '#contract/watchlists/watchlists.ts'
import { requestOf } from '../app/query.ts'

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

/** Whether an answer is of watchlists, or of the companies that one holds: scores, a search, news, a portfolio, a scenario. */
const isOfWatchlists = (queryKey: readonly unknown[]): boolean =>
  queryKey[0] === listPortfolioSources.path || JSON.stringify(queryKey).includes('watchlist')

/** After a change of a list: everything that shows lists, or what their companies make up, is asked anew. */
export async function refreshWatchlists(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ predicate: ({ queryKey }) => isOfWatchlists(queryKey) })
}
