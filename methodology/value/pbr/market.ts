/** Price to book and return on equity of a market, by year × companies + company; NaN where one is not known. */
export interface PbrMarket {
  readonly years: number
  readonly companies: number
  /** Times. */
  readonly pbr: Float64Array
  /** Per cent. */
  readonly roe: Float64Array
  readonly industryOf: Int32Array
  readonly industries: number
}

/** What a row is not taken for, beside its indicator. */
export const rowStates = ['usable', 'missing', 'pbr', 'roe'] as const

/** The market in logarithms. */
export interface PreparedMarket extends PbrMarket {
  readonly lnPbr: Float64Array
  readonly lnRoe: Float64Array
  /** Position in `rowStates`: known and above 0, not known, equity of 0 or less, earnings of 0 or less. */
  readonly states: Uint8Array
}

export function preparedMarket(market: PbrMarket): PreparedMarket {
  const { pbr, roe } = market
  const states = Uint8Array.from(pbr, (own, at) => {
    if (Number.isNaN(own) || Number.isNaN(roe[at]!)) return 1
    return own > 0 ? (roe[at]! > 0 ? 0 : 3) : 2
  })
  const logarithms = (values: Float64Array) =>
    values.map((value, at) => (states[at] === 0 ? Math.log(value) : Number.NaN))
  return { ...market, lnPbr: logarithms(pbr), lnRoe: logarithms(roe), states }
}

/** An indicator over the same years and companies. */
export interface Kpi {
  /** NaN where there is none. */
  readonly values: Float64Array
  /** `level` for what is yes or no, which has no logarithm. */
  readonly form: KpiForm
}
export const kpiForms = ['log', 'level'] as const
export type KpiForm = (typeof kpiForms)[number]

/** Longest time, in years, between an indicator and the price that is tried. */
export const longestLag = 10
export const everyLag: readonly number[] = Array.from({ length: longestLag + 1 }, (_, lag) => lag)
