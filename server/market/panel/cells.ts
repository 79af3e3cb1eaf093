import { boundaries } from '#methodology/figures/boundary.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import type { FurtherRow, PanelCompany, PanelIndicator } from '#methodology/panel/panel.ts'
import { type CopiedRow, copiedStates } from './copy-reader.ts'

export interface Axes {
  readonly companies: readonly PanelCompany[]
  readonly indicators: readonly PanelIndicator[]
  /** Rows behind those of the indicators, those of figures as they are filed first. */
  readonly further: readonly FurtherRow[]
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
  /** Rows of figures: the indicators, and what is filed of some of them on another boundary. */
  readonly #rows: number
  /** Row of an indicator's figures on another boundary, by `furtherKey`. */
  readonly #furtherAt: ReadonlyMap<number, number>

  constructor(axes: Axes) {
    this.axes = axes
    const filed = axes.further.filter(({ holds }) => holds === 'figures')
    this.#rows = axes.indicators.length + filed.length
    this.#perCompany = this.#rows * axes.years.length
    this.#pairs = new Float64Array(2 * this.#perCompany * axes.companies.length)
    this.#boundaries = Int32Array.from(axes.indicators, ({ boundary }) => boundaries.indexOf(boundary))
    this.#furtherAt = new Map(
      filed.map(({ code, boundary }, at) => {
        const indicator = axes.indicators.findIndex((one) => one.code === code)
        return [furtherKey(indicator, boundaries.indexOf(boundary)), axes.indicators.length + at]
      }),
    )
  }

  at(companyId: number, indicatorId: number, fiscalYear: number): number {
    return this.#cellOf(companyId, this.axes.indicatorAt[indicatorId] ?? -1, fiscalYear)
  }

  /** The cell of figures on a boundary: the indicator's own, or that of a further row; −1 where there is neither. */
  on(companyId: number, indicatorId: number, fiscalYear: number, boundary: number): number {
    const indicator = this.axes.indicatorAt[indicatorId] ?? -1
    const row =
      boundary === this.#boundaries[indicator]
        ? indicator
        : (this.#furtherAt.get(furtherKey(indicator, boundary)) ?? -1)
    return this.#cellOf(companyId, row, fiscalYear)
  }

  #cellOf(companyId: number, indicator: number, fiscalYear: number): number {
    const { companyAt, years } = this.axes
    const company = companyAt[companyId] ?? -1
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
    if (row.boundary === this.#boundaries[this.axes.indicatorAt[row.indicatorId]!]) {
      this.#set(cell, row)
      return
    }
    if (latest === 0) this.#pairs[cell] = stateCode['other-boundary']
    const other = this.on(row.companyId, row.indicatorId, row.fiscalYear, row.boundary)
    if (other !== -1) this.#set(other, row)
  }

  #set(cell: number, { knownFrom, importId, state, value }: CopiedRow): void {
    const order = orderOf(knownFrom, importId) + stateCodes[state]!
    if (order < this.#pairs[cell]!) return
    this.#pairs[cell] = order
    this.#pairs[cell + 1] = value
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
    const columns = Array.from({ length: this.#rows }).flatMap((_, row) =>
      years.map((_, year) => row * this.axes.years.length + this.#first + year),
    )
    const size = (this.axes.indicators.length + this.axes.further.length) * years.length * companies
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

/** Boundaries are few. */
const furtherKey = (indicator: number, boundary: number) => indicator * boundaries.length + boundary

/** Later days before later imports; always above the states of cells without a vintage. */
const orderOf = (knownFrom: number, importId: number) => ((knownFrom + 36_525) * importBits + importId) * stateBits
