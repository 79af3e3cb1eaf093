import { coefficientOf } from '../regression/coefficient.ts'
import { type Coefficient, deviationOf, durbinWatson, shareExplained } from '../regression/statistics.ts'
import { type FittedRows, fitCompany, fitPanel } from './fits.ts'
import type { Kpi, PreparedMarket } from './market.ts'
import { type Dropped, type PbrRows, pbrRows } from './rows.ts'
import { fewest, type RegressionState } from './states.ts'

/** Version of the regression, part of its recipe. */
export const regressionVersion = '1.0'

/** One company, over its years, or several with levels of industry and year. */
export type PbrScope = 'company' | 'panel'

/** ln PBR = a + b₁ ln ROE + b₂ ln KPI of some years before. */
export interface PbrRegression {
  readonly lag: number
  readonly n: number
  /** Companies with a row. */
  readonly companies: number
  readonly dropped: Dropped
  readonly state: RegressionState
  /** Null where it was not fitted. */
  readonly fit: {
    readonly roe: Coefficient
    readonly kpi: Coefficient
    readonly r2: number
    readonly adjustedR2: number
    /** NaN where no two years follow each other. */
    readonly durbinWatson: number
    /** b₂ in deviations: b₂ × sd(ln KPI) ÷ sd(ln PBR), with the ends of its interval. */
    readonly normalized: { readonly value: number; readonly low: number; readonly high: number }
  } | null
}

/** One indicator at one lag, over all companies that the market is given with. */
export function pbrRegression(market: PreparedMarket, kpi: Kpi, lag: number, kind: PbrScope): PbrRegression {
  const rows = pbrRows(market, kpi, lag)
  const n = rows.kpi.length
  const { companies, dropped } = rows
  const tried = { lag, n, companies, dropped }
  const no = (state: RegressionState): PbrRegression => ({ ...tried, state, fit: null })
  if (n < fewest.rows) return no('few-rows')
  if (kind === 'panel' && companies < fewest.companies) return no('few-companies')
  const spreads = { kpi: deviationOf(rows.kpi), pbr: deviationOf(rows.lnPbr) }
  if (isStill(spreads.kpi, rows.kpi) || isStill(spreads.pbr, rows.lnPbr)) return no('constant')
  const fit = kind === 'company' ? fitCompany(rows) : fitPanel(rows, market)
  if (!fit) return no('collinear')
  if (kind === 'panel' && fit.freedom[1] < fewest.effective - 1) return no('few-companies')
  if (!(fit.errors[1]! > 0) || !(fit.freedom[0] > 0)) return no('collinear')
  return { ...tried, state: 'fitted', fit: figuresOf(rows, fit, spreads.kpi / spreads.pbr) }
}

/** What differs by rounding alone does not differ. */
const isStill = (deviation: number, values: Float64Array) => deviation <= 1e-9 * Math.max(1, Math.abs(values[0]!))

function figuresOf(rows: PbrRows, fit: FittedRows, perDeviation: number) {
  const { coefficients, errors, freedom, squares, count, residuals } = fit
  const [roe, kpi] = [0, 1].map((at) => coefficientOf(coefficients[at]!, errors[at]!, freedom[at]!)) as [
    Coefficient,
    Coefficient,
  ]
  const normalized = {
    value: kpi.value * perDeviation,
    low: kpi.low * perDeviation,
    high: kpi.high * perDeviation,
  }
  return {
    ...{ roe, kpi, normalized, durbinWatson: durbinWatson(residuals, rows) },
    ...shareExplained(rows.lnPbr, squares, count),
  }
}
