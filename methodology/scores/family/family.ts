import { runOf } from '../../panel/layout.ts'
import type { PeerGroups } from '../../panel/peers.ts'
import {
  type Category,
  categories,
  type Member,
  type Members,
  type ScoreKey,
  type Total,
  totals,
} from '../hierarchy.ts'
import type { Ranks } from '../ranks/ranks.ts'
import { addColumn, addDisclosed, spread } from '../standard/sums.ts'
import type { Tags } from './tags.ts'

export interface FamilyInput {
  readonly indicators: readonly { readonly tags: readonly string[] }[]
  readonly members: Members
  readonly peers: PeerGroups
  readonly ranks: Ranks
  readonly years: number
  /** Materiality weight of each category in each industry; industry × 13 + category. */
  readonly weights: Float64Array
}

/** By place: 0 to 1, NaN without a score; share of the weight that rests on disclosed figures. */
export interface FamilyScores {
  readonly values: Float64Array
  readonly coverage: Float64Array
}

/** The indicators of a score that are in a family. */
export function familyMembers(
  { indicators, members }: Pick<FamilyInput, 'indicators' | 'members'>,
  key: ScoreKey,
  tags: Tags,
): Member[] {
  const keys: readonly ScoreKey[] = key in totals ? totals[key as Total] : [key]
  return keys
    .flatMap((each) => members.get(each) ?? [])
    .filter(({ indicator }) => tags.every((tag) => indicators[indicator]!.tags.includes(tag)))
}

/**
 * A score made of a family of its indicators alone, of every company in one fiscal year.
 *
 * `Σ weight × percentile ÷ Σ weight` over the indicators of the family that have a percentile; of a total, `Σ materiality × category
 * ÷ Σ materiality` over the categories that have such a mean. It is not ranked again among the peers, since a family is too narrow
 * for that, and there is none where nothing of it is disclosed. docs/methodology/families.md.
 *
 * @param year position
 */
export function familyScores(
  input: FamilyInput,
  key: ScoreKey,
  { year, tags }: { year: number; tags: Tags },
): FamilyScores {
  if (!(key in totals)) return meanOf(input, familyMembers(input, key, tags), year)
  const companies = input.peers.order.length
  const sums = { values: new Float64Array(companies), coverage: new Float64Array(companies) }
  const whole = new Float64Array(companies)
  for (const category of totals[key as Total]) {
    const members = familyMembers(input, category, tags)
    if (members.length > 0) addCategory(input, { category, mean: meanOf(input, members, year), whole }, sums)
  }
  for (let place = 0; place < companies; place++) {
    const weight = whole[place]!
    sums.values[place] = weight === 0 ? Number.NaN : sums.values[place]! / weight
    sums.coverage[place] = weight === 0 ? 0 : sums.coverage[place]! / weight
  }
  return sums
}

function addCategory(
  { peers, weights }: FamilyInput,
  { category, mean, whole }: { category: Category; mean: FamilyScores; whole: Float64Array },
  sums: FamilyScores,
): void {
  for (const [industry, { start, end }] of peers.industries.entries()) {
    const weight = weights[industry * categories.length + categories.indexOf(category)]!
    for (let place = start; place < end; place++) {
      if (weight === 0 || Number.isNaN(mean.values[place]!)) continue
      sums.values[place]! += weight * mean.values[place]!
      sums.coverage[place]! += weight * mean.coverage[place]!
      whole[place]! += weight
    }
  }
}

function meanOf({ peers, ranks, years }: FamilyInput, members: readonly Member[], year: number): FamilyScores {
  const companies = peers.order.length
  const values = new Float64Array(companies)
  const coverage = new Float64Array(companies)
  const weights = new Float64Array(companies)
  const common = new Float64Array(peers.industries.length)
  for (const { indicator, weight } of members) {
    const column = { peers, ranks, column: indicator * years + year }
    addColumn(column, () => weight, { scores: values, weights, common })
    addDisclosed(column, () => weight, coverage)
  }
  spread({ peers, ranks, year }, { scores: values, weights, common })
  const absent = runOf(ranks.absent, { years, companies }, 0, year)
  for (let place = 0; place < companies; place++) {
    const has = weights[place]! > 0 && coverage[place]! > 0 && absent[place] === 0
    values[place] = has ? Math.min(1, values[place]! / weights[place]!) : Number.NaN
    coverage[place] = has ? Math.min(1, coverage[place]! / weights[place]!) : 0
  }
  return { values, coverage }
}
