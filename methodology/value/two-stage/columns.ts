/** How an indicator enters: in logarithms, per sales and in logarithms, or as it is. */
export const valueForms = ['log', 'log-per-sales', 'level'] as const

export interface ValueKpi {
  readonly values: Float64Array
  readonly form: (typeof valueForms)[number]
}

/** Years before the price that an indicator may be of: none of the same year, which is not told before the price. */
export const valueLags = [1, 2, 3] as const
/** Least share of rows that have an indicator. Ours, proposed. */
export const minCoverage = 0.2

/** An indicator over the rows of a sample, at the lag that goes best with what the first stage leaves. */
export interface KpiColumn {
  /** Position among the market's indicators. */
  readonly kpi: number
  readonly lag: number
  /** Where the indicator is not known, the mean of those that are. */
  readonly values: Float64Array
  /** Share of the rows that it is known of. */
  readonly known: number
}

interface Source {
  readonly companies: number
  readonly sales: Float64Array
}

/** An indicator so many years before each row, in its form; NaN where there is none. */
export function lagged(
  { companies, sales }: Source,
  { values, form }: ValueKpi,
  rows: { readonly company: Int32Array; readonly year: Int32Array; readonly lag: number },
): Float64Array {
  const column = new Float64Array(rows.company.length)
  for (let row = 0; row < column.length; row++) {
    const cell = (rows.year[row]! - rows.lag) * companies + rows.company[row]!
    column[row] = cell < 0 ? Number.NaN : inForm(form, values[cell]!, sales[cell]!)
  }
  return column
}

function inForm(form: ValueKpi['form'], value: number, sales: number): number {
  if (form === 'level') return value
  const logarithm = form === 'log' ? Math.log(value) : Math.log(value / sales)
  return Number.isFinite(logarithm) ? logarithm : Number.NaN
}

/** What of the rows chosen is known of a column, and how it goes with a target. */
export function columnFacts(column: Float64Array, target: Float64Array, rows: Int32Array) {
  let [n, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
  for (const row of rows) {
    const [a, b] = [column[row]!, target[row]!]
    if (Number.isNaN(a)) continue
    n++
    x += a
    y += b
    xx += a * a
    yy += b * b
    xy += a * b
  }
  const [sxx, syy, sxy] = [xx - (x * x) / n, yy - (y * y) / n, xy - (x * y) / n]
  const isStill = !(sxx > 1e-12 * xx) || !(syy > 0)
  return {
    known: n / rows.length,
    mean: n === 0 ? 0 : x / n,
    correlation: isStill ? 0 : Math.abs(sxy) / Math.sqrt(sxx * syy),
  }
}
