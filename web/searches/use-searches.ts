import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  countMatches,
  getSearchPoints,
  getSearchSpread,
  getSearchVocabulary,
  searchMarket,
} from '#contract/search/searches.ts'
import type { Output, Request } from '#contract/wire/endpoint.ts'
import { requestOf } from '../app/query.ts'

export type SearchResult = Output<typeof searchMarket>
export type PageQuery = Request<typeof searchMarket>['query']
type SearchQuery = Request<typeof countMatches>['query']

/** A page of companies; the last one stays until the next is there. */
export function useSearchResult(query: PageQuery) {
  return useQuery({
    ...requestOf(searchMarket, { query: { ...query, early: 'true' } }),
    placeholderData: keepPreviousData,
    // An empty market may be filled at any moment, and scores may be on their way.
    refetchInterval: ({ state: { data } }) => (data?.market === 0 || data?.isPreparing ? 2000 : false),
  })
}

/** How many a condition lets through, while it is still being edited. */
export function useCount(query: SearchQuery, enabled = true) {
  return useQuery({
    ...requestOf(countMatches, { query }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function useSpread(query: Request<typeof getSearchSpread>['query'], enabled = true) {
  return useQuery({
    ...requestOf(getSearchSpread, { query }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function usePoints(query: Request<typeof getSearchPoints>['query'], enabled = true) {
  return useQuery({
    ...requestOf(getSearchPoints, { query }),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function useVocabulary({ asOf, year }: { readonly asOf?: string; readonly year?: number }) {
  const query = { ...(asOf && { asOf }), ...(year && { year }) }
  return useQuery({
    ...requestOf(getSearchVocabulary, { query }),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
}
