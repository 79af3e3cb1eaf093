import { lazy, Suspense, useEffect } from 'react'
import { BusyHost } from './busy/Busy.tsx'
import { ModalHost } from './modals/ModalHost.tsx'
import { NoteHost } from './notes/NoteHost.tsx'

/** What nobody needs before the first screen stands comes after it. */
const TipHost = lazy(async () => ({ default: (await import('./floating/TipHost.tsx')).TipHost }))

/** Watches the tables and fields of all screens; the answer ends it. */
function watch(): () => void {
  let end: (() => void) | undefined
  let isOver = false
  void import('./fields/watch.ts').then(({ watchScreens }) => {
    if (!isOver) end = watchScreens()
  })
  return () => {
    isOver = true
    end?.()
  }
}

/** Where the shared dialogs, notes, tips and the busy layer are drawn, and tables and fields are watched: once around all screens. */
export function Hosts() {
  useEffect(watch, [])
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
