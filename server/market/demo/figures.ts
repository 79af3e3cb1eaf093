import type { Boundary } from '#methodology/boundary.ts'
import type { ObservationEncoder } from '#server/imports/store/observation-copy.ts'
import { calendarOf, inDays, type YearInDays } from './calendar.ts'
import { type DemoCompany, demoYears } from './companies.ts'
import { drawSeries, normalQuantile, type Temper, temperOf, years } from './draw.ts'
import type { DemoIndicator } from './indicators.ts'
import { Random } from './random.ts'
import { type Draft, ownOf, tieTogether } from './ties.ts'

/** One figure of the demo market, as a row of the invented data book says it. */
export interface DemoFigure {
  readonly indicator: DemoIndicator
  /** Position in `demoYears`. */
  readonly year: number
  readonly boundary: Boundary
  readonly value: number | null
  readonly state: 'disclosed' | 'estimated' | 'not-applicable'
  /** 1 for a figure that the next year's book has corrected: it stands there, and became known then. */
  readonly later: 0 | 1
}

/** The filer's slips that are planted: which company of how many, what, and how it was mistaken. */
export interface Slip {
  readonly company: number
  readonly indicator: string
  readonly year: number
  readonly factor: number
}

const slipKinds = [
  { indicator: 'S-LR-006', factor: 1000 },
  { indicator: 'S-DV-002', factor: 100 },
  { indicator: 'E-CC-001', factor: 1000 },
  { indicator: 'S-LR-006', factor: 0.001 },
  { indicator: 'S-LR-002', factor: 1000 },
  { indicator: 'E-WT-001', factor: 1000 },
] as const

/** Two dozen slips in a whole market, fewer in a small one. */
export function slipsOf(companies: readonly DemoCompany[]): Slip[] {
  const many = Math.min(24, Math.floor(companies.length / 12))
  return Array.from({ length: many }, (_, index) => {
    const company = companies[Math.floor(((index + 0.5) / many) * companies.length)]!
    return { company: company.index, year: company.lastYear, ...slipKinds[index % slipKinds.length]! }
  })
}

/** Draws the figures of companies one at a time; each depends on the seed and its own number alone. */
export class FigureSource {
  readonly indicators: readonly DemoIndicator[]
  readonly #seed: number
  readonly #at: ReadonlyMap<string, number>
  readonly #middles: readonly string[]
  readonly #values: Float64Array
  readonly #slips: ReadonlyMap<number, Slip>
  /** By indicator and year, the standard normal above which a company discloses. */
  readonly #thresholds: Float64Array

  constructor(indicators: readonly DemoIndicator[], companies: readonly DemoCompany[], seed: number) {
    this.indicators = indicators
    this.#seed = seed
    this.#at = new Map(indicators.map(({ code }, position) => [code, position]))
    this.#middles = [...new Set(indicators.map(({ middle }) => middle))]
    this.#values = new Float64Array(indicators.length * years)
    this.#slips = new Map(slipsOf(companies).map((slip) => [slip.company, slip]))
    this.#thresholds = Float64Array.from({ length: indicators.length * years }, (_, cell) => {
      const rate = indicators[Math.floor(cell / years)]!.disclosure
      if (rate >= 0.995) return -9
      const age = (cell % years) - (years - 1) / 2
      const odds = Math.log(rate / (1 - rate)) + 0.06 * age
      return -normalQuantile(1 / (1 + Math.exp(-odds)))
    })
  }

  /** Every figure of a company in the order of the key: indicator, year, then vintage. The callback's figure holds only until the next. */
  each(company: DemoCompany, onFigure: (figure: DemoFigure) => void): void {
    const random = new Random(`${this.#seed} figures ${company.index}`)
    const temper = temperOf(company, this.#middles, random)
    this.#draw(temper, random)
    const slip = this.#slips.get(company.index)
    const openness = 0.62 * company.size + 0.32 * company.quality
    const rest = Math.sqrt(1 - 0.62 * 0.62 - 0.32 * 0.32)
    for (const [position, indicator] of this.indicators.entries()) {
      const candor = openness + rest * 0.97 * random.normal()
      const isMeaningless = indicator.disclosure < 0.995 && random.chance(0.012)
      for (let year = company.firstYear; year <= company.lastYear; year++) {
        const cell = position * years + year
        const isSlip = slip?.indicator === indicator.code && slip.year === year
        const isOpen = candor + rest * 0.24 * random.normal() > this.#thresholds[cell]!
        const luck = random.uniform()
        const value = rounded(indicator, this.#values[cell]!)
        if (isSlip)
          onFigure({
            indicator,
            year,
            boundary: indicator.boundary,
            value: value * slip.factor,
            state: 'disclosed',
            later: 0,
          })
        else if (!isOpen || Number.isNaN(value)) continue
        else if (isMeaningless)
          onFigure({ indicator, year, boundary: indicator.boundary, value: null, state: 'not-applicable', later: 0 })
        else this.#tell({ indicator, year, value, luck, isLast: year === company.lastYear }, onFigure)
      }
    }
  }

  /** A figure as it was told first, and for a few the correction a year later. */
  #tell(
    {
      indicator,
      year,
      value,
      luck,
      isLast,
    }: { indicator: DemoIndicator; year: number; value: number; luck: number; isLast: boolean },
    onFigure: (figure: DemoFigure) => void,
  ): void {
    const isEstimated = luck > 0.98 && indicator.isSize && !indicator.isFinancial && indicator.code.startsWith('E-')
    const state = isEstimated ? 'estimated' : 'disclosed'
    const isCorrected = luck < 0.0035 && !isLast && !indicator.isWhole && value !== 0
    const first = isCorrected ? rounded(indicator, value * (0.9 + 50 * luck)) : value
    const { boundary } = indicator
    onFigure({ indicator, year, boundary, value: first, state, later: 0 })
    if (isCorrected && first !== value) onFigure({ indicator, year, boundary, value, state, later: 1 })
  }

  #draw(temper: Temper, random: Random): void {
    for (const [position, indicator] of this.indicators.entries()) {
      drawSeries(indicator, temper, random, this.#values.subarray(position * years, (position + 1) * years))
    }
    const place = (code: string) => this.#at.get(code)! * years
    const draft: Draft = {
      get: (code, year) => this.#values[place(code) + year]!,
      set: (code, year, value) => {
        this.#values[place(code) + year] = value
      },
    }
    tieTogether(draft, ownOf(random, temper.heat))
  }
}

/** A figure as a company would print it: whole, with one decimal for per cents, or four digits. */
export function rounded({ isWhole, unit, distribution, code, sign }: DemoIndicator, value: number): number {
  if (Number.isNaN(value)) return value
  if (distribution === 'count' || distribution === 'bernoulli' || distribution === 'year' || isWhole) {
    const most = mostOf[code] ?? (unit === '0-8 scale' ? 8 : unit === 'categories' ? 15 : Number.MAX_SAFE_INTEGER)
    return Math.min(most, Math.max(sign === 0 ? -Number.MAX_SAFE_INTEGER : 0, Math.round(value)))
  }
  if (unit === '%') {
    const percent = distribution === 'normal' ? value : Math.min(100, Math.max(0, value))
    return Math.round(percent * 10) / 10
  }
  if (value === 0) return 0
  const places = 3 - Math.floor(Math.log10(Math.abs(value)))
  if (places <= 0) return Math.round(value / 10 ** -places) * 10 ** -places
  const scale = 10 ** Math.min(places, unit.startsWith('JPY million') && Math.abs(value) >= 10 ? 0 : 8)
  return Math.round(value * scale) / scale
}

const mostOf: Readonly<Record<string, number>> = { 'G-RM-035': 6 }

/** Numbers that the database has given out. */
export interface Ids {
  readonly importId: number
  /** By position of the indicator. */
  readonly indicatorIds: ArrayLike<number>
  readonly firstCompanyId: number
  readonly firstDocumentId: number
}

/** The document of a company's year: its annual report, or its sustainability data book. */
export function documentIdOf(
  { firstDocumentId }: Pick<Ids, 'firstDocumentId'>,
  company: number,
  year: number,
  isFinancial: boolean,
): number {
  return firstDocumentId + (company * demoYears.length + year) * 2 + (isFinancial ? 0 : 1)
}

/** Encode the rows of one company; answers how many keys it has. */
export function encodeCompany(
  source: FigureSource,
  company: DemoCompany,
  ids: Ids,
  encoder: ObservationEncoder,
): number {
  const calendar: YearInDays[] = calendarOf(company).map(inDays)
  const position = new Map(source.indicators.map((indicator, index) => [indicator, index]))
  let keys = 0
  source.each(company, ({ indicator, year, boundary, value, state, later }) => {
    if (later === 0) keys++
    const { start, end } = calendar[year]!
    const told = calendar[year + later]!
    encoder.add({
      value,
      companyId: ids.firstCompanyId + company.index,
      indicatorId: ids.indicatorIds[position.get(indicator)!]!,
      fiscalYear: demoYears[year]!,
      boundary,
      state,
      knownFrom: indicator.isFinancial ? told.reportOn : told.bookOn,
      importId: ids.importId,
      documentId: documentIdOf(ids, company.index, year + later, indicator.isFinancial),
      periodStart: start,
      periodEnd: end,
      line: indicator.line,
      part: '',
      filed: null,
      notes: null,
    })
  })
  return keys
}
