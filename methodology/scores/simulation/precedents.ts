import { median } from '../../statistics/quantiles.ts'
import type { ScoredIndicator } from '../hierarchy.ts'
import type { RankedFigures } from '../ranks/ranked-figures.ts'
import type { SimulatedMarket } from './market.ts'

/** A step in the measure that is ranked. */
export interface PrecedentQuestion {
  /** Position among the scored indicators. */
  readonly indicator: number
  readonly measured: ScoredIndicator
  /** NaN where the company has not disclosed it. */
  readonly from: number
  readonly to: number
  readonly isBetter: (a: number, b: number) => boolean
}

/** Peers of the same industry that once stood no better than the company does now, and later stood as well as the step leads. */
export interface Precedents {
  /** Peers that stood no better in some year. */
  readonly of: number
  /** Those of them that made the step. */
  readonly n: number
  /** Middle of the fiscal years that it took them; null where nobody did, and where the company has not disclosed the figure. */
  readonly years: number | null
  /** The fastest of them, `mostNamed` at most. */
  readonly fastest: readonly Precedent[]
}

/** A peer that made the step. */
export interface Precedent {
  /** Position in the panel. */
  readonly company: number
  /** Fiscal years that it took; null where the company has not disclosed the figure. */
  readonly years: number | null
}

/** Peers that are named. */
const maxNamed = 3

/**
 * Who made a step and how fast: from the last year in which a peer stood no better than the company does now to the first year in
 * which it had reached the step. Where the company discloses nothing, peers count that once disclosed nothing either, and later did so
 * at that level; how long it took them is not told by that.
 */
export function precedentsOf(
  { peers, year }: SimulatedMarket,
  figures: RankedFigures,
  { company, measured, from, to, isBetter }: PrecedentQuestion & { readonly company: number },
): Precedents {
  const { start, end } = peers.industries[peers.industryOf[company]!]!
  const isFirst = Number.isNaN(from)
  const isBelow = (figure: number) =>
    isFirst ? Number.isNaN(figure) : !Number.isNaN(figure) && !isBetter(figure, from)
  const made: { company: number; length: number }[] = []
  let of = 0
  for (const peer of peers.order.subarray(start, end)) {
    if (peer === company) continue
    let last = -1
    let isCounted = false
    for (let y = 0; y <= year; y++) {
      const figure = figures.figure(measured, y, peer)
      if (isBelow(figure)) {
        last = y
        isCounted = true
      } else if (last !== -1 && !Number.isNaN(figure) && !isBetter(to, figure)) {
        made.push({ company: peer, length: y - last })
        break
      }
    }
    if (isCounted) of++
  }
  // How long it took those that once disclosed nothing is not known: they stand in the order of their numbers.
  made.sort((a, b) => (isFirst ? 0 : a.length - b.length) || a.company - b.company)
  return {
    of,
    n: made.length,
    years: isFirst ? null : median(made.map(({ length }) => length)),
    fastest: made.slice(0, maxNamed).map(({ company: peer, length }) => ({
      company: peer,
      years: isFirst ? null : length,
    })),
  }
}
