import { cellStates } from '../figures/cell-states.ts'
import { counts, type Panel } from '../panel/panel.ts'

/** By code of the state: 1 where a figure counts. */
export const isCounted = Uint8Array.from(cellStates, (_, state) => (counts(state) ? 1 : 0))

/** Figures of one column that count, NaN for all others. */
export function countedFigures(panel: Panel, indicator: number, year: number): Float64Array {
  const size = panel.companies.length
  if (indicator === -1) return new Float64Array(size).fill(Number.NaN)
  const start = (indicator * panel.years.length + year) * size
  const figures = panel.values.slice(start, start + size)
  for (let position = 0; position < size; position++) {
    const isFigure = isCounted[panel.states[start + position]!] === 1 && Number.isFinite(figures[position]!)
    if (!isFigure) figures[position] = Number.NaN
  }
  return figures
}
