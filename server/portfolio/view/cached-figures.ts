import type { Holdings } from '#methodology/portfolio/holdings.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { PortfolioView } from './portfolio-view.ts'

const cached = oncePer((_: Holdings) => new BoundedCache<unknown>({ name: 'portfolio-figures', max: 200 }))

/**
 * A figure of what is held, worked out once for each way to look at it. A benchmark such as the market is one object for all who are
 * compared with it, so that they share its figures; what is held by one person goes with the request.
 *
 * @param name what the figure is, with everything it depends on besides the view
 */
export function cachedFigure<T>(view: PortfolioView, holdings: Holdings, name: string, make: () => T): T {
  const { year, asOf, query, temperatures } = view
  const { scope, uncovered, estimates, aggregation, tscope, horizon } = query
  const ways = [scope, uncovered, estimates, aggregation, tscope, horizon, query.default, temperatures.referenceYear]
  return cached(holdings).get(`${name} ${year} ${asOf} ${ways.join(' ')}`, make) as T
}
