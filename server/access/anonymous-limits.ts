import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CallTurn, Turns } from '#server/http/turns/turns.ts'

/** Calls of one public endpoint that are worked on at once, few beside the database's ten connections, and those that may wait. */
const queueLimits = { concurrency: 3, maxWaiting: 64 }

/** Looking up access tokens has a queue of its own: until it is done, the caller is anonymous. */
export const tokenLookups = new Turns(queueLimits)

const turnsByRequest = new WeakMap<FastifyRequest, CallTurn>()

/**
 * Each public endpoint has a queue; when it is full, further calls are refused before any work is done. A flood of anonymous calls
 * cannot take connections or the processor from signed-in users, and a flood on one endpoint does not close another. A call enters
 * the queue once its body has arrived: otherwise a few slow calls would fill it.
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

/** Give up the call's turn while it only waits; afterwards it queues again. */
export async function whileOutsideQueue<T>(request: FastifyRequest, wait: () => Promise<T>): Promise<T> {
  const turn = turnsByRequest.get(request)
  turn?.leave()
  const waited = await wait()
  await turn?.take()
  return waited
}
