import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import { addYears, periodEndOf } from '../days.ts'
import { hasDiversity, tellsEmissions } from './people.ts'
import type { Story } from './story.ts'

/** What the product must make of a document. */
export interface Expected {
  readonly indicator: string
  readonly boundary: 'consolidated' | 'parent'
  readonly fiscalYear: number
  readonly value: number
}

const millions = (yen: number) => yen / 1_000_000
const percent = (fraction: string) => Number(`${fraction}e2`)

export function expectedOf(story: Story): Expected[] {
  const { document, year, years, board } = story
  const { filer, periodStart } = document
  const group = filer.hasConsolidated ? 'consolidated' : 'parent'
  const yearOf = (back: number) =>
    fiscalYear(addYears(periodStart, -back), periodEndOf(year - back, filer.fiscalYearEnd))!
  const all: Expected[] = []
  const expect = (indicator: string, boundary: Expected['boundary'], back: number, value: number) =>
    all.push({ indicator, boundary, fiscalYear: yearOf(back), value })
  for (const back of [4, 3, 2, 1, 0]) {
    const of = years.get(year - back)!
    expect('F-PL-001', group, back, millions(of.sales))
    expect('F-PL-004', group, back, millions(of.net))
    expect('F-BS-001', group, back, millions(of.assets))
    expect('G-BD-051', group, back, percent(of.roe))
    expect('F-PS-001', group, back, Number(of.eps))
    expect('F-PS-002', group, back, Number(of.bps))
    expect('F-CF-001', group, back, millions(of.operatingCash))
    if (filer.hasConsolidated) {
      expect('S-LR-001', 'consolidated', back, of.employees)
      expect('F-PL-001', 'parent', back, millions(of.parent.sales))
    }
  }
  const of = years.get(year)!
  expect('F-PL-002', group, 0, millions(of.operating))
  expect('F-CF-002', group, 0, millions(of.capex))
  expect('S-SI-001', group, 0, millions(of.research))
  expect('S-LR-006', 'parent', 0, of.salary / 1_000)
  expect('S-LR-004', 'parent', 0, Number(of.age))
  expect('F-MK-006', 'parent', 0, of.treasury)
  expect('G-BD-043', 'parent', 0, percent(of.institutions))
  expect('G-BD-019', 'parent', 0, board.form === 'committees' ? 1 : 0)
  if (filer.hasConsolidated) expect('F-BS-005', 'consolidated', 0, millions(of.loans + of.bonds))
  if (hasDiversity(story)) {
    expect('S-DV-002', 'parent', 0, percent(of.femaleManagers))
    expect('S-DV-011', 'parent', 0, percent(of.leave))
    expect('S-DV-008', 'parent', 0, percent(of.wages[0]))
  }
  if (tellsEmissions(story))
    for (const back of [2, 1]) expect('E-CC-002', group, back, years.get(year - back)!.scopes[0])
  return all
}
