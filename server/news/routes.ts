import type { FastifyInstance } from 'fastify'
import { countCompanyFacets as companyFacets, countNewsFacets } from '#contract/news/facets.ts'
import {
  getNewsEvent,
  getNewsTone,
  listNewsArticles,
  maxNewsListed,
  searchNews,
  weighNewsConditions,
} from '#contract/news/news.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { listArticles, listCompanies, toArticle } from './articles.ts'
import { countCompanyFacets } from './companies/facets.ts'
import { weighConditions } from './conditions.ts'
import { eventOf, pageOfEvents } from './events.ts'
import { countFacets } from './facets.ts'
import { markRoutes } from './marks/routes.ts'
import { listMatches } from './matches.ts'
import { placeRoutes } from './places/routes.ts'
import { scopeOf } from './scope.ts'
import { listPrices, readTone } from './tone.ts'

export function newsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, searchNews, async ({ query: { sort, offset, limit, ...filter } }, request) => {
    const scope = await scopeOf(forCaller(deps, request), filter)
    const page = await pageOfEvents(db, scope, { sort, offset, limit })
    return { day: scope.period.day, since: scope.period.since, ...page }
  })

  serve(app, listNewsArticles, async ({ query: { offset, limit, ...filter } }, request) => {
    const scope = await scopeOf(forCaller(deps, request), filter)
    const { count, newest } = await listMatches(db, scope, Math.min(maxNewsListed, offset + limit))
    const rows = await listArticles(
      db,
      newest.slice(offset).map(({ id }) => id),
      scope.period.past,
    )
    const companies = await listCompanies(
      db,
      rows.map(({ company_id }) => company_id),
    )
    const display = { words: scope.words.all, lang: filter.lang, isMatch: true }
    return {
      articles: count,
      items: rows.map((row) => ({ ...toArticle(row, display), company: companies.get(row.company_id)! })),
    }
  })

  serve(app, countNewsFacets, async ({ query }, request) =>
    countFacets(db, await scopeOf(forCaller(deps, request), query)),
  )

  serve(app, companyFacets, async ({ query }, request) => {
    const caller = forCaller(deps, request)
    return countCompanyFacets(caller, await scopeOf(caller, query))
  })

  serve(app, weighNewsConditions, async ({ query }, request) => ({
    conditions: await weighConditions(db, await scopeOf(forCaller(deps, request), query)),
  }))

  serve(app, getNewsTone, async ({ query: { window, ...filter } }, request) => {
    const scope = await scopeOf(forCaller(deps, request), filter)
    const only = scope.companies?.length === 1 ? scope.companies[0] : undefined
    const [tone, prices] = await Promise.all([
      readTone(db, scope, window === 'all' ? 'all' : (Number(window) as 1 | 3 | 6 | 12)),
      only === undefined ? [] : listPrices(db, only, scope),
    ])
    return { ...tone, prices }
  })

  serve(app, getNewsEvent, async ({ params: { articleId }, query: { asOf, lang } }, request) => {
    const scope = await scopeOf(forCaller(deps, request), { q: '', range: 'all', lang, asOf })
    return eventOf(db, scope, articleId)
  })

  markRoutes(app, deps)
  placeRoutes(app, deps)
}
