import type { FastifyInstance } from 'fastify'
import { recently } from '#server/cache/recently.ts'
import type { BaseDeps } from '#server/http/base-deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { findWindow } from './maintenance-windows.ts'

/** How long a server may not know of a window that was just announced or taken back. */
const cacheMilliseconds = 2000

/** Inside a maintenance window every endpoint of the contract is closed, unless it says otherwise itself. */
export function closeForMaintenance(app: FastifyInstance, { db, clock }: BaseDeps): void {
  const nextWindow = recently(cacheMilliseconds, 'maintenance-window', async () => findWindow(db, clock()))

  app.addHook('onRequest', async (request) => {
    const { endpoint } = request.routeOptions.config
    if (!endpoint || endpoint.duringMaintenance) return
    const window = await nextWindow()
    const now = clock()
    if (!window || now < window.starts_at || now >= window.ends_at) return
    throw new Refusal('maintenance', { retryAfter: Math.ceil((window.ends_at.getTime() - now.getTime()) / 1000) })
  })
}
