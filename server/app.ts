import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { companyRoutes } from './companies/routes.ts'
import { appConfigRoute } from './http/app-config.ts'
import { answerErrors } from './http/errors.ts'
import { watchRoutes } from './http/health.ts'
import type { Deps } from './http/serve.ts'
import { requireSignIn } from './http/signed-in.ts'
import { serveWeb } from './http/static.ts'
import { indicatorRoutes } from './indicators/routes.ts'
import { industryRoutes } from './industries/routes.ts'
import { marketRoutes } from './market/routes.ts'
import { observationRoutes } from './observations/routes.ts'
import { sessionRoutes } from './session/routes.ts'

const features = [sessionRoutes, marketRoutes, companyRoutes, industryRoutes, indicatorRoutes, observationRoutes]

/** The whole application, built but not listening: tests call it without a port. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: deps.config.logLevel,
      redact: ['req.headers.token', 'req.headers.authorization', 'req.headers.cookie', '*.password', '*.refresh_token'],
      serializers: { req: ({ method, url }) => ({ method, url: url.replace(/([?&]refresh_token=)[^&]*/g, '$1…') }) },
    },
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    trustProxy: deps.config.publicUrl ? 'loopback, linklocal, uniquelocal' : false,
    return503OnClosing: false,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity },
    hsts: deps.config.publicUrl?.startsWith('https:') ?? false,
  })
  await app.register(compress, { threshold: 1024 })
  await app.register(rateLimit, { max: 1200, timeWindow: '1 minute' })
  await app.register(swagger, {
    openapi: { info: { title: 'Satoyama', version: '0.1.0' }, servers: [{ url: '/api' }] },
    transform: jsonSchemaTransform,
  })

  watchRoutes(app, deps)
  appConfigRoute(app, deps)
  await app.register(
    async (api) => {
      requireSignIn(api, deps)
      for (const routes of features) routes(api, deps)
      api.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
      api.all('/*', { schema: { hide: true } }, (_, reply) => reply.callNotFound())
      await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: false })
    },
    { prefix: '/api' },
  )
  await serveWeb(app)
  return app
}

/** Only what we serve ourselves runs; inline styles are the component library's way of placing things. */
const contentSecurity = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}
