import type { FastifyInstance } from 'fastify'
import { getNextReleaseInfo } from '#contract/account/releases.ts'
import { tokyoTime } from '#contract/wire/tokyo.ts'
import { findWindow } from '#server/access/maintenance-windows.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'

export function releaseRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, getNextReleaseInfo, async () => {
    const window = await findWindow(db, clock())
    return {
      maintenance_start: window ? tokyoTime(window.starts_at) : null,
      maintenance_end: window ? tokyoTime(window.ends_at) : null,
    }
  })
}
