interface Bin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Figures counted in equal steps from low to high; the last step includes its end. */
export function binsOf(values: readonly number[], [low, high]: readonly [number, number], count: number): Bin[] {
  const step = (high - low) / count
  const counts = new Array<number>(count).fill(0)
  for (const value of values) {
    const index = Math.floor((value - low) / step)
    if (value >= low && value <= high) counts[Math.min(index, count - 1)]!++
  }
  return counts.map((each, index) => ({ from: low + index * step, to: low + (index + 1) * step, count: each }))
}
