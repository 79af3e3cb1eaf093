import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { refusals } from '#contract/wire/refusals.ts'
import { once } from '#server/cache/once.ts'

/** Ways to sign in, as the API's description names them. */
const securitySchemes = {
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A program’s access token, `sty_…`, made in the registration info. Also taken in the `token` header.',
  },
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'token',
    description: 'The short-lived token of a browser’s session.',
  },
} as const

/** What the API's description says of an endpoint besides its fields: who may call it, and what it refuses. */
export function descriptionOf(endpoint: Endpoint) {
  const own = endpoint.refusals.map((code) => `\`${code}\` (${refusals[code]})`)
  const lines = [
    endpoint.closedToTokens && 'Closed to access tokens.',
    endpoint.closedToTrials && 'Closed to trial accounts.',
    endpoint.envelope === 'file' && 'Answers a file.',
    endpoint.isLong && 'The query may be the body of a POST, written as in an address.',
    own.length > 0 && `Refusals: ${own.join(', ')}.`,
  ]
  return { summary: endpoint.summary, description: lines.filter(Boolean).join(' '), security: securityOf(endpoint) }
}

/** Notes every route that is mounted from now on. */
export async function describeRoutes(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Satoyama', version: '0.1.0' },
      servers: [{ url: '/api' }],
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  })
}

/** The whole description, made and compressed once: it is public, and does not change while the server runs. */
export async function serveDescription(app: FastifyInstance): Promise<void> {
  const description = once(async () => {
    const plain = JSON.stringify(app.swagger())
    return { plain, zipped: await promisify(gzip)(plain) }
  })
  app.get('/openapi.json', { schema: { hide: true }, compress: false }, async ({ headers }, reply) => {
    const { plain, zipped } = await description()
    reply.type('application/json').header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(zipped)
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: false })
}

function securityOf({ access, closedToTokens }: Endpoint): Record<string, string[]>[] {
  if (access === 'public') return []
  return closedToTokens ? [{ session: [] }] : [{ accessToken: [] }, { session: [] }]
}
