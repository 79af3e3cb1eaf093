import { type DemoCompany, demoYears } from '../companies.ts'
import type { DemoFigure, FigureSource } from '../figures/figures.ts'
import { FullShares } from './full-shares.ts'
import type { Pattern } from './pattern.ts'
import { type Discloser, isManufacturing, survives } from './survives.ts'

/** Companies that say how much the uncut market discloses: more would make the first start wait. */
const maxSample = 600

/** Which figures of the invented market stay where it discloses by a pattern; those of finance all do, since no report is without. */
export class Cut {
  readonly #pattern: Pattern
  readonly #disclosers: readonly Discloser[]
  readonly #full = new FullShares()

  constructor(pattern: Pattern, companies: readonly DemoCompany[], source: FigureSource) {
    this.#pattern = pattern
    const order = companies.toSorted((a, b) => a.size - b.size || a.index - b.index)
    const rank = new Map(order.map(({ index }, position) => [index, position]))
    this.#disclosers = companies.map(({ index, edinetCode, tse33Code }) => ({
      key: edinetCode,
      size: (rank.get(index)! + 0.5) / companies.length,
      isManufacturer: isManufacturing(tse33Code),
    }))
    const step = Math.max(1, order.length / maxSample)
    for (let at = 0; at < order.length; at += step) this.#sample(order[Math.floor(at)]!, source)
  }

  keeps({ index }: DemoCompany, figure: DemoFigure): boolean {
    const { indicator, year, value } = figure
    if (indicator.isFinancial) return true
    if (value === null || !this.#pattern.has(indicator.code)) return false
    const company = this.#disclosers[index]!
    const isNo = isNoOf(figure)
    const full = this.#full.of(indicator.code, { size: company.size, year, isNo })
    // A company outside the sample may say what none inside does.
    const cell = { indicator: indicator.code, company, year: demoYears[year]!, pattern: this.#pattern, isNo }
    return survives({ ...cell, full: full || 1 / maxSample })
  }

  #sample(company: DemoCompany, source: FigureSource): void {
    const { size } = this.#disclosers[company.index]!
    for (let year = company.firstYear; year <= company.lastYear; year++) this.#full.addCompany({ size, year })
    source.each(company, (figure) => {
      const { indicator, year, value, later } = figure
      if (later === 1 || value === null || !this.#pattern.has(indicator.code)) return
      this.#full.addFigure(indicator.code, { size, year, isNo: isNoOf(figure) })
    })
  }
}

const isNoOf = ({ indicator, value }: DemoFigure) => indicator.distribution === 'bernoulli' && value === 0
