import type { BookName } from '#contract/portfolio/sources.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import type { Portfolio } from '../sources/portfolio.ts'
import { readPortfolio } from '../sources/read-portfolio.ts'
import { getSource } from '../sources/source.ts'
import type { PortfolioView } from './portfolio-view.ts'

/** Benchmarks that are the same for everybody: the market, and indices. */
const shared = oncePer((_: object) => new BoundedCache<Promise<Portfolio>>({ name: 'portfolio-benchmarks', most: 40 }))

/** What a portfolio is compared with, as of its day; null for none, and for one without positions. */
export async function openBenchmark(
  db: Db,
  view: PortfolioView,
  { of, date, accountId }: { readonly of: BookName; readonly date: string | null; readonly accountId: number },
): Promise<Portfolio | null> {
  if (of === 'none') return null
  const { snapshot, asOf, year, query } = view
  const read = async () => {
    const source = await getSource(db, of, accountId)
    return readPortfolio(db, source, { snapshot, asOf, year, date, value: query.value, accountId })
  }
  const isShared = of === 'market' || of.startsWith('index-')
  const key = [of, date, asOf, year].join(' ')
  const benchmark = await (isShared ? shared(snapshot.identity).get(key, read) : read())
  return benchmark.positions.length > 0 ? benchmark : null
}
