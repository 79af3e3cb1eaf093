import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** One thing to close, and how many milliseconds it may take. */
export interface Closing {
  readonly close: () => Promise<unknown>
  readonly most: number
}

/**
 * Close what was opened, the last first, each within its time: what hangs or fails keeps none of the others from its turn.
 * Answers what failed.
 */
export async function closeInTurn(opened: readonly Closing[]): Promise<Error[]> {
  const failures: Error[] = []
  for (const { close, most } of opened.toReversed()) {
    const closing = close().catch((error: Error) => void failures.push(error))
    await Promise.race([closing, sleep(most, undefined, { ref: false })])
  }
  return failures
}

/** Take no more calls, let those under way end for some milliseconds, then cut them off. */
export async function closeCalls(app: FastifyInstance, grace: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), grace)
  try {
    await app.close()
  } finally {
    clearTimeout(cut)
  }
}
