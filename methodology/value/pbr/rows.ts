import type { Kpi, PreparedMarket } from './market.ts'

/** Rows that were left out, of those with a figure of the indicator so many years before. */
export interface Dropped {
  /** No price to book, or no return on equity. */
  readonly missing: number
  /** Equity of 0 or less. */
  readonly pbr: number
  /** Return on equity of 0 or less. */
  readonly roe: number
  /** The indicator itself 0 or less. */
  readonly kpi: number
}

/** What a regression is made of, company by company and year by year. */
export interface PbrRows {
  readonly company: Int32Array
  /** Position of the year of price and return; the indicator is of `lag` years before. */
  readonly year: Int32Array
  readonly lnPbr: Float64Array
  readonly lnRoe: Float64Array
  /** The indicator, in logarithms where it is taken so. */
  readonly kpi: Float64Array
  /** Companies with a row. */
  readonly companies: number
  readonly dropped: Dropped
}

/** An indicator as regressions take it, by its figures: NaN where there is none, −∞ where it has no logarithm. Every lag takes the same. */
const cache = new WeakMap<Float64Array, Float64Array>()

function takenOf({ values, form }: Kpi): Float64Array {
  if (form === 'level') return values
  const cachedValues = cache.get(values)
  if (cachedValues) return cachedValues
  const logarithms = values.map((value) => (value <= 0 ? Number.NEGATIVE_INFINITY : Math.log(value)))
  cache.set(values, logarithms)
  return logarithms
}

/** Rows of one indicator at one lag. */
export function pbrRows(market: PreparedMarket, indicator: Kpi, lag: number): PbrRows {
  const { years, companies, states } = market
  const values = takenOf(indicator)
  const max = Math.max(0, years - lag) * companies
  const [company, year] = [new Int32Array(max), new Int32Array(max)]
  const [lnPbr, lnRoe, kpi] = [new Float64Array(max), new Float64Array(max), new Float64Array(max)]
  const dropped = { missing: 0, pbr: 0, roe: 0, kpi: 0 }
  const reasons = [null, 'missing', 'pbr', 'roe'] as const
  let [n, owners] = [0, 0]
  for (let own = 0; own < companies; own++) {
    const before = n
    for (let at = lag; at < years; at++) {
      const figure = values[(at - lag) * companies + own]!
      if (Number.isNaN(figure)) continue
      const reason = reasons[states[at * companies + own]!]!
      if (reason) dropped[reason]++
      else if (figure === Number.NEGATIVE_INFINITY) dropped.kpi++
      else {
        company[n] = own
        year[n] = at
        lnPbr[n] = market.lnPbr[at * companies + own]!
        lnRoe[n] = market.lnRoe[at * companies + own]!
        kpi[n] = figure
        n++
      }
    }
    owners += Number(n > before)
  }
  const cut = <A extends Int32Array | Float64Array>(array: A) => array.subarray(0, n) as A
  return {
    company: cut(company),
    year: cut(year),
    lnPbr: cut(lnPbr),
    lnRoe: cut(lnRoe),
    kpi: cut(kpi),
    companies: owners,
    dropped,
  }
}
