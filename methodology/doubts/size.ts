import { middle } from './standing.ts'
import { type Finding, finding } from './suspicion.ts'
import type { DoubtTrait } from './trait.ts'

/** A series at one of its years, in the indicator's unit. */
export interface SizeInput {
  readonly value: number
  readonly earlier: readonly number[]
  readonly later: readonly number[]
  /** What this vintage replaced; null for the first. */
  readonly replaced: number | null
  /** Size of the company against the middle of the market, such as its sales; null when it is not known. */
  readonly relativeSize: number | null
}

type SizeTrait = Pick<DoubtTrait, 'kind' | 'cap' | 'median' | 'logSd' | 'isNeverZero'>

/** A figure this many times its reference, or this part of it, is looked at by a person. */
const suspicious = 50
/** What is left of a mistaken unit may be this many times its reference. */
const near = 5
/** A figure this many times both neighbours, which agree with each other within `calm`, is looked at. */
const spike = 4.5
const calm = 1.6
/** The middle step from year to year that a series may take for its neighbours to tell anything. */
const restless = 1.35
/** Years that agree with each other from which on a new level is believed. */
const lasting = 4
/** Standard deviations of the market from which a figure without other years is looked at. */
const remote = 4.2

/**
 * Whether the size of a figure looks like an error: thousands taken for units, per cent typed as a fraction, a digit too many.
 *
 * The figure is compared with the company's own other years; an indicator that is alike in all companies, against the middle of
 * the market. Beside other years it is doubted only when it is in the minority: more years contradict it (fifty times as large or
 * as small) than agree with it, itself among them. When they are as many, the side of the earliest year is believed; so of two
 * years only the later is doubted. A figure between two calm neighbours is doubted from four and a half times on.
 *
 * Source: our rule, after errors seen in filings (salaries of 7,196 and 638,000,000; shares of 25.0 for 25 %).
 *
 * @returns null when nothing is wrong, or nothing can be said
 */
export function sizeDoubt(input: SizeInput, trait: SizeTrait): Finding | null {
  const { value } = input
  if (trait.kind === 'swinging') return null
  if (value === 0) return zeroDoubt(input, trait)
  // A split changes what follows it; only a figure that goes back is doubted.
  if (trait.kind === 'stepwise') return input.earlier.length > 0 && input.later.length > 0 ? spikeDoubt(input) : null
  if (trait.kind === 'share') return shareDoubt(input, trait)
  if (trait.kind === 'narrow' && trait.median !== null) {
    const own = sizes([...input.earlier, ...input.later])
    return far(value, trait.median) ?? (own.length >= 2 ? spikeDoubt(input) : null)
  }
  return levelDoubt(input, trait)
}

function levelDoubt(input: SizeInput, trait: SizeTrait): Finding | null {
  const { value, earlier, later, replaced } = input
  const others = sizes([...earlier, ...later])
  const isPatchy = trait.kind === 'patchy'
  if (others.length === 0) {
    if (replaced) return far(value, Math.abs(replaced))
    return isPatchy ? null : remoteDoubt(input, trait)
  }
  if (!isMinority(Math.abs(value), others, sizes(earlier).length > 0)) return isPatchy ? null : spikeDoubt(input)
  return isNewLevel(input) ? null : far(value, middle(others)!)
}

/** Years at one end of a series that agree with each other and are so many that the company changed, and not a figure. */
function isNewLevel({ value, earlier, later }: SizeInput): boolean {
  const agrees = (other: number) => !contradicts(Math.abs(value), Math.abs(other))
  const before = earlier.length - 1 - earlier.findLastIndex((other) => !agrees(other))
  const after = later.findIndex((other) => !agrees(other))
  const run = before + 1 + (after === -1 ? later.length : after)
  const isAtEnd = before === earlier.length || after === -1
  return isAtEnd && run >= lasting
}

const sizes = (values: readonly number[]) => values.filter((other) => other !== 0).map(Math.abs)

/** Whether more years contradict a figure than agree with it; when as many do, whether the earliest contradicts it. */
function isMinority(size: number, others: readonly number[], hasEarlier: boolean): boolean {
  const against = others.filter((other) => contradicts(size, other)).length
  const agreeing = others.length + 1 - against
  if (against !== agreeing) return against > agreeing
  return hasEarlier && contradicts(size, others[0]!)
}

const contradicts = (size: number, other: number) => size >= other * suspicious || size <= other / suspicious

/** More than a share can be, or a hundred times as much or as little as in other years. */
function shareDoubt(input: SizeInput, { cap, median }: SizeTrait): Finding | null {
  const { value, earlier, later } = input
  const others = sizes([...earlier, ...later])
  const own = middle(others)
  if (value > (cap ?? 100)) {
    // Above a cap that is a rule of thumb, a figure like its neighbours is believed.
    const isUsual = (cap ?? 100) > 100 && own !== null && value / own < 2 && own <= (cap ?? 100)
    return isUsual
      ? null
      : finding('per-cent-as-fraction', { reference: own ?? median, candidates: [value / 100, value / 10] })
  }
  if (own === null || others.length < 2 || !isSteady(others)) return null
  const ratio = Math.abs(value) / own
  if (ratio >= 1 / 30 || own < 2) return spikeDoubt(input)
  return finding(ratio > 1 / 250 && ratio < 1 / 40 ? 'per-cent-as-fraction' : 'jump', {
    reference: own,
    candidates: [value * 100],
  })
}

/** Compared with one size: a power of a thousand away, or just far away. */
function far(value: number, reference: number): Finding | null {
  const ratio = Math.abs(value) / reference
  if (!contradicts(Math.abs(value), reference)) return null
  const factor = [1e3, 1e6, 1e-3, 1e-6].find((power) => ratio / power < near && ratio / power > 1 / near)
  const candidates = [1e3, 1e6, 1e-3, 1e-6].map((power) => value / power)
  return finding(factor === undefined ? 'jump' : 'thousandfold', { reference, candidates })
}

/** Between neighbours that agree with each other, or after years that hardly moved, and yet several times as large or small. */
function spikeDoubt({ value, earlier, later }: SizeInput): Finding | null {
  const [before, after] = [sizes(earlier), sizes(later)]
  const others = [...before, ...after]
  const isBetween = before.length > 0 && after.length > 0
  const around = isBetween ? [before.at(-1)!, after[0]!] : [...before.slice(-2), ...after.slice(0, 2)]
  const isCalm = isBetween
    ? Math.max(...around) <= calm * Math.min(...around) && middleStep(others) <= restless
    : others.length >= 4 && isSteady(others)
  if (!isCalm) return null
  const reference = middle(around)!
  const ratio = Math.abs(value) / reference
  if (ratio < spike && ratio > 1 / spike) return null
  return finding('jump', { reference, candidates: [value / 10, value * 10, value / 100, value * 100, value / 1000] })
}

/** The middle factor between one year and the next. */
function middleStep(values: readonly number[]): number {
  return middle(values.slice(1).map((value, at) => Math.max(value / values[at]!, values[at]! / value))) ?? 1
}

/** Whether no year is more than half as much again as the one before it. */
function isSteady(values: readonly number[]): boolean {
  return values.every((value, index) => {
    const before = values[index - 1] ?? value
    return value <= 1.5 * before && before <= 1.5 * value
  })
}

/** Nothing, though every other year had plenty. */
function zeroDoubt({ earlier, later }: SizeInput, { isNeverZero }: SizeTrait): Finding | null {
  const others = [...earlier, ...later]
  if (!isNeverZero || others.length < 2 || others.some((other) => Math.abs(other) < suspicious)) return null
  return finding('zero', { reference: middle(sizes(others)) })
}

/** The only year: so far from what companies of its size have that a mistaken unit is likelier. */
export function remoteDoubt(
  { value, relativeSize }: Pick<SizeInput, 'value' | 'relativeSize'>,
  { median, logSd }: SizeTrait,
): Finding | null {
  if (median === null || logSd === null || relativeSize === null) return null
  const usual = median * relativeSize
  // What goes with a size is spread less than what does not.
  const deviations = Math.log(Math.abs(value) / usual) / Math.max(0.5, 0.75 * logSd)
  return Math.abs(deviations) < remote ? null : far(value, usual)
}
