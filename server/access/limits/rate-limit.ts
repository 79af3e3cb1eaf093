import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network.ts'
import { SteadyWindows } from './steady-windows.ts'

/** Calls of one network in a minute. Only calls count: one drawing of a screen fetches dozens of files, and an office shares one address. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: '1 minute',
    store: SteadyWindows,
    // A caller who has hung up has no address any more.
    keyGenerator: ({ ip }) => networkOf(ip),
  })
}
