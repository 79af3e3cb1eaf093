import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takesFile } from '#contract/wire/uploads.ts'
import { withoutSecrets } from './logger.ts'

/** What is said of a request that holds up all others. */
export interface RunningRequest {
  readonly id: string
  readonly method: string
  readonly url: string
  /** Number of the account; null for one that is not signed in. */
  readonly account: number | null
  /** Whether it brought a file. */
  readonly isUpload: boolean
}

const running = new AsyncLocalStorage<FastifyRequest>()

/** Remember for whom the code runs, so that it can be asked at any moment. A body is read outside of it, so it is told again after that. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => running.run(request, done))
  app.addHook('preValidation', (request, _, done) => running.run(request, done))
}

/** The request that the code now runs for; null where it runs for none. */
export function runningRequest(): RunningRequest | null {
  const request = running.getStore()
  if (!request) return null
  const { endpoint } = request.routeOptions.config
  return {
    id: request.id,
    method: request.method,
    url: withoutSecrets(request.url),
    account: request.user?.id ?? null,
    isUpload: endpoint !== undefined && takesFile(endpoint),
  }
}
