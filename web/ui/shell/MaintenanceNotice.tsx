import { useQuery } from '@tanstack/react-query'
import { getNextReleaseInfo } from '#contract/releases.ts'
import { call } from '../../app/call.ts'
import { momentOf } from '../../session/clock.ts'
import { MaintenanceBanner } from '../states/MaintenanceBanner.tsx'

const minutes = 60_000

/** The maintenance window that is announced next, on every signed-in screen. */
export function MaintenanceNotice() {
  const { data } = useQuery({
    queryKey: ['next-release'],
    queryFn: ({ signal }) => call(getNextReleaseInfo, {}, signal),
    refetchInterval: 5 * minutes,
  })
  if (!data?.maintenance_start || !data.maintenance_end) return null
  return <MaintenanceBanner start={momentOf(data.maintenance_start)} end={momentOf(data.maintenance_end)} />
}
