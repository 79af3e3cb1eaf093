import type pg from 'pg'
import type { Db } from '#server/db/database.ts'
import type { Limits } from '../net/client.ts'
import type { Origins } from '../net/origins.ts'
import type { FetchParams } from '../source.ts'
import type { RunRow } from '../store/runs.ts'
import type { Space } from './space.ts'

/** What fetching works with; what is not the world’s own is for tests. */
export interface FetchWorld {
  readonly db: Db
  readonly connection: pg.ClientConfig
  /** Data folder, for keys. */
  readonly home: string
  readonly space: Space
  readonly origins: Origins
  readonly agent: string
  readonly limits?: Limits
  readonly clock: () => Date
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  /** Who does it, for the list of imports. */
  readonly by: string
  readonly environment?: NodeJS.ProcessEnv
}

export interface RunOptions {
  readonly params: FetchParams
  readonly signal: AbortSignal
  /** Longest wait that is spent in this run, in milliseconds; longer ones end it, and it goes on later. */
  readonly patience: number
  /** Milliseconds after which it ends and asks to go on; none for a run that somebody waits for. */
  readonly slice?: number
  readonly onProgress?: (progress: {
    readonly done: number
    readonly of: number
    readonly requests: number
    readonly bytes: number
  }) => void
}

export interface RunResult {
  readonly outcome: Exclude<RunRow['outcome'], 'running'> | 'busy'
  readonly requests: number
  readonly bytes: number
  readonly imported: number
  readonly unchanged: number
  readonly refused: number
  readonly problem: string | null
  /** Earliest moment to go on, of one that rests. */
  readonly until: Date | null
}
