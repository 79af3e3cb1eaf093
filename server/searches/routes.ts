import type { FastifyInstance } from 'fastify'
import {
  countMatches,
  getSearchPoints,
  getSearchSpread,
  getSearchVocabulary,
  SearchQuery,
  saveSearchCsv,
  searchMarket,
} from '#contract/search/searches.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { spend } from '#server/downloads/quota.ts'
import type { Deps } from '#server/http/deps.ts'
import { csvFile } from '#server/http/files/csv-file.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { evaluateIn, Views } from './evaluate/view.ts'
import { pageOf, pointsOf, spreadOf, summaryOf } from './present/answers.ts'
import { csvTable } from './present/csv.ts'
import { vocabularyOf } from './present/vocabulary.ts'

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const views = new Views(deps)
  // The first to search need not wait for what all searches share.
  app.addHook('onListen', async () => views.prepare())

  serve(app, searchMarket, async ({ query }, request) => {
    const isEarly = query.early && query.where === ''
    return pageOf(await views.open(query, request, { isEarly }), query)
  })

  serve(app, saveSearchCsv, async ({ body }, request) => {
    const { db, config, clock } = deps
    const user = userOf(request)
    const { rows, plan } = await csvTable(await views.open(body, request), body, body.lang ?? 'en')
    const now = clock()
    await spend(db, config.downloads, { accountId: user.id, kind: 'search', now, ...plan })
    const name = `satoyama-search-${tokyoDay(now)}.csv`
    return { name, type: `text/csv; charset=${body.encoding}`, ...csvFile(rows, body.encoding) }
  })

  serve(app, countMatches, async ({ query }, request) => {
    const view = await views.open(query, request)
    return summaryOf(view, await evaluateIn(view, query))
  })

  serve(app, getSearchSpread, async ({ query }, request) => spreadOf(await views.open(query, request), query))

  serve(app, getSearchPoints, async ({ query }, request) => pointsOf(await views.open(query, request), query))

  serve(app, getSearchVocabulary, async ({ query }, request) =>
    vocabularyOf(await views.open(SearchQuery.parse(query), request)),
  )
}
