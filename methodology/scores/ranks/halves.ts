/** 2 × worse + same of a value among sorted figures. */
export function halvesOf(sorted: Float64Array, value: number, isHigher: boolean): number {
  const below = lowerBound(sorted, value)
  const notAbove = sorted[below] === value ? upperBound(sorted, value, below + 1) : below
  return isHigher ? below + notAbove : 2 * sorted.length - below - notAbove
}

function lowerBound(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

function upperBound(sorted: Float64Array, value: number, from: number): number {
  let [low, high] = [from, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= value) low = middle + 1
    else high = middle
  }
  return low
}

/** Sort the numbers from `from` to `to` in place, and what stands beside them in the same way. */
export function sortPairs(numbers: Float64Array, beside: Int32Array, from: number, to: number): void {
  for (let index = from + 1; index < to; index++) {
    const number = numbers[index]!
    const place = beside[index]!
    let at = index
    for (; at > from && numbers[at - 1]! > number; at--) {
      numbers[at] = numbers[at - 1]!
      beside[at] = beside[at - 1]!
    }
    numbers[at] = number
    beside[at] = place
  }
}
