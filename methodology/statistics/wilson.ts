/** Ends of an interval, the lower one first. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of the normal distribution. */
const z95 = 1.959963984540054

/**
 * Wilson's interval of a share, 95 %, within 0 to 1.
 *
 * Source: Wilson, Journal of the American Statistical Association 22 (1927), 209–212.
 *
 * @param hits whole number, at most `n`
 * @returns null when `n` is 0
 */
export function wilsonInterval(hits: number, n: number): Interval | null {
  if (n === 0) return null
  const share = hits / n
  const square = z95 ** 2 / n
  const middle = (share + square / 2) / (1 + square)
  const half = (z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
