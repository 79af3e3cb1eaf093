import { cellIndex } from './layout.ts'
import { columnAt, counts, type Panel, shapeOf } from './panel.ts'

/** Which fiscal years of which companies hold enough to be looked at first. */
export interface FullYears {
  /** By year × companies + company: 1 where the year holds at least half as many figures as the company's fullest. */
  readonly isFull: Uint8Array
  /** By company the position of its newest such year; −1 without a figure. */
  readonly newest: Int32Array
}

/**
 * A year is full for a company when it has at least half as many figures, disclosed or estimated by the source, as the company's fullest
 * year. A file with a single indicator, or the first three figures of a new year, does not move the view to a year that is otherwise
 * empty. docs/methodology/disclosure-rate.md.
 */
export function fullYears(panel: Panel): FullYears {
  const shape = shapeOf(panel)
  const { years, companies } = shape
  const figures = new Uint16Array(years * companies)
  for (let year = 0; year < years; year++) {
    const from = cellIndex(shape, 0, year, 0)
    for (const indicator of panel.indicators.keys()) {
      const { states } = columnAt(panel, indicator, year)
      for (let company = 0; company < companies; company++) if (counts(states[company]!)) figures[from + company]!++
    }
  }
  const isFull = new Uint8Array(figures.length)
  const newest = new Int32Array(companies).fill(-1)
  for (let company = 0; company < companies; company++) {
    let max = 0
    for (let year = 0; year < years; year++) max = Math.max(max, figures[cellIndex(shape, 0, year, company)]!)
    for (let year = 0; year < years; year++) {
      const at = cellIndex(shape, 0, year, company)
      if (figures[at] === 0 || figures[at]! * 2 < max) continue
      isFull[at] = 1
      newest[company] = year
    }
  }
  return { isFull, newest }
}
