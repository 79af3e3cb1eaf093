import { Worker } from 'node:worker_threads'
import type { FiguresChunk, FiguresRequest } from './figures-worker.ts'

/** Chunks that the thread may draw ahead of the database. */
const ahead = 4

/** The market's figures, drawn in a thread of their own from now on, while the database takes in others or these. */
export function figureChunks(request: FiguresRequest): AsyncIterableIterator<FiguresChunk> {
  const worker = new Worker(new URL('./figures-worker.ts', import.meta.url), { workerData: request })
  worker.unref() // Nobody may ever read on, where what comes before the figures fails.
  const waiting: { resolve: (chunk: FiguresChunk | null) => void; reject: (error: Error) => void }[] = []
  worker.on('message', (chunk: FiguresChunk | null) => waiting.shift()?.resolve(chunk))
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error as Error)
  })
  const ask = () => {
    const answer = new Promise<FiguresChunk | null>((resolve, reject) => waiting.push({ resolve, reject }))
    answer.catch(() => {})
    worker.postMessage('next')
    return answer
  }
  return read(worker, Array.from({ length: ahead }, ask), ask)
}

type Answer = Promise<FiguresChunk | null>

async function* read(worker: Worker, pending: Answer[], ask: () => Answer): AsyncGenerator<FiguresChunk> {
  worker.ref()
  try {
    for (;;) {
      const chunk = await pending.shift()!
      if (!chunk) return
      pending.push(ask())
      yield chunk
    }
  } finally {
    await worker.terminate()
  }
}
