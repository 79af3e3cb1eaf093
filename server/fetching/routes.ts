import type { FastifyInstance } from 'fastify'
import { listMarketSources } from '#contract/market/sources.ts'
import type { BaseDeps } from '#server/http/base-deps.ts'
import { serve } from '#server/http/serve.ts'
import { fetchSources } from './source-list.ts'
import { stateOf } from './status.ts'
import { absentRow } from './store/sources.ts'

export function fetchingRoutes(app: FastifyInstance, { db, config, clock }: BaseDeps): void {
  serve(app, listMarketSources, async () => {
    const rows = new Map((await db.selectFrom('fetch_source').selectAll().execute()).map((row) => [row.name, row]))
    const sources = fetchSources.map(async (source) => {
      const row = rows.get(source.name) ?? absentRow(source.name)
      const needs = (await source.waitsFor?.(db)) ?? null
      const state = stateOf(source, row, { home: config.home, clock, needs })
      const isAsked = state === 'on' || state === 'resting'
      const { name, title, fills, termsUrl } = source
      return {
        ...{ name, title, fills, termsUrl },
        state: state === 'open-key' ? ('paused' as const) : state,
        lastGoodAt: row.last_good_at?.toISOString() ?? null,
        nextAt: (isAsked && row.next_at?.toISOString()) || null,
      }
    })
    return { sources: await Promise.all(sources) }
  })
}
