import type { OwnMethod } from '#contract/scores/own-methods.ts'
import type { Category } from '#methodology/scores/hierarchy.ts'
import { rowsOf, type Start, type Weights } from './model.ts'

export type Group = OwnMethod['groups'][number]

/** Decimals of a weight that follows from a group: what a field shows is what counts. */
const round = (weight: number) => Math.round(weight * 1e4) / 1e4

/** Weight by indicator, of those that weigh anything. */
const effective = (weights: Weights, start: Start): ReadonlyMap<string, number> =>
  new Map(rowsOf(weights, start).map(({ indicator, weight }) => [indicator, weight!]))

/** What a group weighs in the whole. */
export function groupSum(weights: Weights, start: Start, { indicators }: Group): number {
  const effectiveWeights = effective(weights, start)
  return round(indicators.reduce((sum, code) => sum + (effectiveWeights.get(code) ?? 0), 0))
}

interface GroupChange {
  readonly start: Start
  readonly group: Group
  /** Weights of these categories, and so of their indicators, stay. */
  readonly locked: ReadonlySet<Category>
}

/** A group brought to a sum: its indicators move in proportion, or alike where they are all 0; all others stay as they are. */
export function withGroupSum(weights: Weights, sum: number, { start, group, locked }: GroupChange): Weights {
  const effectiveWeights = effective(weights, start)
  const { free, fixed } = membersOf(effectiveWeights, { start, group, locked })
  const now = free.reduce((total, code) => total + (effectiveWeights.get(code) ?? 0), 0)
  const left = Math.max(0, sum - fixed)
  const next = (code: string) => (now === 0 ? left / free.length : (left * (effectiveWeights.get(code) ?? 0)) / now)
  return withEffective(weights, start, new Map(free.map((code) => [code, next(code)])))
}

/** The indicators of a group made alike without changing their sum. */
export function withEqualGroup(weights: Weights, { start, group, locked }: GroupChange): Weights {
  const effectiveWeights = effective(weights, start)
  const { free } = membersOf(effectiveWeights, { start, group, locked })
  const mean = free.reduce((total, code) => total + (effectiveWeights.get(code) ?? 0), 0) / Math.max(1, free.length)
  return withEffective(weights, start, new Map(free.map((code) => [code, mean])))
}

function membersOf(effectiveWeights: ReadonlyMap<string, number>, { start, group, locked }: GroupChange) {
  const categoryOf = new Map(start.flatMap(({ key, indicators }) => indicators.map(({ code }) => [code, key] as const)))
  const memberCodes = group.indicators.filter((code) => categoryOf.has(code))
  const free = memberCodes.filter((code) => !locked.has(categoryOf.get(code)!))
  const fixed = memberCodes.filter((code) => locked.has(categoryOf.get(code)!))
  return { free, fixed: fixed.reduce((total, code) => total + (effectiveWeights.get(code) ?? 0), 0) }
}

/** Some indicators given another weight; the other indicators of their categories keep theirs. */
function withEffective(weights: Weights, start: Start, changed: ReadonlyMap<string, number>): Weights {
  const effectiveWeights = effective(weights, start)
  const categories: Record<string, number> = { ...weights.categories }
  const indicators = new Map(weights.indicators)
  for (const { key, indicators: own } of start) {
    if (!own.some(({ code }) => changed.has(code))) continue
    const next = own.map(({ code }) => changed.get(code) ?? effectiveWeights.get(code) ?? 0)
    const sum = next.reduce((total, weight) => total + weight, 0)
    categories[key] = round(sum)
    if (categories[key] === 0) continue
    const shares = own.reduce((total, { code }) => total + (weights.indicators.get(code) ?? 1), 0)
    const others = own.filter(({ code }) => !changed.has(code) && effectiveWeights.has(code))
    // What one share weighs stays, so that the shares of the others stay too; where there are no others, shares are 1 on average.
    const unit = others.length > 0 ? weights.categories[key] / shares : sum / next.filter((weight) => weight > 0).length
    for (const [at, { code }] of own.entries()) {
      if (others.some((other) => other.code === code)) continue
      const share = Number((next[at]! / unit).toPrecision(10))
      if (share === 1) indicators.delete(code)
      else indicators.set(code, share)
    }
  }
  return { categories: categories as Weights['categories'], indicators }
}

/** As an address keeps groups, `気候:E-CC-001.E-CC-002~…`; undefined for those that one starts with. */
export function formatGroups(groups: readonly Group[], base: readonly Group[]): string | undefined {
  const text = textOf(groups)
  if (text === textOf(base)) return undefined
  return text === '' ? '-' : text
}

const textOf = (groups: readonly Group[]) =>
  groups
    .map(({ name, indicators }) => `${encodeURIComponent(name).replaceAll('~', '%7E')}:${indicators.join('.')}`)
    .join('~')

/** What an address says; what makes no sense in it is passed over. */
export function parseGroups(text: string): Group[] {
  return text.split('~').flatMap((part) => {
    const [name = '', codes = ''] = part.split(':')
    const indicators = codes.split('.').filter((code) => /^[A-Z]-[A-Z]{2}-\d{3}$/.test(code))
    return indicators.length === 0 ? [] : [{ name: decoded(name), indicators }]
  })
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
