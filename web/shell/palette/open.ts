import { useSyncExternalStore } from 'react'

/** What was typed before the field of the palette stood, and whether Enter came after it. */
interface Early {
  readonly text: string
  readonly isEntered: boolean
}

const nothing: Early = { text: '', isEntered: false }

let isOpen = false
let opener: Element | null = null
let early = nothing
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** Opens the palette from anywhere; where one was keeps the focus for when it closes. */
export function openPalette(): void {
  if (!isOpen) {
    opener = document.activeElement
    // A conversion of kana would go on in the field of the screen.
    if (opener instanceof HTMLElement) opener.blur()
    window.addEventListener('keydown', keepEarly, { capture: true })
    window.addEventListener('beforeinput', keepEarlyText, { capture: true })
  }
  set(true)
}

/** The focus goes back at once, so that what is opened from the palette gives it back to the same place. */
export function closePalette(): void {
  takeEarly()
  set(false)
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  opener = null
}

/** The field stands and takes the keys from here on. */
export function takeEarly(): Early {
  window.removeEventListener('keydown', keepEarly, { capture: true })
  window.removeEventListener('beforeinput', keepEarlyText, { capture: true })
  const keys = early
  early = nothing
  return keys
}

/** Fast hands type before the dialog is drawn, at first before its code is there: those keys go to its field. */
function keepEarly(event: KeyboardEvent): void {
  const { key } = event
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  if (key === 'Escape') closePalette()
  else if (key === 'Enter') early = { ...early, isEntered: true }
  else if (key === 'Backspace') early = { text: early.text.slice(0, -1), isEntered: false }
  else if ([...key].length === 1) early = { text: early.text + key, isEntered: false }
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Text that comes without keys (kana that were converted, dictation) is the palette's too, not of the field behind it. */
function keepEarlyText(event: InputEvent): void {
  if (event.inputType !== 'insertText' || !event.data) return
  early = { text: early.text + event.data, isEntered: false }
  event.preventDefault()
  event.stopPropagation()
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
