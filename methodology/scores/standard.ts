import { cellIndex, type MarketShape } from '../panel/layout.ts'
import type { PeerGroups } from '../panel/peers.ts'
import {
  type Category,
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
import type { Method, MinimumCoverage, MinimumOfTotal } from './method.ts'
import { usedIndicators } from './ranks/in-use.ts'
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
  /** Disclosed figures that it rests on: of its indicators, with or without a score; of a total, those of its categories with one. */
  readonly figures: Uint16Array
}

/** The arrays in the order in which files keep them. */
export const arraysOf = ({ values, coverage, means, figures }: Scores) => [values, coverage, means, figures]

export function emptyScores({ years, companies }: MarketShape): Scores {
  const cells = scoreKeys.length * years * companies
  return {
    values: new Float64Array(new SharedArrayBuffer(cells * 8)),
    coverage: new Float64Array(new SharedArrayBuffer(cells * 8)),
    means: new Float64Array(new SharedArrayBuffer(cells * 8)),
    figures: new Uint16Array(new SharedArrayBuffer(cells * 2)),
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
 * From version 2.0 on each mean of indicators is ranked again among the peers, and there is no score where less than the minimum is
 * disclosed (`method.ts`). From 2.1 on an indicator that is not in use weighs nothing, nor does a category without one in use.
 * docs/methodology/standard-score-2.md, standard-score-2-1.md.
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

function fillNone({ values, coverage, means, figures }: Scores, at: number, companies: number): void {
  figures.fill(0, at, at + companies)
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
      counts: scores.figures.subarray(at, at + companies).fill(0),
      unranked: new Float64Array(peers.industries.length),
    }
  })
  const { mean: minimum } = minimumOf(input) ?? noMinimum
  const part = emptyPart(peers)
  // Industry by industry, so that the sums of all scores stay at hand.
  for (let industry = span.from; industry < span.to; industry++) {
    const places = peers.industries[industry]!
    for (const { indicator, weight, takers } of shares) {
      readPart({ peers, ranks, column: indicator * years + year }, industry, weight, part)
      for (const taker of takers) {
        addPart(part, sums[taker]!, places)
        countDisclosed(part, sums[taker]!.counts, places)
        if (input.method.use === null) sums[taker]!.unranked[industry]! += part.unranked
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

/** The least disclosure for a mean, a pillar and the whole; null where there is none. */
export function minimumOf({ isWorstValue, method }: Pick<StandardInput, 'isWorstValue' | 'method'>): Method['minimum'] {
  return isWorstValue ? null : method.minimum
}

const noMinimum = { mean: { weight: 0, count: 0 }, total: { weight: 0, count: 0 } } as const

/** The least disclosure for one total: of the pillars, of as many categories as they have. */
export function minimumOfTotal(minimum: NonNullable<Method['minimum']>, key: Total): MinimumOfTotal {
  const { total, pillar = total } = minimum
  const { weight, count, ...rest } = key === 'sustainability_score' ? total : pillar
  return { weight, count: Math.min(count, totals[key].length), ...rest }
}

/** No score where less than the minimum is known. */
function dropThin(
  scores: Float64Array,
  coverage: Float64Array,
  counts: ArrayLike<number>,
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
  const counts = new Uint8Array(companies)
  const pillars = new Uint8Array(companies)
  const figures = scores.figures.subarray(at, at + companies).fill(0)
  const isUsed = usedCategories(input, year)
  for (const category of totals[key]) {
    const from = cellsOf(input, category, year)
    const order = categories.indexOf(category)
    const pillar = 1 << pillarKeys.findIndex((one) => (totals[one] as readonly Category[]).includes(category))
    for (let i = span.from; i < span.to; i++) {
      const { start, end } = peers.industries[i]!
      const weight = isUsed(order) ? weights[i * categories.length + order]! : 0
      if (weight === 0) continue
      for (let place = start; place < end; place++) {
        const score = scores.values[from + place]!
        whole[place]! += weight
        disclosed[place]! += weight * scores.coverage[from + place]!
        if (Number.isNaN(score)) continue
        sums[place]! += weight * score
        total[place]! += weight
        figures[place]! += scores.figures[from + place]!
        pillars[place]! |= pillar
        counts[place]!++
      }
    }
  }
  divide(sums, total, Number.NaN)
  divide(disclosed, whole, 0)
  const minimum = minimumOfTotal(minimumOf(input) ?? noMinimum, key)
  dropThin(sums, disclosed, counts, minimum)
  for (let place = 0; place < companies; place++) {
    const isNarrow = bitsIn(pillars[place]!) < (minimum.pillars ?? 0) || figures[place]! < (minimum.figures ?? 0)
    if (isNarrow) sums[place] = Number.NaN
  }
  scores.means.set(sums, at)
}

const pillarKeys = ['e_score', 's_score', 'g_score'] as const

/** How many of the three pillars a mask names. */
const bitsIn = (mask: number) => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1)

/**
 * Whether a category, by its order, has an indicator in use in a year; all have where the method knows no use rule. Who is in use is
 * ranked in every industry: one of them tells.
 */
export function usedCategories(
  {
    indicators,
    peers,
    ranks,
    years,
    method,
  }: Pick<StandardInput, 'indicators' | 'peers' | 'ranks' | 'years' | 'method'>,
  year: number,
): (order: number) => boolean {
  if (method.use === null) return () => true
  const used = usedIndicators(ranks, { years, year, industries: peers.industries.length })
  const orders = new Set(used.map((indicator) => categories.indexOf(indicators[indicator]!.category)))
  return (order) => orders.has(order)
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
