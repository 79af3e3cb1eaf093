import { createElement } from 'react'
import { AlertPane, ConfirmPane } from './AskPanes.tsx'
import { pushModal } from './modals.ts'
import { addNote } from './notes.ts'
import { PromptPane } from './PromptPane.tsx'

/** Ask, say, and have typed: the shared dialogs. Each comes on top of whatever modal is open. */

const askWidth = 440
const promptWidth = 520

export type Tone = 'danger' | 'plain'

export interface ConfirmOptions {
  readonly title?: string
  readonly text: string
  readonly ok?: string
  readonly cancel?: string
  readonly tone?: Tone
}
export interface AlertOptions {
  readonly title?: string
  readonly text: string
  readonly ok?: string
  readonly tone?: Tone
}
export interface PromptOptions {
  readonly title: string
  readonly text?: string
  readonly initial?: string
  readonly maxLength?: number
  /** What the length counts: characters, or full-width characters of which a half-width one is half. */
  readonly counts?: 'characters' | 'full-width'
  readonly placeholder?: string
  readonly required?: boolean
  readonly ok?: string
  readonly cancel?: string
}
export interface Note {
  readonly text: string
  readonly title?: string
  readonly tone?: 'success' | 'error'
}

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

/** Null when it was given up. */
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
