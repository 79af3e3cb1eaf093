import { createElement } from 'react'
import { addNote, type Note } from '../notes/notes.ts'
import { AlertPane, ConfirmPane } from './AskPanes.tsx'
import type { AlertOptions, ConfirmOptions, PromptOptions } from './dialog-options.ts'
import { pushModal } from './modals.ts'
import { PromptPane } from './PromptPane.tsx'

/** Ask, say, and have typed: the shared dialogs. Each comes on top of whatever modal is open. */

const askWidth = 440
const promptWidth = 520

export async function confirmDialog(options: ConfirmOptions): Promise<boolean> {
  const { how } = await pushModal({
    label: options.title ?? options.text,
    width: askWidth,
    content: (controls) => createElement(ConfirmPane, { ...options, controls }),
  })
  return how === 'resolved'
}

export async function alertDialog(options: AlertOptions): Promise<void> {
  await pushModal({
    label: options.title ?? options.text,
    width: askWidth,
    content: (controls) => createElement(AlertPane, { ...options, controls }),
  })
}

/** Null when it was canceled. */
export async function promptDialog(options: PromptOptions): Promise<string | null> {
  const { how, data } = await pushModal<string>({
    label: options.title,
    width: promptWidth,
    content: (controls) => createElement(PromptPane, { ...options, controls }),
  })
  return how === 'resolved' ? (data ?? '') : null
}

/** A note in the corner. */
export function notify(note: Note): void {
  addNote(note)
}
