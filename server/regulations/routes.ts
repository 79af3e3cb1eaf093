import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listRegulationCompanies, saveRegulation } from '#contract/regulations/companies.ts'
import { getRegulation, listRegulations, type RegulationQuery } from '#contract/regulations/regulations.ts'
import { findRegulation } from '#server/catalogue/regulations.ts'
import { type Deps, forCaller } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { fileSources } from '#server/market/status.ts'
import { chosenCompanies, toRows } from './companies.ts'
import { toRegulation } from './detail.ts'
import { listAll } from './list.ts'
import { openMarket, openSet } from './market.ts'
import { viewOf } from './view.ts'
import { writeRegulation } from './write-file.ts'

export function regulationRoutes(app: FastifyInstance, deps: Deps): void {
  const open = async (slug: string, query: RegulationQuery & { set?: string | undefined }, request: FastifyRequest) => {
    const regulation = findRegulation(slug)
    if (!regulation) throw new Refusal('regulation.not-found')
    const call = forCaller(deps, request)
    const market = await openMarket(call, query)
    const set = await openSet(call, market, query.set)
    return { view: await inTime(viewOf(market, regulation)), set }
  }

  serve(app, listRegulations, async ({ query }, request) =>
    inTime(listAll(await openMarket(forCaller(deps, request), query))),
  )

  serve(app, getRegulation, async ({ params, query }, request) => {
    const { view, set } = await open(params.regulation, query, request)
    return toRegulation(view, set)
  })

  serve(app, listRegulationCompanies, async ({ params, query }, request) => {
    const { view, set } = await open(params.regulation, query, request)
    const companies = chosenCompanies(view, query, set)
    const from = (query.page - 1) * query.perPage
    return { total: companies.length, companies: await toRows(view, companies.slice(from, from + query.perPage)) }
  })

  serve(app, saveRegulation, async ({ params: { regulation, format }, query }, request) => {
    const { view, set } = await open(regulation, query, request)
    const companies = chosenCompanies(view, query, set)
    const items = 6 + view.regulation.indicators.length
    const plan = { companies: Math.max(1, companies.length), years: 1, items }
    await spendFor(deps, request, { kind: 'regulation', ...plan })
    return writeRegulation(
      { view, set, companies, filter: query },
      {
        ...{ format, lang: query.lang, sources: await fileSources(deps.db, query.lang) },
      },
    )
  })
}
