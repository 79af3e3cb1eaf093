import { type getPortfolioHistory, mostDates } from '#contract/portfolio/history.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type HeldOf, holdingsByDate, listDates } from '../books/holdings.ts'
import { toBook } from '../books/open-book.ts'
import { openBenchmark } from '../view/benchmark.ts'
import { type Held, toHeld } from '../view/held.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { viewOf, yearOf } from '../view/view.ts'
import { scoreOf, stripOf, waciOf } from './strip.ts'

type Points = Output<typeof getPortfolioHistory>['points']

/** What is held under the name of something with days of its own; null for what has none. */
export function heldOf(of: string): HeldOf | null {
  if (of.startsWith('portfolio-')) return { portfolioId: Number(of.slice('portfolio-'.length)) }
  return of.startsWith('holdings-') ? { holdings: of.slice('holdings-'.length) } : null
}

/** The strip of each day on which something was held, with the figures reported by then. */
export async function historyOf(
  db: Db,
  view: PortfolioView,
  accountId: number,
): Promise<Output<typeof getPortfolioHistory>> {
  const which = heldOf(view.query.of)
  if (!which) return { points: [], left: 0 }
  const found = await listDates(db, which, accountId)
  if (!found) throw new Refusal('portfolio.not-found')
  const dates = found.dates.slice(-mostDates)
  const holdings = await holdingsByDate(db, which, dates)
  const benchmarkOn = await heldBenchmark(db, view, { dates, accountId })
  const byYear = new Map<string, Promise<PortfolioView>>()
  const points: Points = []
  for (const date of dates) {
    const year = yearOf(view.snapshot, {}, date)
    // Horizons are counted from the year of the day.
    const key = `${year} ${date.slice(0, 4)}`
    if (!byYear.has(key)) byYear.set(key, viewOf(db, view, { year, heldOn: date, hasScreensOnly: true }))
    const own = await byYear.get(key)!
    const book = toBook(view.snapshot.panel, holdings.get(date)!, { year, value: view.query.value })
    if (book.positions.length === 0) continue
    const held = toHeld(view.snapshot.panel, book)
    points.push({
      date,
      fiscalYear: year === null ? null : view.snapshot.panel.years[year]!,
      companies: held.companies.filter((company) => company !== -1).length,
      strip: stripOf(own, held),
      benchmark: benchmarkOn ? benchmarkOn(date, own) : await otherBenchmark(db, own, { date, accountId }),
    })
  }
  return { points, left: found.dates.length - dates.length }
}

type Benchmark = Points[number]['benchmark']

const benchmarkOf = (view: PortfolioView, held: Held): Benchmark => ({
  waci: waciOf(view, held, view.query.scope),
  score: scoreOf(view, held),
})

/** Of a benchmark with days of its own what it held on a day; null for one that has none. */
async function heldBenchmark(
  db: Db,
  { query: { benchmark } }: PortfolioView,
  { dates, accountId }: { readonly dates: readonly string[]; readonly accountId: number },
): Promise<((date: string, view: PortfolioView) => Benchmark) | null> {
  const which = heldOf(benchmark)
  if (!which) return null
  const found = await listDates(db, which, accountId)
  if (!found) throw new Refusal('portfolio.not-found')
  const dayOf = (date: string) => found.dates.findLast((one) => one <= date)
  const days = [...new Set(dates.flatMap((date) => dayOf(date) ?? []))]
  const holdings = await holdingsByDate(db, which, days)
  return (date, view) => {
    const lines = holdings.get(dayOf(date) ?? '')
    if (!lines) return null
    const book = toBook(view.snapshot.panel, lines, { year: view.year, value: undefined })
    return book.positions.length === 0 ? null : benchmarkOf(view, toHeld(view.snapshot.panel, book))
  }
}

/** Of the market or an index, as it was on a day. */
async function otherBenchmark(
  db: Db,
  view: PortfolioView,
  { date, accountId }: { readonly date: string; readonly accountId: number },
): Promise<Benchmark> {
  const { benchmark: of } = view.query
  if (of === 'none') return null
  const { snapshot, asOf, year } = view
  const held = await openBenchmark(db, snapshot, { of, asOf, accountId, year, date })
  return held && benchmarkOf(view, held)
}
