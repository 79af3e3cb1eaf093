/** Figures of all companies, by position in the market's columns. */
export interface Figures {
  /** NaN where a company has none. */
  readonly values: Float64Array
  /** 1 where the company disclosed it. */
  readonly isDisclosed: Uint8Array
}

/** What the indicators are made of, of one fiscal year. */
export interface CompanyFigures {
  /** An indicator of the catalogue by its code, as filed or estimated by its source, in the unit of the catalogue. */
  readonly filed: (code: string) => Figures
  /** t-CO2e of scopes 1 and 2, and of 1, 2 and 3; NaN where any of them is not known. */
  readonly emissions: { readonly '12': Float64Array; readonly '123': Float64Array }
  /** t-CO2e of scope 3. */
  readonly scope3: Float64Array
  /** 1 where all of the emissions were disclosed. */
  readonly isDisclosed: { readonly '12': Uint8Array; readonly '123': Uint8Array }
  /** Million yen; NaN where not known. */
  readonly sales: Float64Array
  readonly evic: Float64Array
  /** Industry of the Tokyo Stock Exchange, four digits. */
  readonly tse33: readonly (string | null)[]
}

/** Figures are filed per million yen or in million yen, and the indicators state them per 100 million. */
export const perHundredMillion = 100

/** The same figures in another unit. */
export function inUnit({ values, isDisclosed }: Figures, turn: (value: number) => number): Figures {
  return { values: values.map(turn), isDisclosed }
}

/** Sum of two amounts in one unit; of a company with one of them, that one. */
export function sumOf(a: Figures, b: Figures): Figures {
  return {
    values: a.values.map((value, at) => {
      const other = b.values[at]!
      return Number.isNaN(value) ? other : Number.isNaN(other) ? value : value + other
    }),
    isDisclosed: a.isDisclosed.map((own, at) => own | b.isDisclosed[at]!),
  }
}

/** Amounts per 100 million yen of sales; NaN where sales are not above 0. */
export function perSales({ values, isDisclosed }: Figures, { sales }: Pick<CompanyFigures, 'sales'>): Figures {
  return {
    values: values.map((value, at) => (sales[at]! > 0 ? (value / sales[at]!) * perHundredMillion : Number.NaN)),
    isDisclosed,
  }
}

/** Sections A to H and L of NACE, by the industries of the exchange: agriculture to transport, and real estate. */
const highImpact = /^(0050|1050|2050|3\d{3}|4050|5050|5100|5150|5200|6050|6100|8050)$/

/**
 * Figures of the companies in sectors with a high impact on the climate alone; NaN for all others.
 *
 * @see Delegated Regulation (EU) 2022/1288, annex I, definition 9: sections A to H and L of NACE
 */
export function inHighImpact({ values, isDisclosed }: Figures, { tse33 }: Pick<CompanyFigures, 'tse33'>): Figures {
  return { values: values.map((value, at) => (highImpact.test(tse33[at] ?? '') ? value : Number.NaN)), isDisclosed }
}
