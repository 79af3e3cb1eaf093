import { z } from 'zod'
import { ItemName, namedItem, UpdatedAt } from '../wire/account-items.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { withoutUnseen } from '../wire/typed.ts'

export const savedSearchLimits = {
  /** Of an account, without those removed. */
  searches: 200,
  /** Longest conditions as they stand in an address: of every search that can run, also in Japanese. */
  text: 100_000,
  /** What the conditions of all of them may take together. */
  bytes: 5_000_000,
} as const

/** What a saved search finds: companies at `/v2/comparisons`, or news at `/esg_contents/v2/news_search`. */
export const savedSearchKinds = ['companies', 'news'] as const
export type SavedSearchKind = (typeof savedSearchKinds)[number]

/** Conditions as the search screen keeps them in its address: a query string without `?` and `#`. Empty finds all. */
const SearchText = z
  .string()
  .max(savedSearchLimits.text)
  .regex(/^(?!\?)[^#\p{Cc}\u2028\u2029]*$/u)
  .transform(withoutUnseen)

export const SavedSearch = z.object({
  ...namedItem,
  kind: z.enum(savedSearchKinds),
  /** Query string of the search's address, without `?`. */
  search: z.string(),
  /** When name or conditions were last changed. */
  updatedAt: UpdatedAt,
})
export type SavedSearch = z.infer<typeof SavedSearch>

const params = z.object({ searchId: IdInAddress })

export const listSavedSearches = endpoint('GET /saved-searches', {
  summary: 'The caller’s saved searches, the last changed first',
  query: z.object({
    /** Only those that find this; all when left out. */
    kind: z.enum(savedSearchKinds).optional(),
  }),
  response: z.array(SavedSearch),
  refusals: [],
})

export const getSavedSearch = endpoint('GET /saved-searches/:searchId', {
  summary: 'One saved search of the caller',
  params,
  response: SavedSearch,
  refusals: ['search.not-found'],
})

export const saveSearch = endpoint('POST /saved-searches', {
  summary: 'Save conditions under a name that no other search of its kind has',
  body: z.object({ name: ItemName, search: SearchText, kind: z.enum(savedSearchKinds).default('companies') }),
  response: SavedSearch,
  refusals: ['search.name-taken', 'search.too-many', 'search.space'],
})

export const renameSavedSearch = endpoint('PUT /saved-searches/:searchId/name', {
  summary: 'Give a saved search another name, unless it was changed since `updatedAt`',
  params,
  body: z.object({ name: ItemName, updatedAt: UpdatedAt }),
  response: SavedSearch,
  refusals: ['search.not-found', 'search.name-taken', 'search.changed'],
})

export const overwriteSavedSearch = endpoint('PUT /saved-searches/:searchId/search', {
  summary: 'Give a saved search other conditions, unless it was changed since `updatedAt`',
  params,
  body: z.object({ search: SearchText, updatedAt: UpdatedAt }),
  response: SavedSearch,
  refusals: ['search.not-found', 'search.changed', 'search.space'],
})

export const copySavedSearch = endpoint('POST /saved-searches/:searchId/copies', {
  summary: 'Save the same conditions once more under another name',
  params,
  body: z.object({ name: ItemName }),
  response: SavedSearch,
  refusals: ['search.not-found', 'search.name-taken', 'search.too-many', 'search.space'],
})

export const removeSavedSearch = endpoint('DELETE /saved-searches/:searchId', {
  summary: 'Remove a saved search; it can be restored for a while',
  params,
  response: z.object({}),
  refusals: ['search.not-found'],
})

export const restoreSavedSearch = endpoint('POST /saved-searches/:searchId/restore', {
  summary: 'Take the removal of a saved search back; one of the last fifty removed',
  params,
  response: SavedSearch,
  refusals: ['search.not-found', 'search.name-taken', 'search.too-many', 'search.space'],
})

export const getLastSearch = endpoint('GET /last-search', {
  summary: 'Conditions the caller searched with last; null before the first search',
  response: z.object({ search: z.string().nullable() }),
  refusals: [],
})

export const keepLastSearch = endpoint('PUT /last-search', {
  summary: 'Keep the conditions that the caller searches with, in place of the former ones',
  body: z.object({ search: SearchText }),
  response: z.object({}),
  refusals: [],
})
