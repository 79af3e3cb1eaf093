import type { getDecomposition, ScoreLeaf } from '#contract/scores/decomposition.ts'
import type { Score } from '#contract/scores/score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type Category, type ScoreKey, totals } from '#methodology/scores/hierarchy.ts'
import type { Band } from '../../charts/Band.tsx'
import { scoreName } from '../../scoring/score-messages.ts'
import { scoreOf } from '../../scoring/use-scores.ts'
import { pillarKeys } from '../material-themes.ts'

export type Decomposed = Output<typeof getDecomposition>

/** A piece of a score: the whole, a pillar, a category or an indicator. What it has below adds up to it. */
export interface Part {
  readonly key: string
  readonly name: string
  /** 0 the whole, 1 a pillar, 2 a category, 3 an indicator. */
  readonly level: 0 | 1 | 2 | 3
  /** Share of the score's weight, 0 to 1. */
  readonly share: number
  /** Points of 0 to 1 that it adds to the score. */
  readonly contribution: number
  /** Points of 0 to 1 that it adds to the difference; null when there is nothing to hold it against. */
  readonly difference: number | null
  /** 0 to 1; null where it weighs nothing. */
  readonly score: number | null
  readonly average: number | null
  readonly band: Band
  readonly rank: { readonly rank: number; readonly of: number } | null
  /** Indicators whose figure the company or its source gives, and all. */
  readonly disclosed: number
  readonly indicators: number
  /** Undefined for an indicator that only the other side has, and for what has parts. */
  readonly leaf?: ScoreLeaf
  readonly parts: readonly Part[]
}

interface Names {
  readonly scores: readonly Score[]
  readonly nameOf: (indicator: string) => string
}

/** The score with its pillars, categories and indicators. */
export function partsOf(key: ScoreKey, decomposed: Decomposed, { scores, nameOf }: Names): Part {
  const isCompared = decomposed.against.value !== null
  const leaves = new Map<Category, Part[]>()
  const add = (category: Category, part: Part) => leaves.set(category, [...(leaves.get(category) ?? []), part])
  for (const leaf of decomposed.leaves) add(leaf.category, leafPart(leaf, nameOf(leaf.indicator), isCompared))
  for (const { indicator, category, difference } of decomposed.absent) {
    add(category, { ...nothing, key: indicator, name: nameOf(indicator), difference: sumOf(difference) })
  }
  // Only the whole and the pillars are means of categories, so only there a category's own figures are these.
  const ownScore = (of: ScoreKey) => (key in totals ? scoreOf(scores, of) : undefined)
  const pillars = pillarKeys.flatMap((pillar) => {
    const own = totals[pillar].flatMap((category) => {
      const below = leaves.get(category)
      return below ? [groupPart({ key: category, level: 2, parts: below, published: ownScore(category) })] : []
    })
    return own.length > 0 ? [groupPart({ key: pillar, level: 1, parts: own, published: ownScore(pillar) })] : []
  })
  return groupPart({ key, level: 0, parts: pillars, published: scoreOf(scores, key) })
}

const nothing = {
  level: 3,
  share: 0,
  contribution: 0,
  score: null,
  average: null,
  band: 'none',
  rank: null,
  disclosed: 0,
  indicators: 0,
  parts: [],
} as const

const sumOf = ({ performance, weighting, peers }: NonNullable<ScoreLeaf['difference']>) =>
  performance + weighting + peers

function leafPart(leaf: ScoreLeaf, name: string, isCompared: boolean): Part {
  const { indicator, share, contribution, percentile, average, rank, reference, origin, difference } = leaf
  const isDisclosed = origin === 'disclosed' || origin === 'estimated'
  return {
    key: indicator,
    name,
    level: 3,
    share,
    contribution,
    difference: isCompared && difference ? sumOf(difference) : null,
    score: percentile,
    average,
    // What was put in the place of a missing figure is no strength and no issue, and has no place.
    band: isDisclosed ? bandAt(percentile) : 'none',
    rank: isDisclosed ? { rank, of: reference.figures } : null,
    disclosed: isDisclosed ? 1 : 0,
    indicators: 1,
    leaf,
    parts: [],
  }
}

/** Upper two fifths, middle, lower two fifths. */
function bandAt(percentile: number): Band {
  if (percentile >= 0.6) return 'strength'
  return percentile <= 0.4 ? 'issue' : 'average'
}

interface Group {
  readonly key: ScoreKey
  readonly level: 0 | 1 | 2
  readonly parts: readonly Part[]
  readonly published: Score | undefined
}

function groupPart({ key, level, parts, published }: Group): Part {
  const total = (of: (part: Part) => number) => parts.reduce((sum, part) => sum + of(part), 0)
  const share = total((part) => part.share)
  const contribution = total((part) => part.contribution)
  const score = share > 0 ? contribution / share : null
  const compared = parts.filter((part) => part.average !== null)
  const weight = compared.reduce((sum, part) => sum + part.share, 0)
  const mean = compared.reduce((sum, part) => sum + part.share * part.average!, 0)
  return {
    key,
    name: scoreName(key),
    level,
    share,
    contribution,
    difference: parts.every(({ difference }) => difference === null) ? null : total((part) => part.difference ?? 0),
    score,
    average: published ? published.average : weight > 0 ? mean / weight : null,
    band: published ? (published.standing ?? 'none') : score === null ? 'none' : bandAt(score),
    rank: published?.rank ?? null,
    disclosed: total((part) => part.disclosed),
    indicators: total((part) => part.indicators),
    parts,
  }
}

export type Sort = 'difference' | 'weight' | 'issues'

/** The same tree in another order: what adds most first, what weighs most first, or only what is an issue, worst first. */
export function sorted(part: Part, sort: Sort): Part {
  if (part.level === 3) return part
  const below = part.parts.map((each) => sorted(each, sort)).filter((each) => sort !== 'issues' || hasIssue(each))
  // Pillars keep their order: E, S and G are looked for there.
  if (part.level === 0) return { ...part, parts: below }
  return { ...part, parts: below.sort(orders[sort]) }
}

const hasIssue = (part: Part): boolean => (part.level === 3 ? part.band === 'issue' : part.parts.length > 0)
const gain = (part: Part) => part.difference ?? part.contribution
const orders: Readonly<Record<Sort, (one: Part, other: Part) => number>> = {
  difference: (one, other) => gain(other) - gain(one),
  weight: (one, other) => other.share - one.share,
  issues: (one, other) => gain(one) - gain(other),
}
