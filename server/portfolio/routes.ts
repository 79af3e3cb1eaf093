import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getPortfolioFigures, PortfolioQuery } from '#contract/portfolio/figures.ts'
import { getPortfolioChange, getPortfolioHistory } from '#contract/portfolio/history.ts'
import { getPortfolioHoldings, saveHoldings } from '#contract/portfolio/holdings.ts'
import { getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import { getCompanyTemperature } from '#contract/portfolio/temperature.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { FeatureDeps } from '#server/deps.ts'
import { forCaller } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { fileSources } from '#server/market/status.ts'
import { actionRoutes, withActions } from './actions.ts'
import { portfolioFileRoutes } from './files/routes.ts'
import { openPortfolio } from './open.ts'
import { writeHoldings } from './out/holdings-file.ts'
import { fileWords } from './out/words.ts'
import { betterYearOf } from './parts/better-year.ts'
import { changeOf } from './parts/change.ts'
import { climateOf } from './parts/climate.ts'
import { explainTemperature } from './parts/company-temperature.ts'
import { esgOf } from './parts/esg.ts'
import { extraColumns } from './parts/extra-columns.ts'
import { headOf, unmatchedOf } from './parts/head.ts'
import { historyOf } from './parts/history.ts'
import { holdingsOf } from './parts/holdings.ts'
import { impactsByQuarter } from './parts/impacts.ts'
import { stripOf } from './parts/strip.ts'
import { portfolioTemperatures } from './parts/temperature.ts'
import { whatIfOf } from './parts/what-if.ts'
import { listSources } from './sources/list-sources.ts'
import { openView } from './view/view.ts'

export function portfolioRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  const { db, clock, market } = deps
  const histories = ratingHistoriesOf(db)
  const vendorsOf = async (request: FastifyRequest) => {
    const history = await histories.of(await market.current())
    const { supportedVendors } = userOf(request)
    return { history, allowed: history.vendors.filter(({ key }) => supportedVendors.includes(key)) }
  }

  serve(app, listPortfolioSources, async ({ query }, request) => {
    const today = tokyoDay(clock())
    return listSources(db, { accountId: userOf(request).id, asOf: firstOf(query.asOf ?? today, today) })
  })

  serve(app, getPortfolioFigures, async ({ query }, request) => {
    const opened = await openPortfolio(forCaller(deps, request), query)
    const { view } = opened
    const { holdings } = opened.portfolio
    const benchmark = opened.benchmark?.holdings ?? null
    return {
      ...headOf(opened),
      betterYear: betterYearOf(view, holdings),
      strip: stripOf(view, holdings),
      benchmarkStrip: benchmark && stripOf(view, benchmark),
      climate: climateOf(view, holdings, benchmark),
      temperatures: portfolioTemperatures(view, holdings, benchmark),
      esg: esgOf(view, holdings, benchmark),
      whatIf: whatIfOf(view, holdings, query),
    }
  })

  serve(app, getPortfolioHoldings, async ({ query }, request) => {
    const opened = await openPortfolio(forCaller(deps, request), query)
    const columns = { measures: query.columns ?? [], ...(await vendorsOf(request)) }
    return holdingsOf(db, opened, await extraColumns(db, opened, columns))
  })

  serve(app, saveHoldings, async ({ params: { format }, query }, request) => {
    const opened = await openPortfolio(forCaller(deps, request), query)
    const { view, portfolio, benchmark } = opened
    const columns = { measures: query.columns ?? [], ...(await vendorsOf(request)) }
    const holdings = await holdingsOf(db, opened, await extraColumns(db, opened, columns), Number.POSITIVE_INFINITY)
    const { length: items } = fileWords.en.columns
    const plan = { companies: Math.max(1, holdings.companies), years: 1, items: items + holdings.columns.length }
    await spendFor(deps, request, { kind: 'portfolio', ...plan })
    const file = {
      ...{ name: portfolio.name, date: portfolio.date, asOf: view.asOf, query, holdings },
      unknown: unmatchedOf(portfolio),
      fiscalYear: holdings.fiscalYear,
      benchmark: benchmark ? benchmark.name : (false as const),
      sides: portfolio.sides,
      strip: stripOf(view, portfolio.holdings),
      benchmarkStrip: benchmark && stripOf(view, benchmark.holdings),
    }
    const fileName = `satoyama-portfolio-${portfolio.date ?? tokyoDay(clock())}`
    return writeHoldings(file, { fileName, format, lang: query.lang, sources: await fileSources(db, query.lang) })
  })

  serve(app, getCompanyTemperature, async ({ params: { companyId }, query }, request) => {
    const ofMarket = PortfolioQuery.parse({ ...query, of: 'market' })
    const view = await openView(forCaller(deps, request), ofMarket, { date: null })
    const company = companyPosition(view.snapshot.panel, companyId)
    if (company === undefined) throw new Refusal('company.not-found')
    return explainTemperature(db, view, company)
  })

  serve(app, getAdverseImpacts, async ({ query }, request) => {
    const { impacts, ...quarters } = await impactsByQuarter(forCaller(deps, request), query)
    return { ...quarters, impacts: await withActions(db, impacts, { accountId: userOf(request).id, of: query.of }) }
  })

  serve(app, getPortfolioHistory, async ({ query }, request) => {
    const everyDay = { ...query, date: undefined, year: undefined }
    const view = await openView(forCaller(deps, request), everyDay, { date: null, hasScreensOnly: true })
    return historyOf(db, view, userOf(request).id)
  })

  serve(app, getPortfolioChange, async ({ query: { from, to, ...query } }, request) => {
    const call = forCaller(deps, request)
    const on = (date: string, asOf = query.asOf) => openPortfolio(call, { ...query, date, asOf, year: undefined })
    // As known at the end of the first day; a day that is looked back to may lie before it.
    const original = await on(from, firstOf(from, query.asOf ?? from))
    return { from, to, ...changeOf(original, await on(from), await on(to)) }
  })

  actionRoutes(app, deps, async (of, request) => {
    await openPortfolio(forCaller(deps, request), PortfolioQuery.parse({ of, benchmark: 'none' }))
  })
  portfolioFileRoutes(app, deps)
}
