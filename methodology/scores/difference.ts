import type { Decomposed, Leaf, MeanPart } from './decomposition.ts'
import type { Category } from './hierarchy.ts'

/** What an indicator adds to the difference of two scores. */
export interface Difference {
  readonly indicator: number
  readonly category: Category
  /** From the two percentiles: mean of the shares × their difference. */
  readonly performance: number
  /** From the two shares: (mean of the percentiles − ½) × their difference. */
  readonly weighting: number
  /** From the peers: what the same means count as in the one group and year and in the other. 0 where means are not ranked again. */
  readonly peers: number
}

/**
 * What makes two scores differ, indicator by indicator; all parts add to the difference exactly.
 *
 * Of means that are not ranked again: `A − B = Σ ū (pA − pB) + Σ (p̄ − ½)(uA − uB)` with shares u and percentiles p, since both sets
 * of shares add to 1. An indicator that only one of them has is read with the same percentile on both sides, so that its absence
 * counts as weighting alone. Two companies of one industry that both report have equal shares and the second part is 0.
 *
 * Of means that are: the same with the categories' weights w and scores R in the place of u and p; then each category's difference
 * RA − RB is shared among its indicators in proportion to their share of mA − mB, see `withinMean`.
 */
export function differ(a: Decomposed, b: Decomposed): Difference[] {
  if (!a.isRanked && !b.isRanked) return differPlainly(a.leaves, b.leaves)
  const keys = new Set([...a.parts.keys(), ...b.parts.keys()])
  return [...keys].flatMap((key) => {
    const [own, other] = [a.parts.get(key), b.parts.get(key)]
    const [left, right] = [(own ?? other)!, (other ?? own)!]
    const [ownWeight, otherWeight] = [own?.weight ?? 0, other?.weight ?? 0]
    const weight = (ownWeight + otherWeight) / 2
    const weighting = ((left.score + right.score) / 2 - 0.5) * (ownWeight - otherWeight)
    return withinMean(left, right).map(({ share, performance, weighting: within, peers, ...which }) => ({
      ...which,
      performance: weight * performance,
      weighting: weight * within + share * weighting,
      peers: weight * peers,
    }))
  })
}

/** A mean’s rank moves by at most so many times as much as the mean, on account of its indicators; the rest is its peers'. */
const steepest = 20

/**
 * The difference of two ranked means by indicator: λ d with d the indicator's part of mA − mB, and λ × (mA − mB) what the two means
 * differ by among the peers of A and among those of B, in the middle; λ is at most `steepest`, since two means next to each other may
 * be ranks apart. What is left, from other peers or another year, is shared out by weight. One alone differs in nothing.
 */
function withinMean(a: MeanPart, b: MeanPart): (Difference & { readonly share: number })[] {
  const [shareOfA, shareOfB] = [a, b].map(sharesOf)
  const parts = differPlainly([...shareOfA!.values()], [...shareOfB!.values()])
  const between = a.mean - b.mean
  const ranks = (a.score - a.scoreOf(b.mean) + (b.scoreOf(a.mean) - b.score)) / 2
  const slope = between === 0 ? 0 : Math.min(steepest, Math.max(0, ranks / between))
  const rest = a.score - b.score - slope * between
  return parts.map(({ performance, weighting, ...which }) => {
    const { indicator } = which
    const share = ((shareOfA!.get(indicator)?.share ?? 0) + (shareOfB!.get(indicator)?.share ?? 0)) / 2
    return { ...which, share, performance: slope * performance, weighting: slope * weighting, peers: share * rest }
  })
}

/** Leaves with their shares inside the mean. */
function sharesOf({ weight, leaves }: MeanPart): Map<number, Leaf> {
  return new Map(leaves.map((leaf) => [leaf.indicator, { ...leaf, share: leaf.share / weight }]))
}

function differPlainly(a: readonly Leaf[], b: readonly Leaf[]): Difference[] {
  const other = new Map(b.map((leaf) => [leaf.indicator, leaf]))
  const own = new Set(a.map(({ indicator }) => indicator))
  const pairs: [Leaf | undefined, Leaf | undefined][] = [
    ...a.map((leaf): [Leaf, Leaf | undefined] => [leaf, other.get(leaf.indicator)]),
    ...b.filter(({ indicator }) => !own.has(indicator)).map((leaf): [undefined, Leaf] => [undefined, leaf]),
  ]
  return pairs.map(([left, right]) => {
    const { indicator, category } = (left ?? right)!
    const [pLeft, pRight] = [(left ?? right)!.percentile, (right ?? left)!.percentile]
    const [uLeft, uRight] = [left?.share ?? 0, right?.share ?? 0]
    return {
      indicator,
      category,
      performance: ((uLeft + uRight) / 2) * (pLeft - pRight),
      weighting: ((pLeft + pRight) / 2 - 0.5) * (uLeft - uRight),
      peers: 0,
    }
  })
}

/** The mean difference from several others, indicator by indicator; its parts add to own score − mean of the others' scores. */
export function differFromMean(own: Decomposed, others: readonly Decomposed[]): Difference[] {
  const sums = new Map<number, { -readonly [Key in keyof Difference]: Difference[Key] }>()
  for (const other of others) {
    for (const part of differ(own, other)) {
      const sum = sums.get(part.indicator) ?? { ...part, performance: 0, weighting: 0, peers: 0 }
      sums.set(part.indicator, sum)
      sum.performance += part.performance / others.length
      sum.weighting += part.weighting / others.length
      sum.peers += part.peers / others.length
    }
  }
  return [...sums.values()]
}
