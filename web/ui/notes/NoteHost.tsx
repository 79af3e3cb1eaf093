import { lazy, Suspense, useEffect, useRef } from 'react'
import { useStore } from '../store.ts'
import { whenIdle } from '../when-idle.ts'
import { notes } from './notes.ts'

const loadCorner = () => import('./NoteCorner.tsx')
const NoteCorner = lazy(loadCorner)

/** Shows notes in their corner; stands once, in the root of the routes. */
export function NoteHost() {
  const isNeeded = useRef(false)
  const count = useStore(notes).length
  isNeeded.current ||= count > 0
  useEffect(() => whenIdle(loadCorner), [])
  return <Suspense fallback={null}>{isNeeded.current && <NoteCorner />}</Suspense>
}
