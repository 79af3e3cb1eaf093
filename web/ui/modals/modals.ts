import type { ReactNode } from 'react'
import { createStore } from '../store.ts'

/** How a modal ended. Replaced, destroyed, Esc and the close button are all `closed`. */
interface ModalEnd<Data = unknown> {
  readonly how: 'resolved' | 'rejected' | 'closed'
  readonly data?: Data
}

/** What the content of a modal can do with it. */
export interface ModalControls<Data = unknown> {
  resolve(data?: Data): void
  reject(data?: Data): void
  close(): void
  /** Something is typed that would be lost: leaving asks first, also when the tab is closed. */
  setDirty(isDirty: boolean): void
}

export interface ModalSpec<Data = unknown> {
  readonly content: (controls: ModalControls<Data>) => ReactNode
  /** The name assistive technology reads. */
  readonly label: string
  /** Pixels, at most what the window has. */
  readonly width?: number
  /** The screen behind may change while it is open. */
  readonly allowsNavigation?: boolean
  /** A change of screen ends it; such a modal never blocks one. */
  readonly closesOnNavigation?: boolean
}

export interface Modal {
  readonly key: number
  readonly spec: ModalSpec
  readonly controls: ModalControls
  readonly isDirty: boolean
  /** What had the focus before it came. */
  readonly opener: Element | null
  readonly settle: (end: ModalEnd) => void
}

/** All modals, the visible one last. */
export const modals = createStore<readonly Modal[]>([])

let lastKey = 0

/** Show one modal in place of all that are open. */
export function openModal<Data = unknown>(spec: ModalSpec<Data>): Promise<ModalEnd<Data>> {
  const opener = modals.get()[0]?.opener
  return add(spec, modals.get(), opener)
}

/** Show a modal on top; the one below waits, hidden, with all that was typed into it. */
export function pushModal<Data = unknown>(spec: ModalSpec<Data>): Promise<ModalEnd<Data>> {
  return add(spec, [])
}

/** Close the visible modal. */
export function closeModal(): void {
  end(modals.get().slice(-1), { how: 'closed' })
}

export function destroyModals(): void {
  end(modals.get(), { how: 'closed' })
}

/** True while a modal is open that a change of screen would pull the ground from under. */
export function blocksNavigation(): boolean {
  return modals.get().some(({ spec }) => !spec.allowsNavigation && !spec.closesOnNavigation)
}

export function hasUnsavedText(): boolean {
  return modals.get().some(({ isDirty }) => isDirty)
}

/** The screen has changed: end those that end with it. */
export function closeAfterNavigation(): void {
  end(
    modals.get().filter(({ spec }) => spec.closesOnNavigation),
    { how: 'closed' },
  )
}

function add<Data>(
  spec: ModalSpec<Data>,
  replaced: readonly Modal[],
  opener: Element | null = document.activeElement,
): Promise<ModalEnd<Data>> {
  const key = ++lastKey
  return new Promise((settle) => {
    const modal = { key, spec, controls: controlsOf(key), isDirty: false, opener, settle } as unknown as Modal
    const remaining = modals.get().filter((other) => !replaced.includes(other))
    modals.set([...remaining, modal])
    for (const { settle } of replaced) settle({ how: 'closed' })
  })
}

function controlsOf(key: number): ModalControls {
  const own = () => modals.get().filter((modal) => modal.key === key)
  return {
    resolve: (data) => end(own(), { how: 'resolved', data }),
    reject: (data) => end(own(), { how: 'rejected', data }),
    close: () => end(own(), { how: 'closed' }),
    setDirty(isDirty) {
      if (own().every((modal) => modal.isDirty === isDirty)) return
      modals.set(modals.get().map((modal) => (modal.key === key ? { ...modal, isDirty } : modal)))
    },
  }
}

function end(ending: readonly Modal[], how: ModalEnd): void {
  if (ending.length === 0) return
  modals.set(modals.get().filter((modal) => !ending.includes(modal)))
  for (const { settle } of ending) settle(how)
}
