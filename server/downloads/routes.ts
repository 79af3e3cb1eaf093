import type { FastifyInstance } from 'fastify'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { tokyoMonth } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/http/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
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
