import { columnOf, counts } from '#methodology/panel/panel.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'

const million = 1_000_000

/**
 * Market capitalization at the end of a fiscal year, million yen, by position in the panel; NaN where it is not known. As filed, else
 * shares issued less treasury shares × the price at the end of the year, as a market without its own prices has them from reports.
 */
export function marketCaps(panel: LoadedPanel, fiscalYear: number | undefined): Float64Array {
  const read = (code: string): Float64Array => {
    const column = fiscalYear === undefined ? null : columnOf(panel, code, fiscalYear)
    const values = new Float64Array(panel.companies.length).fill(Number.NaN)
    if (column) for (const [at, state] of column.states.entries()) if (counts(state)) values[at] = column.values[at]!
    return values
  }
  const [filed, price, issued, treasury] = ['F-MK-002', 'F-MK-001', 'F-MK-005', 'F-MK-006'].map(read) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ]
  return filed.map((value, at) =>
    capOf({ filed: value, price: price[at]!, issued: issued[at]!, treasury: treasury[at]! }),
  )
}

/** The same of one company, from its figures; NaN for those that are not known. */
export function capOf(figures: {
  readonly filed: number
  readonly price: number
  readonly issued: number
  readonly treasury: number
}): number {
  const { filed, price, issued, treasury } = figures
  const shares = issued - (Number.isNaN(treasury) ? 0 : treasury)
  const cap = Number.isNaN(filed) ? (shares * price) / million : filed
  return cap > 0 ? cap : Number.NaN
}
