import type { TargetScope } from '#contract/targets/parts.ts'
import { counts } from '#methodology/panel/panel.ts'
import { indicatorPosition } from './panel/positions.ts'
import type { MarketSnapshot } from './snapshot/market-snapshot.ts'

/** Indicators whose figures add up to a scope. */
export const indicatorsOf: Readonly<Record<TargetScope, readonly string[]>> = {
  scope1: ['E-CC-002'],
  scope2: ['E-CC-003'],
  scope3: ['E-CC-005'],
  'scope1+2': ['E-CC-001'],
  'scope1+2+3': ['E-CC-001', 'E-CC-005'],
}

/** Code of the indicator that a scope's figure opens. */
export const mainIndicator = (scope: TargetScope): string => indicatorsOf[scope][0]!

/** Figures that count of some indicators together; null where one of them is missing. */
export function sumAt(
  snapshot: MarketSnapshot,
  codes: readonly string[],
  year: number,
  company: number,
): number | null {
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
