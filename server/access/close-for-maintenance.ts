import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/http/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findWindow } from './maintenance-windows.ts'

/** How long a server may not know of a window that was just announced or taken back. */
const cacheMilliseconds = 2000

/** Inside a maintenance window every endpoint of the contract is closed, unless it says otherwise itself. */
export function closeForMaintenance(app: FastifyInstance, { db, clock }: Deps): void {
  let known: { readonly window: ReturnType<typeof findWindow>; readonly since: number } | null = null

  function next() {
    if (!known || performance.now() - known.since > cacheMilliseconds) {
      const window = findWindow(db, clock())
      known = { window, since: performance.now() }
      window.catch(() => {
        known = null
      })
    }
    return known.window
  }

  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || endpoint.duringMaintenance) return
    const window = await next()
    const now = clock()
    if (!window || now < window.starts_at || now >= window.ends_at) return
    throw new Refusal('maintenance', { retryAfter: Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000) })
  })
}
