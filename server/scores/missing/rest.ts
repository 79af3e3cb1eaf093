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
    const weight = materiality[at]!
    if (weight === 0) continue
    const parts = partsOf(company, category, year)
    const isScored = company.score(category, year) !== null
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

/** Shares of a category's weight, 1 together; all left out where none of its indicators can be ranked. */
function partsOf({ market, industry, position }: CompanySnapshot, category: Category, year: number): Weights {
  const parts = emptyWeights()
  const place = market.peers.placeOf[position]!
  for (const { indicator, weight } of market.engine.members(market.period).get(category) ?? []) {
    const isRanked = market.isRanked(indicator, year, industry)
    const origin = origins[market.origin(indicator, year, place)]!
    // What does not apply to the company is no part of its weight; what too few disclose is.
    if (origin !== 'none' || !isRanked) parts[partOf[origin]] += weight
  }
  const ranked = parts.disclosed + parts.inferred + parts.worstValue
  if (ranked === 0) return { ...emptyWeights(), leftOut: 1 }
  const sum = ranked + parts.leftOut
  return {
    disclosed: parts.disclosed / sum,
    inferred: parts.inferred / sum,
    worstValue: parts.worstValue / sum,
    leftOut: parts.leftOut / sum,
  }
}

const emptyWeights = (): Weights => ({ disclosed: 0, inferred: 0, worstValue: 0, leftOut: 0 })
