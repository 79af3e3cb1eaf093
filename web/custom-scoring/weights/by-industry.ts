import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import {
  categoriesOf,
  formatWeights,
  isSame,
  parseWeights,
  pillars,
  rowsOf,
  type Start,
  type StartIndustry,
  startWeights,
  type Weights,
  weightsOf,
  withSum,
} from './model.ts'

/** Weights of all industries, and of those that have their own. */
export interface IndustryWeights {
  readonly all: Weights
  /** By code of the industry. */
  readonly own: ReadonlyMap<string, Weights>
}

export const uniform = (all: Weights): IndustryWeights => ({ all, own: new Map() })

/** The weights that an industry has. */
export const weightsIn = ({ all, own }: IndustryWeights, industry: string | undefined): Weights =>
  (industry === undefined ? undefined : own.get(industry)) ?? all

export function withIndustry(
  industryWeights: IndustryWeights,
  industry: string | undefined,
  weights: Weights,
): IndustryWeights {
  if (industry === undefined) return { ...industryWeights, all: weights }
  return { ...industryWeights, own: new Map(industryWeights.own).set(industry, weights) }
}

/** The industry takes the weights of all again. */
export function withoutIndustry(industryWeights: IndustryWeights, industry: string): IndustryWeights {
  return { ...industryWeights, own: new Map([...industryWeights.own].filter(([code]) => code !== industry)) }
}

/** What the standard gives each category in each industry, instead of the average of all. */
export function standardByIndustry(
  industryWeights: IndustryWeights,
  industries: readonly StartIndustry[],
): IndustryWeights {
  const own = industries.map(({ code, weights }) => {
    const rows = categories.map((key, at) => ({ key, weight: weights[at]!, indicators: [] }))
    return [code, startWeights(rows)] as const
  })
  return { ...industryWeights, own: new Map(own) }
}

/** Each pillar brought to what a vendor's total seems to give it; inside a pillar the weights keep their proportion. */
export function asVendor(
  industryWeights: IndustryWeights,
  [e, s, g]: readonly [number, number, number],
): IndustryWeights {
  const sums = { e_score: e, s_score: s, g_score: g }
  const all = pillars.reduce(
    (weights, pillar) => withSum(weights, categoriesOf(pillar), sums[pillar], new Set()),
    industryWeights.all,
  )
  return uniform(all)
}

type Rows = OwnMethod['weights']

/** What the server is asked: an industry of its own says what it weighs, and what it does not. */
export function industryRows({ all, own }: IndustryWeights, start: Start): Rows {
  const common = rowsOf(all, start)
  const ownRows = [...own].flatMap(([industry, weights]) => {
    const rows = rowsOf(weights, start).map((row) => ({ ...row, industry }))
    const weighed = new Set(rows.map(({ indicator }) => indicator))
    const left = common.filter(({ indicator }) => !weighed.has(indicator))
    return [...rows, ...left.map(({ indicator }) => ({ industry, indicator, weight: 0 }))]
  })
  return [...common, ...ownRows]
}

/** The same the other way, of a saved method. */
export function industryWeightsOf(rows: Rows, start: Start): IndustryWeights {
  const byIndustry = Map.groupBy(rows, ({ industry }) => industry)
  const common = byIndustry.get(null) ?? []
  const own = [...byIndustry].flatMap(([industry, given]) => {
    if (industry === null) return []
    const ownIndicators = new Set(given.map(({ indicator }) => indicator))
    const whole = [...given, ...common.filter(({ indicator }) => !ownIndicators.has(indicator))]
    return [[industry, weightsOf(whole, start)] as const]
  })
  return { all: weightsOf(common, start), own: new Map(own) }
}

/** The longest that an address holds. */
const longest = 8000

/**
 * Weights as an address keeps them, `climatechange:30~E-CC-001:0~@151010~water:5`; undefined for those that one starts with, null
 * where so many industries differ that no address holds them.
 */
export function formatIndustryWeights({ all, own }: IndustryWeights, base: IndustryWeights): string | undefined | null {
  const isStart =
    isSame(all, base.all) &&
    own.size === base.own.size &&
    [...own].every(([code, weights]) => base.own.has(code) && isSame(weights, base.own.get(code)!))
  if (isStart) return undefined
  if (own.size === 0 && base.own.size === 0) return formatWeights(all, base.all)
  const ownText = [...own].flatMap(([code, weights]) => [`@${code}`, formatWeights(weights, nothing) ?? ''])
  const text = [formatWeights(all, nothing) ?? '', ...ownText].filter(Boolean).join('~')
  return text.length > longest ? null : text
}

/** Weights that none has: what is written beside them is written whole. */
const nothing: Weights = {
  categories: Object.fromEntries(categories.map((key) => [key, -1])) as Weights['categories'],
  indicators: new Map(),
}

/** What an address says; what it does not say is as it is at the start. */
export function parseIndustryWeights(text: string, base: IndustryWeights): IndustryWeights {
  const [common = '', ...rest] = text.split(/~?@(?=\d{2,6}~)/)
  const all = parseWeights(common, base.all)
  const own = rest.map((part) => {
    const [code = '', ...words] = part.split('~')
    return [code, parseWeights(words.join('~'), all)] as const
  })
  // An address that names whole weights and no industry has none of its own.
  const isWhole = common.startsWith(`${categories[0]}:`)
  return { all, own: own.length > 0 || isWhole ? new Map(own) : base.own }
}
