import { addNote } from '../notes/notes.ts'
import { fieldMessages } from './messages.ts'

/**
 * A browser cuts what is pasted to the length of its field and says nothing, and what is left is saved. A paste that does not fit is
 * refused as a whole and told, in every field that has a length. Answers with how to stop.
 */
export function refuseLongPastes(): () => void {
  document.addEventListener('paste', refuseLong)
  return () => document.removeEventListener('paste', refuseLong)
}

function refuseLong(event: ClipboardEvent): void {
  const field = event.target
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength < 0) return
  const text = event.clipboardData?.getData('text') ?? ''
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0)
  const length = field.value.length - replaced + text.length
  if (length <= field.maxLength) return
  event.preventDefault()
  const m = fieldMessages()
  addNote({ tone: 'error', text: m.longPaste(field.maxLength, text.length) })
}
