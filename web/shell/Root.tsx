import { Outlet } from '@tanstack/react-router'
import { Hosts } from '../ui/Hosts.tsx'
import { OfflineBanner } from '../ui/states/OfflineBanner.tsx'
import { SessionEnd } from './SessionEnd.tsx'

/** What stands around every screen, signed in or not. The session is listened to before the first page can say anything. */
export function Root() {
  return (
    <>
      <SessionEnd />
      <OfflineBanner />
      <Outlet />
      <Hosts />
    </>
  )
}
