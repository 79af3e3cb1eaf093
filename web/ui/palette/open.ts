import { useSyncExternalStore } from 'react'

let isOpen = false
let opener: Element | null = null
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the palette from anywhere; where one was keeps the focus for when it closes. */
export function openPalette(): void {
  if (!isOpen) opener = document.activeElement
  set(true)
}

/** The focus goes back at once, so that what is opened from the palette gives it back to the same place. */
export function closePalette(): void {
  set(false)
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  opener = null
}

export function usePaletteIsOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => isOpen,
  )
}
