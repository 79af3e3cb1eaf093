import { type Draft, ratio } from './draft.ts'
import { rounded } from './rounding.ts'
import { scope3Codes } from './ties-environment.ts'

/** Whether the company prints a figure in a year. */
type IsOpen = (code: string, year: number) => boolean

/** After rounding: what is printed as a sum is the sum of what is printed, and intensities divide what is printed. */
export function sumUp(d: Draft, year: number, isOpen: IsOpen): void {
  const get = (code: string) => d.get(code, year)
  const set = (code: string, value: number) => d.set(code, year, rounded(d.indicator(code), value))
  const sales = get('F-PL-001')
  const exact = (code: string, value: number) => d.set(code, year, Math.round(value * 1000) / 1000)

  exact('E-CC-001', get('E-CC-002') + get('E-CC-003'))
  const openCodes = scope3Codes.filter((code) => isOpen(code, year))
  if (openCodes.length > 0)
    exact(
      'E-CC-005',
      openCodes.reduce((sum, code) => sum + get(code), 0),
    )
  d.set('E-CC-021', year, Math.max(1, openCodes.length))
  const total = get('E-CC-001')
  set('E-CC-022', ratio(total, sales))
  set('E-CC-023', ratio(total, get('S-LR-001')))
  set('E-CC-024', ratio(total, get('F-MK-008')))
  set('E-CC-025', ratio(total + get('E-CC-005'), sales))
  set('E-CC-027', year > 0 ? 100 * (ratio(total, d.get('E-CC-001', year - 1)) - 1) : Number.NaN)
  set('E-EN-002', ratio(get('E-EN-001'), sales))
  exact('E-WT-001', get('E-WT-003') + get('E-WT-004') + get('E-WT-005'))
  set('E-WT-002', ratio(1000 * get('E-WT-001'), sales))
  exact('E-WS-001', get('E-WS-003') + get('E-WS-004'))
  set('E-WS-002', ratio(1000 * get('E-WS-001'), sales))
  set('S-LR-010', ratio(sales, get('S-LR-001')))
}

/** By how much a company has cut emissions since its base year; what it does not print as a cut, it does not print. */
export function sinceBase(d: Draft, year: number, baseYear: number): number {
  if (year <= baseYear) return Number.NaN
  const cut = 100 * (1 - ratio(d.get('E-CC-001', year), d.get('E-CC-001', baseYear)))
  return cut > 0 ? Math.round(cut * 10) / 10 : Number.NaN
}
