import { counts } from '#methodology/panel/panel.ts'
import { yearOf } from './commitments.ts'
import { indicatorPosition } from './panel/positions.ts'
import type { MarketSnapshot } from './snapshot/market-snapshot.ts'

/** What the company itself says: the newest figure of its net-zero year. */
export function netZeroYear(market: MarketSnapshot, company: number): number | null {
  const { panel } = market
  const indicator = indicatorPosition(panel, 'E-CC-034')
  if (indicator === undefined) return null
  for (let year = panel.years.length - 1; year >= 0; year--) {
    const { value, state } = market.figure(indicator, year, company)
    if (counts(state)) return yearOf(value)
  }
  return null
}
