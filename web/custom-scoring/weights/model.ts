import type { getCustomStart } from '#contract/scores/custom-start.ts'
import type { OwnMethod } from '#contract/scores/own-methods.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type Category, categories, totals } from '#methodology/scores/hierarchy.ts'

export type StartAnswer = Output<typeof getCustomStart>
export type Start = StartAnswer['categories']
export type StartIndustry = StartAnswer['industries'][number]

/** Weights as a person sets them: of each category, and of an indicator beside the others of its category. */
export interface Weights {
  readonly categories: Readonly<Record<Category, number>>
  /** 1 where nothing else is said; 0 excludes the indicator. */
  readonly indicators: ReadonlyMap<string, number>
}

export const pillars = ['e_score', 's_score', 'g_score'] as const
export type Pillar = (typeof pillars)[number]
export const categoriesOf = (pillar: Pillar): readonly Category[] => totals[pillar]

/** The greatest weight of a category or indicator that the screen takes. */
export const maxWeight = 1000

/** The weights that the standard has on average, to one decimal, together 100: the largest remainders are rounded up. */
export function startWeights(start: Start): Weights {
  const tenths = start.map(({ key, weight }) => ({ key, whole: Math.floor(weight * 10), rest: (weight * 10) % 1 }))
  const missing = 1000 - tenths.reduce((sum, { whole }) => sum + whole, 0)
  const raised = new Set(tenths.toSorted((a, b) => b.rest - a.rest).slice(0, missing))
  const rows = tenths.map((row) => [row.key, (row.whole + Number(raised.has(row))) / 10])
  return { categories: Object.fromEntries(rows) as Weights['categories'], indicators: new Map() }
}

/** To one decimal: what a field shows is what counts. */
const round = (weight: number) => Math.round(weight * 10) / 10

export const sumOf = ({ categories: categoryWeights }: Weights, of: readonly Category[] = categories): number =>
  round(of.reduce((sum, key) => sum + categoryWeights[key], 0))

/** Weights by indicator, the same for every industry: each category's shared out among its indicators. */
export function rowsOf({ categories: categoryWeights, indicators }: Weights, start: Start): OwnMethod['weights'] {
  return start.flatMap(({ key, indicators: own }) => {
    const shares = own.map(({ code }) => indicators.get(code) ?? 1)
    const whole = shares.reduce((sum, share) => sum + share, 0)
    if (whole === 0 || categoryWeights[key] === 0) return []
    return own.flatMap(({ code }, at) =>
      shares[at] === 0
        ? []
        : [{ industry: null, indicator: code, weight: (categoryWeights[key] * shares[at]!) / whole }],
    )
  })
}

/** The same the other way: weights of one industry, or of all. */
export function weightsOf(rows: OwnMethod['weights'], start: Start): Weights {
  const byCode = new Map(rows.map(({ indicator, weight }) => [indicator, weight ?? 0]))
  const indicators = new Map<string, number>()
  const categoryWeights = start.map(({ key, indicators: own }) => {
    const weights = own.map(({ code }) => byCode.get(code) ?? 0)
    const sum = weights.reduce((total, weight) => total + weight, 0)
    const weighing = weights.filter((weight) => weight > 0).length
    for (const [at, { code }] of own.entries()) {
      const share = sum === 0 ? 1 : Number(((weights[at]! * weighing) / sum).toPrecision(10))
      if (share !== 1) indicators.set(code, share)
    }
    return [key, Number(sum.toPrecision(10))] as const
  })
  return { categories: Object.fromEntries(categoryWeights) as Weights['categories'], indicators }
}

export function withCategory(weights: Weights, key: Category, weight: number): Weights {
  return { ...weights, categories: { ...weights.categories, [key]: weight } }
}

export function withIndicator(weights: Weights, code: string, share: number): Weights {
  const indicators = new Map(weights.indicators)
  if (share === 1) indicators.delete(code)
  else indicators.set(code, share)
  return { ...weights, indicators }
}

/** Some categories brought to a sum: those that are not locked move in proportion, or alike where they are all 0. */
export function withSum(
  weights: Weights,
  of: readonly Category[],
  sum: number,
  locked: ReadonlySet<Category>,
): Weights {
  const free = of.filter((key) => !locked.has(key))
  if (free.length === 0) return weights
  const fixed = of.filter((key) => locked.has(key)).reduce((total, key) => total + weights.categories[key], 0)
  const left = Math.max(0, sum - fixed)
  const now = free.reduce((total, key) => total + weights.categories[key], 0)
  const next = (key: Category) => round(now === 0 ? left / free.length : (left * weights.categories[key]) / now)
  const changed = Object.fromEntries(free.map((key) => [key, next(key)]))
  return { ...weights, categories: { ...weights.categories, ...changed } }
}

/** Some categories made alike without changing their sum; those that are locked stay. */
export function equalised(weights: Weights, of: readonly Category[], locked: ReadonlySet<Category>): Weights {
  const free = of.filter((key) => !locked.has(key))
  const mean = free.reduce((sum, key) => sum + weights.categories[key], 0) / Math.max(1, free.length)
  const changed = Object.fromEntries(free.map((key) => [key, round(mean)]))
  return { ...weights, categories: { ...weights.categories, ...changed } }
}

/** Weights as an address keeps them, `climatechange:30~E-CC-001:0`; undefined for those that one starts with. */
export function formatWeights(weights: Weights, start: Weights): string | undefined {
  if (isSame(weights, start)) return undefined
  const isStart = categories.every((key) => weights.categories[key] === start.categories[key])
  // Without an indicator to name, the categories say that none is named any more.
  const categoryParts =
    isStart && weights.indicators.size > 0 ? [] : categories.map((key) => `${key}:${weights.categories[key]}`)
  const text = [...categoryParts, ...[...weights.indicators].map(([code, share]) => `${code}:${share}`)].join('~')
  return text
}

export const isSame = (a: Weights, b: Weights): boolean =>
  categories.every((key) => a.categories[key] === b.categories[key]) &&
  a.indicators.size === b.indicators.size &&
  [...a.indicators].every(([code, share]) => b.indicators.get(code) === share)

/** What an address says; what it does not say, and what makes no sense, is as it is at the start. */
export function parseWeights(text: string, start: Weights): Weights {
  const categoryWeights: Record<string, number> = { ...start.categories }
  const indicators = new Map<string, number>()
  for (const part of text.split('~')) {
    const [name = '', amount = ''] = part.split(':')
    const weight = amount === '' ? Number.NaN : Number(amount)
    if (!(weight >= 0 && weight <= maxWeight)) continue
    if (Object.hasOwn(categoryWeights, name)) categoryWeights[name] = weight
    else if (/^[A-Z]-[A-Z]{2}-\d{3}$/.test(name) && weight !== 1) indicators.set(name, weight)
  }
  return { categories: categoryWeights as Weights['categories'], indicators }
}
