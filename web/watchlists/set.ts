import { z } from 'zod'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'

/** A watchlist as an address names it in place of companies: `watchlist-8`. */
export const WatchlistSet = z.string().regex(/^watchlist-[1-9]\d{0,8}$/)

export const setOf = (watchlistId: number): string => `watchlist-${watchlistId}`

/** The number of the list that an address names. */
export const watchlistIn = (set: string | undefined): number | undefined =>
  set === undefined ? undefined : Number(set.slice('watchlist-'.length))

/** Companies of a list, the largest stakes first, those without one behind them; equal ones in the order of the list. */
export function byStake(members: readonly WatchlistMember[]): WatchlistMember[] {
  return members.toSorted((a, b) => (b.stake ?? -1) - (a.stake ?? -1))
}
