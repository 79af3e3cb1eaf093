import { comparable } from '../ranks/mean-ranks.ts'
import { meanOf, sumYear, toScores, type WeightedMarket } from './year-scores.ts'

/** How far each weight is moved to either side to see what a ranking depends on. */
export const sensitivityStep = 0.2

/** The companies that weights of one's own rank, and their sums, from which each move is worked out. */
export interface RankedSums {
  /** Places that have a score. */
  readonly places: Int32Array
  /** By position in `places`. */
  readonly scores: Float64Array
  readonly weights: Float64Array
}

export function rankedSums(market: WeightedMarket, year: number): RankedSums {
  const sums = sumYear(market, year)
  const { values } = toScores(market, sums)
  const companies = market.starts.at(-1)!
  const places = Int32Array.from(Array(companies).keys()).filter((place) => !Number.isNaN(values[place]!))
  const { scores, weights } = sums.parts[0]!
  const of = (all: Float64Array) => Float64Array.from(places, (place) => all[place]!)
  return { places, scores: of(scores), weights: of(weights) }
}

/** One weight moved in every industry by a share of itself, the rest as they are. */
export interface Move {
  readonly indicator: number
  /** −0.2: a fifth lower. */
  readonly step: number
}

/**
 * Scores as they are compared, by position among the ranked companies, with one weight moved. Only the sums change, `(S ± 0.2 w p) ÷
 * (W ± 0.2 w)`, so the market is not scored again. Who is ranked stays.
 */
export function movedScores(
  { pillars, starts, ranks, years, matrix }: WeightedMarket,
  { places, scores, weights }: RankedSums,
  { year, indicator, step }: Move & { readonly year: number },
): Float64Array {
  const industries = starts.length - 1
  const column = indicator * years + year
  const base = column * starts[industries]!
  const moved = new Float64Array(places.length)
  let at = 0
  for (let industry = 0; industry < industries; industry++) {
    const unit = ranks.units[column * industries + industry]!
    const change = unit === 0 ? 0 : step * matrix[industry * pillars.length + indicator]!
    const factor = unit === 0 ? 0 : change / unit
    for (; at < places.length && places[at]! < starts[industry + 1]!; at++) {
      const cell = base + places[at]!
      const isIn = Number(ranks.origins[cell] !== 0)
      const sum = scores[at]! + isIn * factor * ranks.parts[cell]!
      moved[at] = comparable(meanOf(sum, weights[at]! + isIn * change, 0))
    }
  }
  return moved
}

/** How a company's rank moves while one weight moves by ± 20 %. */
export interface Sensitivity {
  readonly indicator: number
  /** Ranks with the weight lowered and raised; 0 for a company without a score. */
  readonly lowered: number
  readonly raised: number
}

/** Which weights a company's rank among all depends on, in one year: each that weighs anything in its industry, moved by 20 % in every industry. */
export function sensitivityOf(market: WeightedMarket, year: number, place: number): Sensitivity[] {
  const { pillars, starts, matrix } = market
  const sums = rankedSums(market, year)
  const own = sums.places.indexOf(place)
  const industry = starts.findLastIndex((start) => start <= place)
  const rankWith = (indicator: number, step: number): number => {
    if (own === -1) return 0
    const scores = movedScores(market, sums, { year, indicator, step })
    return scores.reduce((rank, score) => (score > scores[own]! ? rank + 1 : rank), 1)
  }
  return [...pillars.keys()].flatMap((indicator) => {
    if (matrix[industry * pillars.length + indicator] === 0) return []
    return [{ indicator, lowered: rankWith(indicator, -sensitivityStep), raised: rankWith(indicator, sensitivityStep) }]
  })
}
