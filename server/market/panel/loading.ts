import type pg from 'pg'
import { forever } from '#contract/wire/day.ts'
import type { LoadedPanel } from './build.ts'
import { type LoadResult, loadPanel } from './load.ts'
import { vintageNow } from './vintage.ts'

interface LoadingOptions {
  readonly connection: pg.ClientConfig
  /** Where panels are kept; null keeps none. */
  readonly folder: string | null
  /** The present panel, when somebody has read it while the market was being made; null where that failed. */
  readonly first: Promise<LoadedPanel | null> | undefined
}

/** Panels of one market on their way into memory, and into their files. */
export class PanelLoading {
  readonly #options: Omit<LoadingOptions, 'first'>
  readonly #keeping = new Set<Promise<void>>()
  /** Forgotten once it has been asked for: a panel that the market has left must not stay in memory. */
  #first: LoadingOptions['first']

  constructor({ first, ...options }: LoadingOptions) {
    this.#options = options
    this.#first = first
  }

  async at(asOf: string, signal?: AbortSignal): Promise<LoadResult> {
    const { connection, folder } = this.#options
    const { kept, ...result } = await loadPanel({ connection, folder, asOf, isPatient: signal !== undefined }, signal)
    this.#keeping.add(kept)
    void kept.then(() => this.#keeping.delete(kept))
    return result
  }

  async present(): Promise<LoadResult> {
    const first = await this.#first
    this.#first = undefined
    const panel = first ? await this.withSameFigures(first) : null
    return panel ? { panel, isFromFile: false, milliseconds: 0 } : this.at(forever)
  }

  /** A panel as of the newest revision, where that changed nothing of its figures; null where it did. */
  async withSameFigures(panel: LoadedPanel): Promise<LoadedPanel | null> {
    const vintage = await vintageNow(this.#options.connection)
    const isSame = panel.marketId === vintage.marketId && panel.figuresRevision === vintage.figuresRevision
    return isSame ? { ...panel, ...vintage } : null
  }

  /** Once all are in their files. */
  async close(): Promise<void> {
    await Promise.all(this.#keeping)
  }
}
