import type { ObservationEncoder } from '#server/imports/store/figures/observation-copy.ts'
import { readBoardFigures, writeBoardFigures } from '../board/board-figures.ts'
import { boardMeans } from '../board/history.ts'
import { calendarOf, inDays, type YearInDays } from '../calendar.ts'
import { type DemoCompany, demoYears } from '../companies.ts'
import { Random } from '../random.ts'
import { Calibration, candorParts, concernedBy } from './calibration.ts'
import { Draft, ownOf } from './draft.ts'
import { drawSeries, type Lean, temperOf, years } from './draw.ts'
import type { DemoIndicator } from './indicators.ts'
import { parentFiguresOf } from './parent-accounts.ts'
import { type Slip, slipsOf } from './planted-errors.ts'
import { rounded } from './rounding.ts'
import { sinceBase, sumUp } from './sums.ts'
import { tieTogether } from './ties.ts'

export { slipsOf } from './planted-errors.ts'

/** One figure of the demo market, as a row of the invented data book says it. */
export interface DemoFigure {
  /** Position of the indicator among those of the source. */
  readonly position: number
  readonly indicator: DemoIndicator
  /** Position in `demoYears`. */
  readonly year: number
  readonly value: number | null
  readonly state: 'disclosed' | 'estimated' | 'not-applicable'
  /** 1 for a figure that the next year's book has corrected: it stands there, and became known then. */
  readonly later: 0 | 1
}

/** What each indicator has ready before a company is drawn. */
interface Prepared {
  readonly lean: Lean
  readonly concerned: RegExp | null
  readonly thresholds: { readonly own: Float64Array; readonly others: Float64Array }
  readonly subject: number
}

/** A number that is not printed without another answer being yes; a company that prints the number has said yes. */
const answered: readonly (readonly [answer: string, figure: string])[] = [
  ['E-CC-030', 'E-CC-031'],
  ['E-CC-042', 'E-CC-043'],
  ['E-MG-003', 'E-MG-002'],
  ['S-LR-022', 'S-LR-021'],
  ['S-DV-025', 'S-DV-026'],
  ['G-BD-020', 'G-BD-021'],
  ['G-BD-022', 'G-BD-023'],
]
/** Committees: one without printed members does not exist. */
const silent = /^G-BD-02[02]$/

/** Draws the figures of companies one at a time; each depends on the seed, its own number and the market it stands in. */
export class FigureSource {
  readonly indicators: readonly DemoIndicator[]
  readonly #seed: number
  readonly #at: ReadonlyMap<string, number>
  readonly #middles: readonly string[]
  readonly #subjects: number
  readonly #prepared: readonly Prepared[]
  readonly #draft: Draft
  /** By indicator and year: 1 where the company prints the figure. */
  readonly #open: Uint8Array
  readonly #slips: ReadonlyMap<number, Slip>
  readonly #calibration: Calibration
  readonly #companies: number

  constructor(indicators: readonly DemoIndicator[], companies: readonly DemoCompany[], seed: number) {
    this.indicators = indicators
    this.#seed = seed
    this.#companies = companies.length
    this.#at = new Map(indicators.map(({ code }, position) => [code, position]))
    this.#middles = [...new Set(indicators.map(({ middle }) => middle))]
    const subjects = [...new Set(indicators.map(({ subject }) => subject))]
    this.#subjects = subjects.length
    this.#draft = new Draft(indicators)
    this.#open = new Uint8Array(indicators.length * years)
    this.#slips = new Map(slipsOf(companies).map((slip) => [slip.company, slip]))
    this.#calibration = new Calibration(companies)
    this.#prepared = indicators.map((indicator) => ({
      lean: this.#calibration.leanOf(indicator),
      concerned: concernedBy(indicator.code),
      thresholds: this.#calibration.thresholdsOf(indicator),
      subject: subjects.indexOf(indicator.subject),
    }))
  }

  /** Draw a company: its figures are read by `value` and `isOpen` until the next one is drawn. */
  draw(company: DemoCompany): void {
    const random = new Random(`${this.#seed} figures ${company.index}`)
    const temper = temperOf(company, this.#middles, random)
    const own = ownOf(company, temper.heat, random)
    const draft = this.#draft
    for (const [position, indicator] of this.indicators.entries()) {
      const series = draft.values.subarray(position * years, (position + 1) * years)
      drawSeries(indicator, temper, this.#prepared[position]!.lean, random, series)
    }
    tieTogether(draft, own)
    this.#decide(company, random)
    for (const [position, indicator] of this.indicators.entries()) {
      for (let year = 0; year < years; year++) {
        const cell = position * years + year
        draft.values[cell] = rounded(indicator, draft.values[cell]!)
      }
    }
    const numbers = writeBoardFigures(this)
    const means = boardMeans(company, this.#companies, (year) => readBoardFigures(numbers, 0, year), this.#seed)
    for (const { year, age, tenure } of means) {
      draft.set('G-BD-012', year, age)
      draft.set('G-BD-013', year, tenure)
    }
    for (let year = 0; year < years; year++) {
      sumUp(draft, year, this.isOpen)
      draft.set('E-CC-026', year, sinceBase(draft, year, Math.max(own.baseYear, company.firstYear)))
      for (const [answer, figure] of answered) {
        if (this.isOpen(figure, year)) draft.set(answer, year, 1)
        else if (silent.test(answer)) draft.set(answer, year, 0)
      }
    }
  }

  /** A figure of the drawn company as it would print it, whether it does or not; NaN where there is none. */
  value(code: string, year: number): number {
    return this.#draft.get(code, year)
  }

  /** Draws that depend on the market's seed and a subject alone. */
  randomOf(subject: string): Random {
    return new Random(`${this.#seed} ${subject}`)
  }

  /** Whether the drawn company prints a figure. */
  readonly isOpen = (code: string, year: number): boolean => this.#open[this.#at.get(code)! * years + year] === 1

  /** Every figure of a company in the order of the key: indicator, year, then vintage. The callback's figure holds only until the next. */
  each(company: DemoCompany, onFigure: (figure: DemoFigure) => void): void {
    this.draw(company)
    const random = new Random(`${this.#seed} vintages ${company.index}`)
    const slip = this.#slips.get(company.index)
    const draft: FigureDraft = {
      position: 0,
      indicator: this.indicators[0]!,
      year: 0,
      value: 0,
      state: 'disclosed',
      later: 0,
    }
    for (let position = 0; position < this.indicators.length; position++) {
      const indicator = this.indicators[position]!
      const isMeaningless = indicator.disclosure < 0.995 && random.chance(0.012)
      draft.position = position
      draft.indicator = indicator
      for (let year = company.firstYear; year <= company.lastYear; year++) {
        const cell = position * years + year
        const luck = random.uniform()
        const value = this.#draft.values[cell]!
        const isSlip = slip?.indicator === indicator.code && slip.year === year
        if (!isSlip && (this.#open[cell] === 0 || Number.isNaN(value))) continue
        draft.year = year
        draft.later = 0
        draft.value = isSlip ? value * slip.factor : isMeaningless ? null : value
        draft.state = isMeaningless && !isSlip ? 'not-applicable' : 'disclosed'
        if (isSlip || isMeaningless) onFigure(draft)
        else publish(draft, value, luck, year === company.lastYear, onFigure)
      }
    }
  }

  /** Which figures the company prints: open companies more, subjects as a whole, and once printed mostly for good. */
  #decide(company: DemoCompany, random: Random): void {
    const { openness, subject, own, year: yearly } = candorParts
    const open = openness * this.#calibration.opennessOf(company)
    const subjects = Float64Array.from({ length: this.#subjects }, () => subject * random.normal())
    for (const [position, prepared] of this.#prepared.entries()) {
      const candor = open + subjects[prepared.subject]! + own * random.normal()
      const isConcerned = prepared.concerned?.test(company.gicsCode) ?? true
      const thresholds = isConcerned ? prepared.thresholds.own : prepared.thresholds.others
      for (let year = 0; year < years; year++) {
        this.#open[position * years + year] = candor + yearly * random.ripple() > thresholds[year]! ? 1 : 0
      }
    }
  }
}

type FigureDraft = { -readonly [Key in keyof DemoFigure]: DemoFigure[Key] }

/** A figure as it was told first, and for a few the correction a year later; `luck` is uniform and decides. */
function publish(
  draft: FigureDraft,
  value: number,
  luck: number,
  isLast: boolean,
  onFigure: (figure: DemoFigure) => void,
): void {
  const { indicator } = draft
  if (luck > 0.97 && indicator.isSize && indicator.code.startsWith('E-')) draft.state = 'estimated'
  const isCorrected = luck < 0.006 && !isLast && !indicator.isWhole && value !== 0
  if (isCorrected) draft.value = rounded(indicator, value * (0.9 + 34 * luck))
  onFigure(draft)
  if (!isCorrected || draft.value === value) return
  draft.value = value
  draft.later = 1
  onFigure(draft)
}

/** Numbers that the database has given out. */
export interface MarketIds {
  readonly importId: number
  readonly firstCompanyId: number
  readonly firstDocumentId: number
}

/** The same with those of the indicators. */
export interface Ids extends MarketIds {
  /** By position of the indicator. */
  readonly indicatorIds: ArrayLike<number>
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

/**
 * Encode the rows of one company; answers how many keys it has.
 *
 * @param keeps whether a figure stands in a market that discloses less than everything
 */
export function encodeCompany(
  { source, company, ids }: Omit<Encoded, 'calendar'>,
  encoder: ObservationEncoder,
  keeps: (company: DemoCompany, figure: DemoFigure) => boolean = () => true,
): number {
  const calendar: YearInDays[] = calendarOf(company).map(inDays)
  let keys = 0
  source.each(company, (figure) => {
    if (!keeps(company, figure)) return
    const { position, indicator, year, value, state, later } = figure
    if (later === 0) keys++
    const { start, end } = calendar[year]!
    const day = calendar[year + later]!
    encoder.add({
      value,
      companyId: ids.firstCompanyId + company.index,
      indicatorId: ids.indicatorIds[position]!,
      fiscalYear: demoYears[year]!,
      boundary: indicator.boundary,
      state,
      knownFrom: indicator.isFinancial ? day.reportOn : day.bookOn,
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
  return keys + encodeParentAccounts({ source, company, ids, calendar }, encoder)
}

interface Encoded {
  readonly source: FigureSource
  readonly company: DemoCompany
  readonly ids: Ids
  readonly calendar: readonly YearInDays[]
}

function encodeParentAccounts({ source, company, ids, calendar }: Encoded, encoder: ObservationEncoder): number {
  const rows = parentFiguresOf(source, company)
  for (const { code, year, value } of rows) {
    const position = source.indicators.findIndex((indicator) => indicator.code === code)
    const { start, end, reportOn } = calendar[year]!
    encoder.add({
      value,
      companyId: ids.firstCompanyId + company.index,
      indicatorId: ids.indicatorIds[position]!,
      fiscalYear: demoYears[year]!,
      boundary: 'parent',
      state: 'disclosed',
      knownFrom: reportOn,
      importId: ids.importId,
      documentId: documentIdOf(ids, company.index, year, true),
      periodStart: start,
      periodEnd: end,
      line: source.indicators[position]!.line,
      part: '',
      filed: null,
      notes: null,
    })
  }
  return rows.length
}
