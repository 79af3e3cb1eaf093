import type { DoubtableVintage } from '#methodology/doubts/standing.ts'
import { calendarOf } from '../calendar.ts'
import { type DemoCompany, demoYears } from '../companies.ts'
import type { FigureSource } from '../figures/figures.ts'

type Writable = { -readonly [Key in keyof DoubtableVintage]: DoubtableVintage[Key] }

/** All vintages of one invented company, into which errors are written. */
export class Book {
  readonly vintages: Writable[] = []
  /** What was written wrongly. */
  readonly planted = new Set<DoubtableVintage>()
  readonly #latest = new Map<string, Writable>()

  constructor(source: FigureSource, company: DemoCompany) {
    const calendar = calendarOf(company)
    source.each(company, ({ indicator, year, value, later }) => {
      const day = calendar[year + later]!
      const vintage: Writable = {
        indicator: indicator.code,
        boundary: indicator.boundary,
        part: '',
        fiscalYear: demoYears[year]!,
        value,
        knownFrom: indicator.isFinancial ? day.reportOn : day.bookOn,
        periodEnd: calendar[year]!.end,
        importId: 1,
        isSettled: false,
        currency: null,
      }
      this.vintages.push(vintage)
      this.#latest.set(`${vintage.indicator} ${vintage.fiscalYear}`, vintage)
    })
  }

  get firstYear(): number {
    return Math.min(...this.vintages.map(({ fiscalYear }) => fiscalYear))
  }

  get lastYear(): number {
    return Math.max(...this.vintages.map(({ fiscalYear }) => fiscalYear))
  }

  /** The figure that stands now; null where the company prints none. */
  get(code: string, year: number): number | null {
    return this.#latest.get(`${code} ${year}`)?.value ?? null
  }

  /** Codes that begin so and of which a year has a figure. */
  codes(beginning: RegExp, year: number): string[] {
    return [...this.#latest.values()].flatMap(({ indicator, fiscalYear, value }) =>
      fiscalYear === year && value !== null && beginning.test(indicator) ? [indicator] : [],
    )
  }

  /** Write another value in the place of a figure; one that changes nothing is no error. */
  set(code: string, year: number, value: number): void {
    this.change(code, year, { value })
  }

  change(code: string, year: number, change: Partial<DoubtableVintage>): void {
    const vintage = this.#latest.get(`${code} ${year}`)
    if (!vintage || (change.value !== undefined && change.value === vintage.value)) return
    Object.assign(vintage, change)
    this.planted.add(vintage)
  }

  /** Tell a figure once more, a year later, as another vintage. */
  restate(code: string, year: number, value: number): void {
    const vintage = this.#latest.get(`${code} ${year}`)
    if (!vintage) return
    const knownFrom = `${Number(vintage.knownFrom.slice(0, 4)) + 1}${vintage.knownFrom.slice(4)}`
    const later = { ...vintage, value, knownFrom, importId: 2 }
    this.vintages.push(later)
    this.#latest.set(`${code} ${year}`, later)
    this.planted.add(later)
  }
}
