import type { Transform } from './custom/transforms.ts'

/** The thirteen middle categories in the order of the materiality weights; keys as the wire spells them. */
export const categories = [
  'climatechange',
  'environmental_management',
  'energy',
  'water',
  'waste',
  'emissions',
  'community',
  'diversity_s',
  'social_improvement',
  'labour_rights',
  'board_meeting',
  'anti_corruption',
  'risk_management',
] as const
export type Category = (typeof categories)[number]

/** The three large categories and the whole, with the categories each is the weighted mean of. */
export const totals = {
  sustainability_score: categories,
  e_score: categories.slice(0, 6),
  s_score: categories.slice(6, 10),
  g_score: categories.slice(10),
} as const satisfies Record<string, readonly Category[]>
export type Total = keyof typeof totals
export const totalKeys = Object.keys(totals) as Total[]

/** Scores by what an indicator says: tags of the catalogue. */
export const tagScores = [
  'risk_score',
  'opportunity_score',
  'impact_score',
  'regulation_score',
  'scandal_score',
  'disclosure_score',
] as const
type TagScore = (typeof tagScores)[number]

type SdgScore = `sdgs_${number}_score`
export const sdgScores = Array.from({ length: 17 }, (_, index): SdgScore => `sdgs_${index + 1}_score`)

export type ScoreKey = Total | Category | TagScore | SdgScore

/** Every score, in the order in which tables hold them. */
export const scoreKeys: readonly ScoreKey[] = [...totalKeys, ...categories, ...tagScores, ...sdgScores]

/** What a score speaks of, so that nobody reads a measure of disclosure as one of performance. Greater is better in all. */
export const badges = ['performance', 'risk', 'disclosure', 'impact', 'controversy'] as const
export type Badge = (typeof badges)[number]

export function badgeOf(key: ScoreKey): Badge {
  if (key === 'risk_score' || key === 'regulation_score') return 'risk'
  if (key === 'impact_score' || key.startsWith('sdgs_')) return 'impact'
  if (key === 'disclosure_score') return 'disclosure'
  return key === 'scandal_score' ? 'controversy' : 'performance'
}

/** Measures of a group's size that the catalogue divides amounts by. */
export const sizeBases = ['sales', 'headcount'] as const
/** The same, or the sales of the filing company alone, for amounts that are its own. */
export type SizeBase = (typeof sizeBases)[number] | 'parent-sales'

/** An indicator as the standard score needs it. */
export interface ScoredIndicator {
  /** Position in the panel. */
  readonly position: number
  readonly code: string
  readonly category: Category
  readonly direction: 'higher_better' | 'lower_better'
  /** What the amount is divided by before it is ranked, from the second version on; null for a figure that is ranked as it is. */
  readonly size: SizeBase | null
  /**
   * Position in the panel of the row that says which fiscal year each figure is of; left out where all are of the year itself. Such a
   * figure is divided by the size of its own year.
   */
  readonly yearsAt?: number
  readonly tags: readonly string[]
  readonly sdgs: readonly number[]
  /** What its percentile becomes before it is weighed; left out under the standard method. */
  readonly transform?: Transform
}

/** One indicator's place in a score that is a mean of indicators. */
export interface Member {
  /** Position among the scored indicators. */
  readonly indicator: number
  /** Weight inside the score, above 0; only the proportion between members counts. */
  readonly weight: number
}

export const periods = ['short', 'long'] as const
/** Short term looks 1 to 3 years ahead, long term 3 to 6. */
export type Period = (typeof periods)[number]

/** How much more an indicator of opportunity or impact weighs in its category when one looks 3 to 6 years ahead. Proposed. */
const longTermFactor = 2

/**
 * Weight of an indicator inside its category.
 *
 * Short term: 1 for all. Long term: `longTermFactor` for indicators tagged opportunity or impact, 1 for the others: demand, cost
 * and outcome of what a company builds now show after three years, while a lapse of control shows at once.
 */
export function horizonWeight({ tags }: Pick<ScoredIndicator, 'tags'>, period: Period): number {
  return period === 'long' && (tags.includes('opportunity') || tags.includes('impact')) ? longTermFactor : 1
}

/** Indicators of each score that is a mean of indicators. */
export type Members = ReadonlyMap<ScoreKey, readonly Member[]>

/** The indicators of each score that is a mean of indicators: categories, tags and goals; totals are means of categories. */
export function membersOf(indicators: readonly ScoredIndicator[], period: Period): Members {
  const members = new Map<ScoreKey, Member[]>()
  const add = (key: ScoreKey, indicator: number, weight: number) => {
    const list = members.get(key) ?? []
    members.set(key, list)
    list.push({ indicator, weight })
  }
  for (const [position, indicator] of indicators.entries()) {
    add(indicator.category, position, horizonWeight(indicator, period))
    for (const key of tagScores) if (indicator.tags.includes(key.replace('_score', ''))) add(key, position, 1)
    for (const goal of indicator.sdgs) add(`sdgs_${goal}_score`, position, 1)
  }
  return members
}
