import { useQuery } from '@tanstack/react-query'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { requestOf } from '../../app/query.ts'

/** Where the person stands with this month's downloads; another tab may have changed it, so it is fetched anew each time. */
export function useDownloadUsage() {
  return useQuery({
    ...requestOf(getDownloadUsage, { query: {} }),
    staleTime: 0,
  })
}
