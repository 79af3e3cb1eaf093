import type { PeerGroups } from '../../panel/peers.ts'
import { categories, type ScoredIndicator, totals } from '../hierarchy.ts'
import type { MinimumCoverage } from '../method.ts'
import { comparable } from '../ranks/mean-ranks.ts'
import type { Ranks } from '../ranks/ranks.ts'
import { isDisclosed } from '../standard/sums.ts'

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
  /** Least share of the whole weight, and least number of its indicators or all where it has fewer, that a score needs disclosed; none when left out. */
  readonly minimum?: MinimumCoverage | null
  /** Whether an indicator that nobody is ranked in weighs nothing: it is not in use. Else it counts as not disclosed. */
  readonly isUsedOnly?: boolean
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
  /** Share of the whole weight that rests on disclosed figures, 0 to 1; what too few disclose to be ranked counts as not disclosed. */
  readonly coverage: Float64Array
}

/** The indicators of one pillar that anybody weighs, in the order in which they are added. */
export interface PillarWeights {
  readonly indicators: Int32Array
  /** Position in `indicators` × industries + industry: the weight, 0 where the indicator is not ranked. */
  readonly weights: Float64Array
  /** The same: weight ÷ units, what a part of the percentile adds. */
  readonly factors: Float64Array
  /** By industry: indicators that weigh anything, ranked or not. */
  readonly weighed: Uint32Array
  /** By industry: the weight of those that too few disclose for anybody to be ranked. */
  readonly unranked: Float64Array
}

export function pillarWeights(market: WeightedMarket, year: number, pillar: number): PillarWeights {
  const { pillars, starts, ranks, years, matrix, isUsedOnly = false } = market
  const industries = starts.length - 1
  const weightOf = (industry: number, indicator: number) => matrix[industry * pillars.length + indicator]!
  const isWeighed = (indicator: number) => {
    for (let industry = 0; industry < industries; industry++) if (weightOf(industry, indicator) > 0) return true
    return false
  }
  const indicators = Int32Array.from(pillars.keys()).filter((i) => pillars[i] === pillar && isWeighed(i))
  const weights = new Float64Array(indicators.length * industries)
  const factors = new Float64Array(weights.length)
  const weighed = new Uint32Array(industries)
  const unranked = new Float64Array(industries)
  for (const [at, indicator] of indicators.entries()) {
    const units = (indicator * years + year) * industries
    for (let industry = 0; industry < industries; industry++) {
      const weight = weightOf(industry, indicator)
      const unit = ranks.units[units + industry]!
      if (unit === 0 && isUsedOnly) continue
      if (weight > 0) weighed[industry]!++
      if (unit === 0) {
        unranked[industry]! += weight
        continue
      }
      weights[at * industries + industry] = weight
      factors[at * industries + industry] = weight / unit
    }
  }
  return { indicators, weights, factors, weighed, unranked }
}

/** Sums of the whole and of each pillar. */
interface YearSums {
  readonly parts: readonly PartSums[]
}

/** Running sums of one part by place. */
export interface PartSums {
  readonly scores: Float64Array
  readonly weights: Float64Array
  readonly disclosed: Float64Array
  /** Disclosed figures of indicators that weigh anything. */
  readonly counts: Int32Array
  /** By industry: indicators that weigh anything, ranked or not. */
  readonly weighed: Uint32Array
  /** By industry: the weight of those that too few disclose for anybody to be ranked. */
  readonly unranked: Float64Array
}

/**
 * One fiscal year of the whole market with weights of one's own: `Σ weight × percentile ÷ Σ weight` over the indicators that have a
 * percentile, for the whole and for each of environment, social and governance.
 *
 * The order of the sums never changes, so that the same weights give the same bits everywhere: within a pillar the indicators as the
 * catalogue has them, `(weight ÷ units) × parts`, and then the three pillars. Of the weights, those of indicators which somebody of
 * the industry lacks are added first, and the sum of those which all have who reported.
 *
 * @param sumsOf gives the sums of a pillar where they are known already
 */
export function scoreYear(market: WeightedMarket, year: number, sumsOf = sumPillar): YearScores {
  return toScores(market, sumYear(market, year, sumsOf))
}

/** The sums that its scores are made from. */
export function sumYear(market: WeightedMarket, year: number, sumsOf = sumPillar): YearSums {
  const { starts } = market
  const industries = starts.length - 1
  const whole = emptySums(starts[industries]!, industries)
  const parts = [whole]
  for (let pillar = 1; pillar < customParts.length; pillar++) {
    const sums = sumsOf({ market, year, weights: pillarWeights(market, year, pillar) })
    addTo(whole, sums)
    parts.push(sums)
  }
  return { parts }
}

/** The sums of one pillar. */
export function sumPillar(pillar: Pillar): PartSums {
  const { market, year, weights } = pillar
  const { starts, ranks } = market
  const industries = starts.length - 1
  const companies = starts[industries]!
  const sums = emptySums(companies, industries)
  sums.weighed.set(weights.weighed)
  sums.unranked.set(weights.unranked)
  addParts(pillar, sums)
  addWeights(pillar, sums.weights)
  const absent = ranks.absent.subarray(year * companies, (year + 1) * companies)
  for (let place = 0; place < companies; place++) if (absent[place] === 1) sums.weights[place] = 0
  return sums
}

function emptySums(companies: number, industries: number): PartSums {
  const floats = () => new Float64Array(companies)
  const [counts, weighed] = [new Int32Array(companies), new Uint32Array(industries)]
  return {
    scores: floats(),
    weights: floats(),
    disclosed: floats(),
    counts,
    weighed,
    unranked: new Float64Array(industries),
  }
}

/** One pillar of one fiscal year, weighed. */
export interface Pillar {
  readonly market: WeightedMarket
  readonly year: number
  readonly weights: PillarWeights
}

/** How many indicators are added at a time: the sums are then read and written once for all of them. */
const concurrency = 4

/**
 * Indicator by indicator through the whole market, as the percentiles lie in memory. An indicator that is not weighed or ranked in an
 * industry adds zeros there, as does one that fills the last four up.
 */
function addParts({ market, year, weights }: Pillar, sums: PartSums): void {
  const { starts, ranks, years } = market
  const industries = starts.length - 1
  const companies = starts[industries]!
  const { indicators } = weights
  for (let first = 0; first < indicators.length; first += concurrency) {
    for (let industry = 0; industry < industries; industry++) {
      const base = (k: number) => (indicators[Math.min(first + k, indicators.length - 1)]! * years + year) * companies
      const of = (all: Float64Array, k: number) => all[(first + k) * industries + industry] ?? 0
      addFour(ranks, sums, {
        start: starts[industry]!,
        end: starts[industry + 1]!,
        bases: [base(0), base(1), base(2), base(3)],
        factors: [of(weights.factors, 0), of(weights.factors, 1), of(weights.factors, 2), of(weights.factors, 3)],
        weights: [of(weights.weights, 0), of(weights.weights, 1), of(weights.weights, 2), of(weights.weights, 3)],
      })
    }
  }
}

/** A bit for each origin that counts as disclosed: quicker to look up than a table. */
const disclosedBits = isDisclosed.reduce((bits, is, code) => bits | (is << code), 0)

type Four = readonly [number, number, number, number]

interface Columns {
  readonly start: number
  readonly end: number
  /** Where each indicator's companies begin in the ranks. */
  readonly bases: Four
  readonly factors: Four
  readonly weights: Four
}

function addFour({ parts, origins }: Ranks, { scores, disclosed, counts }: PartSums, columns: Columns): void {
  const { start, end, bases, factors, weights } = columns
  const [a, b, c, d] = bases
  const [fa, fb, fc, fd] = factors
  const [wa, wb, wc, wd] = weights
  const bits = (weight: number) => (weight > 0 ? disclosedBits : 0)
  const [na, nb, nc, nd] = [bits(wa), bits(wb), bits(wc), bits(wd)]
  for (let place = start; place < end; place++) {
    const sum = scores[place]! + fa * parts[a + place]! + fb * parts[b + place]!
    scores[place] = sum + fc * parts[c + place]! + fd * parts[d + place]!
    const ia = (na >>> origins[a + place]!) & 1
    const ib = (nb >>> origins[b + place]!) & 1
    const ic = (nc >>> origins[c + place]!) & 1
    const id = (nd >>> origins[d + place]!) & 1
    disclosed[place] = disclosed[place]! + ia * wa + ib * wb + ic * wc + id * wd
    counts[place]! += ia + ib + ic + id
  }
}

/** First of the indicators that somebody of an industry lacks, company by company; then the sum of the others. */
function addWeights({ market, year, weights: of }: Pillar, weights: Float64Array): void {
  const { starts, ranks, years } = market
  const industries = starts.length - 1
  const common = new Float64Array(industries)
  for (const [at, indicator] of of.indicators.entries()) {
    const column = indicator * years + year
    const base = column * starts[industries]!
    for (let industry = 0; industry < industries; industry++) {
      const weight = of.weights[at * industries + industry]!
      if (weight === 0) continue
      if (ranks.gaps[column * industries + industry] === 0) common[industry]! += weight
      else
        for (let place = starts[industry]!; place < starts[industry + 1]!; place++)
          weights[place]! += ranks.origins[base + place] === 0 ? 0 : weight
    }
  }
  for (let industry = 0; industry < industries; industry++)
    for (let place = starts[industry]!; place < starts[industry + 1]!; place++) weights[place]! += common[industry]!
}

function addTo(whole: PartSums, part: PartSums): void {
  for (let place = 0; place < whole.scores.length; place++) {
    whole.scores[place]! += part.scores[place]!
    whole.weights[place]! += part.weights[place]!
    whole.disclosed[place]! += part.disclosed[place]!
    whole.counts[place]! += part.counts[place]!
  }
  for (const [industry, count] of part.weighed.entries()) {
    whole.weighed[industry]! += count
    whole.unranked[industry]! += part.unranked[industry]!
  }
}

export function toScores({ starts, minimum }: WeightedMarket, { parts }: YearSums): YearScores {
  const industries = starts.length - 1
  const companies = starts[industries]!
  const values = new Float64Array(customParts.length * companies)
  const coverage = new Float64Array(customParts.length * companies)
  for (const [part, { scores, weights, disclosed, counts, weighed, unranked }] of parts.entries()) {
    for (let industry = 0; industry < industries; industry++) {
      const min = minimum ? Math.min(minimum.count, weighed[industry]!) : 0
      for (let place = starts[industry]!; place < starts[industry + 1]!; place++) {
        const weight = weights[place]!
        const share = weight === 0 ? 0 : meanOf(disclosed[place]!, weight + unranked[industry]!, 0)
        const isThin = minimum && (comparable(share) < comparable(minimum.weight) || counts[place]! < min)
        coverage[part * companies + place] = share
        values[part * companies + place] = isThin ? Number.NaN : meanOf(scores[place]!, weight, Number.NaN)
      }
    }
  }
  return { values, coverage }
}

/** `none` where there is no weight. A mean of ones may be rounded above one: it is one. */
export function meanOf(sum: number, weight: number, none: number): number {
  return weight === 0 ? none : Math.min(1, sum / weight)
}
