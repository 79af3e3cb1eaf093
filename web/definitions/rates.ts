import type { listCoverage } from '#contract/market/indicators.ts'
import type { Output } from '#contract/wire/endpoint.ts'

type Coverages = Output<typeof listCoverage>

/** Which end of the rates comes first; in the order of the catalogue without. */
export type Order = 'high' | 'low' | undefined

export interface Rates {
  readonly years: readonly number[]
  /** The year that is shown; null in an empty market. */
  readonly year: number | null
  /** By year, 0 to 1; null where there is no rate, and for an indicator that is not there. */
  readonly of: (indicator: string) => readonly (number | null)[]
  /** Of the year that is shown. */
  readonly inYear: (indicator: string) => number | null
}

export function ratesOf(coverages: Coverages | undefined, requestedYear: number | undefined): Rates {
  const { years = [], newest = null, indicators = [] } = coverages ?? {}
  const year = requestedYear ?? newest
  const position = year === null ? -1 : years.indexOf(year)
  const rates = new Map(indicators.map(({ indicator, rates: own }) => [indicator, own]))
  const of = (indicator: string) => rates.get(indicator) ?? []
  return { years, year, of, inYear: (indicator) => of(indicator)[position] ?? null }
}

/** The most or the least disclosed first; those without a rate last either way. */
export function byRate<Row extends { readonly code: string }>(
  rows: readonly Row[],
  { inYear }: Rates,
  order: Order,
): readonly Row[] {
  if (!order) return rows
  const sign = order === 'high' ? -1 : 1
  const key = ({ code }: Row) => inYear(code)
  return rows.toSorted((a, b) => {
    const [one, other] = [key(a), key(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}
