import type { Both } from '#contract/words/words.ts'
import type { Db } from '#server/db/database.ts'
import type { ReadOptions } from '#server/imports/read-options.ts'
import type { KeyName } from './keys.ts'
import type { PacedAnswer, PacedRequest } from './net/paced-client.ts'

/** What one run of a source is limited to. */
export interface FetchParams {
  /** Days of Tokyo, both included. */
  readonly from?: string
  readonly to?: string
  /** Items at most: documents, days, pages, as the source counts. */
  readonly limit?: number
  /** Securities codes of four characters. */
  readonly only?: readonly string[]
  /** Also what is here already. */
  readonly again?: boolean
  /** Reports that are here as a table, fetched whole. */
  readonly whole?: boolean
}

/** What a run would do. */
export interface Estimate {
  readonly requests: number
  readonly bytes: number
}

/** A request of a source. */
export interface SourceRequest extends Omit<PacedRequest, 'hosts'> {
  /** What it is, in words of the source: a document number, a day. */
  readonly item: string
  /** The part of the query that holds a key; it is sent and never kept. */
  readonly secret?: string
  /** Ask for all of it, although it may not have changed: what was made of it the last time is not here. */
  readonly isWhole?: boolean
}

/** A file to import. */
export interface FetchedFile {
  readonly item: string
  readonly fileName: string
  readonly bytes: Uint8Array
}

export interface ImportResult {
  readonly item: string
  /** Refused, where it could not be read; the file stays on disk for a while. */
  readonly state: 'imported' | 'unchanged' | 'refused'
  readonly importId: number | null
  readonly problem: string | null
  /** Where the file came from; none of what is made of several answers. */
  readonly address?: string
}

/** One run of a source. */
export interface SourceRun {
  readonly db: Db
  readonly params: FetchParams
  readonly signal: AbortSignal
  /** Data folder. */
  readonly home: string
  readonly now: () => Date
  /** Today in Tokyo. */
  readonly today: () => string
  readonly key: (name: KeyName) => string
  /** How far the run before this came, in words of the source; kept when it is set. */
  readonly watermark: () => string | null
  readonly setWatermark: (text: string) => Promise<void>
  /** Whether to stop here and go on in another run. */
  readonly isOver: () => boolean
  readonly ask: (request: SourceRequest) => Promise<PacedAnswer>
  /**
   * Import an answer: soon, in one transaction with others. It stays on disk until then.
   *
   * @param onDone called in the same transaction as the import
   */
  readonly importAnswer: (answer: AnswerToImport) => Promise<void>
  /** Import what is made of several answers, now. */
  readonly importMade: (
    file: FetchedFile,
    options?: ReadOptions & { readonly source?: string },
  ) => Promise<ImportResult>
  /** Import now what waits. */
  readonly flush: () => Promise<void>
  /** Say how far it is. */
  readonly progress: (done: number, of: number) => void
}

export interface AnswerToImport {
  readonly request: SourceRequest
  readonly answer: Extract<PacedAnswer, { kind: 'answer' }>['answer']
  readonly fileName: string
  readonly source?: string
  readonly options?: ReadOptions
}

/** A public source: where it is, what it fills, on what terms, and how it is read. */
export interface Source {
  readonly name: string
  readonly title: Both
  readonly fills: Both
  /** `open`: with attribution. `confirm`: an operator confirms once that the use is allowed. `by-hand`: it is never fetched. */
  readonly terms: 'open' | 'confirm' | 'by-hand'
  readonly termsUrl: string
  readonly key?: KeyName
  /** Official hosts; nothing else is ever called. */
  readonly hosts: readonly string[]
  /** Milliseconds between two requests. */
  readonly pace: number
  /** When it is fetched next, after a run that ended well. */
  readonly next: (now: Date) => Date
  readonly estimate: (run: Pick<SourceRun, 'db' | 'params' | 'today'>) => Promise<Estimate>
  /** The source whose file it needs before it has anything to ask for; null once that is here. */
  readonly waitsFor?: (db: Db) => Promise<string | null>
  readonly fetch: (run: SourceRun) => Promise<void>
  /** How a file is read that an earlier process fetched; recognised from its content where a source says nothing. */
  readonly howToImport?: (row: { readonly item: string }) => {
    readonly source?: string
    readonly options?: ReadOptions
  }
  /** What of its own is kept of a file, in the transaction of its import. */
  readonly onImported?: (db: Db, result: ImportResult, now: Date) => Promise<void>
}
