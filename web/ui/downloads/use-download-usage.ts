import { useQuery } from '@tanstack/react-query'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { call } from '../../app/call.ts'

export const downloadUsageKey = ['download-usage']

/** Where the person stands with this month's downloads; another tab may have changed it, so it is fetched anew each time. */
export function useDownloadUsage() {
  return useQuery({
    queryKey: downloadUsageKey,
    queryFn: ({ signal }) => call(getDownloadUsage, { query: {} }, signal),
    staleTime: 0,
  })
}
