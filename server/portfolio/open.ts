import type { PortfolioQuery } from '#contract/portfolio/figures.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { MarketDeps } from '#server/market/snapshot/open-snapshot.ts'
import type { Portfolio } from './sources/portfolio.ts'
import { readBenchmark, readPortfolio } from './sources/read-portfolio.ts'
import { dateOf, getSource } from './sources/source.ts'
import type { PortfolioView } from './view/portfolio-view.ts'
import { openView } from './view/view.ts'

/** A portfolio and its benchmark, on the market of the fiscal year reported by its day. */
export interface OpenPortfolio {
  readonly view: PortfolioView
  readonly portfolio: Portfolio
  readonly benchmark: Portfolio | null
}

/** Refuses what is not there or not the caller's, and what has no position. */
export async function openPortfolio(deps: MarketDeps, query: PortfolioQuery): Promise<OpenPortfolio> {
  const { db, caller } = deps
  const accountId = caller.account
  const source = await getSource(db, query.of, accountId)
  const benchmark = await getSource(db, query.benchmark, accountId)
  const date = dateOf(source, query.date)
  const view = await openView(deps, query, { date })
  const reading = { ...view, date, value: query.value, accountId }
  const portfolio = await readPortfolio(db, source, reading)
  if (portfolio.positions.length === 0) throw new Refusal('portfolio.empty')
  return { view, portfolio, benchmark: await readBenchmark(db, benchmark, reading) }
}
