import { stateCode } from '../../figures/cell-states.ts'
import { sizeCodes } from '../../inference/parameters.ts'
import { cellIndex } from '../../panel/layout.ts'
import { type FurtherRow, furtherPosition, type Panel, type PanelIndicator, shapeOf } from '../../panel/panel.ts'
import type { ScoredIndicator } from '../hierarchy.ts'
import { parentSales } from '../ranks/ranked-figures.ts'

/** A figure as it would be: positions of its row and company in the panel. */
interface ChangedFigure {
  readonly position: number
  readonly company: number
  readonly value: number
}

const further: readonly FurtherRow[] = [
  { ...parentSales, maxAge: 0 },
  { code: '', boundary: 'parent', holds: 'years', maxAge: 0 },
]

const besides = Object.values(sizeCodes)
/** Behind them the sales of the filing company, and the fiscal years of the figures of the first row. */
const parentSalesRow = besides.length + 1
const yearsRow = besides.length + 2

/**
 * A market in which some figures of one fiscal year are others, one indicator at a time.
 *
 * Its first row is the indicator that was loaded last, the others are the sizes that inferences and amounts per size stand on. The
 * whole market is not copied for the sake of a few figures.
 */
export class ChangedPanel {
  readonly panel: Panel & { readonly indicators: PanelIndicator[] }
  readonly #market: Panel
  /** Position of the year whose figures are changed. */
  readonly #year: number
  /** By position of the indicator in the market. */
  readonly #changes = new Map<number, ChangedFigure>()

  constructor(market: Panel, year: number) {
    this.#market = market
    this.#year = year
    const length = market.years.length * market.companies.length
    const rows = yearsRow + 1
    this.panel = {
      companies: market.companies,
      years: market.years,
      indicators: [market.indicators[0]!, ...besides.map((code) => this.#indicator(code))],
      further,
      values: new Float64Array(rows * length).fill(Number.NaN),
      states: new Uint8Array(rows * length),
    }
    for (const [row, code] of besides.entries()) this.#fill(row + 1, this.#positionOf(code))
    this.#fill(parentSalesRow, furtherPosition(market, parentSales))
  }

  /** Replace a figure of the year, as if the company had disclosed it. */
  change(
    { position, yearsAt }: Pick<ScoredIndicator, 'position' | 'yearsAt'>,
    figure: Omit<ChangedFigure, 'position'>,
  ): void {
    this.#changes.set(position, { ...figure, position })
    const year = this.#market.years[this.#year]!
    if (yearsAt !== undefined) this.#changes.set(yearsAt, { position: yearsAt, company: figure.company, value: year })
    const row = besides.findIndex((code) => this.#positionOf(code) === position)
    if (row !== -1) this.#fill(row + 1, position)
  }

  /** Take back what was changed. */
  restore(): void {
    const changed = [...this.#changes.keys()]
    this.#changes.clear()
    for (const [row, code] of besides.entries()) {
      if (changed.includes(this.#positionOf(code))) this.#fill(row + 1, this.#positionOf(code))
    }
  }

  /** Bring an indicator to the first row. @returns the indicator of this panel */
  load(indicator: ScoredIndicator): ScoredIndicator {
    const { position, code, direction, yearsAt } = indicator
    this.panel.indicators[0] = this.#market.indicators[position] ?? { code, boundary: 'parent', direction }
    this.#fill(0, position)
    if (yearsAt === undefined) return { ...indicator, position: 0 }
    this.#fill(yearsRow, yearsAt)
    return { ...indicator, position: 0, yearsAt: yearsRow }
  }

  #positionOf(code: string): number {
    return this.#market.indicators.findIndex((indicator) => indicator.code === code)
  }

  #indicator(code: string): PanelIndicator {
    return this.#market.indicators[this.#positionOf(code)] ?? { code, boundary: 'consolidated', direction: 'neutral' }
  }

  #fill(row: number, position: number): void {
    if (position === -1) return
    const shape = shapeOf(this.#market)
    const length = shape.years * shape.companies
    const [values, states] = [this.#market.values, this.#market.states].map((cells) =>
      cells.subarray(position * length, (position + 1) * length),
    )
    this.panel.values.set(values!, row * length)
    this.panel.states.set(states!, row * length)
    const changed = this.#changes.get(position)
    if (changed === undefined) return
    const cell = cellIndex(shape, row, this.#year, changed.company)
    this.panel.values[cell] = changed.value
    this.panel.states[cell] = stateCode.disclosed
  }
}
