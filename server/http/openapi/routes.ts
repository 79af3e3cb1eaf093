import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { once } from '#server/cache/once.ts'
import { readContractNames } from './contract-names.ts'
import { describeApi } from './document.ts'

/** Files of Swagger UI, which `/docs` shows the description with. */
const swaggerUi = join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui/package.json'))), 'static')

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Satoyama API</title>
<link rel="icon" href="/api/docs/static/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/static/swagger-ui.css">
<div id="swagger-ui"></div>
<script src="/api/docs/static/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</html>
`

/** The page's policy lets no script stand in the page itself. */
const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  validatorUrl: null,
})
`

/** Notes every call of the contract that is mounted from now on. */
export function noteEndpoints(app: FastifyInstance): readonly Endpoint[] {
  const endpoints: Endpoint[] = []
  app.addHook('onRoute', ({ config, method }) => {
    const endpoint = config?.endpoint
    if (endpoint && method === endpoint.method) endpoints.push(endpoint)
  })
  return endpoints
}

/** The description for programs and the page for people. It is public, made once, and does not change while the server runs. */
export async function serveDescription(app: FastifyInstance, endpoints: readonly Endpoint[]): Promise<void> {
  const description = once(async () => {
    const plain = JSON.stringify(describeApi(endpoints, await readContractNames()))
    return { plain, zipped: await promisify(gzip)(plain) }
  })
  app.get('/openapi.json', { compress: false }, async ({ headers }, reply) => {
    const { plain, zipped } = await description()
    reply.type('application/json').header('vary', 'accept-encoding')
    if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').send(zipped)
  })
  for (const path of ['/docs', '/docs/']) app.get(path, (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  app.get('/docs/start.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(start))
  await app.register(fastifyStatic, { root: swaggerUi, prefix: '/docs/static/', decorateReply: false, index: false })
}
