import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import type { DemoPart } from '#contract/market/demo-parts.ts'

interface Behind {
  /** Called at the beginning of each part with the parts that are left. */
  readonly onLeft: (left: readonly DemoPart[]) => void
  readonly onWhole: () => void
  readonly onTrouble: (text: string) => void
}

/** Milliseconds before a part that failed is tried again. */
const retryMilliseconds = 30_000

/** Make what is left of the market in a thread of its own, while the server answers. */
export function makePartsBehind(connection: pg.ClientConfig, { onLeft, onWhole, onTrouble }: Behind) {
  const stopping = new AbortController()
  const { signal } = stopping
  const made = (async () => {
    while (!signal.aborted) {
      try {
        await runOnce(connection, onLeft, signal)
        return onWhole()
      } catch (error) {
        if (signal.aborted) return
        onTrouble(`The demo market could not be made on: ${(error as Error).message}`)
        await sleep(retryMilliseconds, undefined, { signal, ref: false }).catch(() => {})
      }
    }
  })()
  return {
    /** What is under way is undone, and made by the next server. */
    async close(): Promise<void> {
      stopping.abort()
      await made
    },
  }
}

async function runOnce(connection: pg.ClientConfig, onLeft: Behind['onLeft'], signal: AbortSignal): Promise<void> {
  const worker = new Worker(new URL('./parts-worker.ts', import.meta.url), { workerData: { connection } })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  let last = 0
  worker.on('message', (left: readonly DemoPart[]) => {
    if (left.length !== last) onLeft(left)
    last = left.length
  })
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('error', reject)
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`its thread ended with ${code}`))))
    })
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
