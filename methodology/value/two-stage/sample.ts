import type { EffectRows } from '../regression/effects.ts'
import type { KpiColumn, ValueKpi } from './columns.ts'

/** Figures that come before any other, in the order of the first stage: return on equity, growth of sales, logarithm of total assets. */
export const firstFigures = ['roe', 'growth', 'size'] as const

/** A market for both stages; all by year × companies + company, NaN where not known. */
export interface ValueMarket {
  readonly years: number
  readonly companies: number
  readonly industryOf: Int32Array
  readonly industries: number
  /** Times. */
  readonly pbr: Float64Array
  /** Per cent. */
  readonly roe: Float64Array
  /** Million yen. */
  readonly sales: Float64Array
  readonly assets: Float64Array
  readonly kpis: readonly ValueKpi[]
}

/** Rows whose price, return, growth and size are known, by year and company, with every indicator that enough of them have. */
export interface ValueSample extends EffectRows {
  readonly company: Int32Array
  readonly lnPbr: Float64Array
  readonly first: readonly Float64Array[]
  readonly columns: readonly KpiColumn[]
}

/** The rows of a market without its indicators. */
export function valueRows(market: ValueMarket): Omit<ValueSample, 'columns'> {
  const { years, companies, industryOf, industries, pbr } = market
  const [company, year]: [number[], number[]] = [[], []]
  const [target, first]: [number[], number[][]] = [[], firstFigures.map(() => [])]
  for (let at = 1; at < years; at++) {
    for (let own = 0; own < companies; own++) {
      const cell = at * companies + own
      const figures = firstOf(market, cell)
      if (!(pbr[cell]! > 0) || figures.some((figure) => !Number.isFinite(figure))) continue
      company.push(own)
      year.push(at)
      target.push(Math.log(pbr[cell]!))
      for (const [index, figure] of figures.entries()) first[index]!.push(figure)
    }
  }
  return {
    ...{ company: Int32Array.from(company), year: Int32Array.from(year), lnPbr: Float64Array.from(target) },
    ...{ industry: Int32Array.from(company, (own) => industryOf[own]!), industries, years },
    first: first.map((column) => Float64Array.from(column)),
  }
}

function firstOf({ roe, sales, assets, companies }: ValueMarket, cell: number): number[] {
  return [roe[cell]! / 100, Math.log(sales[cell]! / sales[cell - companies]!), Math.log(assets[cell]!)]
}

/** Rows of a year, and those before it. */
export const rowsWhere = (
  { year }: Pick<ValueSample, 'year'>,
  isIn: (year: number, row: number) => boolean,
): Int32Array => Int32Array.from(year.keys()).filter((row) => isIn(year[row]!, row))

/** Some rows of a sample without their indicators. */
export function pickRows(sample: Omit<ValueSample, 'columns'>, rows: Int32Array): Omit<ValueSample, 'columns'> {
  const numbers = (column: Float64Array) => new Float64Array(rows.length).map((_, at) => column[rows[at]!]!)
  const positions = (column: Int32Array) => rows.map((row) => column[row]!)
  const { industries, years, company, industry, year, lnPbr, first } = sample
  return {
    ...{ industries, years, company: positions(company), industry: positions(industry), year: positions(year) },
    ...{ lnPbr: numbers(lnPbr), first: first.map(numbers) },
  }
}
