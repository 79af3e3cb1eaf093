import { afterTrade, tilted, without } from './adjustments.ts'
import type { Holdings } from './holdings.ts'
import { fewestSales } from './sales-to-target.ts'

/** Weights by place in the holdings. */
const byPlace = ({ weights }: Pick<Holdings, 'weights'>) => new Map(weights.entries())

/** Holdings of the same whole under other weights; a place without one is sold. Values follow the weights. */
function reweighted(holdings: Holdings, weights: ReadonlyMap<number, number>): Holdings {
  const value = holdings.values?.reduce((sum, one) => sum + one, 0) ?? null
  const shares = Float64Array.from(holdings.companies.keys(), (at) => weights.get(at) ?? 0)
  return { ...holdings, weights: shares, values: value === null ? null : shares.map((share) => share * value) }
}

/** Holdings after some places are sold whole, the proceeds over the others in proportion; null when nothing is left. */
export function afterExclusion(holdings: Holdings, places: readonly number[]): Holdings | null {
  if (places.length === 0) return holdings
  const weights = without(byPlace(holdings), new Set(places))
  return weights && reweighted(holdings, weights)
}

/** A sale that pays for a purchase; companies by position in the market's columns, undefined for one that it does not know. */
export interface CompanyTrade {
  readonly sell: number | undefined
  /** Null spreads the proceeds over all that is left, in proportion. */
  readonly buy: number | null | undefined
  /** Share of the portfolio, 0 to 1. */
  readonly weight: number
}

export interface Traded {
  readonly holdings: Holdings
  /** Trades that could not be made, by their place in the list. */
  readonly ignored: readonly { readonly at: number; readonly reason: 'unknown' | 'not-held' }[]
}

/** Holdings after trades, one after the other; a company that is bought anew stands behind the others. */
export function afterTrades(holdings: Holdings, trades: readonly CompanyTrade[]): Traded {
  const companies = [...holdings.companies]
  const ignored: Traded['ignored'][number][] = []
  let weights = byPlace(holdings)
  const placeOf = (company: number) => {
    const place = companies.indexOf(company)
    if (place !== -1) return place
    weights.set(companies.length, 0)
    return companies.push(company) - 1
  }
  for (const [at, { sell, buy, weight }] of trades.entries()) {
    if (sell === undefined || buy === undefined) {
      ignored.push({ at, reason: 'unknown' })
      continue
    }
    const trade = { sell: placeOf(sell), buy: buy === null ? null : placeOf(buy), weight }
    if (weights.get(trade.sell)! > 0) weights = afterTrade(weights, trade)
    else ignored.push({ at, reason: 'not-held' })
  }
  return { holdings: reweighted({ ...holdings, companies: Int32Array.from(companies) }, weights), ignored }
}

/**
 * Holdings tilted to a better figure.
 *
 * @param figures in the order of the holdings; NaN where a position has none, which keeps its weight
 * @param strength 0 moves nothing; 1 multiplies a holding one standard deviation above by e
 * @see tilted
 */
export function afterTilt(
  holdings: Holdings,
  figures: Float64Array,
  direction: { readonly strength: number; readonly isLowBetter: boolean },
): Holdings {
  const knownFigures = new Map([...figures.entries()].filter(([, figure]) => !Number.isNaN(figure)))
  return reweighted(holdings, tilted(byPlace(holdings), knownFigures, direction))
}

export interface SoldToTarget {
  readonly holdings: Holdings
  /** False where no sales reach the target; then nothing is sold. */
  readonly isReached: boolean
  /** Places sold, the most effective first, each with the share of it that goes, above 0 to 1: of the last only what it takes. */
  readonly sold: readonly { readonly at: number; readonly share: number }[]
  /** Share of the portfolio that is sold. */
  readonly weight: number
}

/**
 * Holdings after the fewest sales that bring their mean to a target, so that it lies on the target.
 *
 * @param figures in the order of the holdings and the unit of the target; NaN where a position has none
 * @see fewestSales
 */
export function afterSales(holdings: Holdings, figures: Float64Array, target: number): SoldToTarget {
  const sales = fewestSales(holdings.weights, figures, target)
  if (!sales) return { holdings, isReached: false, sold: [], weight: 0 }
  const sold = sales.sold.map((at, index) => ({ at, share: index === sales.sold.length - 1 ? sales.lastShare : 1 }))
  const left = holdings.weights.slice()
  for (const { at, share } of sold) left[at] = left[at]! * (1 - share)
  const whole = left.reduce((sum, weight) => sum + weight, 0)
  const weights = new Map([...left.entries()].map(([at, weight]) => [at, weight / whole]))
  return { holdings: reweighted(holdings, weights), isReached: true, sold, weight: Math.min(1, sales.weight) }
}
