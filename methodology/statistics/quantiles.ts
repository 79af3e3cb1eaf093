/**
 * Linear between the two nearest values: position = share × (n − 1).
 *
 * @param sorted ascending
 * @param share 0 to 1
 * @returns null without a value
 */
export function quantile(sorted: Float64Array, share: number): number | null {
  if (sorted.length === 0) return null
  const place = share * (sorted.length - 1)
  const below = Math.floor(place)
  const [low, high] = [sorted[below]!, sorted[Math.ceil(place)]!]
  return low + (high - low) * (place - below)
}

/** Middle value, or the mean of the two middle ones; null without a value. Values may stand in any order. */
export function median(values: readonly number[] | Float64Array): number | null {
  return medianOfSorted(Float64Array.from(values).sort())
}

/** The same of values that ascend. */
export function medianOfSorted(sorted: Float64Array): number | null {
  if (sorted.length === 0) return null
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
