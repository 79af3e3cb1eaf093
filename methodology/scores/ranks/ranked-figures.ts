import { stateCode } from '../../figures/cell-states.ts'
import type { InferredColumn } from '../../inference/column.ts'
import { countedFigures } from '../../inference/counted.ts'
import { sizeCodes } from '../../inference/parameters.ts'
import type { ErrorScale } from '../../inference/scale.ts'
import { cellIndex } from '../../panel/layout.ts'
import { type Column, columnAt, counts, furtherPosition, type Panel, shapeOf } from '../../panel/panel.ts'
import type { ScoredIndicator, SizeBase } from '../hierarchy.ts'
import type { Imputed } from './ranks.ts'

/** Where sales of the filing company alone stand in a panel. */
export const parentSales = { code: sizeCodes.sales, boundary: 'parent', holds: 'figures' } as const

/** 2^13 + 1: takes the last 13 of a figure's 53 binary digits (Veltkamp's splitting). */
const splitter = 8193

/**
 * A figure as it is compared: rounded to 40 binary digits, about twelve decimal ones, so that 3 and 2.9999999999999996 tie.
 * `c − (c − x)` with c = 8193 x; any language with IEEE double precision gives the same.
 */
export function rounded(figure: number): number {
  const split = splitter * figure
  return Number.isFinite(split) ? split - (split - figure) : figure
}

/**
 * What the second version ranks: figures rounded, amounts divided by the company's size in the same year.
 *
 * Sizes are sales (JPY million) and headcount (persons), both consolidated, and sales of the filing company alone, above 0. An amount of
 * a company whose size is not known cannot be ranked, and counts as not disclosed; nor can anything be inferred for it. A figure of an
 * earlier year is divided by the size of that year.
 */
export class RankedFigures {
  readonly #panel: Panel
  /** By year. */
  readonly #sizes: Readonly<Record<SizeBase, readonly Float64Array[]>>

  constructor(panel: Panel) {
    this.#panel = panel
    const sizesAt = (position: number) =>
      panel.years.map((_, year) =>
        countedFigures(panel, position, year).map((figure) => (figure > 0 ? figure : Number.NaN)),
      )
    const positionOf = (code: string) => panel.indicators.findIndex((one) => one.code === code)
    this.#sizes = {
      sales: sizesAt(positionOf(sizeCodes.sales)),
      headcount: sizesAt(positionOf(sizeCodes.headcount)),
      'parent-sales': sizesAt(furtherPosition(panel, parentSales)),
    }
  }

  column(indicator: ScoredIndicator, year: number): Column {
    const { values, states } = columnAt(this.#panel, indicator.position, year)
    if (indicator.size === null) return { values: values.map(rounded), states }
    const sizes = this.#sizesOf(indicator, year)
    const ranked = { values: new Float64Array(values.length), states: states.slice() }
    for (const [company, value] of values.entries()) {
      ranked.values[company] = rounded(value / sizes[company]!)
      if (Number.isNaN(sizes[company]!) && counts(states[company]!)) ranked.states[company] = stateCode['not-disclosed']
    }
    return ranked
  }

  /** What an amount of a company is divided by; NaN where its size is not known, 1 for an indicator that is ranked as it is. */
  sizeOf(indicator: ScoredIndicator, year: number, company: number): number {
    const { size } = indicator
    return size === null ? 1 : this.#sizes[size][this.yearOf(indicator, year, company)]![company]!
  }

  /** Position of the fiscal year that the figure of a year is of: an earlier one for an indicator whose newest figure counts. */
  yearOf({ yearsAt }: ScoredIndicator, year: number, company: number): number {
    if (yearsAt === undefined) return year
    const fiscalYear = this.#panel.values[cellIndex(shapeOf(this.#panel), yearsAt, year, company)]!
    return Number.isNaN(fiscalYear) ? year : fiscalYear - this.#panel.years[0]!
  }

  #sizesOf(indicator: ScoredIndicator, year: number): Float64Array {
    if (indicator.yearsAt === undefined) return this.#sizes[indicator.size!][year]!
    return Float64Array.from(this.#panel.companies, (_, company) => this.sizeOf(indicator, year, company))
  }

  /** Any value of a company in the measure that is ranked; NaN where its size is not known. */
  measure(indicator: ScoredIndicator, year: number, company: number, value: number): number {
    return rounded(value / this.sizeOf(indicator, year, company))
  }

  /** One figure of `column`; NaN where none is ranked. */
  figure(indicator: ScoredIndicator, year: number, company: number): number {
    const at = cellIndex(shapeOf(this.#panel), indicator.position, year, company)
    if (!counts(this.#panel.states[at]!)) return Number.NaN
    return this.measure(indicator, year, company, this.#panel.values[at]!)
  }

  /**
   * Inferred figures in the same measure, rounded too: one that was smoothed to 2.9999999999999996 with an error of 0 ties with 3. The
   * error of a logarithm does not change when it is divided by a known size.
   */
  imputed(
    indicator: ScoredIndicator,
    year: number,
    { values, standardErrors }: InferredColumn,
    scale: ErrorScale,
  ): Imputed {
    if (indicator.size === null) return { values: values.map(rounded), standardErrors, scale }
    const sizes = this.#sizesOf(indicator, year)
    return { values: values.map((value, company) => rounded(value / sizes[company]!)), standardErrors, scale }
  }
}
