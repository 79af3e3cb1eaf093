import { cellIndex, type MarketShape } from '../panel/layout.ts'
import type { PeerGroups } from '../panel/peers.ts'
import {
  categories,
  type Member,
  membersOf,
  type Period,
  type ScoredIndicator,
  type ScoreKey,
  scoreKeys,
  type Total,
  totalKeys,
  totals,
} from './hierarchy.ts'
import type { Ranks } from './ranks.ts'
import { addPart, emptyPart, readPart } from './sums.ts'

/** Version of the standard method; raised whenever a figure could come out otherwise. Part of every recipe. */
export const standardVersion = '1.0'

/**
 * The scores of a market. The rows of its arrays are `scoreKeys` (`panel/layout.ts`), their companies in the order of the peers.
 */
export interface Scores {
  /** 0 to 1, greater is better; NaN where there is none. */
  readonly values: Float64Array
  /**
   * Share of the score's whole weight that rests on figures disclosed or estimated by their source, 0 to 1. An indicator that too
   * few disclose to be ranked, and a category without a score, count as not disclosed.
   */
  readonly coverage: Float64Array
}

export function emptyScores({ years, companies }: MarketShape): Scores {
  const cells = scoreKeys.length * years * companies
  return {
    values: new Float64Array(new SharedArrayBuffer(cells * 8)),
    coverage: new Float64Array(new SharedArrayBuffer(cells * 8)),
  }
}

/** Position of a score among the keys. */
export const keyAt = new Map(scoreKeys.map((key, index) => [key, index]))

export interface StandardInput {
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly ranks: Ranks
  readonly years: number
  readonly companies: number
  readonly period: Period
  /** Materiality weight of each category in each industry of the peers, 0 or more; industry × 13 + category. */
  readonly weights: Float64Array
}

/**
 * The standard score of every company and fiscal year.
 *
 * indicator → category: `Σ weight × percentile ÷ Σ weight` over the indicators that have a percentile;
 * category → environment, social, governance and sustainability: `Σ materiality × category ÷ Σ materiality` over the categories
 * that have a score and a weight above 0. Scores by tag and by goal are plain means of their indicators.
 * docs/methodology/standard-score.md.
 */
export function scoreMarket(input: StandardInput, scores: Scores): void {
  const members = membersOf(input.indicators, input.period)
  const means = [...members.keys()]
  const shares = sharesOf(members, means)
  for (let year = 0; year < input.years; year++) {
    for (const key of scoreKeys) {
      if (!members.has(key) && !(key in totals)) fillNone(scores, cellsOf(input, key, year), input.companies)
    }
    scoreMeans(input, scores, { means, shares, year })
    for (const key of totalKeys) scoreTotals(input, scores, { key, year })
  }
}

/** One indicator with one weight, and the scores that take it so, as positions among the means. */
interface Share {
  readonly indicator: number
  readonly weight: number
  readonly takers: number[]
}

/** The members of all means, in the order of the indicators: a column is read once for all that take it. */
function sharesOf(members: ReadonlyMap<ScoreKey, readonly Member[]>, means: readonly ScoreKey[]): Share[] {
  const shares = new Map<string, Share>()
  for (const [at, key] of means.entries()) {
    for (const { indicator, weight } of members.get(key)!) {
      const share = shares.get(`${indicator} ${weight}`) ?? { indicator, weight, takers: [] }
      shares.set(`${indicator} ${weight}`, share)
      share.takers.push(at)
    }
  }
  return [...shares.values()].sort((a, b) => a.indicator - b.indicator)
}

const cellsOf = (shape: MarketShape, key: ScoreKey, year: number) => cellIndex(shape, keyAt.get(key)!, year, 0)

function fillNone({ values, coverage }: Scores, at: number, companies: number): void {
  values.fill(Number.NaN, at, at + companies)
  coverage.fill(0, at, at + companies)
}

function scoreMeans(
  input: StandardInput,
  scores: Scores,
  { means, shares, year }: { means: readonly ScoreKey[]; shares: readonly Share[]; year: number },
): void {
  const { ranks, peers, companies, years } = input
  const sums = means.map((key) => {
    const at = cellsOf(input, key, year)
    return {
      scores: scores.values.subarray(at, at + companies).fill(0),
      weights: new Float64Array(companies),
      disclosed: scores.coverage.subarray(at, at + companies).fill(0),
      unranked: new Float64Array(peers.industries.length),
    }
  })
  const part = emptyPart(peers)
  // Industry by industry, so that the sums of all scores stay at hand.
  for (const [industry, places] of peers.industries.entries()) {
    for (const { indicator, weight, takers } of shares) {
      readPart({ peers, ranks, column: indicator * years + year }, industry, weight, part)
      for (const taker of takers) {
        addPart(part, sums[taker]!, places)
        sums[taker]!.unranked[industry]! += part.unranked
      }
    }
  }
  const absent = ranks.absent.subarray(year * companies, (year + 1) * companies)
  for (const { scores, weights, disclosed, unranked } of sums) {
    for (let place = 0; place < companies; place++) if (absent[place] === 1) weights[place] = 0
    divide(scores, weights, Number.NaN)
    // Coverage is of the whole weight: what too few disclose to be ranked counts as not disclosed.
    for (const [i, { start, end }] of peers.industries.entries()) {
      for (let place = start; place < end; place++) if (weights[place] !== 0) weights[place]! += unranked[i]!
    }
    divide(disclosed, weights, 0)
  }
}

/** Sums to means of 0 to 1; `none` where there is no weight. A mean of ones may be rounded above one: it is one. */
export function divide(sums: Float64Array, weights: Float64Array, none: number): void {
  for (let place = 0; place < sums.length; place++) {
    const weight = weights[place]!
    sums[place] = weight === 0 ? none : Math.min(1, sums[place]! / weight)
  }
}

function scoreTotals(input: StandardInput, scores: Scores, { key, year }: { key: Total; year: number }): void {
  const { peers, companies, weights } = input
  const at = cellsOf(input, key, year)
  const sums = scores.values.subarray(at, at + companies).fill(0)
  const disclosed = scores.coverage.subarray(at, at + companies).fill(0)
  const total = new Float64Array(companies)
  const whole = new Float64Array(companies)
  for (const category of totals[key]) {
    const from = cellsOf(input, category, year)
    const order = categories.indexOf(category)
    for (const [i, { start, end }] of peers.industries.entries()) {
      const weight = weights[i * categories.length + order]!
      if (weight === 0) continue
      for (let place = start; place < end; place++) {
        const score = scores.values[from + place]!
        whole[place]! += weight
        if (Number.isNaN(score)) continue
        sums[place]! += weight * score
        disclosed[place]! += weight * scores.coverage[from + place]!
        total[place]! += weight
      }
    }
  }
  divide(sums, total, Number.NaN)
  divide(disclosed, whole, 0)
}

/**
 * Rank of a place among places from `start` to `end`: 1 is the best; equal scores share the better rank.
 *
 * @returns null for a place without a score; `of` counts the places that have one
 */
export function rankAmong(
  scores: Float64Array,
  at: number,
  place: number,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly rank: number; readonly of: number } | null {
  const own = scores[at + place]!
  if (Number.isNaN(own)) return null
  let [rank, of] = [1, 0]
  for (let other = start; other < end; other++) {
    const score = scores[at + other]!
    if (Number.isNaN(score)) continue
    of++
    if (score > own) rank++
  }
  return { rank, of }
}
