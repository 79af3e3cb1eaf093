import { momentOf } from '../app/clock.ts'
import { useNextRelease } from '../session/use-next-release.ts'
import { MaintenanceBanner } from '../ui/states/MaintenanceBanner.tsx'

/** The maintenance window that is announced next, on every signed-in screen. */
export function MaintenanceNotice() {
  const { data } = useNextRelease()
  if (!data?.maintenance_start || !data.maintenance_end) return null
  return <MaintenanceBanner start={momentOf(data.maintenance_start)} end={momentOf(data.maintenance_end)} />
}
