import type { CompanyScores } from '#contract/scores/scores.ts'
import { type Category, categories } from '#methodology/scores/hierarchy.ts'
import { type Origin, origins } from '#methodology/scores/ranks/ranks.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'

/** Weights of a category, or of all of them, by what its score rests on. */
interface Weights {
  disclosed: number
  inferred: number
  worstValue: number
  leftOut: number
}

const partOf: Readonly<Record<Origin, keyof Weights>> = {
  disclosed: 'disclosed',
  estimated: 'disclosed',
  inferred: 'inferred',
  'worst-value': 'worstValue',
  none: 'leftOut',
}

/**
 * What stands where nothing was disclosed, as shares of the whole weight of the total score; with its coverage they add up to 1.
 * Left out is what too few disclose to be ranked, and what is missing in a category without a score.
 *
 * @returns null without a score
 */
export function restOf(company: CompanySnapshot, year: number): CompanyScores['rest'] {
  const { market, industry } = company
  if (company.score('sustainability_score', year) === null) return null
  const materiality = market.weightsOf(industry)
  const whole = emptyWeights()
  for (const [at, category] of categories.entries()) {
    const weight = market.own ? 1 : materiality[at]!
    if (weight === 0) continue
    const parts = market.own ? ownParts(company, category, year) : partsOf(company, category, year)
    if (!parts) continue
    // Under weights of one's own a category that has no score counts in the whole none the less.
    const isScored = market.own !== null || company.score(category, year) !== null
    const [disclosed, inferred, worstValue] = [parts.disclosed, parts.inferred, parts.worstValue].map((x) => weight * x)
    whole.disclosed += disclosed!
    whole.inferred += isScored ? inferred! : 0
    whole.worstValue += isScored ? worstValue! : 0
    whole.leftOut += isScored ? weight * parts.leftOut : weight - disclosed!
  }
  const sum = whole.disclosed + whole.inferred + whole.worstValue + whole.leftOut
  const share = (part: number) => Math.min(1, part / sum)
  return { inferred: share(whole.inferred), worstValue: share(whole.worstValue), leftOut: share(whole.leftOut) }
}

/** The same under weights of one's own, of which those count alone whose indicator has a percentile. */
function ownParts(company: CompanySnapshot, category: Category, year: number): Weights {
  const { disclosed, inferred, worstValue } = weightsIn(company, category, year)
  return { disclosed, inferred, worstValue, leftOut: 0 }
}

/**
 * Shares of a category's weight, 1 together; all left out where none of its indicators can be ranked. Null where none is in use: then
 * the category weighs nothing.
 */
function partsOf(company: CompanySnapshot, category: Category, year: number): Weights | null {
  const parts = weightsIn(company, category, year)
  const ranked = parts.disclosed + parts.inferred + parts.worstValue
  if (ranked === 0) return isUsed(company, category, year) ? { ...emptyWeights(), leftOut: 1 } : null
  const sum = ranked + parts.leftOut
  return {
    disclosed: parts.disclosed / sum,
    inferred: parts.inferred / sum,
    worstValue: parts.worstValue / sum,
    leftOut: parts.leftOut / sum,
  }
}

/** Whether an indicator of a category weighs anything in the year. */
function isUsed({ market, industry }: CompanySnapshot, category: Category, year: number): boolean {
  const members = market.membersOf(industry).get(category) ?? []
  return market.method.use === null || members.some(({ indicator }) => market.isRanked(indicator, year, industry))
}

/** Weights of the indicators of a category. */
function weightsIn({ market, industry, position }: CompanySnapshot, category: Category, year: number): Weights {
  const parts = emptyWeights()
  const place = market.peers.placeOf[position]!
  for (const { indicator, weight } of market.membersOf(industry).get(category) ?? []) {
    const isRanked = market.isRanked(indicator, year, industry)
    const origin = origins[market.origin(indicator, year, place)]!
    // What does not apply to the company is no part of its weight; what too few disclose is, where the method knows no use rule.
    if (origin !== 'none' || (!isRanked && market.method.use === null)) parts[partOf[origin]] += weight
  }
  return parts
}

const emptyWeights = (): Weights => ({ disclosed: 0, inferred: 0, worstValue: 0, leftOut: 0 })
