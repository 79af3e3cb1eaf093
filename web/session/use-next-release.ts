import { useQuery } from '@tanstack/react-query'
import { getNextReleaseInfo } from '#contract/account/releases.ts'
import { requestOf } from '../app/query.ts'

const minutes = 60_000

/** The maintenance window that is under way or announced next; fetched again every few minutes, since one may be announced meanwhile. */
export function useNextRelease() {
  return useQuery({
    ...requestOf(getNextReleaseInfo, {}),
    refetchInterval: 5 * minutes,
  })
}
