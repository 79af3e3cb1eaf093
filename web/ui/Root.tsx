import { Outlet } from '@tanstack/react-router'
import { BusyHost } from './Busy.tsx'
import { ModalHost } from './ModalHost.tsx'
import { NoteHost } from './NoteHost.tsx'
import { SessionEnd } from './SessionEnd.tsx'
import { OfflineBanner } from './states/OfflineBanner.tsx'

/** What stands around every screen, signed in or not. The session is listened to before the first page can say anything. */
export function Root() {
  return (
    <>
      <SessionEnd />
      <OfflineBanner />
      <Outlet />
      <ModalHost />
      <NoteHost />
      <BusyHost />
    </>
  )
}
