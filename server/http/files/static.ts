import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Comments are for those who have the link, not for search engines. */
const unlisted = /^\/companies\/\d+\/comments\/?(\?|$)/

/** The built browser application: files by name for a year, the page itself never from a cache, any other path is the page. */
export async function serveWeb(
  app: FastifyInstance,
  folder = join(import.meta.dirname, '../../../dist/web'),
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true, // By the build, once.
    globIgnore: ['**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes(`${join(folder, 'assets')}`)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/assets/*', (_, reply) => reply.callNotFound())
  app.get('/*', ({ url }, reply) => {
    if (unlisted.test(url)) reply.header('x-robots-tag', 'noindex')
    return reply.sendFile('index.html')
  })
}
