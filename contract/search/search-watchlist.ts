import { z } from 'zod'
import { Watchlist } from '../watchlists/watchlists.ts'
import { ItemName } from '../wire/account-items.ts'
import { endpoint } from '../wire/endpoint.ts'
import { SearchCsvQuery } from './searches.ts'

export const makeWatchlistOfSearch = endpoint('POST /search/watchlist', {
  summary: 'Make a watchlist of all companies that fit a condition, in the order of the search',
  body: SearchCsvQuery.omit({ columns: true, encoding: true, ids: true, states: true }).extend(
    z.object({ name: ItemName }).shape,
  ),
  response: Watchlist,
  refusals: [
    'search.invalid',
    'watchlist.name-taken',
    'watchlist.too-many',
    'watchlist.full',
    'watchlist.in-all',
    'watchlist.space',
  ],
})
