import type { FastifyInstance } from 'fastify'
import { takesFile } from '#contract/wire/uploads.ts'
import type { Uploads } from './uploads.ts'

/** A file that is not taken is refused before its body is read: that would be most of the work. */
export function admitUploads(app: FastifyInstance, uploads: Uploads): void {
  app.addHook('onRequest', async ({ user, routeOptions: { config } }) => {
    if (user && config.endpoint && takesFile(config.endpoint)) uploads.admit(user.id)
  })
}
