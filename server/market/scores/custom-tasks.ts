import { type AgainstStandard, againstStandard } from '#methodology/scores/custom/against-standard.ts'
import type { customSorts } from '#methodology/scores/custom/bases.ts'
import { factorsOf } from '#methodology/scores/custom/factors.ts'
import { KeptSums } from '#methodology/scores/custom/kept-sums.ts'
import { type Sensitivity, sensitivityOf } from '#methodology/scores/custom/moves.ts'
import { scoreOwn } from '#methodology/scores/custom/own-scores.ts'
import { type Ranges, rangesOf } from '#methodology/scores/custom/ranges.ts'
import { scoreYear, type WeightedMarket, type YearScores } from '#methodology/scores/custom/year-scores.ts'
import { ranksOf } from '#methodology/scores/custom.ts'
import type { ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import { comparable } from '#methodology/scores/ranks/mean-ranks.ts'
import type { Scores } from '#methodology/scores/standard/market-scores.ts'
import type { Frame } from '../panel/frame.ts'

/** One company under weights of one's own. Ranks are from 1, 0 where there is none; scores are NaN where there is none. */
export interface CustomRow {
  readonly place: number
  readonly score: number
  readonly e: number
  readonly s: number
  readonly g: number
  readonly coverage: number
  readonly rank: number
  readonly standardScore: number
  readonly standardRank: number
  readonly standardCoverage: number
}

/** Which companies are asked for. */
export interface CustomPage {
  readonly sort: (typeof customSorts)[number]
  readonly isReversed: boolean
  /** By place, 1 for those that may be listed; null for all. */
  readonly isIn: Uint8Array | null
  /** First row and the one after the last. */
  readonly from: number
  readonly to: number
  /** Places asked for besides, whether they have a score or not. */
  readonly wanted: readonly number[]
}

export interface CustomYear {
  readonly market: WeightedMarket
  readonly year: number
}

interface CustomInput extends CustomYear {
  /** Names the percentiles that are weighed, of which a thread may have sums. */
  readonly name: string
  /** Of the standard method, the whole by place: shared memory. */
  readonly standard: { readonly scores: Float64Array; readonly coverage: Float64Array }
  readonly page: CustomPage
}

export interface CustomAnswer {
  /** How many companies may be listed. */
  readonly total: number
  readonly rows: readonly CustomRow[]
  readonly wanted: readonly CustomRow[]
  readonly summary: Omit<AgainstStandard, 'risers' | 'fallers'> & {
    readonly risers: readonly CustomRow[]
    readonly fallers: readonly CustomRow[]
  }
}

/** Of this thread. */
const sumsCache = new KeptSums()

/**
 * One year of the market with weights of one's own, ranked and set beside the standard. All is worked out here and only the rows
 * asked for are handed to the thread that answers.
 */
export function custom(_: Frame, { name, market, year, standard, page }: CustomInput): CustomAnswer {
  const scores = scoreYear(market, year, (pillar) => sumsCache.of(`${name} ${year}`, pillar))
  const companies = market.starts.at(-1)!
  const ranks = ranksOf(scores.values.subarray(0, companies).map(comparable), 0, companies)
  const standardRanks = ranksOf(standard.scores, 0, companies)
  const rowOf = (place: number): CustomRow => ({
    place,
    ...figuresOf(scores, companies, place),
    rank: ranks[place]!,
    standardScore: standard.scores[place]!,
    standardRank: standardRanks[place]!,
    standardCoverage: standard.coverage[place]!,
  })
  const listed = byRank(ranks).filter((place) => page.isIn?.[place] !== 0)
  const ordered = order(listed, page, { ranks, standardRanks, coverage: scores.coverage })
  const summary = againstStandard(ranks, standardRanks)
  return {
    total: listed.length,
    rows: ordered.slice(page.from, page.to).map(rowOf),
    wanted: page.wanted.map(rowOf),
    summary: { ...summary, risers: summary.risers.map(rowOf), fallers: summary.fallers.map(rowOf) },
  }
}

function figuresOf({ values, coverage }: YearScores, companies: number, place: number) {
  const [score, e, s, g] = [0, 1, 2, 3].map((part) => values[part * companies + place]!) as [
    number,
    number,
    number,
    number,
  ]
  return { score, e, s, g, coverage: coverage[place]! }
}

interface Standing {
  readonly ranks: Int32Array
  readonly standardRanks: Int32Array
  readonly coverage: Float64Array
}

/** Places that have a rank, the best first, equals as they stand. */
function byRank(ranks: Int32Array): number[] {
  const next = Int32Array.from(ranks.keys()) // Position of the next place with a rank; those before it are taken.
  const places: number[] = []
  for (const [place, rank] of ranks.entries()) if (rank > 0) places[next[rank - 1]!++] = place
  return places
}

/** Of places by rank: the best first, turned round when reversed; what has no standard rank stands last either way, equals by rank. */
function order(
  places: readonly number[],
  { sort, isReversed }: CustomPage,
  { ranks, standardRanks, coverage }: Standing,
): readonly number[] {
  if (sort === 'rank' && !isReversed) return places
  const keyOf = {
    rank: (place: number) => ranks[place]!,
    change: (place: number) => ranks[place]! - standardRanks[place]!,
    coverage: (place: number) => -coverage[place]!,
    standard: (place: number) => standardRanks[place]!,
  }[sort]
  const sign = isReversed ? -1 : 1
  const isLast = (place: number) => Number((sort === 'change' || sort === 'standard') && standardRanks[place] === 0)
  return places.toSorted((a, b) => isLast(a) - isLast(b) || sign * (keyOf(a) - keyOf(b)) || ranks[a]! - ranks[b]!)
}

/** Which of those weights the rank of the company at a place depends on. */
export function sensitivity(_: Frame, { market, year, place }: CustomYear & { readonly place: number }): Sensitivity[] {
  return sensitivityOf(market, year, place)
}

/** Ranks with each weight moved, and under random weightings. */
export function ranges(
  _: Frame,
  { market, year, seed, codes }: CustomYear & { readonly seed: string; readonly codes: readonly string[] },
): Ranges {
  return rangesOf(market, year, factorsOf(seed, codes))
}

interface OwnInput {
  readonly market: WeightedMarket
  readonly indicators: readonly ScoredIndicator[]
  /** Filled in place: shared memory. */
  readonly scores: Scores
}

/** All years of the market with weights of one's own, as every screen reads scores. */
export function own(_: Frame, { market, indicators, scores }: OwnInput): void {
  scoreOwn(market, indicators, scores)
}
