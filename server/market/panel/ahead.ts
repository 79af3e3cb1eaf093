import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { type LoadedPanel, readAxes } from './build.ts'
import type { Axes } from './cells.ts'

/** What the thread is told, in this order: the axes, rows many times, that there are no more, and the revision of the figures that the rows made. */
export type AheadMessage =
  | { readonly axes: Axes }
  | { readonly rows: Uint8Array }
  | { readonly isWhole: true }
  | { readonly figuresRevision: number }

/** What the thread begins with. */
export interface AheadRequest {
  readonly connection: pg.ClientConfig
  /** Where the panel is kept; null keeps none. */
  readonly folder: string | null
}

/**
 * The panel of a market that is just being made, read from the same rows while the database takes them in and builds its index: a first
 * start need not read them back. Null, and read from the database as always, when anything else has happened to the figures meanwhile.
 */
export class PanelAhead {
  readonly #worker: Worker
  #isGone = false

  constructor(request: AheadRequest) {
    this.#worker = new Worker(new URL('./ahead-worker.ts', import.meta.url), { workerData: request })
    // Nothing depends on it: the panel is read from the database then.
    const leave = () => {
      this.#isGone = true
    }
    this.#worker.once('error', leave).once('exit', leave)
  }

  /** @param client in the transaction that has made the companies */
  async begin(client: pg.ClientBase, years: { readonly first: number; readonly last: number }): Promise<void> {
    this.#tell({ axes: await readAxes(client, years) })
  }

  /** @param rows as `ObservationEncoder` writes them; copied */
  add(rows: Uint8Array): void {
    this.#tell({ rows })
  }

  /** No row is left: what can be done without the database is done while it builds its index. */
  end(): void {
    this.#tell({ isWhole: true })
  }

  /** @param figuresRevision that the rows raised the market to when they were committed */
  finish(figuresRevision: number): Promise<LoadedPanel | null> {
    if (this.#isGone) return Promise.resolve(null)
    // Not remembered here: a panel that the market has left must not stay in memory.
    const panel = new Promise<LoadedPanel | null>((resolve) => {
      this.#worker.once('message', resolve)
      this.#worker.once('error', () => resolve(null)).once('exit', () => resolve(null))
    })
    this.#tell({ figuresRevision })
    return panel
  }

  /** What has not been finished, or not been kept yet, never will be. */
  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #tell(message: AheadMessage): void {
    this.#worker.postMessage(message)
  }
}
