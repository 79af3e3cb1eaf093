import type { PeerGroups } from './peers.ts'
import { originCode, type Ranks } from './ranks.ts'

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
 * A cell without a percentile has halves 0 and adds nothing to the scores. Where nobody of an industry lacks one, its weight is
 * added for the industry as a whole in `common`: `spread` brings it to the companies at the end.
 */
export function addColumn(
  { peers, ranks, column }: Column,
  weightOf: (industry: number) => number,
  { scores, weights, common }: Sums,
): void {
  const { halves, origins, sizes, gaps } = ranks
  const base = column * peers.order.length
  const cells = column * peers.industries.length
  for (let i = 0; i < peers.industries.length; i++) {
    const size = sizes[cells + i]!
    const weight = weightOf(i)
    if (size === 0 || weight === 0) continue
    const { start, end } = peers.industries[i]!
    const factor = weight / (2 * size)
    for (let place = start; place < end; place++) scores[place]! += factor * halves[base + place]!
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

/** Add to `known` the weights of the cells whose figure was disclosed, or estimated by its source. */
export function addKnown(
  { peers, ranks, column }: Column,
  weightOf: (industry: number) => number,
  known: Float64Array,
): void {
  const base = column * peers.order.length
  const cells = column * peers.industries.length
  for (let i = 0; i < peers.industries.length; i++) {
    const weight = weightOf(i)
    if (ranks.sizes[cells + i] === 0 || weight === 0) continue
    const { start, end } = peers.industries[i]!
    for (let place = start; place < end; place++) {
      const origin = ranks.origins[base + place]!
      known[place]! += origin === originCode.disclosed || origin === originCode.estimated ? weight : 0
    }
  }
}
