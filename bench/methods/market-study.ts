import { runIndex } from '../../methodology/panel/layout.ts'
import { columnAt, counts, shapeOf } from '../../methodology/panel/panel.ts'
import { categories, totalKeys } from '../../methodology/scores/hierarchy.ts'
import { type Method, methods } from '../../methodology/scores/method.ts'
import { usedIndicators } from '../../methodology/scores/ranks/in-use.ts'
import { quantile } from '../../methodology/statistics/quantiles.ts'
import { print } from '../measure.ts'
import type { StudiedMarket } from './market.ts'
import { spearman } from './measures.ts'
import { sizes } from './size.ts'

/** What the method makes of a real market: who has a score, how it spreads, lasts and goes with size, and how far it can be relied on. */
export function printMarket(market: StudiedMarket, method: Method = methods['2.1']): void {
  const { panel, peers, indicators } = market
  const { scores, ranks } = market.score(method)
  const shape = shapeOf(panel)
  const last = shape.years - 1
  const used = usedIndicators(ranks, { years: shape.years, year: last, industries: peers.industries.length })
  const byCategory = categories.flatMap((category) => {
    const count = used.filter((indicator) => indicators[indicator]!.category === category).length
    return count > 0 ? [`${category} ${count}`] : []
  })
  print(
    `version ${method.version}: ${used.length} of ${indicators.length} indicators in use (${byCategory.join(', ')})`,
  )
  for (const [row, key] of totalKeys.entries()) {
    const own = market.scoresOf(scores, key)
    const present = own.filter((score) => !Number.isNaN(score)).sort()
    const quartiles = [0.05, 0.25, 0.5, 0.75, 0.95].map((share) =>
      (100 * (quantile(present, share) ?? Number.NaN)).toFixed(0),
    )
    const before = shape.years > 1 ? spearman(own, market.scoresOf(scores, key, 1)) : Number.NaN
    const withSize = Object.entries(sizes).map(
      ([name, code]) => `${name} ${spearman(own, sizeOf(market, code)).toFixed(2)}`,
    )
    const cell = runIndex(shape, row, last)
    print(
      `  ${key}: ${present.length} companies, percentiles 5/25/50/75/95 at ${quartiles.join('/')}, with the year before ${before.toFixed(2)}, ` +
        `with ${withSize.join(' and ')}, reliability ${scores.reliability[cell]!.toFixed(2)}, rank error of one figure ${scores.rankErrors[cell]!.toFixed(2)}`,
    )
  }
}

function sizeOf({ panel }: StudiedMarket, code: string): Float64Array {
  const position = panel.indicators.findIndex((one) => one.code === code)
  const { values, states } = columnAt(panel, position, panel.years.length - 1)
  return values.map((value, company) => (counts(states[company]!) ? value : Number.NaN))
}
