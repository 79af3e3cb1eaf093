/** Longer runs are left to the engine, whose sorting has a price to start. */
const short = 48

/** Sort the first n numbers of an array in place. */
export function sortFirst(numbers: Float64Array, n: number): void {
  if (n > short) {
    numbers.subarray(0, n).sort()
    return
  }
  for (let index = 1; index < n; index++) {
    const number = numbers[index]!
    let at = index
    for (; at > 0 && numbers[at - 1]! > number; at--) numbers[at] = numbers[at - 1]!
    numbers[at] = number
  }
}

/** Linear between the two nearest of the first n sorted numbers: position = share × (n − 1). n is 1 or more. */
export function quantileOfFirst(sorted: Float64Array, n: number, share: number): number {
  const place = share * (n - 1)
  const below = Math.floor(place)
  const low = sorted[below]!
  return low + (sorted[Math.ceil(place)]! - low) * (place - below)
}
