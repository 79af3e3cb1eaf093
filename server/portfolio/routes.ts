import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getPortfolioFigures, type PortfolioFigures, PortfolioQuery } from '#contract/portfolio/figures.ts'
import { getPortfolioChange, getPortfolioHistory } from '#contract/portfolio/history.ts'
import { getPortfolioHoldings, saveHoldings } from '#contract/portfolio/holdings.ts'
import { getAdverseImpacts } from '#contract/portfolio/impacts.ts'
import { listPortfolioSources } from '#contract/portfolio/sources.ts'
import { getCompanyTemperature } from '#contract/portfolio/temperature.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Deps, FeatureDeps } from '#server/deps.ts'
import { spendFor } from '#server/downloads/quota.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { actionRoutes, withActions } from './actions.ts'
import type { Book } from './books/book.ts'
import { listDates } from './books/holdings.ts'
import { listSources } from './books/list-sources.ts'
import { openBook } from './books/open-book.ts'
import { portfolioFileRoutes } from './files/routes.ts'
import { writeHoldings } from './out/holdings-file.ts'
import { fileWords } from './out/words.ts'
import { betterYearOf } from './parts/better-year.ts'
import { changeOf } from './parts/change.ts'
import { climateOf } from './parts/climate.ts'
import { explainTemperature } from './parts/company-temperature.ts'
import { esgOf } from './parts/esg.ts'
import { extraColumns } from './parts/extra-columns.ts'
import { heldOf, historyOf } from './parts/history.ts'
import { holdingsOf } from './parts/holdings.ts'
import { endOfQuarter, impactsOf, quarterEnds } from './parts/impacts.ts'
import { stripOf } from './parts/strip.ts'
import { portfolioTemperatures } from './parts/temperature.ts'
import { whatIfOf } from './parts/what-if.ts'
import { openSide } from './view/benchmark.ts'
import { type Held, toHeld } from './view/held.ts'
import type { PortfolioView } from './view/portfolio-view.ts'
import { openView } from './view/view.ts'

export function portfolioRoutes(app: FastifyInstance, deps: FeatureDeps): void {
  const { db, clock, market } = deps
  const histories = ratingHistoriesOf(db)
  const extraOf = async (
    { view, held }: { readonly view: PortfolioView; readonly held: Held },
    columns: readonly string[],
    request: FastifyRequest,
  ) => {
    const history = await histories.of(await market.current())
    const { supportedVendors } = userOf(request)
    const allowed = history.vendors.filter(({ key }) => supportedVendors.includes(key))
    const companies = [...held.companies].filter((company) => company !== -1)
    return extraColumns(view, { measures: columns, companies }, { history, allowed })
  }

  serve(app, listPortfolioSources, async ({ query }, request) => {
    const today = tokyoDay(clock())
    return listSources(db, { accountId: userOf(request).id, asOf: firstOf(query.asOf ?? today, today) })
  })

  serve(app, getPortfolioFigures, async ({ query }, request) => {
    const opened = await openPortfolio(deps, query, request)
    const { view, held, benchmark } = opened
    return {
      ...headOf(opened),
      betterYear: betterYearOf(view, held),
      strip: stripOf(view, held),
      benchmarkStrip: benchmark && stripOf(view, benchmark),
      climate: climateOf(view, held, benchmark),
      temperatures: portfolioTemperatures(view, held, benchmark),
      esg: esgOf(view, held, benchmark),
      whatIf: whatIfOf(view, held, query),
    }
  })

  serve(app, getPortfolioHoldings, async ({ query }, request) => {
    const { view, held, benchmark } = await openPortfolio(deps, query, request)
    return holdingsOf(view, { held, benchmark }, await extraOf({ view, held }, query.columns ?? [], request))
  })

  serve(app, saveHoldings, async ({ params: { format }, query }, request) => {
    const opened = await openPortfolio(deps, query, request)
    const { view, book, held, benchmark, benchmarkBook } = opened
    const extra = await extraOf({ view, held }, query.columns ?? [], request)
    const holdings = await holdingsOf(view, { held, benchmark }, extra, Number.POSITIVE_INFINITY)
    const { length: items } = fileWords.en.columns
    const plan = { companies: Math.max(1, holdings.companies), years: 1, items: items + holdings.columns.length }
    await spendFor(deps, request, { kind: 'portfolio', ...plan })
    const file = {
      ...{ name: book.name, date: book.date, asOf: view.asOf, query, holdings, unknown: unmatchedOf(opened) },
      fiscalYear: holdings.fiscalYear,
      benchmark: benchmark ? (benchmarkBook?.name ?? null) : (false as const),
      sides: book.sides,
      strip: stripOf(view, held),
      benchmarkStrip: benchmark && stripOf(view, benchmark),
    }
    const fileName = `satoyama-portfolio-${book.date ?? tokyoDay(deps.clock())}`
    return writeHoldings(file, { fileName, format, lang: query.lang })
  })

  serve(app, getCompanyTemperature, async ({ params: { companyId }, query }, request) => {
    const view = await openView(deps, PortfolioQuery.parse({ ...query, of: 'market' }), request, null)
    const company = companyPosition(view.snapshot.panel, companyId)
    if (company === undefined) throw new Refusal('company.not-found')
    return explainTemperature(view, company)
  })

  historyRoutes(app, deps)
  actionRoutes(app, deps, async (of, request) => {
    await openPortfolio(deps, PortfolioQuery.parse({ of, benchmark: 'none' }), request)
  })
  portfolioFileRoutes(app, deps)
}

function historyRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, getAdverseImpacts, async ({ query }, request) => impactsByQuarter(deps, query, request))

  serve(app, getPortfolioHistory, async ({ query }, request) => {
    const view = await openView(deps, { ...query, date: undefined, year: undefined }, request, null, true)
    return historyOf(deps.db, view, userOf(request).id)
  })

  serve(app, getPortfolioChange, async ({ query }, request) => {
    const { from, to, ...rest } = query
    const at = (date: string, asOf = query.asOf) =>
      openPortfolio(deps, { ...rest, date, asOf, year: undefined }, request)
    // What was known at the end of the first day; a day that is looked back to may lie before it.
    const [after, before] = [await at(to), await at(from)]
    const known = await at(from, firstOf(from, query.asOf ?? from))
    const yearsOf = ({ view }: Opened) => (view.year === null ? null : view.snapshot.panel.years[view.year]!)
    return {
      from,
      to,
      years: [yearsOf(before), yearsOf(after)] as [number | null, number | null],
      ...changeOf(known, before, after),
    }
  })
}

/** The indicators at the eight quarter-ends up to the day held, or to today for what has no days of its own. */
async function impactsByQuarter(
  deps: Deps,
  query: Omit<PortfolioQuery, 'year'>,
  request: FastifyRequest,
): Promise<Output<typeof getAdverseImpacts>> {
  const today = tokyoDay(deps.clock())
  const which = heldOf(query.of)
  const dates = which ? (await listDates(deps.db, which, userOf(request).id))?.dates : []
  if (!dates) throw new Refusal('portfolio.not-found')
  const last = firstOf(query.date ?? dates.at(-1) ?? today, today)
  // What was held last within the quarter of the day stands at the end of that quarter.
  const ends = quarterEnds(endOfQuarter(last), 9)
  const quarters = ends.slice(1).map((end, at) => {
    const held = dates.findLast((date) => date > ends[at]! && date <= end) ?? null
    return { end, heldOn: which ? held : null, isNewest: at === 7 }
  })
  const sides = await Promise.all(
    quarters.map(async ({ heldOn, isNewest }) => {
      if (heldOn === null && !(isNewest && !which)) return null
      const { view, held } = await openPortfolio(
        deps,
        { ...query, date: heldOn ?? undefined, year: undefined, benchmark: 'none' },
        request,
      )
      return { view, held }
    }),
  )
  const named = quarters.map(({ end, heldOn }) => ({ end, heldOn }))
  return {
    quarters: named.slice(4),
    before: named.slice(0, 4),
    impacts: await withActions(deps.db, impactsOf(sides.slice(4), sides.slice(0, 4)), {
      accountId: userOf(request).id,
      of: query.of,
    }),
  }
}

interface Opened {
  readonly view: PortfolioView
  readonly book: Book
  readonly held: Held
  readonly benchmarkBook: Book | null
  readonly benchmark: Held | null
}

/** What is held, on the market of the fiscal year reported by then, beside its benchmark. */
async function openPortfolio(deps: Deps, query: PortfolioQuery, request: FastifyRequest): Promise<Opened> {
  const accountId = userOf(request).id
  const which = heldOf(query.of)
  const dates = which ? (await listDates(deps.db, which, accountId))?.dates : []
  if (!dates) throw new Refusal('portfolio.not-found')
  const { date: last } = query
  const heldOn = (last === undefined ? dates.at(-1) : (dates.findLast((date) => date <= last) ?? dates[0])) ?? null
  const view = await openView(deps, query, request, heldOn)
  const { panel } = view.snapshot
  const wanted = { asOf: view.asOf, accountId, year: view.year, value: query.value }
  const book = await openBook(deps.db, panel, { ...wanted, of: query.of, date: heldOn ?? undefined })
  if (book.positions.length === 0) throw new Refusal('portfolio.empty')
  const { benchmark: other } = query
  const side =
    other === 'none'
      ? null
      : await openSide(deps.db, view.snapshot, { ...wanted, of: other, date: heldOn ?? undefined })
  const benchmark = side && side.book.positions.length > 0 ? side.held : null
  return { view, book, held: toHeld(panel, book), benchmarkBook: side?.book ?? null, benchmark }
}

/** Things that the market does not know that are named. */
const namedUnmatched = 20

/** Positions that the market does not know, the heaviest first. */
function unmatchedOf({ book, held }: Pick<Opened, 'book' | 'held'>) {
  return book.positions
    .flatMap(({ label, companyId, weight }, at) =>
      held.companies[at] === -1
        ? [{ label: label || `#${companyId}`, weight, isCash: kindOfLabel(label) === 'cash' }]
        : [],
    )
    .sort((a, b) => b.weight - a.weight)
}

function headOf({
  view,
  book,
  held,
  benchmarkBook,
  benchmark,
}: Opened): Pick<PortfolioFigures, 'portfolio' | 'benchmark' | 'fiscalYear' | 'recipe'> {
  const unmatched = unmatchedOf({ book, held })
  const matchedWeight = held.weights.reduce((sum, weight, at) => sum + (held.companies[at] === -1 ? 0 : weight), 0)
  return {
    portfolio: {
      of: book.of,
      name: book.name,
      date: book.date,
      dates: [...book.dates],
      positions: book.positions.length,
      matched: book.positions.length - unmatched.length,
      matchedWeight: Math.min(1, matchedWeight),
      unmatched: unmatched.slice(0, namedUnmatched),
      value: held.values?.reduce((sum, value) => sum + value, 0) ?? null,
      weighting: book.weighting,
      entered: book.entered,
      unpriced: book.unpriced,
      ...(book.sides && { sides: book.sides }),
    },
    benchmark:
      benchmarkBook && benchmark
        ? { of: benchmarkBook.of, name: benchmarkBook.name, positions: benchmarkBook.positions.length }
        : null,
    fiscalYear: view.year === null ? null : view.snapshot.panel.years[view.year]!,
    recipe: view.snapshot.recipeName,
  }
}
