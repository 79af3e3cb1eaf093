/** How large a figure of an indicator can be, and how it behaves from year to year. */
export interface Scale {
  /**
   * `share` per cents that have a cap; `narrow` figures alike in all companies, such as the average salary; `level` sizes that
   * move slowly, such as sales, staff or emissions; `swinging` profits, cash flows, counts and whatever else may jump by nature.
   */
  readonly kind: 'share' | 'narrow' | 'level' | 'swinging'
  /** Greatest possible value of a share, in per cent; null for the others. */
  readonly cap: number | null
  /** The middle of the market, in the indicator's unit, above 0. */
  readonly median: number
}

/** Why a figure looks like an error of the filer, and what it was probably meant to be. */
export interface Suspicion {
  /** `thousandfold` a unit was mistaken; `per-cent-as-fraction` a ratio a hundred times too large or small; `jump` neither, but fifty times its reference. */
  readonly reason: 'thousandfold' | 'per-cent-as-fraction' | 'jump'
  /** In the indicator's unit; null when no power of a thousand brings the figure near its reference. */
  readonly proposed: number | null
  /** What it was compared with, in the indicator's unit. */
  readonly reference: number
}

/** Values of a series beside the one that is looked at, in the indicator's unit. */
export interface OtherYears {
  readonly earlier: readonly number[]
  readonly later: readonly number[]
}

/** A figure this many times its reference, or this part of it, is looked at by a person. */
const suspicious = 50
/** A proposal must come within this factor of the reference. */
const near = 5

/**
 * Whether a figure looks like a filer's error: per cent typed as a fraction, or thousands taken for units.
 *
 * The figure is compared with the middle of the company's own other years; an indicator that is alike in all companies, against
 * the middle of the market. Beside other years a figure is doubted only when it is in the minority: more years contradict it
 * (fifty times as large or as small) than agree with it, itself among them. When they are as many, the side of the earliest year
 * is believed; so of two years only the later is doubted.
 *
 * Source: our rule, after errors seen in filings (salaries of 7,196 and 638,000,000; shares of 25.0 for 25 %).
 *
 * @param value in the indicator's unit
 * @param earlier the company's values of earlier years on the same boundary, in their order
 * @param later the same of later years
 * @returns null when nothing is wrong, or nothing can be said
 */
export function suspicionOf(value: number, { earlier, later }: OtherYears, scale: Scale): Suspicion | null {
  if (value === 0 || scale.kind === 'swinging') return null
  const others = [...earlier, ...later].filter((other) => other !== 0).map(Math.abs)
  const own = middle(others)
  if (scale.kind === 'share') return shareSuspicion(value, own ?? scale.median, scale.cap ?? 100)
  if (scale.kind === 'narrow') return sizeSuspicion(value, scale.median)
  if (
    own === null ||
    !isMinority(
      Math.abs(value),
      others,
      earlier.some((other) => other !== 0),
    )
  )
    return null
  return sizeSuspicion(value, own)
}

/** Whether more years contradict a figure than agree with it; when as many do, whether the earliest contradicts it. */
function isMinority(size: number, others: readonly number[], hasEarlier: boolean): boolean {
  const against = others.filter((other) => contradicts(size, other)).length
  const agreeing = others.length + 1 - against
  if (against !== agreeing) return against > agreeing
  return hasEarlier && contradicts(size, others[0]!)
}

const contradicts = (size: number, other: number) => size >= other * suspicious || size <= other / suspicious

function shareSuspicion(value: number, reference: number, cap: number): Suspicion | null {
  if (value <= cap) return null
  const proposed = value / 100 <= cap ? value / 100 : null
  return { reason: 'per-cent-as-fraction', proposed, reference }
}

function sizeSuspicion(value: number, reference: number): Suspicion | null {
  const ratio = Math.abs(value) / reference
  if (!contradicts(Math.abs(value), reference)) return null
  const factor = [1e3, 1e6, 1e-3, 1e-6].find((power) => ratio / power < near && ratio / power > 1 / near)
  return factor === undefined
    ? { reason: 'jump', proposed: null, reference }
    : { reason: 'thousandfold', proposed: value / factor, reference }
}

function middle(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = [...values].sort((a, b) => a - b)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}
