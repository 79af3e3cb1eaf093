import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getLastSearch, keepLastSearch } from '#contract/search/saved-searches.ts'
import { call } from '../../app/call.ts'
import { requestOf } from '../../app/query.ts'

/** Quiet time after which conditions count as searched with, in milliseconds. */
const pause = 1500
const lastSearch = requestOf(getLastSearch, {})

/**
 * Keeps the present conditions as the account's last search, and gives those of the visit before, to be restored; null
 * when there are none or they are the present ones. A search without conditions is no search to keep.
 */
export function useLastSearch(present: string): string | null {
  const queries = useQueryClient()
  const { data } = useQuery({
    ...lastSearch,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // The last search as the screen opened: one saved meanwhile does not replace it.
  const [before, setBefore] = useState(data?.search)
  if (before === undefined && data) setBefore(data.search)

  const isLoaded = data !== undefined
  const lastSaved = useRef<string>(undefined)
  lastSaved.current ??= data?.search ?? undefined
  useEffect(() => {
    if (!isLoaded || present === '' || present === lastSaved.current) return
    function keep(): void {
      lastSaved.current = present
      queries.setQueryData(lastSearch.queryKey, { search: present })
      // Not worth a word when it fails: the next change keeps it again.
      call(keepLastSearch, { body: { search: present } }).catch(() => {})
    }
    const timer = setTimeout(keep, pause)
    return () => clearTimeout(timer)
  }, [present, isLoaded, queries])

  return before && before !== present ? before : null
}
