import type { FastifyInstance } from 'fastify'
import { getNextReleaseInfo } from '#contract/wire/releases.ts'
import { type Deps, serve } from '#server/http/serve.ts'
import { tokyoTime } from '#server/http/tokyo.ts'
import { findWindow } from './windows.ts'

export function releaseRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, getNextReleaseInfo, async () => {
    const window = await findWindow(db, clock())
    return {
      maintenance_start: window ? tokyoTime(window.starts_at) : null,
      maintenance_end: window ? tokyoTime(window.ends_at) : null,
    }
  })
}
