import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { listSavedSearches, type SavedSearch } from '#contract/search/saved-searches.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { requestOf } from '../../app/query.ts'
import { formatMinute } from '../../format.ts'

const options = requestOf(listSavedSearches, {})

/** The person's saved searches, the last changed first. */
export function useSavedSearches() {
  return useQuery(options)
}

/** The list as the server has it now. */
export function readSavedSearches(queries: QueryClient): Promise<SavedSearch[]> {
  return queries.fetchQuery({ ...options, staleTime: 0 })
}

export function refreshSavedSearches(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: options.queryKey })
}

/** Where the search screen shows these conditions. */
export function addressOfSearch(text: string): string {
  return text === '' ? '/v2/comparisons' : `/v2/comparisons?${text}`
}

/** Goes to the search screen with other conditions. */
export function useOpenSearch(): (text: string) => void {
  const router = useRouter()
  return (text) => void router.navigate({ href: addressOfSearch(text) })
}

export function changedText({ updatedAt }: SavedSearch): string {
  return formatMinute(tokyoTime(new Date(updatedAt)))
}
