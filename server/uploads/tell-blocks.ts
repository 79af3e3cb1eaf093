import type { FastifyInstance } from 'fastify'
import { watchLoop } from '#server/http/watch/blocked-loop.ts'
import type { Uploads } from './uploads.ts'

/** Log what blocks the event loop; an account whose file did takes a pause from sending files. */
export function tellBlocks(app: FastifyInstance, uploads: Uploads): void {
  const end = watchLoop(({ request, stack, milliseconds }) => {
    app.log[request ? 'error' : 'warn']({ milliseconds, request, stack }, 'the event loop was blocked')
    if (request?.isUpload && request.account !== null) uploads.pause(request.account)
  })
  app.addHook('onClose', end)
}
