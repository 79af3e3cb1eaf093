import { createElement, lazy } from 'react'
import { addNote, type Note } from '../notes/notes.ts'
import type { AlertOptions, ConfirmOptions, PromptOptions } from './dialog-options.ts'
import { pushModal } from './modals.ts'

/** Ask, say, and have typed: the shared dialogs. Each comes on top of whatever modal is open. */

// Like the frame around them they are loaded when the first is opened.
const AlertPane = lazy(async () => ({ default: (await import('./AskPanes.tsx')).AlertPane }))
const ConfirmPane = lazy(async () => ({ default: (await import('./AskPanes.tsx')).ConfirmPane }))
const PromptPane = lazy(async () => ({ default: (await import('./PromptPane.tsx')).PromptPane }))

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
