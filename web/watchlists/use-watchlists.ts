import { useQuery } from '@tanstack/react-query'
import * as contract from '#contract/watchlists/watchlists.ts'
import { requestOf } from '../app/query.ts'

export type ListedWatchlist = contract.WatchlistHead & { readonly holds: readonly number[] }

/** The person's lists in their order, each with those of some companies that it holds: at most a hundred of them are asked for. */
export function useWatchlists(companies: readonly number[] = [], enabled = true) {
  const companyIds = companies.slice(0, contract.watchlistLimits.bulk)
  const query = companyIds.length === 0 ? {} : { companies: companyIds.join(',') }
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
