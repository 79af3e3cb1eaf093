import { lazy, Suspense, useEffect } from 'react'
import { BusyHost } from './busy/Busy.tsx'
import { ModalHost } from './modals/ModalHost.tsx'
import { NoteHost } from './notes/NoteHost.tsx'

/** What nobody needs before the first screen stands comes after it. */
const TipHost = lazy(async () => ({ default: (await import('./floating/TipHost.tsx')).TipHost }))

/** Watches the tables of all screens; the answer ends it. */
function watchTables(): () => void {
  let end: (() => void) | undefined
  let isOver = false
  void import('./whole-columns.ts').then(({ keepColumnsWhole }) => {
    if (!isOver) end = keepColumnsWhole()
  })
  return () => {
    isOver = true
    end?.()
  }
}

/** Where the shared dialogs, notes, tips and the busy layer are drawn, and tables are watched: once around all screens. */
export function Hosts() {
  useEffect(watchTables, [])
  return (
    <>
      <ModalHost />
      <NoteHost />
      <BusyHost />
      <Suspense>
        <TipHost />
      </Suspense>
    </>
  )
}
