import { median } from '../statistics/quantiles.ts'
/** Patents of one company that were public on a day, and how many of them are green. */
export interface PatentCount {
  readonly patents: number
  readonly green: number
}

/** Patents that a company needs for its share of green ones to be ranked; of fewer a single one moves it by more than a tenth. Proposed. */
export const fewestForRank = 10

/** A company among those of its industry that have patents. */
export interface PatentStanding {
  readonly median: number
  readonly mean: number
  /** By the number of patents, from 1, ties sharing the better; null without any. */
  readonly rank: number | null
  /** Green ones of all patents of the industry. */
  readonly greenShare: number
  /** Of the shares of companies with enough patents; null without one. */
  readonly greenMedian: number | null
  /** By the share of green ones among these; null for a company with too few patents. */
  readonly greenRank: { readonly rank: number; readonly of: number } | null
}

/**
 * How a company stands by its patents.
 *
 * @param peers companies with at least one patent, the company itself among them if it has one
 * @param own its own counts
 */
export function standAmong(peers: readonly PatentCount[], own: PatentCount): PatentStanding {
  const counts = peers.map(({ patents }) => patents)
  const all = sumOf(counts)
  const shares = peers.filter(({ patents }) => patents >= fewestForRank).map(({ green, patents }) => green / patents)
  const share = own.green / own.patents
  return {
    median: median(counts) ?? 0,
    mean: peers.length === 0 ? 0 : all / peers.length,
    rank: own.patents === 0 ? null : rankOf(counts, own.patents),
    greenShare: all === 0 ? 0 : sumOf(peers.map(({ green }) => green)) / all,
    greenMedian: median(shares),
    greenRank: own.patents < fewestForRank ? null : { rank: rankOf(shares, share), of: shares.length },
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const rankOf = (numbers: readonly number[], own: number) => 1 + numbers.filter((number) => number > own).length
