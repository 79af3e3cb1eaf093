import { createElement, lazy, Suspense } from 'react'
import type { DownloadPlan } from '#contract/account/download-count.ts'
import type { Saved } from '../app/download.ts'
import { openModal } from './modals.ts'

export type CsvEncoding = 'utf-8' | 'shift_jis'

export interface DownloadOptions {
  readonly title: string
  /** What it holds, for its count. */
  readonly plan: DownloadPlan
  /** Asks for the file: `(encoding) => download(endpoint, { query: { ...conditions, encoding } })`. */
  readonly run: (encoding: CsvEncoding) => Promise<Saved>
}

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
