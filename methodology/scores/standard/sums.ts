import type { PeerGroups } from '../../panel/peers.ts'
import { originCode, origins, type Ranks } from '../ranks/ranks.ts'

/** Running sums of one score in one fiscal year, by place in the order of the peers. */
export interface Sums {
  /** Σ weight × percentile. */
  readonly scores: Float64Array
  /** Σ weight of the indicators that have a percentile. */
  readonly weights: Float64Array
  /** By industry: weight of the indicators that everybody in it has who reported. */
  readonly common: Float64Array
}

export interface Column {
  readonly peers: PeerGroups
  readonly ranks: Ranks
  /** indicator × years + year. */
  readonly column: number
}

/**
 * Add one indicator of one year, with a weight for each industry.
 *
 * A cell without a percentile has parts 0 and adds nothing to the scores. Where nobody of an industry lacks one, its weight is
 * added for the industry as a whole in `common`: `spread` brings it to the companies at the end.
 */
export function addColumn(
  { peers, ranks, column }: Column,
  weightOf: (industry: number) => number,
  { scores, weights, common }: Sums,
): void {
  const { parts, origins, units, gaps } = ranks
  const base = column * peers.order.length
  const cells = column * peers.industries.length
  for (let i = 0; i < peers.industries.length; i++) {
    const unit = units[cells + i]!
    const weight = weightOf(i)
    if (unit === 0 || weight === 0) continue
    const { start, end } = peers.industries[i]!
    const factor = weight / unit
    for (let place = start; place < end; place++) scores[place]! += factor * parts[base + place]!
    if (gaps[cells + i] === 0) common[i]! += weight
    else for (let place = start; place < end; place++) weights[place]! += origins[base + place] === 0 ? 0 : weight
  }
}

/** Bring the weights that whole industries share to their companies; a company without a report of the year gets none. */
export function spread(
  { peers, ranks, year }: { readonly peers: PeerGroups; readonly ranks: Ranks; readonly year: number },
  { weights, common }: Sums,
): void {
  for (const [i, { start, end }] of peers.industries.entries()) {
    for (let place = start; place < end; place++) {
      if (ranks.absent[year * peers.order.length + place] === 1) weights[place] = 0
      else weights[place]! += common[i]!
    }
  }
}

/** Add to `disclosed` the weights of the cells whose figure was disclosed, or estimated by its source. */
export function addDisclosed(
  { peers, ranks, column }: Column,
  weightOf: (industry: number) => number,
  disclosed: Float64Array,
): void {
  const base = column * peers.order.length
  const cells = column * peers.industries.length
  for (let i = 0; i < peers.industries.length; i++) {
    const weight = weightOf(i)
    if (ranks.units[cells + i] === 0 || weight === 0) continue
    const { start, end } = peers.industries[i]!
    for (let place = start; place < end; place++) {
      const origin = ranks.origins[base + place]!
      disclosed[place]! += origin === originCode.disclosed || origin === originCode.estimated ? weight : 0
    }
  }
}

/** What one indicator of one year adds to every score that takes it with one weight. */
export interface Part {
  /** Weight × percentile; 0 without one. */
  readonly scores: Float64Array
  /** The weight; 0 without a percentile. */
  readonly weights: Float64Array
  /** The weight where the figure was disclosed, or estimated by its source; else 0. */
  readonly disclosed: Float64Array
}

export function emptyPart({ order }: PeerGroups): Part & { unranked: number } {
  const places = () => new Float64Array(order.length)
  return { scores: places(), weights: places(), disclosed: places(), unranked: 0 }
}

/** Reads it for one industry; `unranked` becomes the weight where too few disclose to rank anybody, else 0. */
export function readPart(
  { peers, ranks, column }: Column,
  industry: number,
  weight: number,
  part: ReturnType<typeof emptyPart>,
): void {
  const { parts, origins, units } = ranks
  const { start, end } = peers.industries[industry]!
  const base = column * peers.order.length
  const unit = units[column * peers.industries.length + industry]!
  const factor = unit === 0 ? 0 : weight / unit
  part.unranked = unit === 0 ? weight : 0
  const { scores, weights, disclosed } = part
  for (let place = start; place < end; place++) {
    const origin = origins[base + place]!
    scores[place] = factor * parts[base + place]!
    weights[place] = origin === 0 ? 0 : weight
    disclosed[place] = isDisclosed[origin]! * weight
  }
}

/** By code of an origin: 1 for figures that were disclosed, or estimated by their source. */
export const isDisclosed = Uint8Array.from(origins, (origin) =>
  Number(origin === 'disclosed' || origin === 'estimated'),
)

export function addPart(
  part: Part,
  { scores, weights, disclosed }: Part,
  { start, end }: { start: number; end: number },
): void {
  const { scores: score, weights: weight, disclosed: disclosedWeight } = part
  for (let place = start; place < end; place++) {
    scores[place]! += score[place]!
    weights[place]! += weight[place]!
    disclosed[place]! += disclosedWeight[place]!
  }
}

/** Count the figures that were disclosed, or estimated by their source. */
export function countDisclosed(
  { disclosed }: Part,
  counts: Uint16Array,
  { start, end }: { start: number; end: number },
): void {
  for (let place = start; place < end; place++) counts[place]! += Number(disclosed[place]! > 0)
}

/** Sums to means of 0 to 1; `none` where there is no weight. A mean of ones may be rounded above one: it is one. */
export function divide(sums: Float64Array, weights: Float64Array, none: number): void {
  for (let place = 0; place < sums.length; place++) {
    const weight = weights[place]!
    sums[place] = weight === 0 ? none : Math.min(1, sums[place]! / weight)
  }
}
