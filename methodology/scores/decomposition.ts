import type { PeerGroups } from '../panel/peers.ts'
import {
  type Category,
  categories,
  type Member,
  type Members,
  type ScoredIndicator,
  type ScoreKey,
  type Total,
  totals,
} from './hierarchy.ts'
import { type Origin, origins, type Ranks } from './ranks.ts'

/** One indicator's part in a score. */
export interface Leaf {
  /** Position among the scored indicators. */
  readonly indicator: number
  /** The category it stands in; for tags and goals too. */
  readonly category: Category
  /** Share of the whole score's weight, above 0 to 1; the leaves' shares add to 1. */
  readonly share: number
  /** 0 to 1. */
  readonly percentile: number
  /** share × percentile; the leaves' contributions add to the score. */
  readonly contribution: number
  readonly origin: Exclude<Origin, 'none'>
  /** Figures in the group it was ranked in. */
  readonly size: number
  /** Position of that group among the peers' groups. */
  readonly reference: number
}

export interface Decomposed {
  /** 0 to 1; null when nothing could be scored. */
  readonly score: number | null
  readonly leaves: readonly Leaf[]
}

interface DecompositionInput {
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly ranks: Ranks
  readonly years: number
  /** `membersOf` the indicators, for the term of the score. */
  readonly members: Members
  readonly weights: Float64Array
}

/**
 * The leaves of one company's score: what each indicator weighs in the whole and what it adds.
 *
 * @param at fiscal year and company, by position
 */
export function decompose(
  input: DecompositionInput,
  key: ScoreKey,
  at: { readonly year: number; readonly company: number },
): Decomposed {
  const industry = input.peers.industryOf[at.company]!
  const parts: readonly ScoreKey[] = key in totals ? totals[key as Total] : [key]
  const means = parts.flatMap((part) => {
    const weight =
      key in totals ? input.weights[industry * categories.length + categories.indexOf(part as Category)]! : 1
    const meanLeaves = weight > 0 ? leavesOf(input, input.members.get(part) ?? [], { ...at, industry }) : []
    return meanLeaves.length > 0
      ? [{ weight, meanLeaves, sum: meanLeaves.reduce((sum, { share }) => sum + share, 0) }]
      : []
  })
  const whole = means.reduce((sum, { weight }) => sum + weight, 0)
  let score = 0
  const leaves: Leaf[] = []
  for (const { weight, meanLeaves, sum } of means) {
    for (const leaf of meanLeaves) {
      leaf.share = (weight / whole) * (leaf.share / sum)
      leaf.contribution = leaf.share * leaf.percentile
      score += leaf.contribution
      leaves.push(leaf)
    }
  }
  return { score: leaves.length === 0 ? null : Math.min(1, score), leaves }
}

type Draft = { -readonly [K in keyof Leaf]: Leaf[K] }

/** Members that have a percentile, their weight inside the mean in the place of the share. */
function leavesOf(
  { indicators, ranks, peers, years }: DecompositionInput,
  members: readonly Member[],
  { year, company, industry }: { readonly year: number; readonly company: number; readonly industry: number },
): Draft[] {
  const leaves: Draft[] = []
  const place = peers.placeOf[company]!
  for (const { indicator, weight: share } of members) {
    const column = indicator * years + year
    const cell = column * peers.order.length + place
    const origin = origins[ranks.origins[cell]!]!
    if (origin === 'none') continue
    const of = column * peers.industries.length + industry
    const size = ranks.sizes[of]!
    const percentile = ranks.halves[cell]! / (2 * size)
    const { category } = indicators[indicator]!
    const reference = ranks.references[of]!
    leaves.push({ indicator, category, share, percentile, contribution: 0, origin, size, reference })
  }
  return leaves
}

/** What an indicator adds to the difference of two scores. */
export interface Difference {
  readonly indicator: number
  readonly category: Category
  /** From the two percentiles: mean of the shares × their difference. */
  readonly performance: number
  /** From the two shares: (mean of the percentiles − ½) × their difference. */
  readonly weighting: number
}

/**
 * What makes two scores differ, indicator by indicator; all parts add to the difference exactly.
 *
 * `A − B = Σ ū (pA − pB) + Σ (p̄ − ½)(uA − uB)` with shares u and percentiles p, since both sets of shares add to 1. An indicator
 * that only one of them has is read with the same percentile on both sides, so that its absence counts as weighting alone. Two
 * companies of one industry that both report have equal shares and the second part is 0.
 */
export function differ(a: readonly Leaf[], b: readonly Leaf[]): Difference[] {
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
    }
  })
}

/** The mean difference from several others, indicator by indicator; its parts add to own score − mean of the others' scores. */
export function differFromMean(own: readonly Leaf[], others: readonly (readonly Leaf[])[]): Difference[] {
  const sums = new Map<number, { indicator: number; category: Category; performance: number; weighting: number }>()
  for (const other of others) {
    for (const part of differ(own, other)) {
      const sum = sums.get(part.indicator) ?? { ...part, performance: 0, weighting: 0 }
      sums.set(part.indicator, sum)
      sum.performance += part.performance / others.length
      sum.weighting += part.weighting / others.length
    }
  }
  return [...sums.values()]
}
