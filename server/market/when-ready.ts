import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '#server/http/refusal.ts'

/** Retries while the market is being computed or the queue is full: no user waits for this answer. */
export async function whenReady<T>(ask: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Refusal && (error.code === 'market.preparing' || error.code === 'market.busy')))
        throw error
      await sleep(1000 * (error.particulars.retryAfter ?? 2), undefined, signal && { signal })
    }
  }
}
