import { isDisclosed } from '../standard/sums.ts'
import { movedScores, type RankedSums, rankedSums, sensitivityStep } from './moves.ts'
import { RankList } from './rank-list.ts'
import { Weightings } from './weightings.ts'
import type { WeightedMarket } from './year-scores.ts'

/** Shares of the random weightings at which a rank is told: the ⌈share × count⌉-th best; 0 is the best of all and 1 the worst. */
export const quantiles = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1] as const

/** How firm the ranks of a market are, in one fiscal year. Arrays with places are by position in `places`; ranks are from 1. */
export interface Ranges {
  /** Places that have a score. Who has one is settled by the weights as they were given, and stays. */
  readonly places: Int32Array
  /** Rank with the weights as they were given. */
  readonly own: Int32Array
  /** Best and worst rank while each weight alone, in every industry, is lowered and raised by 20 %, or none. */
  readonly best: Int32Array
  readonly worst: Int32Array
  /** Position × quantiles + quantile: ranks under the random weightings. */
  readonly drawn: Int32Array
  /** By indicator, companies whose rank changes when its weight alone is lowered or raised by 20 %. */
  readonly changed: Int32Array
  /** By indicator, ranked companies of industries that weigh it, and those of them that disclosed it. */
  readonly weighed: Int32Array
  readonly disclosed: Int32Array
}

/**
 * Ranks of the whole market with each weight moved by 20 %, and under random weightings: exact ranks of every company that has a score.
 *
 * @param factors draw × indicators + indicator: what the weights are multiplied by
 */
export function rangesOf(market: WeightedMarket, year: number, factors: Float64Array): Ranges {
  const sums = rankedSums(market, year)
  const ranked = new RankList(sums.places.length)
  const unmoved = movedScores(market, sums, { year, indicator: 0, step: 0 })
  const own = ranked.of(unmoved).slice()
  return {
    places: sums.places,
    own,
    ...movedRanks(market, year, { sums, ranked, own }),
    drawn: drawnRanks(market, { year, factors, places: sums.places, ranked }),
    ...disclosure(market, year, sums.places),
  }
}

interface Ranked {
  readonly sums: RankedSums
  readonly ranked: RankList
  readonly own: Int32Array
}

function movedRanks(market: WeightedMarket, year: number, { sums, ranked, own }: Ranked) {
  const [best, worst] = [own.slice(), own.slice()]
  const changed = new Int32Array(market.pillars.length)
  const isChanged = new Uint8Array(own.length)
  for (const indicator of market.pillars.keys()) {
    if (!isWeighedAnywhere(market, indicator)) continue
    isChanged.fill(0)
    for (const step of [-sensitivityStep, sensitivityStep]) {
      const ranks = ranked.of(movedScores(market, sums, { year, indicator, step }))
      for (let at = 0; at < own.length; at++) {
        const rank = ranks[at]!
        if (rank < best[at]!) best[at] = rank
        if (rank > worst[at]!) worst[at] = rank
        if (rank !== own[at]) isChanged[at] = 1
      }
    }
    for (const one of isChanged) changed[indicator]! += one
  }
  return { best, worst, changed }
}

export function isWeighedAnywhere({ pillars, starts, matrix }: WeightedMarket, indicator: number): boolean {
  for (let industry = 0; industry < starts.length - 1; industry++)
    if (matrix[industry * pillars.length + indicator]! > 0) return true
  return false
}

interface Drawn {
  readonly year: number
  readonly factors: Float64Array
  readonly places: Int32Array
  readonly ranked: RankList
}

function drawnRanks(market: WeightedMarket, { year, factors, places, ranked }: Drawn): Int32Array {
  const count = factors.length / market.pillars.length
  const ranks = new (places.length < 65_536 ? Uint16Array : Uint32Array)(count * places.length)
  new Weightings(market, year, places).each(factors, (scores, draw) => {
    const drawn = ranked.of(scores)
    for (let at = 0; at < places.length; at++) ranks[at * count + draw] = drawn[at]!
  })
  const drawn = new Int32Array(places.length * quantiles.length)
  for (let at = 0; at < places.length; at++) {
    const own = ranks.subarray(at * count, (at + 1) * count).sort()
    for (const [k, share] of quantiles.entries())
      drawn[at * quantiles.length + k] = own[Math.max(0, Math.ceil(share * count) - 1)]!
  }
  return drawn
}

function disclosure({ pillars, starts, ranks, years, matrix }: WeightedMarket, year: number, places: Int32Array) {
  const [weighed, disclosed] = [new Int32Array(pillars.length), new Int32Array(pillars.length)]
  const companies = starts.at(-1)!
  let industry = 0
  for (const place of places) {
    while (place >= starts[industry + 1]!) industry++
    for (const indicator of pillars.keys()) {
      if (matrix[industry * pillars.length + indicator] === 0) continue
      weighed[indicator]!++
      disclosed[indicator]! += isDisclosed[ranks.origins[(indicator * years + year) * companies + place]!]!
    }
  }
  return { weighed, disclosed }
}
