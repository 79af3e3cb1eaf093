import { cellIndex } from '../panel/layout.ts'
import { counts, type Panel, shapeOf } from '../panel/panel.ts'
import type { Workforce, WorkforceFigure } from './impact.ts'

/** Indicators that the figures are read from, all of the filing company alone. */
export const workforceIndicators = {
  employees: 'S-LR-002',
  employeesBefore: 'S-LR-002', // of the fiscal year before
  averagePay: 'S-LR-006',
  femaleShare: 'S-DV-001',
  femaleManagers: 'S-DV-002',
  payRatio: 'S-DV-009',
} as const satisfies Record<WorkforceFigure, string>

export const workforceFigures = Object.keys(workforceIndicators) as WorkforceFigure[]

/** Positions of a company and of a fiscal year in the panel. */
export interface WorkforcePlace {
  readonly company: number
  readonly year: number
}

/**
 * Reads the workforce figures of a panel. Figures under review, of another boundary or not disclosed are not known; nothing is
 * inferred.
 */
export function workforceReader(panel: Panel): (at: WorkforcePlace) => Workforce {
  const shape = shapeOf(panel)
  const rowOf = new Map(panel.indicators.map(({ code }, row) => [code, row]))
  return ({ company, year }) => {
    const read = (figure: WorkforceFigure): number | null => {
      const row = rowOf.get(workforceIndicators[figure])
      const column = figure === 'employeesBefore' ? year - 1 : year
      if (row === undefined || column < 0) return null
      const at = cellIndex(shape, row, column, company)
      return counts(panel.states[at]!) ? panel.values[at]! : null
    }
    return Object.fromEntries(workforceFigures.map((figure) => [figure, read(figure)])) as Record<
      WorkforceFigure,
      number | null
    >
  }
}
