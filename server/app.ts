import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { mostQueryBytes } from '#contract/wire/endpoint.ts'
import { boundStrangers } from './access/anonymous-limits.ts'
import { closeForMaintenance } from './access/close-for-maintenance.ts'
import { networkOf } from './access/limits/network.ts'
import { requireSignIn } from './access/require-sign-in.ts'
import { companyRoutes } from './companies/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { downloadRoutes } from './downloads/routes.ts'
import type { Deps } from './http/deps.ts'
import { securitySchemes, serveDescription } from './http/description.ts'
import { answerErrors } from './http/errors.ts'
import { serveWeb } from './http/files/static.ts'
import { answerUnreadable, contentSecurity, secureHeaders } from './http/headers.ts'
import { shareFairly } from './http/turns/fair-share.ts'
import { watchRoutes } from './http/watch/health.ts'
import { loggerOptions } from './http/watch/logger.ts'
import { indicatorRoutes } from './indicators/routes.ts'
import { industryRoutes } from './industries/routes.ts'
import { marketRoutes } from './market/routes.ts'
import { observationRoutes } from './observations/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { appConfigRoute } from './releases/app-config.ts'
import { releaseRoutes } from './releases/routes.ts'
import { scoreRoutes } from './scores/routes.ts'
import { searchRoutes } from './searches/routes.ts'
import { savedSearchRoutes } from './searches/saved/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { taxonomyRoutes } from './taxonomy/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import { tokenRoutes } from './tokens/routes.ts'

export type Feature = (app: FastifyInstance, deps: Deps) => void

export const features: readonly Feature[] = [
  sessionRoutes,
  passwordRoutes,
  profileRoutes,
  tokenRoutes,
  contactRoutes,
  releaseRoutes,
  marketRoutes,
  companyRoutes,
  industryRoutes,
  indicatorRoutes,
  observationRoutes,
  scoreRoutes,
  ratingRoutes,
  searchRoutes,
  taxonomyRoutes,
  templateRoutes,
  savedSearchRoutes,
  downloadRoutes,
]

export interface Building {
  readonly features?: readonly Feature[]
  /** Where the log goes; standard output when not given. */
  readonly logTo?: { write(line: string): void }
  /** How long a call may take to arrive, headers and body. */
  readonly arrivalMilliseconds?: number
}

/** What one caller may hold, and for how long, before the call has even arrived. */
function connectionLimits(arrival = 30_000) {
  return {
    requestTimeout: arrival,
    // A connection on which nothing moves. Longer than any answer takes to begin.
    connectionTimeout: 120_000,
    http: {
      headersTimeout: Math.min(arrival, 15_000),
      // Node looks for late ones only every half minute by itself.
      connectionsCheckingInterval: Math.min(arrival, 1000),
      // Room for the longest search, and as much as usual besides.
      maxHeaderSize: mostQueryBytes + 16_384,
    },
  }
}

/** The whole application, built but not listening: tests call it without a port. */
export async function buildApp(deps: Deps, building: Building = {}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { ...loggerOptions(deps.config), ...(building.logTo && { stream: building.logTo }) },
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnreadable,
    bodyLimit: 1_048_576,
    trustProxy: deps.config.trustedProxies,
    return503OnClosing: false,
    ...connectionLimits(building.arrivalMilliseconds),
  })
  app.server.maxConnections = 4096
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  secureHeaders(app)

  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurity },
    hsts: deps.config.publicUrl?.startsWith('https:') ?? false,
  })
  // A page of a list is compressed in one go: setting up a stream costs more than compressing what is in memory already,
  // and the last tenth of size costs a third of the time.
  await app.register(compress, { threshold: 1024, syncThreshold: 65_536, zlibOptions: { level: 3 } })
  await app.register(swagger, {
    openapi: {
      info: { title: 'Satoyama', version: '0.1.0' },
      servers: [{ url: '/api' }],
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  })

  watchRoutes(app, deps)
  appConfigRoute(app, deps)
  await app.register(
    async (api) => {
      // Only calls count: one drawing of a screen fetches dozens of files, and an office shares one address.
      await api.register(rateLimit, {
        max: 1200,
        timeWindow: '1 minute',
        // A caller who has hung up has no address any more.
        keyGenerator: ({ ip }) => networkOf(ip),
      })
      boundStrangers(api)
      await api.register(cookie)
      closeForMaintenance(api, deps)
      requireSignIn(api, deps)
      shareFairly(api)
      for (const routes of building.features ?? features) routes(api, deps)
      serveDescription(api, () => app.swagger())
      api.all('/*', { schema: { hide: true } }, (_, reply) => reply.callNotFound())
      await api.register(swaggerUi, { routePrefix: '/docs', staticCSP: false })
    },
    { prefix: '/api' },
  )
  await serveWeb(app)
  return app
}
