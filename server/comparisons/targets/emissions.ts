import type { TargetScope } from '#contract/comparisons/targets.ts'
import { counts } from '#methodology/panel/panel.ts'
import { meanOf } from '#methodology/scores/industry-average.ts'
import type { Emissions } from '#methodology/targets/pace.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** Indicators whose figures add up to a scope. */
const indicatorsOf: Readonly<Record<TargetScope, readonly string[]>> = {
  scope1: ['E-CC-002'],
  scope2: ['E-CC-003'],
  scope3: ['E-CC-005'],
  'scope1+2': ['E-CC-001'],
  'scope1+2+3': ['E-CC-001', 'E-CC-005'],
}
const sales = 'F-PL-001'

/** Code of the indicator that a scope's figure opens. */
export const mainIndicator = (scope: TargetScope): string => indicatorsOf[scope][0]!

/** Figures that count of some indicators together; null where one of them is missing. */
function sumAt(snapshot: MarketSnapshot, codes: readonly string[], year: number, company: number): number | null {
  let sum = 0
  for (const code of codes) {
    const indicator = indicatorPosition(snapshot.panel, code)
    if (indicator === undefined) return null
    const { value, state } = snapshot.figure(indicator, year, company)
    if (!counts(state)) return null
    sum += value
  }
  return sum
}

/** t-CO2e of a company in a year, by position. */
export function emissionsAt(
  snapshot: MarketSnapshot,
  scope: TargetScope,
  { year, company }: { readonly year: number; readonly company: number },
): number | null {
  return sumAt(snapshot, indicatorsOf[scope], year, company)
}

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
    meanOf(Array.from(leaders, (company) => figure(snapshot, scope, { year, company }) ?? Number.NaN)),
  )
  return { scope, values, average }
}
