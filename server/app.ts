import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps, FeatureDeps } from '#server/deps.ts'
import { limitAnonymousCalls } from './access/anonymous-limits.ts'
import { closeForMaintenance } from './access/close-for-maintenance.ts'
import { limitCalls } from './access/limits/rate-limit.ts'
import { requireSignIn } from './access/require-sign-in.ts'
import { alertRoutes } from './alerts/routes.ts'
import { climateRiskRoutes } from './climate-risk/routes.ts'
import { commentRoutes } from './comments/routes.ts'
import { companyRoutes } from './companies/routes.ts'
import { companyFactRoutes } from './company-facts/routes.ts'
import { comparisonRoutes } from './comparisons/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { downloadRoutes } from './downloads/routes.ts'
import { exportRoutes } from './exports/routes.ts'
import { fetchingRoutes } from './fetching/routes.ts'
import { forecastRoutes } from './forecast/routes.ts'
import { ftsePredictionRoutes } from './ftse-prediction/routes.ts'
import { governanceRoutes } from './governance/routes.ts'
import { answerErrors } from './http/errors.ts'
import { serveWeb } from './http/files/static.ts'
import { noteEndpoints, serveDescription } from './http/openapi/routes.ts'
import { compressAnswers } from './http/plugins/compression.ts'
import { tellRevision } from './http/plugins/market-revision.ts'
import { secureHeaders } from './http/plugins/security-headers.ts'
import { type ServerSettings, serverOptions } from './http/plugins/server-options.ts'
import { shareFairly } from './http/turns/fair-share.ts'
import { endUnread } from './http/turns/unread.ts'
import { watchRoutes } from './http/watch/health.ts'
import { followRequests } from './http/watch/running-request.ts'
import { impactRoutes } from './impact/routes.ts'
import { indicatorRoutes } from './indicators/routes.ts'
import { industryRoutes } from './industries/routes.ts'
import { marketRoutes } from './market/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { observationRoutes } from './observations/routes.ts'
import { weightFileRoutes } from './own-methods/excel/routes.ts'
import { ownMethodRoutes } from './own-methods/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { patentRoutes } from './patents/routes.ts'
import { portfolioRoutes } from './portfolio/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { ratingRoutes } from './ratings/routes.ts'
import { readFigureRoutes } from './read-figures/routes.ts'
import { readTargetRoutes } from './read-targets/routes.ts'
import { regulationRoutes } from './regulations/routes.ts'
import { appConfigRoute } from './releases/app-config.ts'
import { releaseRoutes } from './releases/routes.ts'
import { scenarioRoutes } from './scenario/routes.ts'
import { bundleRoutes } from './scores/bundle/routes.ts'
import { customScoreRoutes } from './scores/custom/routes.ts'
import { scoreRoutes } from './scores/routes.ts'
import { searchRoutes } from './searches/routes.ts'
import { savedSearchRoutes } from './searches/saved/routes.ts'
import { sessionRoutes } from './session/routes.ts'
import { simulatorRoutes } from './simulator/routes.ts'
import { targetRoutes } from './targets/routes.ts'
import { taxonomyRoutes } from './taxonomy/routes.ts'
import { templateRoutes } from './templates/routes.ts'
import { tokenRoutes } from './tokens/routes.ts'
import { admitUploads } from './uploads/admit.ts'
import { tellBlocks } from './uploads/tell-blocks.ts'
import { Uploads } from './uploads/uploads.ts'
import { valueModelRoutes } from './value-models/routes.ts'
import { watchlistRoutes } from './watchlists/routes.ts'

export type Feature = (app: FastifyInstance, deps: FeatureDeps) => void

export const features: readonly Feature[] = [
  sessionRoutes,
  passwordRoutes,
  profileRoutes,
  tokenRoutes,
  contactRoutes,
  releaseRoutes,
  marketRoutes,
  fetchingRoutes,
  companyRoutes,
  companyFactRoutes,
  industryRoutes,
  climateRiskRoutes,
  valueModelRoutes,
  indicatorRoutes,
  observationRoutes,
  patentRoutes,
  documentRoutes,
  readFigureRoutes,
  readTargetRoutes,
  scoreRoutes,
  customScoreRoutes,
  bundleRoutes,
  governanceRoutes,
  impactRoutes,
  simulatorRoutes,
  targetRoutes,
  forecastRoutes,
  ratingRoutes,
  ftsePredictionRoutes,
  searchRoutes,
  comparisonRoutes,
  taxonomyRoutes,
  regulationRoutes,
  templateRoutes,
  savedSearchRoutes,
  ownMethodRoutes,
  weightFileRoutes,
  watchlistRoutes,
  newsRoutes,
  alertRoutes,
  portfolioRoutes,
  scenarioRoutes,
  commentRoutes,
  downloadRoutes,
  exportRoutes,
]

export interface Building extends ServerSettings {
  readonly features?: readonly Feature[]
  /** Limits of files that people send, where they are not the usual ones. */
  readonly uploads?: ConstructorParameters<typeof Uploads>[0]
  /** Whether blocks of the event loop are looked into, as they are on a server that serves people. */
  readonly watchesLoop?: boolean
}

/** The whole application, built but not listening: tests call it without a port. */
export async function buildApp(
  given: Deps,
  { features: mounted = features, watchesLoop = false, uploads: uploadLimits = {}, ...settings }: Building = {},
): Promise<FastifyInstance> {
  const uploads = new Uploads(uploadLimits)
  const deps = { ...given, uploads }
  const app = Fastify(serverOptions(deps.config, settings))
  app.addHook('onClose', () => uploads.close())
  followRequests(app)
  if (watchesLoop) tellBlocks(app, uploads)
  app.server.maxConnections = 4096
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app)
  await secureHeaders(app, deps.config)
  await compressAnswers(app)
  const endpoints = noteEndpoints(app)
  watchRoutes(app, deps)
  appConfigRoute(app, deps)
  await app.register(
    async (api) => {
      await limitCalls(api)
      limitAnonymousCalls(api)
      await api.register(cookie)
      closeForMaintenance(api, deps)
      requireSignIn(api, deps)
      admitUploads(api, uploads)
      tellRevision(api, deps.market)
      shareFairly(api)
      endUnread(api, settings.unreadMilliseconds)
      for (const routes of mounted) routes(api, deps)
      await serveDescription(api, endpoints)
      api.all('/*', (_, reply) => reply.callNotFound())
    },
    { prefix: '/api' },
  )
  await serveWeb(app)
  return app
}
