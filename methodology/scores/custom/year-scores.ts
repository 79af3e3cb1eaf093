import type { PeerGroups } from '../../panel/peers.ts'
import { categories, type ScoredIndicator, totals } from '../hierarchy.ts'
import type { MinimumCoverage } from '../method.ts'
import { comparable } from '../ranks/mean-ranks.ts'
import type { Ranks } from '../ranks/ranks.ts'
import { isDisclosed } from '../sums.ts'

/** What scores with weights of one's own have, in the order in which they lie: the whole, E, S and G. */
export const customParts = ['sustainability_score', 'e_score', 's_score', 'g_score'] as const

/** Percentiles of a market, and weights for them; little enough to be handed to another thread at every step of a slider. */
export interface WeightedMarket {
  /** Of each scored indicator the part that it belongs to, 1 to 3. */
  readonly pillars: Uint8Array
  /** First place of each industry, and at the end the number of companies. */
  readonly starts: Int32Array
  readonly ranks: Ranks
  /** How many years the ranks hold. */
  readonly years: number
  /** Industry × indicators + indicator. */
  readonly matrix: Float64Array
  /** Least share of the weight, and least number of its indicators or all where it has fewer, that a score needs disclosed; none when left out. */
  readonly minimum?: MinimumCoverage | null
}

/** How the indicators and industries of a market lie. */
export function layoutOf(
  indicators: readonly Pick<ScoredIndicator, 'category'>[],
  { industries, order }: Pick<PeerGroups, 'industries' | 'order'>,
): Pick<WeightedMarket, 'pillars' | 'starts'> {
  return {
    pillars: Uint8Array.from(indicators, ({ category }) => pillarOf[categories.indexOf(category)]!),
    starts: Int32Array.from([...industries.map(({ start }) => start), order.length]),
  }
}

const pillarOf = categories.map((category) => {
  if ((totals.e_score as readonly string[]).includes(category)) return 1
  return (totals.s_score as readonly string[]).includes(category) ? 2 : 3
})

/** Scores of one fiscal year, part × companies + place. */
export interface YearScores {
  /** 0 to 1, NaN where there is none. */
  readonly values: Float64Array
  /** Share of the weight that rests on disclosed figures, 0 to 1. */
  readonly coverage: Float64Array
}

/** The indicators of one pillar that are weighed and ranked in an industry, in the order in which they are added. */
export interface Columns {
  count: number
  /** Where the indicator's companies begin in the ranks. */
  readonly bases: Int32Array
  readonly weights: Float64Array
  /** Weight ÷ units: what a part of the percentile adds. */
  readonly factors: Float64Array
  /** 1 where a company that reported has no percentile. */
  readonly gaps: Uint8Array
  /** Which of the scored indicators. */
  readonly indicators: Int32Array
}

export function emptyColumns(indicators: number): Columns {
  const floats = () => new Float64Array(indicators)
  const bases = new Int32Array(indicators)
  return {
    count: 0,
    bases,
    weights: floats(),
    factors: floats(),
    gaps: new Uint8Array(indicators),
    indicators: bases.slice(),
  }
}

interface ColumnsOf {
  readonly year: number
  readonly industry: number
  readonly pillar: number
}

/** Reads them, and returns how many of the pillar's indicators weigh anything in the industry, ranked or not. */
export function readColumns(market: WeightedMarket, { year, industry, pillar }: ColumnsOf, columns: Columns): number {
  const { pillars, starts, ranks, years, matrix } = market
  const industries = starts.length - 1
  const companies = starts[industries]!
  let weighed = 0
  columns.count = 0
  for (let indicator = 0; indicator < pillars.length; indicator++) {
    const weight = matrix[industry * pillars.length + indicator]!
    if (pillars[indicator] !== pillar || weight === 0) continue
    weighed++
    const column = indicator * years + year
    const unit = ranks.units[column * industries + industry]!
    if (unit === 0) continue
    const at = columns.count++
    columns.bases[at] = column * companies
    columns.weights[at] = weight
    columns.factors[at] = weight / unit
    columns.gaps[at] = Number(ranks.gaps[column * industries + industry] !== 0)
    columns.indicators[at] = indicator
  }
  return weighed
}

/** Sums of the whole and of each pillar. */
interface YearSums {
  readonly parts: readonly PartSums[]
  /** Part × industries + industry: indicators that weigh anything, ranked or not. */
  readonly weighed: Uint32Array
}

/** Running sums of one part by place. */
interface PartSums {
  readonly scores: Float64Array
  readonly weights: Float64Array
  readonly disclosed: Float64Array
  /** Disclosed figures. */
  readonly counts: Uint32Array
}

interface Span {
  readonly start: number
  readonly end: number
}

/**
 * One fiscal year of the whole market with weights of one's own: `Σ weight × percentile ÷ Σ weight` over the indicators that have a
 * percentile, for the whole and for each of environment, social and governance.
 *
 * The order of the sums never changes, so that the same weights give the same bits everywhere: within a pillar the indicators as the
 * catalogue has them, `(weight ÷ units) × parts`, and then the three pillars. Of the weights, those of indicators which somebody of
 * the industry lacks are added first, and the sum of those which all have who reported.
 */
export function scoreYear(market: WeightedMarket, year: number): YearScores {
  return toScores(market, sumYear(market, year))
}

/** The sums that its scores are made from. */
export function sumYear(market: WeightedMarket, year: number): YearSums {
  const { pillars, starts, ranks } = market
  const industries = starts.length - 1
  const companies = starts[industries]!
  const parts = customParts.map(() => emptySums(companies))
  const columns = emptyColumns(pillars.length)
  const weighed = new Uint32Array(customParts.length * industries)
  for (let industry = 0; industry < industries; industry++) {
    const span = { start: starts[industry]!, end: starts[industry + 1]! }
    for (let pillar = 1; pillar < customParts.length; pillar++) {
      const count = readColumns(market, { year, industry, pillar }, columns)
      weighed[pillar * industries + industry] = count
      weighed[industry]! += count
      addParts(ranks, columns, parts[pillar]!, span)
      addWeights(ranks, columns, parts[pillar]!.weights, span)
    }
  }
  const absent = ranks.absent.subarray(year * companies, (year + 1) * companies)
  for (const part of parts.slice(1)) {
    for (let place = 0; place < companies; place++) if (absent[place] === 1) part.weights[place] = 0
    addTo(parts[0]!, part)
  }
  return { parts, weighed }
}

function emptySums(companies: number): PartSums {
  const floats = () => new Float64Array(companies)
  return { scores: floats(), weights: floats(), disclosed: floats(), counts: new Uint32Array(companies) }
}

/** Four indicators at a time: the sums are then read and written once for four, and added up in the same order. */
function addParts({ parts, origins }: Ranks, columns: Columns, sums: PartSums, { start, end }: Span): void {
  const { count, bases, factors, weights } = columns
  const { scores, disclosed, counts } = sums
  let at = 0
  for (; at + 4 <= count; at += 4) {
    const [a, b, c, d] = [bases[at]!, bases[at + 1]!, bases[at + 2]!, bases[at + 3]!]
    const [fa, fb, fc, fd] = [factors[at]!, factors[at + 1]!, factors[at + 2]!, factors[at + 3]!]
    const [wa, wb, wc, wd] = [weights[at]!, weights[at + 1]!, weights[at + 2]!, weights[at + 3]!]
    for (let place = start; place < end; place++) {
      const sum = scores[place]! + fa * parts[a + place]! + fb * parts[b + place]!
      scores[place] = sum + fc * parts[c + place]! + fd * parts[d + place]!
      const ia = isDisclosed[origins[a + place]!]!
      const ib = isDisclosed[origins[b + place]!]!
      const ic = isDisclosed[origins[c + place]!]!
      const id = isDisclosed[origins[d + place]!]!
      disclosed[place] = disclosed[place]! + ia * wa + ib * wb + ic * wc + id * wd
      counts[place]! += ia + ib + ic + id
    }
  }
  for (; at < count; at++) {
    const [base, factor, weight] = [bases[at]!, factors[at]!, weights[at]!]
    for (let place = start; place < end; place++) {
      scores[place]! += factor * parts[base + place]!
      const isIn = isDisclosed[origins[base + place]!]!
      disclosed[place]! += isIn * weight
      counts[place]! += isIn
    }
  }
}

function addWeights({ origins }: Ranks, columns: Columns, weights: Float64Array, { start, end }: Span): void {
  let common = 0
  for (let at = 0; at < columns.count; at++) {
    const weight = columns.weights[at]!
    const base = columns.bases[at]!
    if (columns.gaps[at] === 0) common += weight
    else for (let place = start; place < end; place++) weights[place]! += origins[base + place] === 0 ? 0 : weight
  }
  for (let place = start; place < end; place++) weights[place]! += common
}

function addTo(whole: PartSums, part: PartSums): void {
  for (let place = 0; place < whole.scores.length; place++) {
    whole.scores[place]! += part.scores[place]!
    whole.weights[place]! += part.weights[place]!
    whole.disclosed[place]! += part.disclosed[place]!
    whole.counts[place]! += part.counts[place]!
  }
}

export function toScores({ starts, minimum }: WeightedMarket, { parts, weighed }: YearSums): YearScores {
  const industries = starts.length - 1
  const companies = starts[industries]!
  const values = new Float64Array(customParts.length * companies)
  const coverage = new Float64Array(customParts.length * companies)
  for (const [part, { scores, weights, disclosed, counts }] of parts.entries()) {
    for (let industry = 0; industry < industries; industry++) {
      const least = minimum ? Math.min(minimum.count, weighed[part * industries + industry]!) : 0
      for (let place = starts[industry]!; place < starts[industry + 1]!; place++) {
        const share = meanOf(disclosed[place]!, weights[place]!, 0)
        const isThin = minimum && (comparable(share) < comparable(minimum.weight) || counts[place]! < least)
        coverage[part * companies + place] = share
        values[part * companies + place] = isThin ? Number.NaN : meanOf(scores[place]!, weights[place]!, Number.NaN)
      }
    }
  }
  return { values, coverage }
}

/** `none` where there is no weight. A mean of ones may be rounded above one: it is one. */
export function meanOf(sum: number, weight: number, none: number): number {
  return weight === 0 ? none : Math.min(1, sum / weight)
}
