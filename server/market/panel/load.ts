import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { Built } from './build.ts'

export interface LoadRequest {
  readonly connection: pg.ClientConfig
  /** Where panels are kept; null keeps none. */
  readonly folder: string | null
  readonly asOf: string
}

export interface Loaded {
  readonly panel: Built
  readonly isFromFile: boolean
  readonly milliseconds: number
}

/** Open or build a panel in a thread of its own, so that no request waits for it. Its memory is shared with this one. */
export async function loadPanel(request: LoadRequest): Promise<Loaded> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: request })
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      worker.once('exit', (code) => reject(new Error(`the panel's thread ended with ${code}`)))
    })
  } finally {
    await worker.terminate()
  }
}
