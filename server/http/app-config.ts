import type { FastifyInstance } from 'fastify'
import type { AppConfig } from '#contract/app-config.ts'
import type { Deps } from './serve.ts'

/** What the browser needs before it starts; public, so nothing of anybody's stands in it. */
export function appConfigRoute(app: FastifyInstance, { db, config }: Deps): void {
  app.get('/app.config.json', async (_, reply): Promise<AppConfig> => {
    const { kind } = await db.selectFrom('market').select('kind').executeTakeFirstOrThrow()
    reply.header('cache-control', 'no-cache')
    return {
      api: '/api',
      product: 'Satoyama',
      version: '0.1.0',
      supportEmail: config.supportEmail,
      manualUrls: config.manualUrls,
      market: kind ?? 'empty',
      defaultVendors: ['satoyama'],
      downloads: { unit: 'company-year', monthlyLimit: 10_000 },
    }
  })
}
