import type { FastifyInstance } from 'fastify'
import { CallTurn, Turns } from './turns.ts'

/** Calls of one account that are worked on at once, fewer than the connections to the database, and those that may wait besides. */
const callLimits = { concurrency: 6, maxWaiting: 200 }

/** Files of one account that are made and sent at once: apart from its other calls, so that one that is not fetched holds up no screen. */
const downloadLimits = { concurrency: 3, maxWaiting: 30 }

/** What of one account is under way. */
interface Share {
  readonly calls: Turns
  readonly downloads: Turns
}

/** A few calls of an account are worked on at a time and the others wait, so that one account cannot keep all others waiting. */
export function shareFairly(app: FastifyInstance): void {
  const shares = new Map<number, Share>()
  app.addHook('preValidation', async ({ user, routeOptions }, reply) => {
    if (!user) return
    const share = shares.get(user.id) ?? { calls: new Turns(callLimits), downloads: new Turns(downloadLimits) }
    shares.set(user.id, share)
    const turn = new CallTurn(routeOptions.config.endpoint?.envelope === 'file' ? share.downloads : share.calls, reply)
    reply.raw.once('close', () => {
      if (share.calls.isIdle && share.downloads.isIdle && shares.get(user.id) === share) shares.delete(user.id)
    })
    if (!(await turn.take())) return reply.hijack()
  })
}
