import { stepBetween, type YearStep } from '#methodology/figures/comparable-years.ts'
import { type Category, categories, type ScoreKey, type Total, totals } from '#methodology/scores/hierarchy.ts'
import { isDisclosed } from '#methodology/scores/standard/sums.ts'
import { oncePer } from '#server/cache/once.ts'
import type { MarketSnapshot } from './market-snapshot.ts'

/** A step and the fiscal year that it begins with. */
export interface FromYear extends YearStep {
  readonly from: number
}

/** A series' steps: to each year from the one before that has a figure, and whether each year can be compared with the last one. */
export interface Steps {
  readonly steps: (FromYear | null)[]
  readonly isLikeLast: boolean[]
}

/** Two positions of years. */
interface Span {
  readonly from: number
  readonly to: number
}

/** The indicators of a score in an industry, each with its share of the weight. */
interface Inputs {
  readonly indicators: Int32Array
  readonly weights: Float64Array
}

const inputsOf = oncePer((_: MarketSnapshot) => new Map<string, Inputs>())

function inputs(market: MarketSnapshot, key: ScoreKey, industry: number): Inputs {
  const name = `${key} ${industry}`
  const cached = inputsOf(market).get(name)
  if (cached) return cached
  const materiality = market.weightsOf(industry)
  const weightOf = (category: Category) => materiality[categories.indexOf(category)]!
  const means: readonly (readonly [ScoreKey, number])[] =
    key in totals ? totals[key as Total].map((category) => [category, weightOf(category)] as const) : [[key, 1]]
  const members = market.membersOf(industry)
  const list = means.flatMap(([mean, whole]) => {
    const of = whole === 0 ? [] : (members.get(mean) ?? [])
    const sum = of.reduce((total, { weight }) => total + weight, 0)
    return of.map(({ indicator, weight }) => ({ indicator, weight: (whole * weight) / sum }))
  })
  const made = {
    indicators: Int32Array.from(list, ({ indicator }) => indicator),
    weights: Float64Array.from(list, ({ weight }) => weight),
  }
  inputsOf(market).set(name, made)
  return made
}

/** Between two years of a company's score: the indicators that it disclosed. */
export function scoreStep(market: MarketSnapshot, key: ScoreKey, company: number, { from, to }: Span): YearStep {
  if (!market.hasIndicators) return wholeStep(market, key, company, { from, to })
  const { indicators, weights } = inputs(market, key, market.peers.industryOf[company]!)
  const place = market.peers.placeOf[company]!
  const isKnown = (year: number) => (part: number) => isDisclosed[market.origin(indicators[part]!, year, place)] === 1
  return stepBetween({
    parts: indicators.length,
    isBefore: isKnown(from),
    isAfter: isKnown(to),
    weightOf: (part) => weights[part]!,
  })
}

/** Of a score without indicators below it: alike where both years have one, since it always rests on the same figures. */
function wholeStep(market: MarketSnapshot, key: ScoreKey, company: number, { from, to }: Span): YearStep {
  return stepBetween({
    parts: 1,
    isBefore: () => market.score(key, from, company) !== null,
    isAfter: () => market.score(key, to, company) !== null,
  })
}

/** Whether a change of a company's score against the year before may be told: both have one, and rest on like figures. */
export function isComparedWithYearBefore(
  market: MarketSnapshot,
  key: ScoreKey,
  company: number,
  year: number,
): boolean {
  if (year < 1 || market.score(key, year, company) === null || market.score(key, year - 1, company) === null)
    return false
  return scoreStep(market, key, company, { from: year - 1, to: year }).isComparable
}

/** Between two years of a mean of companies: those that have a score, alike where their own scores can be compared. */
export function averageStep(market: MarketSnapshot, key: ScoreKey, companies: Int32Array, span: Span): YearStep {
  return stepBetween({
    parts: companies.length,
    isBefore: (at) => market.score(key, span.from, companies[at]!) !== null,
    isAfter: (at) => market.score(key, span.to, companies[at]!) !== null,
    isAlike: (at) => scoreStep(market, key, companies[at]!, span).isComparable,
  })
}

/** Between two years of a middle of many companies: only who has a score counts. */
export function medianStep(
  market: MarketSnapshot,
  key: ScoreKey,
  { start, end }: { readonly start: number; readonly end: number },
  { from, to }: Span,
): YearStep {
  const [before, after] = [market.scores(key, from), market.scores(key, to)]
  return stepBetween({
    parts: end - start,
    isBefore: (at) => !Number.isNaN(before[start + at]!),
    isAfter: (at) => !Number.isNaN(after[start + at]!),
  })
}

/** The steps of a series over some years, by their positions, of which some have a figure. */
export function stepsOf(
  market: MarketSnapshot,
  years: readonly number[],
  hasFigure: readonly boolean[],
  stepOf: (span: Span) => YearStep,
): Steps {
  const last = years[hasFigure.lastIndexOf(true)]
  const steps = years.map((to, index) => {
    const before = hasFigure.lastIndexOf(true, index - 1)
    if (!hasFigure[index] || index === 0 || before === -1) return null
    const from = years[before]!
    return { from: market.panel.years[from]!, ...stepOf({ from, to }) }
  })
  const isLikeLast = years.map((from, index) => {
    if (!hasFigure[index] || last === undefined) return false
    return from === last || stepOf({ from, to: last }).isComparable
  })
  return { steps, isLikeLast }
}
