import type { FastifyInstance } from 'fastify'
import { CallTurn, Turns } from './turns.ts'

/** Calls of one account that are worked on at once, fewer than the connections to the database, and those that may wait besides. */
const ofAnAccount = { atOnce: 6, mostWaiting: 200 }

/** However many calls an account makes at once, a few of them are worked on and the others wait, so that those of all others go on. */
export function shareFairly(app: FastifyInstance): void {
  const lines = new Map<number, Turns>()
  app.addHook('preValidation', async ({ user }, reply) => {
    if (!user) return
    const line = lines.get(user.id) ?? new Turns(ofAnAccount)
    lines.set(user.id, line)
    const turn = new CallTurn(line, reply)
    reply.raw.once('close', () => {
      if (line.isIdle && lines.get(user.id) === line) lines.delete(user.id)
    })
    if (!(await turn.take())) return reply.hijack()
  })
}
