import type { Interval } from './wilson.ts'

export interface Auc {
  /** Chance that a member scores above one that is none, ties counting half; 0 to 1, one half where the two are alike. */
  readonly auc: number
  /** Interval of 95 %, within 0 to 1; null where either side has one value, or the two do not overlap, since nothing then says how wide it is. */
  readonly interval: Interval | null
}

/** Two-sided 95 % of the normal distribution. */
const z95 = 1.959963984540054

/**
 * Area under the curve of receiver operating characteristics: Mann and Whitney's U over all pairs. Its variance is that of the
 * placements, the share of the other side that each value lies above.
 *
 * Source: DeLong, DeLong and Clarke-Pearson, Biometrics 44 (1988), 837–845.
 *
 * @param members scores, none of them NaN
 * @returns null without a member, without another, and where all scores are the same
 */
export function aucOf(members: Float64Array, others: Float64Array): Auc | null {
  const [own, rest] = [members.toSorted(), others.toSorted()]
  const [m, n] = [own.length, rest.length]
  if (m === 0 || n === 0) return null
  const lowest = Math.min(own[0]!, rest[0]!)
  if (lowest === Math.max(own[m - 1]!, rest[n - 1]!)) return null
  const ofMembers = placements(own, rest)
  const ofOthers = placements(rest, own)
  const auc = ofMembers.reduce((sum, each) => sum + each, 0) / m
  const variance = varianceOf(ofMembers) / m + varianceOf(ofOthers) / n
  const half = z95 * Math.sqrt(variance)
  const interval = variance > 0 ? { low: Math.max(0, auc - half), high: Math.min(1, auc + half) } : null
  return { auc, interval }
}

/** Of each value, the share of the other side below it, those equal counting half. Both sides ascending. */
function placements(own: Float64Array, rest: Float64Array): Float64Array {
  let [below, upTo] = [0, 0]
  return own.map((value) => {
    while (below < rest.length && rest[below]! < value) below++
    while (upTo < rest.length && rest[upTo]! <= value) upTo++
    return (below + upTo) / 2 / rest.length
  })
}

/** Sample variance; NaN of one value. */
function varianceOf(values: Float64Array): number {
  const mean = values.reduce((sum, each) => sum + each, 0) / values.length
  return values.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (values.length - 1)
}
