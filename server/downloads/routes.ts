import type { FastifyInstance } from 'fastify'
import { getDownloadUsage, takeDownload } from '#contract/account/downloads.ts'
import { tokyoMonth } from '#contract/wire/tokyo.ts'
import type { BaseDeps } from '#server/http/base-deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { findStanding, spendFor } from './quota.ts'

export function downloadRoutes(app: FastifyInstance, deps: BaseDeps): void {
  const { db, clock, config } = deps
  serve(app, takeDownload, async ({ body }, request) => spendFor(deps, request, body))

  serve(app, getDownloadUsage, async ({ query }, request) => {
    const now = clock()
    return {
      ...(await findStanding(db, config.downloads, { accountId: userOf(request).id, now, ...query })),
      month: tokyoMonth(now).name,
      unit: config.downloads.unit,
    }
  })
}
