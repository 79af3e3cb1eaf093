import { type CellState, stateCode } from '../figures/cell-states.ts'
import type { IndicatorTraits } from '../inference/inference.ts'
import type { Panel } from '../panel/panel.ts'

export const traits: readonly IndicatorTraits[] = [
  { code: 'F-PL-001', kind: 'amount' },
  { code: 'S-LR-001', kind: 'amount' },
  { code: 'E-EN-001', kind: 'amount' },
  { code: 'E-CC-001', kind: 'amount' },
  { code: 'E-WS-001', kind: 'amount' },
  { code: 'S-DV-001', kind: 'percent' },
  { code: 'G-RM-001', kind: 'boolean' },
  { code: 'S-LR-030', kind: 'count' },
]
export const [sales, headcount, energy, ghg, waste, share, policy, cases] = traits.keys()
export const tse17Of = (tse33: string) => (tse33 === '3050' ? '1' : null)

export type Cell = number | CellState
/** Cells by indicator, year (from 2021) and company; what is left out is not disclosed. */
export type Cells = Readonly<Record<number, readonly (readonly Cell[])[]>>

/** A panel of companies of one industry, as the cells say. */
export function givenPanel(
  cells: Cells,
  companies: number,
  years: number,
  gicsOf = (_: number): string | null => '151010',
) {
  const size = traits.length * years * companies
  const values = new Float64Array(size).fill(Number.NaN)
  const states = new Uint8Array(size)
  for (const [indicator, rows] of Object.entries(cells))
    for (const [y, row] of rows.entries())
      for (const [c, cell] of row.entries()) {
        const at = (Number(indicator) * years + y) * companies + c
        values[at] = typeof cell === 'number' ? cell : Number.NaN
        states[at] = stateCode[typeof cell === 'number' ? 'disclosed' : cell]
      }
  const panel: Panel = {
    companies: Array.from({ length: companies }, (_, c) => ({
      id: c + 1,
      isListed: true,
      tse33: '3050',
      gics: gicsOf(c),
      market: null,
    })),
    indicators: traits.map(({ code }) => ({ code, boundary: 'consolidated', direction: 'lower_better' })),
    years: Array.from({ length: years }, (_, y) => 2021 + y),
    values,
    states,
  }
  return panel
}

/** Sales of ten companies, million yen. */
export const peerSales = Array.from({ length: 10 }, (_, c) => 1_000 * (c + 1))
