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
import type { PeerGroups } from './peers.ts'
import type { Ranks } from './ranks.ts'
import { addColumn, addKnown, spread } from './sums.ts'

/** Version of the standard method; raised whenever a figure could come out otherwise. Part of every recipe. */
export const standardVersion = '1.0'

/**
 * The scores of a market: cell (key k of `scoreKeys`, year y, place p in the order of the peers) stands at
 * `(k × years + y) × companies + p`.
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

export interface ScoreShape {
  readonly years: number
  readonly companies: number
}

export function emptyScores({ years, companies }: ScoreShape): Scores {
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
  for (let year = 0; year < input.years; year++) {
    for (const key of scoreKeys) {
      if (!members.has(key) && !(key in totals)) fillNone(scores, cellsOf(input, key, year), input.companies)
    }
    for (const [key, list] of members) scoreMeans(input, scores, { key, list, year })
    for (const key of totalKeys) scoreTotals(input, scores, { key, year })
  }
}

const cellsOf = ({ years, companies }: ScoreShape, key: ScoreKey, year: number) =>
  (keyAt.get(key)! * years + year) * companies

function fillNone({ values, coverage }: Scores, at: number, companies: number): void {
  values.fill(Number.NaN, at, at + companies)
  coverage.fill(0, at, at + companies)
}

function scoreMeans(
  input: StandardInput,
  scores: Scores,
  { key, list, year }: { key: ScoreKey; list: readonly Member[]; year: number },
): void {
  const { ranks, peers, companies, years } = input
  const at = cellsOf(input, key, year)
  const sums = scores.values.subarray(at, at + companies).fill(0)
  const known = scores.coverage.subarray(at, at + companies).fill(0)
  const weights = new Float64Array(companies)
  const running = { scores: sums, weights, common: new Float64Array(peers.industries.length) }
  const unranked = new Float64Array(peers.industries.length)
  for (const { indicator, weight } of list) {
    const column = { peers, ranks, column: indicator * years + year }
    addColumn(column, () => weight, running)
    addKnown(column, () => weight, known)
    for (let i = 0; i < unranked.length; i++) {
      if (ranks.sizes[column.column * unranked.length + i] === 0) unranked[i]! += weight
    }
  }
  spread({ peers, ranks, year }, running)
  divide(sums, weights, Number.NaN)
  // Coverage is of the whole weight: what too few disclose to be ranked counts as not disclosed.
  for (const [i, { start, end }] of peers.industries.entries()) {
    for (let place = start; place < end; place++) if (weights[place] !== 0) weights[place]! += unranked[i]!
  }
  divide(known, weights, 0)
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
  const known = scores.coverage.subarray(at, at + companies).fill(0)
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
        known[place]! += weight * scores.coverage[from + place]!
        total[place]! += weight
      }
    }
  }
  divide(sums, total, Number.NaN)
  divide(known, whole, 0)
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
