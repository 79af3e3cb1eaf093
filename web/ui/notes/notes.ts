import { notifications } from '@mantine/notifications'
import { createStore } from '../store.ts'
import { delays } from '../theme.tsx'

export interface Note {
  readonly text: string
  readonly title?: string
  readonly tone?: 'success' | 'error'
  /** What can be done about it, such as taking it back; once. */
  readonly act?: { readonly label: string; readonly run: () => void } | undefined
}

/** A note as the list keeps it. */
export interface StoredNote extends Note {
  readonly id: string
  readonly tone: 'success' | 'error'
  readonly at: Date
  readonly isRead: boolean
}

const max = 100

/** The notes of this visit, the newest first. */
export const notes = createStore<readonly StoredNote[]>([])

let last = 0

/** Show a note and keep it: a success for three seconds, an error until somebody closes it. */
export function addNote({ tone = 'success', ...note }: Note): void {
  const stored: StoredNote = { ...note, tone, id: `note-${++last}`, at: new Date(), isRead: false }
  notes.set([stored, ...notes.get()].slice(0, max))
  notifications.show({
    id: stored.id,
    message: stored.text,
    title: stored.title,
    role: tone === 'error' ? 'alert' : 'status',
    autoClose: closesAfter(stored),
    'data-tone': tone,
    onFocusCapture: () => void notifications.update({ id: stored.id, message: stored.text, autoClose: false }),
    onBlurCapture: () =>
      void notifications.update({ id: stored.id, message: stored.text, autoClose: closesAfter(stored) }),
  })
}

function closesAfter({ tone }: StoredNote): number | false {
  return tone === 'error' ? false : delays.note
}

/** Close a note that has been read where it stood. */
export function dismissNote(id: string): void {
  notifications.hide(id)
  notes.set(notes.get().map((note) => (note.id === id ? { ...note, isRead: true } : note)))
}

/** Do what a note offers; it does not offer it again. */
export function actOnNote(id: string): void {
  const act = notes.get().find((note) => note.id === id)?.act
  notifications.hide(id)
  notes.set(notes.get().map((note) => (note.id === id ? { ...note, isRead: true, act: undefined } : note)))
  act?.run()
}

export function markNotesRead(): void {
  if (notes.get().some(({ isRead }) => !isRead)) notes.set(notes.get().map((note) => ({ ...note, isRead: true })))
}

/** Forget all notes, also those that still stand in the corner. */
export function clearNotes(): void {
  notifications.clean()
  notes.set([])
}
