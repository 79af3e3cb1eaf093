import { coefficientOf } from '../regression/coefficient.ts'
import { leastSquares } from '../regression/least-squares.ts'
import { panelFit } from '../regression/panel.ts'
import { type Coefficient, deviationOf, durbinWatson, shareExplained } from '../regression/statistics.ts'
import type { KpiForm, PbrMarket } from './market.ts'
import type { PbrScope } from './regression.ts'
import { fewest, type RegressionState } from './states.ts'

/** Columns of a joint regression at most, return on equity and size among them. */
export const maxJointTerms = 10

/** A column of a joint regression. */
export interface JointTerm {
  /** By year × companies + company; NaN where there is none. */
  readonly values: Float64Array
  readonly form: KpiForm
  /** Years between it and the price. */
  readonly lag: number
}

/** ln PBR = a + Σ b × column, all columns at once: each coefficient is that beside all the others. */
export interface JointRegression {
  readonly n: number
  /** Companies with a row. */
  readonly companies: number
  /** Company years with a price to book that were left out. */
  readonly dropped: {
    /** A column has no figure. */
    readonly missing: number
    /** Equity of 0 or less. */
    readonly pbr: number
    /** A column of which the logarithm is taken is 0 or less. */
    readonly logarithm: number
  }
  readonly state: RegressionState
  /** Null where it was not fitted. */
  readonly fit: {
    /** In the order of the columns; per 1 of a logarithm, or per 1 of the unit where the column is taken as it is. */
    readonly terms: readonly Coefficient[]
    readonly r2: number
    readonly adjustedR2: number
    /** NaN where no two years follow each other. */
    readonly durbinWatson: number
  } | null
}

/** Several columns together, over all companies that the market is given with. */
export function jointRegression(market: PbrMarket, terms: readonly JointTerm[], kind: PbrScope): JointRegression {
  const rows = jointRows(market, terms)
  const { n, companies, dropped } = rows
  const no = (state: RegressionState): JointRegression => ({ n, companies, dropped, state, fit: null })
  if (n < fewest.rows) return no('few-rows')
  if (kind === 'panel' && companies < fewest.companies) return no('few-companies')
  if ([rows.lnPbr, ...rows.columns].some(isStill)) return no('constant')
  const fit = kind === 'company' ? ofCompany(rows) : ofPanel(rows, market)
  if (!fit) return no('collinear')
  if (kind === 'panel' && fit.freedom.some((own) => own < fewest.effective - 1)) return no('few-companies')
  if (fit.errors.some((error) => !(error > 0))) return no('collinear')
  return {
    ...{ n, companies, dropped, state: 'fitted' },
    fit: {
      terms: Array.from(fit.coefficients, (value, at) => coefficientOf(value, fit.errors[at]!, fit.freedom[at]!)),
      ...shareExplained(rows.lnPbr, fit.squares, fit.count),
      durbinWatson: durbinWatson(fit.residuals, rows),
    },
  }
}

type JointRows = ReturnType<typeof jointRows>

/** What a regression is made of, company by company and year by year. */
function jointRows({ years, companies, pbr }: PbrMarket, terms: readonly JointTerm[]) {
  const [company, year, lnPbr]: [number[], number[], number[]] = [[], [], []]
  const columns = terms.map((): number[] => [])
  const dropped = { missing: 0, pbr: 0, logarithm: 0 }
  for (let own = 0; own < companies; own++)
    for (let at = 0; at < years; at++) {
      const price = pbr[at * companies + own]!
      if (Number.isNaN(price)) continue
      const figures = terms.map(({ values, lag }) => (at < lag ? Number.NaN : values[(at - lag) * companies + own]!))
      if (price <= 0) dropped.pbr++
      else if (figures.some(Number.isNaN)) dropped.missing++
      else if (figures.some((figure, term) => terms[term]!.form === 'log' && figure <= 0)) dropped.logarithm++
      else {
        company.push(own)
        year.push(at)
        lnPbr.push(Math.log(price))
        for (const [term, figure] of figures.entries())
          columns[term]!.push(terms[term]!.form === 'log' ? Math.log(figure) : figure)
      }
    }
  return {
    company: Int32Array.from(company),
    year: Int32Array.from(year),
    lnPbr: Float64Array.from(lnPbr),
    columns: columns.map((column) => Float64Array.from(column)),
    n: lnPbr.length,
    companies: new Set(company).size,
    dropped,
  }
}

/** What differs by rounding alone does not differ. */
const isStill = (values: Float64Array) => deviationOf(values) <= 1e-9 * Math.max(1, Math.abs(values[0]!))

interface JointFit {
  readonly coefficients: Float64Array
  readonly errors: Float64Array
  /** Degrees of freedom that the t of each is held against. */
  readonly freedom: readonly number[]
  readonly residuals: Float64Array
  readonly squares: number
  /** Coefficients of the whole. */
  readonly count: number
}

/** One company over its years: a constant and ordinary errors. */
function ofCompany({ columns, lnPbr }: JointRows): JointFit | null {
  const fit = leastSquares([...columns, new Float64Array(lnPbr.length).fill(1)], lnPbr)
  if (!fit) return null
  const count = columns.length + 1
  const freedom = lnPbr.length - count
  const { coefficients, residuals, squares, inverse } = fit
  return {
    coefficients: coefficients.subarray(0, columns.length),
    errors: Float64Array.from(columns, (_, at) => Math.sqrt((inverse[at]![at]! * squares) / freedom)),
    freedom: columns.map(() => freedom),
    ...{ residuals, squares, count },
  }
}

/** Several companies: a level for each industry and year, errors clustered by company. */
function ofPanel({ lnPbr, columns, company, year }: JointRows, market: PbrMarket): JointFit | null {
  const { industryOf, industries, years } = market
  const industry = company.map((own) => industryOf[own]!)
  const fit = panelFit({ target: lnPbr, ...{ columns, company, industry, year, industries, years } })
  return fit && { ...fit, freedom: Array.from(fit.effective, (own) => own - 1) }
}
