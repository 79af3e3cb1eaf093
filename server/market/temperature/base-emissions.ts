import { emissionsAt } from '#server/market/emissions.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** t-CO2e of a company by scope and fiscal year, as the market has them; null where there is no figure that counts. */
export function baseEmissionsIn(snapshot: MarketSnapshot) {
  const { panel } = snapshot
  return (companyId: number, scope: 'scope1' | 'scope2', fiscalYear: number): number | null => {
    const company = companyPosition(panel, companyId)
    const year = panel.years.indexOf(fiscalYear)
    return company === undefined || year < 0 ? null : emissionsAt(snapshot, scope, { year, company })
  }
}
