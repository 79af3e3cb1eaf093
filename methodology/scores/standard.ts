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
import type { Method, MinimumCoverage } from './method.ts'
import { comparable, rankMeans } from './ranks/mean-ranks.ts'
import type { Ranks } from './ranks/ranks.ts'
import { addPart, countDisclosed, emptyPart, readPart } from './sums.ts'

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
  /**
   * Means of indicators before they were ranked again, 0 to 1, of companies that have a score; totals, and methods that do not rank
   * them, have the scores themselves.
   */
  readonly means: Float64Array
}

export function emptyScores({ years, companies }: MarketShape): Scores {
  const cells = scoreKeys.length * years * companies
  return {
    values: new Float64Array(new SharedArrayBuffer(cells * 8)),
    coverage: new Float64Array(new SharedArrayBuffer(cells * 8)),
    means: new Float64Array(new SharedArrayBuffer(cells * 8)),
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
  readonly method: Method
  /** Whether missing figures count as the worst ones: then a score needs no minimum of disclosure. */
  readonly isWorstValue: boolean
  /** Materiality weight of each category in each industry of the peers, 0 or more; industry × 13 + category. */
  readonly weights: Float64Array
}

/**
 * The standard score of every company and fiscal year.
 *
 * indicator → category: `Σ weight × percentile ÷ Σ weight` over the indicators that have a percentile;
 * category → environment, social, governance and sustainability: `Σ materiality × category ÷ Σ materiality` over the categories
 * that have a score and a weight above 0. Scores by tag and by goal are plain means of their indicators.
 *
 * The second version ranks each mean of indicators again among the peers, and has no score where less than the minimum is disclosed
 * (`method.ts`). docs/methodology/standard-score-2.md.
 *
 * @param years positions of the fiscal years to score, each by itself; all when left out
 */
export function scoreMarket(
  input: StandardInput,
  scores: Scores,
  years: Iterable<number> = Array(input.years).keys(),
): void {
  const parts = partsOf(input, scoreKeys)
  for (const year of years) scoreYear(input, scores, { year, parts })
}

/** Some of the scores of one fiscal year, and what they are made of. */
interface ScoredParts {
  readonly keys: readonly ScoreKey[]
  readonly means: readonly ScoreKey[]
  readonly shares: readonly Share[]
}

/**
 * @param keys the scores wanted, in the order of `scoreKeys`
 */
export function partsOf({ indicators, period }: StandardInput, keys: readonly ScoreKey[]): ScoredParts {
  const members = membersOf(indicators, period)
  const means = [...members.keys()].filter((key) => keys.includes(key))
  return { keys, means, shares: sharesOf(members, means) }
}

/** Industries that stand side by side, as positions: the first, and the one after the last. */
export interface IndustrySpan {
  readonly from: number
  readonly to: number
}

interface ScoredYear {
  readonly year: number
  readonly parts: ScoredParts
  /** Industries whose scores are wanted; those of the others are lost. All when left out. */
  readonly span?: IndustrySpan
}

/** These scores of one year; the others stay as they are, and totals are made of the categories as they then stand. */
export function scoreYear(
  input: StandardInput,
  scores: Scores,
  { year, parts: { keys, means, shares }, span = { from: 0, to: input.peers.industries.length } }: ScoredYear,
): void {
  for (const key of keys) {
    if (!means.includes(key) && !(key in totals)) fillNone(scores, cellsOf(input, key, year), input.companies)
  }
  scoreMeans(input, scores, { means, shares, year, span })
  for (const key of totalKeys) if (keys.includes(key)) scoreTotals(input, scores, { key, year, span })
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

function fillNone({ values, coverage, means }: Scores, at: number, companies: number): void {
  values.fill(Number.NaN, at, at + companies)
  means.fill(Number.NaN, at, at + companies)
  coverage.fill(0, at, at + companies)
}

function scoreMeans(
  input: StandardInput,
  scores: Scores,
  { means, shares, year, span }: Pick<ScoredParts, 'means' | 'shares'> & { year: number; span: IndustrySpan },
): void {
  const { ranks, peers, companies, years } = input
  const sums = means.map((key) => {
    const at = cellsOf(input, key, year)
    return {
      scores: scores.values.subarray(at, at + companies).fill(0),
      weights: new Float64Array(companies),
      disclosed: scores.coverage.subarray(at, at + companies).fill(0),
      means: scores.means.subarray(at, at + companies),
      counts: new Float64Array(companies),
      unranked: new Float64Array(peers.industries.length),
    }
  })
  const { mean: minimum } = minimumOf(input) ?? noMinimum
  const hasMinimum = minimum.count > 0
  const part = emptyPart(peers)
  // Industry by industry, so that the sums of all scores stay at hand.
  for (let industry = span.from; industry < span.to; industry++) {
    const places = peers.industries[industry]!
    for (const { indicator, weight, takers } of shares) {
      readPart({ peers, ranks, column: indicator * years + year }, industry, weight, part)
      for (const taker of takers) {
        addPart(part, sums[taker]!, places)
        if (hasMinimum) countDisclosed(part, sums[taker]!.counts, places)
        sums[taker]!.unranked[industry]! += part.unranked
      }
    }
  }
  const absent = ranks.absent.subarray(year * companies, (year + 1) * companies)
  for (const { scores, weights, disclosed, unranked, means, counts } of sums) {
    for (let place = 0; place < companies; place++) if (absent[place] === 1) weights[place] = 0
    divide(scores, weights, Number.NaN)
    // Coverage is of the whole weight: what too few disclose to be ranked counts as not disclosed.
    for (const [i, { start, end }] of peers.industries.entries()) {
      for (let place = start; place < end; place++) if (weights[place] !== 0) weights[place]! += unranked[i]!
    }
    divide(disclosed, weights, 0)
    dropThin(scores, disclosed, counts, minimum)
    means.set(scores)
    if (input.method.ranksMeans) rankMeans(peers, scores)
  }
}

/** The least disclosure for a score; null where there is none. */
export function minimumOf({ isWorstValue, method }: Pick<StandardInput, 'isWorstValue' | 'method'>): Method['minimum'] {
  return isWorstValue ? null : method.minimum
}

const noMinimum = { mean: { weight: 0, count: 0 }, total: { weight: 0, count: 0 } } as const

/** No score where less than the minimum is known. */
function dropThin(
  scores: Float64Array,
  coverage: Float64Array,
  counts: Float64Array,
  { weight, count }: MinimumCoverage,
): void {
  if (weight === 0 && count === 0) return
  for (let place = 0; place < scores.length; place++) {
    if (comparable(coverage[place]!) < comparable(weight) || counts[place]! < count) scores[place] = Number.NaN
  }
}

/** Sums to means of 0 to 1; `none` where there is no weight. A mean of ones may be rounded above one: it is one. */
export function divide(sums: Float64Array, weights: Float64Array, none: number): void {
  for (let place = 0; place < sums.length; place++) {
    const weight = weights[place]!
    sums[place] = weight === 0 ? none : Math.min(1, sums[place]! / weight)
  }
}

function scoreTotals(
  input: StandardInput,
  scores: Scores,
  { key, year, span }: { key: Total; year: number; span: IndustrySpan },
): void {
  const { peers, companies, weights } = input
  const at = cellsOf(input, key, year)
  const sums = scores.values.subarray(at, at + companies).fill(0)
  const disclosed = scores.coverage.subarray(at, at + companies).fill(0)
  const total = new Float64Array(companies)
  const whole = new Float64Array(companies)
  const counts = new Float64Array(companies)
  for (const category of totals[key]) {
    const from = cellsOf(input, category, year)
    const order = categories.indexOf(category)
    for (let i = span.from; i < span.to; i++) {
      const { start, end } = peers.industries[i]!
      const weight = weights[i * categories.length + order]!
      if (weight === 0) continue
      for (let place = start; place < end; place++) {
        const score = scores.values[from + place]!
        whole[place]! += weight
        disclosed[place]! += weight * scores.coverage[from + place]!
        if (Number.isNaN(score)) continue
        sums[place]! += weight * score
        total[place]! += weight
        counts[place]!++
      }
    }
  }
  divide(sums, total, Number.NaN)
  divide(disclosed, whole, 0)
  const { total: minimum } = minimumOf(input) ?? noMinimum
  dropThin(sums, disclosed, counts, { ...minimum, count: Math.min(minimum.count, totals[key].length) })
  scores.means.set(sums, at)
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
