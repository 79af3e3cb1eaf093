/** Arithmetic mean; null without a value. */
export function mean(values: readonly number[] | Float64Array): number | null {
  return values.length === 0 ? null : meanOrNaN(values)
}

/** Arithmetic mean; NaN without a value, for columns in which a gap is NaN. */
export function meanOrNaN(values: readonly number[] | Float64Array): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += values[at]!
  return sum / values.length
}

/** Mean of the values that are known: nulls and NaN are left out; null when none is known. */
export function meanWithoutGaps(values: readonly (number | null)[]): number | null {
  return mean(values.filter((value) => value !== null && !Number.isNaN(value)) as number[])
}
