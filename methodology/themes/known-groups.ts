import { type Auc, aucOf } from '../statistics/auc.ts'
import { quantile } from '../statistics/quantiles.ts'
import { type Interval, wilsonInterval } from '../statistics/wilson.ts'

/** Members, and others, that need a score before anything is said of them. */
export const minKnownGroup = 10

/** A score of each company of a market or an industry, held against a list that somebody else made. */
export interface GroupScores {
  /** NaN where there is none. */
  readonly scores: Float64Array
  /** By the same position, 1 for those on the list. */
  readonly isMember: Uint8Array
  /** By the same position, the industry that the company is compared in. */
  readonly industries: Int32Array
}

export interface KnownGroup {
  /** Companies on the list with a score, and others with one. */
  readonly members: number
  readonly others: number
  /** Null where fewer than `minKnownGroup` of either have a score. */
  readonly result: GroupResult | null
}

export interface GroupResult {
  /** Of scores as they are; null where all are the same. */
  readonly market: Auc | null
  /** Of scores less the mean of the company's own industry, so that a list full of one industry is not taken for skill. */
  readonly withinIndustries: Auc | null
  /** Share of the members above the median of all with a score. */
  readonly aboveMedian: { readonly share: number; readonly interval: Interval }
}

/** How well a score tells the companies of a list from others: 0.5 is a coin, 1 perfect. docs/methodology/known-groups.md. */
export function knownGroup({ scores, isMember, industries }: GroupScores): KnownGroup {
  const side = (values: Float64Array, isOn: 0 | 1) =>
    values.filter((value, at) => isMember[at] === isOn && !Number.isNaN(value))
  const [own, rest] = [side(scores, 1), side(scores, 0)]
  const counts = { members: own.length, others: rest.length }
  if (own.length < minKnownGroup || rest.length < minKnownGroup) return { ...counts, result: null }
  const residuals = lessIndustryMean(scores, industries)
  const median = quantile(Float64Array.from([...own, ...rest]).sort(), 0.5)!
  const above = own.filter((value) => value > median).length
  return {
    ...counts,
    result: {
      market: aucOf(own, rest),
      withinIndustries: aucOf(side(residuals, 1), side(residuals, 0)),
      aboveMedian: { share: above / own.length, interval: wilsonInterval(above, own.length)! },
    },
  }
}

/** Each score less the mean of its industry. The only one of an industry, which would lie on its mean by force, has none. */
function lessIndustryMean(scores: Float64Array, industries: Int32Array): Float64Array {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const [at, score] of scores.entries()) {
    if (Number.isNaN(score)) continue
    const own = sums.get(industries[at]!) ?? { sum: 0, count: 0 }
    sums.set(industries[at]!, { sum: own.sum + score, count: own.count + 1 })
  }
  return scores.map((score, at) => {
    const { sum, count } = sums.get(industries[at]!) ?? { sum: 0, count: 0 }
    return count > 1 ? score - sum / count : Number.NaN
  })
}
