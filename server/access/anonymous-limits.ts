import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallTurn, Turns } from '#server/http/turns/turns.ts'

/** Seen to at once at one door, few beside the database's ten connections; those who wait are let in within a second or two. */
const queueLimits = { atOnce: 3, mostWaiting: 64 }

/** Access tokens that are being looked up: it is not known yet whether whoever shows one may come in. */
export const tokenLookups = new Turns(queueLimits)

const turnsByRequest = new WeakMap<FastifyRequest, CallTurn>()

/**
 * Whoever makes work at a public endpoint waits at a door; when too many wait there the next are refused before anything is done
 * for them. So a flood, from however many networks, takes neither the database's connections nor the processor from those who
 * are signed in. Doors are apart: one of passwords closes no other. Only a call that has arrived whole comes to the door, or a
 * few that trickle in would close it.
 */
export function limitAnonymousCalls(app: FastifyInstance): void {
  const queues = new Map<string, Turns>()
  app.addHook('preValidation', async (request, reply) => {
    const { endpoint } = request.routeOptions.config
    if (endpoint?.access !== 'public') return
    const name = `${endpoint.method} ${endpoint.path}`
    const queue = queues.get(name) ?? new Turns(queueLimits)
    queues.set(name, queue)
    const turn = new CallTurn(queue, reply)
    turnsByRequest.set(request, turn)
    if (!(await turn.take())) return reply.hijack()
  })
}

/** Let others through the door while a call only waits; afterwards it comes in again, in its turn. */
export async function whileOutsideQueue<T>(request: FastifyRequest, wait: () => Promise<T>): Promise<T> {
  const turn = turnsByRequest.get(request)
  turn?.leave()
  const waited = await wait()
  await turn?.take()
  return waited
}
