import { type getPortfolioHistory, maxDates } from '#contract/portfolio/history.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Holdings } from '#methodology/portfolio/holdings.ts'
import type { Db } from '#server/db/database.ts'
import { linesByDate, positionsOf } from '../sources/lines.ts'
import { readBenchmark, toHoldings } from '../sources/read-portfolio.ts'
import { getSource, type Source } from '../sources/source.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { viewOf, yearOf } from '../view/view.ts'
import { scoreOf, stripOf, waciOf } from './strip.ts'

type Points = Output<typeof getPortfolioHistory>['points']
type HoldingsOn = (view: PortfolioView, date: string) => Promise<Holdings | null> | Holdings | null

/** The strip of each day of a portfolio, with the figures reported by then. */
export async function historyOf(
  db: Db,
  view: PortfolioView,
  accountId: number,
): Promise<Output<typeof getPortfolioHistory>> {
  const { query } = view
  const [source, other] = [await getSource(db, query.of, accountId), await getSource(db, query.benchmark, accountId)]
  const dates = source.dates.slice(-maxDates)
  if (dates.length === 0) return { points: [], left: 0 }
  const holdingsOn = (await datedHoldings(db, source, dates))!
  const benchmarkOn: HoldingsOn =
    (await datedHoldings(db, other, dates)) ??
    (async (on, date) => (await readBenchmark(db, other, { ...on, date, accountId }))?.holdings ?? null)
  const views = new Map<string, Promise<PortfolioView>>()
  const points: Points = []
  for (const date of dates) {
    const year = yearOf(view.snapshot, {}, date)
    // Horizons are counted from the year of the day.
    const key = `${year} ${date.slice(0, 4)}`
    if (!views.has(key)) views.set(key, viewOf(db, { ...view, year }, { date, hasScreensOnly: true }))
    const own = await views.get(key)!
    const holdings = await holdingsOn(own, date)
    if (!holdings) continue
    const benchmark = await benchmarkOn(own, date)
    points.push({
      date,
      fiscalYear: year === null ? null : view.snapshot.panel.years[year]!,
      companies: holdings.companies.filter((company) => company !== -1).length,
      strip: stripOf(own, holdings),
      benchmark: benchmark && { waci: waciOf(own, benchmark, view.query.scope), score: scoreOf(own, benchmark) },
    })
  }
  return { points, left: source.dates.length - dates.length }
}

/** Holdings of something with days of its own, read at once for all days; null for what has none. */
async function datedHoldings(db: Db, source: Source, dates: readonly string[]): Promise<HoldingsOn | null> {
  if (!source.key) return null
  const dayOf = (date: string) => source.dates.findLast((one) => one <= date)
  const lines = await linesByDate(db, source.key, [...new Set(dates.flatMap((date) => dayOf(date) ?? []))])
  return (view, date) => {
    const own = lines.get(dayOf(date) ?? '')
    const { positions } = positionsOf(own ?? [], { ...view, value: view.query.value })
    return positions.length === 0 ? null : toHoldings(view.snapshot.panel, positions)
  }
}
