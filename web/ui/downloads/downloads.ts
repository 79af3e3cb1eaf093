import { createElement, lazy, Suspense } from 'react'
import { openModal } from '../modals/modals.ts'
import type { DownloadOptions } from './download-options.ts'

const Pane = lazy(async () => ({ default: (await import('./DownloadPane.tsx')).DownloadPane }))

/** Show what a download takes from the month, let the encoding be chosen, and start it; true when the file came. */
export async function openDownload(options: DownloadOptions): Promise<boolean> {
  const { how } = await openModal({
    label: options.title,
    width: 520,
    closesOnNavigation: true,
    content: (controls) => createElement(Suspense, { fallback: null }, createElement(Pane, { ...options, controls })),
  })
  return how === 'resolved'
}
