import { lagged } from './columns.ts'
import type { ValueModel, ValueTerm } from './model.ts'
import type { ValueMarket } from './sample.ts'

/** What an indicator is worth in a company by the model, against a company with the market's mean of it. */
export interface KpiValue {
  readonly term: ValueTerm
  /** The company's, in its form, in deviations from the mean; null where it is not known. */
  readonly deviations: number | null
  /** Million yen, and its ends over nine of ten halves; null where it is not known. */
  readonly value: number | null
  readonly low: number | null
  readonly high: number | null
  /** Million yen for 1 % more of an indicator in logarithms, for one unit more of another. */
  readonly perStep: number
}

/**
 * Equity × price to book × coefficient × deviations, for each indicator that was chosen: the largest first.
 *
 * @param at company and year by positions, and what its equity is traded at, million yen
 */
export function companyValues(
  model: ValueModel,
  market: ValueMarket,
  { company, year, traded }: { readonly company: number; readonly year: number; readonly traded: number },
): KpiValue[] {
  return model.terms
    .filter(({ coefficient }) => coefficient !== 0)
    .map((term): KpiValue => {
      const kpi = market.kpis[term.kpi]!
      const cell = { company: Int32Array.of(company), year: Int32Array.of(year), lag: term.lag }
      const own = (lagged(market, kpi, cell)[0]! - term.mean) / term.deviation
      const step = kpi.form === 'level' ? 1 : Math.log(1.01)
      const perStep = (traded * term.coefficient * step) / term.deviation
      if (Number.isNaN(own)) return { term, deviations: null, value: null, low: null, high: null, perStep }
      const ends = [term.stability.low, term.stability.high].map((end) => traded * end * own).sort((a, b) => a - b)
      return { term, deviations: own, value: traded * term.coefficient * own, low: ends[0]!, high: ends[1]!, perStep }
    })
    .sort((a, b) => Math.abs(b.value ?? 0) - Math.abs(a.value ?? 0))
}
