import { runIndex } from '../../panel/layout.ts'
import { type Member, membersOf, type ScoreKey, scoreKeys, totalKeys, totals } from '../hierarchy.ts'
import { rankMeans } from '../ranks/mean-ranks.ts'
import { reliabilityOf } from '../reliability/halves.ts'
import { rankErrorOf } from '../reliability/rank-error.ts'
import { sampleOf } from '../reliability/sample.ts'
import { cellsOf, type IndustrySpan, type Scores, type StandardInput } from './market-scores.ts'
import { dropThin, minimumOf, noMinimum } from './minimum.ts'
import { addPart, countDisclosed, divide, emptyPart, readPart } from './sums.ts'
import { scoreTotals } from './totals.ts'

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
  for (const year of years) {
    scoreYear(input, scores, { year, parts })
    measureYear(input, scores, year)
  }
}

/** How far the totals of a year can be relied on, where the method asks for it. */
function measureYear(input: StandardInput, { reliability, rankErrors, ...scores }: Scores, year: number): void {
  for (const [row, key] of totalKeys.entries()) {
    const at = runIndex(input, row, year)
    const sample = input.method.leastReliability === null ? null : sampleOf(input, scores, { key, year })
    reliability[at] = sample ? reliabilityOf(input, sample) : Number.NaN
    rankErrors[at] = sample ? rankErrorOf(input, sample) : Number.NaN
  }
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
