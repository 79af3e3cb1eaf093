import type { FastifyInstance } from 'fastify'
import { getForecast } from '#contract/forecast/forecast.ts'
import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { ForecastModel } from '#methodology/forecast/model.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { type CallDeps, type Deps, forCaller } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { type CompanySnapshot, findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'
import { companyForecast } from './company-forecast.ts'
import { forecastSubject, type NamedSubject, subjectOf } from './subject.ts'

/** Models that stay in memory, each of one score or indicator of a market. */
const max = 300

export function forecastRoutes(app: FastifyInstance, deps: Deps): void {
  const models = new BoundedCache<ForecastModel>({ name: 'forecast-models', max: max })

  const modelOf = async ({ market }: CompanySnapshot, named: NamedSubject, caller: Caller) => {
    const subject = forecastSubject(market, named)
    if (subject === null) throw new Refusal('indicator.not-found')
    const parts = named.subject === 'score' ? [named.key] : named.codes
    const name = [market.recipeName.hash, ...parts].join(' ')
    return models.getMade(name, () => market.forecasts.model(subject, { name, caller }))
  }

  serve(app, getForecast, async ({ params, query }, request) => {
    const named = subjectOf(query.key)
    const company = findCompany(await open(forCaller(deps, request), query, named), params.companyId)
    if (!company) throw new Refusal('company.not-found')
    const today = tokyoDay(deps.clock())
    const day = firstOf(query.asOf ?? today, today)
    const modelIn = (of: CompanySnapshot, subject: NamedSubject) => modelOf(of, subject, callerOf(request))
    return companyForecast({ db: deps.db, modelOf: modelIn, day }, company, { key: query.key, named })
  })
}

/** Nobody waits for scores who asks for an indicator. */
function open(deps: CallDeps, query: Omit<ScoreQuery, 'year'>, { subject }: NamedSubject) {
  if (subject === 'score') return openSnapshot(deps, query)
  const { asOf, peers: basis } = query
  return deps.market.unscoredSnapshot({ asOf, basis, today: tokyoDay(deps.clock()) }, deps.caller)
}
