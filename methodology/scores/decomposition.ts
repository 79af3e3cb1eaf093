import { cellIndex, runOf } from '../panel/layout.ts'
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
import { meansOfPeers, rankIn } from './ranks/mean-ranks.ts'
import { type Origin, origins, type Ranks } from './ranks/ranks.ts'
import { keyAt, type Scores } from './standard/market-scores.ts'

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
  /** What it adds to the score; the leaves' contributions add to it. share × percentile where means are not ranked again. */
  readonly contribution: number
  readonly origin: Exclude<Origin, 'none'>
  /** Figures in the group it was ranked in. */
  readonly size: number
  /** Parts of a whole that its percentile is a whole number of. */
  readonly units: number
  /** Position of that group among the peers' groups. */
  readonly reference: number
}

/** One mean of indicators in a score: the score itself, or a category of a total. */
export interface MeanPart {
  /** Weight in the score, above 0 to 1; the parts' weights add to 1. */
  readonly weight: number
  /** Σ share × percentile ÷ Σ share of its leaves. */
  readonly mean: number
  /** What the mean counts as: its rank among the peers, or the mean itself where the method does not rank it. */
  readonly score: number
  /** What another mean would count as among the same peers. */
  readonly scoreOf: (mean: number) => number
  readonly leaves: readonly Leaf[]
}

export interface Decomposed {
  /** 0 to 1; null when nothing could be scored. */
  readonly score: number | null
  readonly leaves: readonly Leaf[]
  /** Whether the means were ranked again. */
  readonly isRanked: boolean
  /** By category; one alone for a score that is a mean. */
  readonly parts: ReadonlyMap<ScoreKey, MeanPart>
}

interface DecompositionInput {
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly ranks: Ranks
  readonly years: number
  /** `membersOf` the indicators, for the term of the score. */
  readonly members: Members
  /** Of categories, industry × 13 + category; null where a category weighs what its indicators with a percentile weigh together. */
  readonly weights: Float64Array | null
  /** Of a method that ranks the means again; left out for one that does not. */
  readonly scores?: Pick<Scores, 'values' | 'means'> | undefined
}

interface DecompositionPlace {
  readonly year: number
  readonly company: number
  readonly industry: number
}

/**
 * The leaves of one company's score: what each indicator weighs in the whole and what it adds.
 *
 * Where a mean of indicators is ranked again, each of its leaves adds `share × percentile × score ÷ mean`, so that they add up to the
 * rank; a mean of 0 shares its rank out by weight.
 *
 * @param at fiscal year and company, by position
 */
export function decompose(
  input: DecompositionInput,
  key: ScoreKey,
  { year, company }: { readonly year: number; readonly company: number },
): Decomposed {
  const at = { year, company, industry: input.peers.industryOf[company]! }
  const keys: readonly ScoreKey[] = key in totals ? totals[key as Total] : [key]
  const drafts = keys.flatMap((part) => {
    const given =
      key in totals ? input.weights?.[at.industry * categories.length + categories.indexOf(part as Category)] : 1
    const draft = given === 0 ? null : draftOf(input, part, at)
    return draft ? [{ part, weight: given ?? draft.sum, ...draft }] : []
  })
  const hasScore = !input.scores || !Number.isNaN(scoreAt(input, key, at))
  const isRanked = input.scores !== undefined
  if (drafts.length === 0 || !hasScore) return { score: null, leaves: [], isRanked, parts: new Map() }
  const whole = drafts.reduce((sum, { weight }) => sum + weight, 0)
  const parts = new Map<ScoreKey, MeanPart>()
  let score = 0
  for (const { part, weight, leaves, sum, mean, own, scoreOf } of drafts) {
    for (const leaf of leaves) {
      leaf.share = (weight / whole) * (leaf.share / sum)
      leaf.contribution =
        leaf.share * (mean === 0 ? own : own === mean ? leaf.percentile : (leaf.percentile * own) / mean)
      score += leaf.contribution
    }
    parts.set(part, { weight: weight / whole, mean, score: own, scoreOf, leaves })
  }
  return { score: Math.min(1, score), leaves: drafts.flatMap(({ leaves }) => leaves), isRanked, parts }
}

/** The leaves of a mean with their weights inside it, and what it counts as; null without a score. */
function draftOf(input: DecompositionInput, part: ScoreKey, at: DecompositionPlace) {
  const leaves = leavesOf(input, input.members.get(part) ?? [], at)
  if (leaves.length === 0) return null
  const sum = leaves.reduce((total, { share }) => total + share, 0)
  const mean = leaves.reduce((total, { share, percentile }) => total + share * percentile, 0) / sum
  if (!input.scores) return { leaves, sum, mean, own: mean, scoreOf: (other: number) => other }
  const own = scoreAt(input, part, at)
  return Number.isNaN(own) ? null : { leaves, sum, mean, own, scoreOf: ranksAmongPeers(input, part, at) }
}

function scoreAt({ scores, peers, years }: DecompositionInput, key: ScoreKey, at: DecompositionPlace): number {
  const shape = { years, companies: peers.order.length }
  return scores!.values[cellIndex(shape, keyAt.get(key)!, at.year, peers.placeOf[at.company]!)]!
}

/** The peers are looked through when a mean that is not among them is first asked for. */
function ranksAmongPeers({ scores, peers, years }: DecompositionInput, key: ScoreKey, at: DecompositionPlace) {
  let members: Float64Array | null = null
  return (mean: number) => {
    const means = runOf(scores!.means, { years, companies: peers.order.length }, keyAt.get(key)!, at.year)
    members ??= meansOfPeers(peers, means, at.industry)
    return rankIn(members, mean)
  }
}

type Draft = { -readonly [K in keyof Leaf]: Leaf[K] }

/** Members that have a percentile, their weight inside the mean in the place of the share. */
function leavesOf(
  { indicators, ranks, peers, years }: DecompositionInput,
  members: readonly Member[],
  { year, company, industry }: DecompositionPlace,
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
    const units = ranks.units[of]!
    const percentile = ranks.parts[cell]! / units
    const { category } = indicators[indicator]!
    const reference = ranks.references[of]!
    leaves.push({ indicator, category, share, percentile, contribution: 0, origin, size, units, reference })
  }
  return leaves
}
