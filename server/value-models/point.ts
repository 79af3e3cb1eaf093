import type { RegressionPoint } from '#contract/value-models/one-regression.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { listCompanyRows } from '#server/industries/queries.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { priceCodes } from '#server/market/value/figures.ts'
import { pbrKpis } from '#server/market/value/kpis.ts'
import { toCompanyName } from './names.ts'
import { figureAt, pbrWithParts } from './price.ts'

interface Where {
  readonly indicator: string
  readonly companyId: number
  readonly year: number
  readonly lag: number
}

/** The figures behind one row of a regression. */
export async function pointOf({ db }: CallDeps, market: MarketSnapshot, where: Where): Promise<RegressionPoint> {
  const { panel } = market
  const { indicator, companyId, lag } = where
  const company = companyPosition(panel, companyId)
  const row = (await listCompanyRows(db, [companyId])).get(companyId)
  if (company === undefined || !row) throw new Refusal('company.not-found')
  if (!pbrKpis(panel).some((kpi) => kpi.row.code === indicator)) throw new Refusal('indicator.not-found')
  const year = panel.years.indexOf(where.year)
  const pbr = year === -1 ? null : pbrWithParts(market, { company, year })
  const roe = figureAt(market, priceCodes.roe, { company, year })
  const kpi = figureAt(market, indicator, { company, year: year - lag })
  if (!pbr || !roe || !kpi) throw new Refusal('figure.not-found')
  return { company: toCompanyName(row), year: where.year, lag, pbr, roe, kpi }
}
