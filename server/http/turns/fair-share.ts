import type { FastifyInstance } from 'fastify'
import { CallTurn, Turns } from './turns.ts'

/** Calls of one account that are worked on at once, fewer than the connections to the database, and those that may wait besides. */
const accountLimits = { atOnce: 6, mostWaiting: 200 }

/** A few calls of an account are worked on at a time and the others wait, so that one account cannot keep all others waiting. */
export function shareFairly(app: FastifyInstance): void {
  const queues = new Map<number, Turns>()
  app.addHook('preValidation', async ({ user }, reply) => {
    if (!user) return
    const queue = queues.get(user.id) ?? new Turns(accountLimits)
    queues.set(user.id, queue)
    const turn = new CallTurn(queue, reply)
    reply.raw.once('close', () => {
      if (queue.isIdle && queues.get(user.id) === queue) queues.delete(user.id)
    })
    if (!(await turn.take())) return reply.hijack()
  })
}
