import type { FastifyInstance } from 'fastify'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { type Deps, serve, userOf } from '#server/http/serve.ts'
import { tokyoMonth } from '#server/http/tokyo.ts'
import { findStanding } from './quota.ts'

export function downloadRoutes(app: FastifyInstance, { db, clock, config }: Deps): void {
  serve(app, getDownloadUsage, async ({ query }, request) => {
    const now = clock()
    return {
      ...(await findStanding(db, config.downloads, { accountId: userOf(request).id, now, ...query })),
      month: tokyoMonth(now).name,
      unit: config.downloads.unit,
    }
  })
}
