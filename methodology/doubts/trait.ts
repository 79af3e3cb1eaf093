/** How the figures of an indicator behave, as far as its doubts need it. */
export interface DoubtTrait {
  readonly code: string
  /**
   * `share` per cents that have a cap; `narrow` figures alike in all companies, such as the average salary; `level` sizes that
   * move slowly, such as sales, staff or emissions; `patchy` sizes that grow with what a company tells of, such as scope 3; `stepwise` numbers of shares, which splits multiply for good; `swinging` profits,
   * cash flows, counts and whatever else may jump by nature.
   */
  readonly kind: 'share' | 'narrow' | 'level' | 'patchy' | 'stepwise' | 'swinging'
  /** Greatest possible value of a share, in per cent; null for the others. */
  readonly cap: number | null
  /** The middle of the market in the indicator's unit, above 0; null where it is not known. */
  readonly median: number | null
  /** Spread of the logarithm over the market, above 0; null where it is not known. */
  readonly logSd: number | null
  /** What a figure of any company can be, both ends included, in the indicator's unit. */
  readonly least: number
  readonly most: number
  /** Whether only whole numbers are possible, such as persons and shares. */
  readonly isWhole: boolean
  /** Whether the same figure in two years is a coincidence: amounts are, shares issued and policies are not. */
  readonly isMoving: boolean
  /** Whether no company that discloses it can have none, such as staff. */
  readonly isNeverZero: boolean
  /** Whether it is an amount of money of the accounts, in the company's reporting currency. */
  readonly isMoney: boolean
  /** Indicator that the market's size of the figure goes with, such as sales; null where it goes with none. */
  readonly sizeCode: string | null
}
