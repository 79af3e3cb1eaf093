import { normalCdf } from '../statistics/normal.ts'

/** Pay that is spread lognormally around an average. */
export interface LognormalPay {
  /** Average, any currency, above 0. */
  readonly mean: number
  /** Standard deviation of the logarithm, above 0. */
  readonly spread: number
}

/**
 * Average of pay up to a ceiling: `E[min(w, ceiling)]`, the limited expected value.
 *
 * @returns 0 to the mean, in the unit of the mean
 */
export function limitedMean({ mean, spread }: LognormalPay, ceiling: number): number {
  if (ceiling <= 0) return 0
  const z = (Math.log(ceiling / mean) + (spread * spread) / 2) / spread
  return mean * normalCdf(z - spread) + ceiling * normalCdf(-z)
}

/**
 * Average of what pay lacks to a floor: `E[max(0, floor − w)]`.
 *
 * @returns 0 to the floor, in the unit of the mean
 */
export function meanShortfall(pay: LognormalPay, floor: number): number {
  return Math.max(0, floor - limitedMean(pay, floor))
}
