import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the palette from anywhere; where one was keeps the focus for when it closes. */
export const openPalette = (): void => set(true)
export const closePalette = (): void => set(false)

export function usePaletteIsOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => isOpen,
  )
}
