import { Worker } from 'node:worker_threads'
import type { LoopBlock } from './blocked-loop-worker.ts'
import { type RunningRequest, runningRequest } from './running-request.ts'

/** How long the event loop may stand still before it is looked at why. */
const defaultMilliseconds = 1000
const beatMilliseconds = 100

interface BlockReport {
  /** What it was doing; null where it worked for no request. */
  readonly request: RunningRequest | null
  /** Where it was, innermost first. */
  readonly stack: readonly string[]
  /** Milliseconds that it stood still in all. */
  readonly milliseconds: number
}

/** Name under which the watching thread asks this one for whom it works. */
export const askedAs = 'satoyamaRunningRequest'

/**
 * Watch this thread's event loop from another thread. While it is blocked that thread stops this one for a moment, as a debugger does, and
 * asks what it is at; it costs nothing as long as nothing is blocked.
 *
 * @param tell called once the loop goes on
 * @returns how to end it
 */
export function watchLoop(tell: (block: BlockReport) => void, milliseconds = defaultMilliseconds): () => Promise<void> {
  Object.defineProperty(globalThis, askedAs, { value: runningRequest, configurable: true })
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let lastBeat = performance.now()
  let longest = 0
  const beat = setInterval(() => {
    const now = performance.now()
    longest = Math.max(longest, now - lastBeat)
    lastBeat = now
    Atomics.add(beats, 0, 1)
  }, beatMilliseconds)
  beat.unref()
  const worker = new Worker(new URL('./blocked-loop-worker.ts', import.meta.url), {
    workerData: { beats, milliseconds, askedAs },
  })
  worker.unref()
  worker.on('error', () => {}) // Nobody works less because nobody watches.
  worker.on('message', ({ request, stack }: LoopBlock) => {
    // The beat that ends the block may come after the message.
    const stoodStill = Math.max(longest, performance.now() - lastBeat)
    longest = 0
    tell({ request, stack, milliseconds: Math.round(stoodStill) })
  })
  return async () => {
    clearInterval(beat)
    await worker.terminate()
  }
}
