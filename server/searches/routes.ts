import type { FastifyInstance } from 'fastify'
import { makeWatchlistOfSearch } from '#contract/search/search-watchlist.ts'
import {
  countMatches,
  getSearchPoints,
  getSearchSpread,
  getSearchVocabulary,
  maxPerPage,
  SearchQuery,
  saveSearchCsv,
  searchMarket,
} from '#contract/search/searches.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps } from '#server/deps.ts'
import { spendFor, spendForPage } from '#server/downloads/quota.ts'
import { csvFile } from '#server/http/files/csv-file.ts'
import { commentRows } from '#server/http/files/table-file.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { fileSources } from '#server/market/status.ts'
import { evaluateIn, Views } from './evaluate/view.ts'
import { makeWatchlist } from './make-watchlist.ts'
import { pageOf, pointsOf, spreadOf, summaryOf } from './present/answers.ts'
import { csvTable } from './present/csv.ts'
import { vocabularyOf } from './present/vocabulary.ts'

export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  const views = new Views(deps)
  // The first to search need not wait for what all searches share.
  app.addHook('onListen', async () => views.prepare())

  serve(app, searchMarket, async ({ query }, request) => {
    const isEarly = query.early && query.where === ''
    const { answer, plan } = await pageOf(await views.open(query, request, { isEarly }), query)
    // A screen shows pages; a program that reads them all has the file.
    if (userOf(request).handle === null) await spendForPage(deps, request, { kind: 'search', ...plan })
    return answer
  })

  serve(app, saveSearchCsv, async ({ body }, request) => {
    const { rows, plan } = await csvTable(
      { db: deps.db, view: await views.open(body, request) },
      body,
      body.lang ?? 'en',
    )
    await spendFor(deps, request, { kind: 'search', ...plan })
    const name = `satoyama-search-${tokyoDay(deps.clock())}.csv`
    const { sentences } = await fileSources(deps.db, body.lang ?? 'en')
    const lines = [...rows, ...commentRows(sentences)]
    return { name, type: `text/csv; charset=${body.encoding}`, ...csvFile(lines, body.encoding) }
  })

  serve(app, makeWatchlistOfSearch, async ({ body }, request) =>
    makeWatchlist(deps, await views.open(body, request), { accountId: userOf(request).id, query: body }),
  )

  serve(app, countMatches, async ({ query }, request) => {
    const view = await views.open(query, request)
    return summaryOf(view, await evaluateIn(view, query))
  })

  serve(app, getSearchSpread, async ({ query }, request) => spreadOf(await views.open(query, request), query))

  serve(app, getSearchPoints, async ({ query }, request) => {
    const points = await pointsOf(await views.open(query, request), query)
    // A screen draws them; a program receives a whole market at once.
    if (userOf(request).handle === null && points.companies.length > maxPerPage) {
      const plan = { companies: points.companies.length, years: 1, items: 2 }
      await spendForPage(deps, request, { kind: 'points', ...plan })
    }
    return points
  })

  serve(app, getSearchVocabulary, async ({ query }, request) =>
    vocabularyOf(await views.open(SearchQuery.parse(query), request)),
  )
}
