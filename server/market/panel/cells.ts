import { boundaries } from '#methodology/figures/boundary.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import type { PanelCompany, PanelIndicator } from '#methodology/panel/panel.ts'
import { type CopiedRow, copiedStates } from './copy-reader.ts'

export interface Axes {
  readonly companies: readonly PanelCompany[]
  readonly indicators: readonly PanelIndicator[]
  readonly years: readonly number[]
  /** Positions by the database's numbers; −1 where the panel has none. */
  readonly companyAt: Int32Array
  readonly indicatorAt: Int32Array
}

/** What was withdrawn is said by nobody. */
const stateCodes = copiedStates.map((state) => stateCode[state === 'withdrawn' ? 'not-disclosed' : state])

/** Bits below an order of vintages that hold the state of the latest. */
const stateBits = 16
const importBits = 2 ** 31

interface CellsOfPanel {
  readonly axes: Axes
  readonly values: Float64Array
  readonly states: Uint8Array
}

/**
 * The cells while rows arrive in any order: the latest vintage of each wins.
 *
 * Each cell is two numbers side by side, the order of its vintage with its state, and its value, company by company: rows mostly
 * come so, and a cell is then found where the one before it was. `spread` turns them into the panel's order.
 */
export class Cells {
  readonly axes: Axes
  readonly #perCompany: number
  readonly #pairs: Float64Array
  /** Positions of the years between which something was known, both included. */
  #first = Number.POSITIVE_INFINITY
  #last = -1
  /** Made once all rows have been read. */
  #panel: CellsOfPanel | null = null
  /** By position of the indicator, the boundary it is ranked on. */
  readonly #boundaries: Int32Array

  constructor(axes: Axes) {
    this.axes = axes
    this.#perCompany = axes.indicators.length * axes.years.length
    this.#pairs = new Float64Array(2 * this.#perCompany * axes.companies.length)
    this.#boundaries = Int32Array.from(axes.indicators, ({ boundary }) => boundaries.indexOf(boundary))
  }

  at(companyId: number, indicatorId: number, fiscalYear: number): number {
    const { companyAt, indicatorAt, years } = this.axes
    const company = companyAt[companyId] ?? -1
    const indicator = indicatorAt[indicatorId] ?? -1
    const year = fiscalYear - (years[0] ?? 0)
    if (company < 0 || indicator < 0 || year < 0 || year >= years.length) return -1
    return 2 * (company * this.#perCompany + indicator * years.length + year)
  }

  add(row: CopiedRow): void {
    const cell = this.at(row.companyId, row.indicatorId, row.fiscalYear)
    if (cell === -1) return
    const year = row.fiscalYear - this.axes.years[0]!
    if (year < this.#first) this.#first = year
    if (year > this.#last) this.#last = year
    const latest = this.#pairs[cell]!
    if (row.boundary !== this.#boundaries[this.axes.indicatorAt[row.indicatorId]!]) {
      if (latest === 0) this.#pairs[cell] = stateCode['other-boundary']
      return
    }
    const order = orderOf(row.knownFrom, row.importId) + stateCodes[row.state]!
    if (order < latest) return
    this.#pairs[cell] = order
    this.#pairs[cell + 1] = row.value
  }

  /** Mark a cell as doubted when this vintage is its latest. */
  doubt(cell: number, knownFrom: number, importId: number): void {
    const order = orderOf(knownFrom, importId)
    const latest = this.#pairs[cell]!
    if (latest - (latest % stateBits) !== order) return
    this.#pairs[cell] = order + stateCode['under-review']
    if (this.#panel) this.#panel.states[this.#positionOf(cell)] = stateCode['under-review']
  }

  /** Whether nothing stands in a cell, or something on another basis: its vintages were withdrawn. */
  withdraw(cell: number, hasOther: boolean): void {
    this.#pairs[cell] = stateCode[hasOther ? 'other-boundary' : 'not-disclosed']
  }

  /** Where a cell of a year in which something was known stands in the panel. */
  #positionOf(cell: number): number {
    const all = this.axes.years.length
    const company = Math.floor(cell / 2 / this.#perCompany)
    const column = (cell / 2) % this.#perCompany
    const years = this.#last - this.#first + 1
    const position = Math.floor(column / all) * years + (column % all) - this.#first
    return position * this.axes.companies.length + company
  }

  /** Values and states by indicator, year and company, of the years in which something was known; no row may come after it. */
  spread(): CellsOfPanel {
    this.#panel ??= this.#spread()
    return this.#panel
  }

  #spread(): CellsOfPanel {
    const companies = this.axes.companies.length
    const years = this.axes.years.slice(this.#first, this.#last + 1)
    const columns = this.axes.indicators.flatMap((_, indicator) =>
      years.map((_, year) => indicator * this.axes.years.length + this.#first + year),
    )
    const size = columns.length * companies
    const values = new Float64Array(new SharedArrayBuffer(size * 8))
    const states = new Uint8Array(new SharedArrayBuffer(size))
    const block = 32
    for (let first = 0; first < companies; first += block) {
      const last = Math.min(companies, first + block)
      for (const [position, column] of columns.entries()) {
        for (let company = first; company < last; company++) {
          const cell = 2 * (company * this.#perCompany + column)
          const order = this.#pairs[cell]!
          states[position * companies + company] = order % stateBits
          values[position * companies + company] = order < stateBits ? Number.NaN : this.#pairs[cell + 1]!
        }
      }
    }
    return { axes: { ...this.axes, years }, values, states }
  }
}

/** Later days before later imports; always above the states of cells without a vintage. */
const orderOf = (knownFrom: number, importId: number) => ((knownFrom + 36_525) * importBits + importId) * stateBits
