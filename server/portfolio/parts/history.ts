import { type getPortfolioHistory, mostDates } from '#contract/portfolio/history.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type HeldOf, holdingsByDate, listDates } from '../books/holdings.ts'
import { toBook } from '../books/open-book.ts'
import { openBenchmark } from '../view/benchmark.ts'
import { toHeld } from '../view/held.ts'
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
  const byYear = new Map<string, Promise<YearSide>>()
  const points: Points = []
  for (const date of dates) {
    const year = yearOf(view.snapshot, {}, date)
    // Horizons are counted from the year of the day.
    const key = `${year} ${date.slice(0, 4)}`
    if (!byYear.has(key)) byYear.set(key, yearSide(db, view, { year, heldOn: date, accountId }))
    const side = await byYear.get(key)!
    const book = toBook(view.snapshot.panel, holdings.get(date)!, { year, value: view.query.value })
    if (book.positions.length === 0) continue
    const held = toHeld(view.snapshot.panel, book)
    points.push({
      date,
      fiscalYear: year === null ? null : view.snapshot.panel.years[year]!,
      companies: held.companies.filter((company) => company !== -1).length,
      strip: stripOf(side.view, held),
      benchmark: side.benchmark,
    })
  }
  return { points, left: found.dates.length - dates.length }
}

interface YearSide {
  readonly view: PortfolioView
  readonly benchmark: Points[number]['benchmark']
}

/** What days of one fiscal year share. */
async function yearSide(
  db: Db,
  view: PortfolioView,
  { year, heldOn, accountId }: { year: number | null; heldOn: string; accountId: number },
): Promise<YearSide> {
  const own = await viewOf(db, view, { year, heldOn, hasScreensOnly: true })
  const { benchmark: of } = view.query
  if (of === 'none' || heldOf(of)) return { view: own, benchmark: null }
  const held = await openBenchmark(db, view.snapshot, { of, asOf: view.asOf, accountId, year })
  return { view: own, benchmark: held && { waci: waciOf(own, held, own.query.scope), score: scoreOf(own, held) } }
}
