import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { LoadedPanel } from './build.ts'

export interface LoadRequest {
  readonly connection: pg.ClientConfig
  /** Where panels are kept; null keeps none. */
  readonly folder: string | null
  readonly asOf: string
  /** Whether it gives way to everything else. */
  readonly isPatient?: boolean
}

export interface LoadResult {
  readonly panel: LoadedPanel
  readonly isFromFile: boolean
  readonly milliseconds: number
}

/** A panel that may still be on its way into its file. */
export interface LoadingResult extends LoadResult {
  readonly kept: Promise<void>
}

/**
 * Open or build a panel in a thread of its own, so that no request waits for it. Its memory is shared with this one.
 *
 * @param signal ends the thread; the promise is rejected then
 */
export async function loadPanel(request: LoadRequest, signal?: AbortSignal): Promise<LoadingResult> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: request })
  const stop = () => void worker.terminate()
  signal?.addEventListener('abort', stop)
  const workerExit = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  try {
    const result = await new Promise<LoadResult>((resolve, reject) => {
      worker.once('message', resolve).on('error', reject)
      worker.once('exit', (code) => reject(new Error(`the panel's thread ended with ${code}`)))
    })
    return { ...result, kept: workerExit }
  } catch (error) {
    await worker.terminate()
    throw error
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
