import { orthogonalFit } from '../regression/orthogonal.ts'
import { fitCompany, fitPanel } from './fits.ts'
import type { PreparedMarket } from './market.ts'
import type { PbrScope } from './regression.ts'
import type { PbrRows } from './rows.ts'

/** One row of a regression as it bears on its coefficient. */
export interface PartialPoint {
  readonly company: number
  /** Position of the year of the price. */
  readonly year: number
  /** The indicator without what return on equity and levels say of it. */
  readonly x: number
  /** ln PBR without the same; the points' slope is b₂. */
  readonly y: number
}

/** The points behind a coefficient; empty where it was not fitted. */
export function partialPoints(
  rows: PbrRows,
  market: Pick<PreparedMarket, 'industryOf' | 'industries' | 'years'>,
  kind: PbrScope,
): PartialPoint[] {
  const fit = kind === 'company' ? fitCompany(rows) : fitPanel(rows, market)
  if (!fit) return []
  const [roe, kpi] = fit.columns
  const x = orthogonalFit([roe!], kpi!, [rows.lnRoe])?.residuals ?? kpi!
  return Array.from(rows.company, (company, at) => ({
    ...{ company, year: rows.year[at]!, x: x[at]! },
    y: fit.residuals[at]! + fit.coefficients[1]! * x[at]!,
  }))
}
