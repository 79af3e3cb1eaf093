/** Why a figure looks like an error of its filer or of who passed it on. */
export const doubtReasons = [
  /** A unit was mistaken: a power of a thousand away from what it is compared with. */
  'thousandfold',
  /** A ratio that is a hundred times too large or too small. */
  'per-cent-as-fraction',
  /** Far from the company's other years, and no unit explains it. */
  'jump',
  /** More or less than any company's figure can be, or a part of a person. */
  'impossible',
  /** To the last digit the figure of an earlier year. */
  'carried-over',
  /** It does not fit the figures that it is added up or divided from. */
  'contradiction',
  /** Reported in another currency than yen. */
  'foreign-currency',
  /** Nothing, between years in which there was a lot. */
  'zero',
  /** It stands where another indicator's figure belongs, and that one stands here. */
  'swapped',
  /** Known before its period ended. */
  'too-early',
  /** The words of a filing say another figure. */
  'text-differs',
] as const
export type DoubtReason = (typeof doubtReasons)[number]

/** What agrees with a proposal. */
export const supports = ['neighbours', 'peers', 'sums', 'vintages'] as const
export type Support = (typeof supports)[number]

/** Why a figure is doubted, and what it was probably meant to be. */
export interface Suspicion {
  readonly reason: DoubtReason
  /** In the indicator's unit; null unless at least two kinds of evidence agree with it. */
  readonly proposed: number | null
  /** What it was compared with, in the indicator's unit; null where a day or currency is doubted. */
  readonly reference: number | null
  /** Year of the reference where it is the figure of one year. */
  readonly referenceYear: number | null
  /** Other indicators that speak against it, as codes. */
  readonly against: readonly string[]
}

/** A suspicion before anybody has looked for a proposal, with the values that would explain it. */
export interface Finding extends Omit<Suspicion, 'proposed'> {
  readonly candidates: readonly number[]
}

export function finding(reason: DoubtReason, rest: Partial<Omit<Finding, 'reason'>> = {}): Finding {
  return { reason, reference: null, referenceYear: null, against: [], candidates: [], ...rest }
}
