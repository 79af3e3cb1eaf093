import { minimumPeers, type PeerGroups } from '../../panel/peers.ts'
import { halvesOf } from './halves.ts'

/**
 * Means that differ by less are equal: sums of the same parts in another order end in other digits. A power of two, so that no mean
 * of few parts lies half-way between two steps, where its last digit would decide: of nine decimals 1/1024 does.
 */
const precision = 2 ** 30

/** A mean, or a share of weight, as it is compared. */
export const comparable = (mean: number): number => Math.round(mean * precision)

/** The same on the scale of means, to 30 binary digits. */
export const comparedMean = (mean: number): number => comparable(mean) / precision

/**
 * Rank the means of one score and fiscal year among the peers: `(worse + same ÷ 2) ÷ n`, each among the same as itself, among the n
 * companies that have a mean in the narrowest group with at least `minimumPeers` of them. Means are compared after rounding to 30
 * binary digits. A company whose groups are all too small has no rank.
 *
 * @param means by place in the order of the peers, NaN where there is none; replaced by the ranks
 */
export function rankMeans(peers: PeerGroups, means: Float64Array): void {
  const { industries, groups } = peers
  const sorted = industries.map(({ start, end }) => presentOf(means.subarray(start, end)))
  const wide = new Map<number, Float64Array>()
  const membersOf = (group: number): Float64Array => {
    const { from, to } = groups[group]!
    if (to - from === 1) return sorted[from]!
    const members = wide.get(group) ?? Float64Array.from(sorted.slice(from, to).flatMap((own) => [...own])).sort()
    wide.set(group, members)
    return members
  }
  for (const { start, end, chain } of industries) {
    const group = chain.find((candidate) => membersOf(candidate).length >= minimumPeers)
    const members = group === undefined ? null : membersOf(group)
    for (let place = start; place < end; place++) means[place] = members ? rankIn(members, means[place]!) : Number.NaN
  }
}

/** Position of the group that the means of an industry are ranked in: the market where no group has enough. */
export function groupOfMeans({ industries, groups }: PeerGroups, means: Float64Array, industry: number): number {
  const { chain } = industries[industry]!
  const hasEnough = (group: number) => {
    const { from, to } = groups[group]!
    const run = means.subarray(industries[from]!.start, industries[to - 1]!.end)
    return presentOf(run).length >= minimumPeers
  }
  return chain.find(hasEnough) ?? chain.at(-1)!
}

/** Comparable means of that group, sorted. */
export function meansOfPeers(peers: PeerGroups, means: Float64Array, industry: number): Float64Array {
  const { from, to } = peers.groups[groupOfMeans(peers, means, industry)]!
  return presentOf(means.subarray(peers.industries[from]!.start, peers.industries[to - 1]!.end))
}

function presentOf(means: Float64Array): Float64Array {
  return means
    .filter((mean) => !Number.isNaN(mean))
    .map(comparable)
    .sort()
}

/** Rank of a mean among sorted comparable ones; of one that is not there, as if it stood between its neighbors. */
export function rankIn(members: Float64Array, mean: number): number {
  if (Number.isNaN(mean)) return Number.NaN
  return halvesOf(members, comparable(mean), true) / (2 * members.length)
}
