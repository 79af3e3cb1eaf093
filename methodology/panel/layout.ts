/**
 * How the arrays of a market lie in memory: row after row (indicators, or keys of scores), in each the fiscal years, in each the
 * companies. One row of one year is one run of companies.
 */
export interface MarketShape {
  /** How many fiscal years. */
  readonly years: number
  readonly companies: number
}

/** Position of a row and year among the runs: `row × years + year`. */
export function runIndex({ years }: Pick<MarketShape, 'years'>, row: number, year: number): number {
  return row * years + year
}

/** Position of one cell. */
export function cellIndex({ years, companies }: MarketShape, row: number, year: number, company: number): number {
  return (row * years + year) * companies + company
}

/** The companies of one row and year: a view into the array, nothing is copied. */
export function runOf<A extends Float64Array | Uint32Array | Uint16Array | Uint8Array>(
  array: A,
  { years, companies }: MarketShape,
  row: number,
  year: number,
): A {
  const start = (row * years + year) * companies
  return array.subarray(start, start + companies) as A
}
