import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { listSavedSearches, type SavedSearch, type SavedSearchKind } from '#contract/search/saved-searches.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { requestOf } from '../app/query.ts'
import { formatMinute } from '../format.ts'

const options = requestOf(listSavedSearches, { query: {} })

/** The person's saved searches, of one kind or of all, the last changed first. */
export function useSavedSearches(kind?: SavedSearchKind) {
  const select = useCallback((all: SavedSearch[]) => (kind ? all.filter((one) => one.kind === kind) : all), [kind])
  return useQuery({ ...options, select })
}

/** The list as the server has it now. */
export function readSavedSearches(queries: QueryClient): Promise<SavedSearch[]> {
  return queries.fetchQuery({ ...options, staleTime: 0 })
}

export function refreshSavedSearches(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: options.queryKey })
}

/** Conditions and what they find. */
export type Conditions = Pick<SavedSearch, 'kind' | 'search'>

const screens: Readonly<Record<SavedSearchKind, string>> = {
  companies: '/v2/comparisons',
  news: '/esg_contents/v2/news_search',
}

/** Where the search of their kind shows these conditions. */
export function addressOfSearch({ kind, search }: Conditions): string {
  return search === '' ? screens[kind] : `${screens[kind]}?${search}`
}

/** Goes to the screen of a search with its conditions. */
export function useOpenSearch(): (search: Conditions) => void {
  const router = useRouter()
  return (search) => void router.navigate({ href: addressOfSearch(search) })
}

export function changedText({ updatedAt }: SavedSearch): string {
  return formatMinute(tokyoTime(new Date(updatedAt)))
}
