import { leastSquares } from '../regression/least-squares.ts'
import { panelFit } from '../regression/panel.ts'
import { centered } from '../regression/statistics.ts'
import type { PreparedMarket } from './market.ts'
import type { PbrRows } from './rows.ts'

/** A fit of ln PBR on ln ROE and the indicator. */
export interface FittedRows {
  /** Of ln ROE and of the indicator. */
  readonly coefficients: Float64Array
  readonly errors: Float64Array
  /** Degrees of freedom that the t of each is held against. */
  readonly freedom: readonly [number, number]
  readonly residuals: Float64Array
  readonly squares: number
  /** Coefficients of the whole. */
  readonly count: number
  /** ln ROE and the indicator without the constant, or without levels. */
  readonly columns: readonly Float64Array[]
}

/** One company over its years: least squares with a constant and ordinary errors. */
export function fitCompany({ lnPbr, lnRoe, kpi }: Omit<PbrRows, 'dropped'>): FittedRows | null {
  const fit = leastSquares([lnRoe, kpi, new Float64Array(lnPbr.length).fill(1)], lnPbr)
  if (!fit) return null
  const freedom = lnPbr.length - 3
  const errors = [0, 1].map((at) => Math.sqrt((fit.inverse[at]![at]! * fit.squares) / freedom))
  return {
    ...{ residuals: fit.residuals, squares: fit.squares, freedom: [freedom, freedom], count: 3 },
    columns: [centered(lnRoe), centered(kpi)],
    coefficients: fit.coefficients.subarray(0, 2),
    errors: Float64Array.from(errors),
  }
}

/** Several companies: levels of industry and year, errors clustered by company; freedom by how many companies a column rests on. */
export function fitPanel(
  rows: Omit<PbrRows, 'dropped'>,
  market: Pick<PreparedMarket, 'industryOf' | 'industries' | 'years'>,
): FittedRows | null {
  const fit = panelFit({
    target: rows.lnPbr,
    columns: [rows.lnRoe, rows.kpi],
    company: rows.company,
    industry: rows.company.map((company) => market.industryOf[company]!),
    year: rows.year,
    ...{ industries: market.industries, years: market.years },
  })
  if (!fit) return null
  const [roe, kpi] = fit.effective as unknown as [number, number]
  return { ...fit, freedom: [roe - 1, kpi - 1], columns: fit.within.columns }
}
