import type { TargetScope } from '#contract/targets/parts.ts'
import { meanWithoutGaps } from '#methodology/statistics/mean.ts'
import type { Emissions } from '#methodology/targets/pace.ts'
import { emissionsAt, sumAt } from './emissions.ts'
import type { MarketSnapshot } from './snapshot/market-snapshot.ts'

const sales = 'F-PL-001'

/** The same per million yen of sales. */
export function intensityAt(
  snapshot: MarketSnapshot,
  scope: TargetScope,
  at: { readonly year: number; readonly company: number },
): number | null {
  const emissions = emissionsAt(snapshot, scope, at)
  const amount = sumAt(snapshot, [sales], at.year, at.company)
  return emissions === null || amount === null || amount <= 0 ? null : emissions / amount
}

/** Every year that has a figure. */
export function emissionsOf(snapshot: MarketSnapshot, scope: TargetScope, company: number): Emissions {
  return new Map(
    snapshot.panel.years.flatMap((fiscalYear, year) => {
      const value = emissionsAt(snapshot, scope, { year, company })
      return value === null ? [] : [[fiscalYear, value] as const]
    }),
  )
}

interface SeriesRequest {
  readonly scope: TargetScope
  /** Positions. */
  readonly years: readonly number[]
  readonly companies: readonly number[]
  /** Companies that an average is taken of; null where none is wanted. */
  readonly leaders: Int32Array | null
  readonly figure: typeof emissionsAt
}

/** A scope by year and company, with the average of the industry's largest. */
export function seriesOf(snapshot: MarketSnapshot, { scope, years, companies, leaders, figure }: SeriesRequest) {
  const values = years.map((year) => companies.map((company) => figure(snapshot, scope, { year, company })))
  if (!leaders) return { scope, values }
  const average = years.map((year) =>
    meanWithoutGaps(Array.from(leaders, (company) => figure(snapshot, scope, { year, company }) ?? Number.NaN)),
  )
  return { scope, values, average }
}
