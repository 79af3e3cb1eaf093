import { expect, test } from 'vitest'
import type { CommitmentRow } from './commitments.ts'
import { finalYearOf, listedTargets } from './written-targets.ts'

const row = (record: CommitmentRow['record'], source = 'sbti-targets'): CommitmentRow => ({
  ...{ companyId: 1, source, rowKey: 'a', publishedOn: '2023-05-01', importId: 3, line: 12 },
  record,
})
const cut = { status: 'Active', scope: '1+2', target_value: '42%', base_year: 2020, target_year: 2030 }

test('a share of suppliers or of power is no cut of emissions, and what was removed is no target', () => {
  expect(listedTargets([row(cut), row({ ...cut, type: 'Absolute' })])).toHaveLength(2)
  expect(listedTargets([row({ ...cut, type: 'Engagement', scope: '3', target_value: '67%' })])).toEqual([])
  expect(listedTargets([row({ ...cut, type: 'Renewable electricity', scope: '2', target_value: '100%' })])).toEqual([])
  expect(listedTargets([row({ ...cut, status: 'Commitment removed' })])).toEqual([])
})

test('a final year that was withdrawn, or waits for a person, is none', () => {
  const company = { status: 'Targets set', net_zero_year: 2050 }
  expect(finalYearOf([row(company, 'sbti-companies')], [])).toBe(2050)
  expect(finalYearOf([row({ ...company, status: 'Commitment removed' }, 'sbti-companies')], [])).toBeNull()
  const [long] = listedTargets([row({ ...cut, target_value: '90%', target_year: 2045 })])
  expect(finalYearOf([], [long!])).toBe(2045)
  const source = { kind: 'sentence', document: { id: 1, title: 'A', filedOn: '2025-06-20' } } as const
  expect(finalYearOf([], [{ ...long!, source: { ...source, confidence: 0.5, isAccepted: false } }])).toBeNull()
  expect(finalYearOf([], [{ ...long!, source: { ...source, confidence: 0.9, isAccepted: true } }])).toBe(2045)
})
