import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  countMatches,
  getSearchPoints,
  getSearchSpread,
  getSearchVocabulary,
  searchMarket,
} from '#contract/search/searches.ts'
import type { Output, Request } from '#contract/wire/endpoint.ts'
import { call } from '../app/call.ts'

export type SearchResult = Output<typeof searchMarket>
export type PageQuery = Request<typeof searchMarket>['query']
type SearchQuery = Request<typeof countMatches>['query']

/** A page of companies; the last one stays until the next is there. */
export function useSearchResult(query: PageQuery) {
  return useQuery({
    queryKey: ['search', query],
    queryFn: ({ signal }) => call(searchMarket, { query: { ...query, early: 'true' } }, signal),
    placeholderData: keepPreviousData,
    // An empty market may be filled at any moment, and scores may be on their way.
    refetchInterval: ({ state: { data } }) => (data?.market === 0 || data?.isPreparing ? 2000 : false),
  })
}

/** How many a condition lets through, while it is still being edited. */
export function useCount(query: SearchQuery, enabled = true) {
  return useQuery({
    queryKey: ['search-count', query],
    queryFn: ({ signal }) => call(countMatches, { query }, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function useSpread(query: Request<typeof getSearchSpread>['query'], enabled = true) {
  return useQuery({
    queryKey: ['search-spread', query],
    queryFn: ({ signal }) => call(getSearchSpread, { query }, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function usePoints(query: Request<typeof getSearchPoints>['query'], enabled = true) {
  return useQuery({
    queryKey: ['search-points', query],
    queryFn: ({ signal }) => call(getSearchPoints, { query }, signal),
    placeholderData: keepPreviousData,
    enabled,
  })
}

export function useVocabulary({ asOf, year }: { readonly asOf?: string; readonly year?: number }) {
  const query = { ...(asOf && { asOf }), ...(year && { year }) }
  return useQuery({
    queryKey: ['search-vocabulary', query],
    queryFn: ({ signal }) => call(getSearchVocabulary, { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  })
}
