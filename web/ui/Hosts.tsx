import { BusyHost } from './busy/Busy.tsx'
import { ModalHost } from './modals/ModalHost.tsx'
import { NoteHost } from './notes/NoteHost.tsx'

/** Where the shared dialogs, notes and the busy layer are drawn: once around all screens. */
export function Hosts() {
  return (
    <>
      <ModalHost />
      <NoteHost />
      <BusyHost />
    </>
  )
}
