import { fits } from './contradictions.ts'
import { relations } from './relations.ts'
import { significantDigits } from './repeats.ts'
import { remoteDoubt } from './size.ts'
import { type DoubtableVintage, keyOf } from './standing.ts'
import { neighbouringPairs } from './swaps.ts'
import { saySame } from './text.ts'
import type { DoubtTrait } from './trait.ts'

/** What of a company may be doubted on any day at all: rules look at nothing else, and most companies have nothing. */
export interface Suspects {
  /** Keys of series whose own figures may be. */
  readonly series: ReadonlySet<string>
  readonly hasRepeats: boolean
  readonly hasCurrency: boolean
  readonly hasSwaps: boolean
  readonly hasContradictions: boolean
  /** Whether the words of a filing say another figure than a tag or a table. */
  readonly hasText: boolean
  readonly isEmpty: boolean
}

/** Figures within this factor of each other are of one size on every day: smaller than what any rule doubts. */
const oneSize = 4
/** The same for figures that may have been swapped. */
const oneSizeOfPairs = 1.45
/** Combinations of vintages of one relation that are tried before it is looked at day by day. */
const max = 32

/** Look at all vintages at once: whatever stands on a day is among them. */
export function suspectsOf<V extends DoubtableVintage>(
  groups: ReadonlyMap<string, readonly V[]>,
  traitOf: (indicator: string) => DoubtTrait,
): Suspects {
  const series = new Set<string>()
  const spans = new Map<string, number>()
  for (const [key, vintages] of groups) {
    const span = spanOf(vintages)
    spans.set(key, span)
    const trait = traitOf(vintages[0]!.indicator)
    if (isSuspect(vintages, span, trait) || isRemote(vintages, trait, groups, traitOf)) series.add(key)
  }
  const byIndicator = Map.groupBy([...groups.values()], ([first]) => first!.indicator)
  const found = {
    series,
    hasRepeats: [...byIndicator].some(([code, all]) => traitOf(code).isMoving && repeats(all)),
    hasCurrency: [...groups].some(
      ([key, all]) =>
        all.some(({ currency }) => currency !== null) || (traitOf(all[0]!.indicator).isMoney && spans.get(key)! > 35),
    ),
    hasSwaps: neighbouringPairs.some((pair) =>
      pair.every((code) => byIndicator.get(code)?.some(([first]) => spans.get(keyOf(first!))! > oneSizeOfPairs)),
    ),
    hasText: [...groups.values()].some((all) =>
      all.some(({ value, text }) => value !== null && text && !saySame(value, text.value)),
    ),
    hasContradictions: relations.some(({ members, ...relation }) => {
      const all = members.map((code) => (byIndicator.get(code) ?? []).flat())
      return all.every((vintages) => vintages.length > 0) && mayFail({ members, ...relation }, all)
    }),
  }
  const { hasRepeats, hasCurrency, hasSwaps, hasContradictions, hasText } = found
  const isAny = hasRepeats || hasCurrency || hasSwaps || hasContradictions || hasText
  return { ...found, isEmpty: series.size === 0 && !isAny }
}

/** How many times the largest is the smallest; infinite when one is 0 or of the other sign. */
function spanOf(vintages: readonly DoubtableVintage[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { value } of vintages) {
    if (value === null) continue
    if (value < least) least = value
    if (value > most) most = value
  }
  if (most === least || most < least) return 1
  return least > 0 ? most / least : most < 0 ? least / most : Number.POSITIVE_INFINITY
}

function isSuspect(vintages: readonly DoubtableVintage[], span: number, trait: DoubtTrait): boolean {
  const { kind, least, most, isWhole, cap, median } = trait
  if (kind !== 'swinging' && span > oneSize) return true
  const isFar = kind === 'narrow' && median !== null
  return vintages.some(
    ({ value, knownFrom, periodEnd }) =>
      knownFrom < periodEnd ||
      (value !== null &&
        (value < least ||
          value > most ||
          (isWhole && !Number.isInteger(value)) ||
          (kind === 'share' && value > (cap ?? 100)) ||
          (isFar && (Math.abs(value) > 10 * median || Math.abs(value) < median / 10)))),
  )
}

/** Whether a figure would be doubted on a day on which no other year is known. */
function isRemote<V extends DoubtableVintage>(
  vintages: readonly V[],
  trait: DoubtTrait,
  groups: ReadonlyMap<string, readonly V[]>,
  traitOf: (indicator: string) => DoubtTrait,
): boolean {
  if (trait.kind !== 'level' || trait.sizeCode === null) return false
  const sizes = groups.get(keyOf({ indicator: trait.sizeCode, boundary: 'consolidated', part: '' })) ?? []
  const { median } = traitOf(trait.sizeCode)
  if (median === null) return false
  return vintages.some(
    ({ value, fiscalYear }) =>
      value !== null &&
      value !== 0 &&
      sizes.some((size) => {
        const isSize = size.fiscalYear === fiscalYear && size.value !== null && size.value > 0
        return isSize && remoteDoubt({ value, relativeSize: size.value! / median }, trait) !== null
      }),
  )
}

/** Whether two years of an indicator have the same figure, on any boundary. */
function repeats(series: readonly (readonly DoubtableVintage[])[]): boolean {
  const yearOf = new Map<number, number>()
  for (const { value, fiscalYear } of series.flat()) {
    if (value === null || significantDigits(value) < 3) continue
    const year = yearOf.get(value)
    if (year !== undefined && year !== fiscalYear) return true
    yearOf.set(value, fiscalYear)
  }
  return false
}

/** Whether a relation fails with any vintages of one year. */
function mayFail(relation: (typeof relations)[number], all: readonly (readonly DoubtableVintage[])[]): boolean {
  const [first, ...rest] = all.map((vintages) => Map.groupBy(vintages, ({ fiscalYear }) => fiscalYear))
  for (const [year, own] of first!) {
    const members = [own, ...rest.map((byYear) => byYear.get(year) ?? [])]
    const count = members.reduce((product, { length }) => product * length, 1)
    if (count > max) return true
    for (let at = 0; at < count; at++) {
      let left = at
      const values = members.map((vintages) => {
        const { value } = vintages[left % vintages.length]!
        left = Math.floor(left / vintages.length)
        return value
      })
      if (values.every((value) => value !== null) && !fits(relation, values as number[])) return true
    }
  }
  return false
}
