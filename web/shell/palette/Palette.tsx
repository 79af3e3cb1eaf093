import { lazy, Suspense, useEffect, useRef } from 'react'
import { whenIdle } from '../../ui/when-idle.ts'
import { closePalette, usePaletteIsOpen } from './open.ts'

const load = () => import('./PaletteDialog.tsx')
const Dialog = lazy(async () => ({ default: (await load()).PaletteDialog }))

/** Go to, search, do: one field for all of it. Its code comes while nothing else is going on. */
export function Palette() {
  const isOpen = usePaletteIsOpen()
  const wasOpen = useRef(false)
  wasOpen.current ||= isOpen
  useEffect(() => whenIdle(load), [])
  useEffect(() => closePalette, [])
  if (!wasOpen.current) return null
  return (
    <Suspense>
      <Dialog isOpen={isOpen} />
    </Suspense>
  )
}
