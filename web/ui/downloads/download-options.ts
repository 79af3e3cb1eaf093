import type { DownloadPlan } from '#contract/wire/download-count.ts'
import type { SavedFile } from '../../app/download.ts'

export type CsvEncoding = 'utf-8' | 'shift_jis'

export interface DownloadOptions {
  readonly title: string
  /** What it holds, for its count. */
  readonly plan: DownloadPlan
  /** Whether the reader chooses an encoding; a file that the browser makes has one. */
  readonly hasEncodings?: boolean
  /** Asks for the file: `(encoding) => download(endpoint, { query: { ...conditions, encoding } })`. */
  readonly run: (encoding: CsvEncoding) => Promise<SavedFile>
}
