import { expect, test } from 'vitest'
import { correctionsOf } from './corrections.ts'

const document = (id: number, parts: object = {}) => ({
  id,
  kind: 'annual-report',
  filed_on: '2026-06-20',
  submitted_at: null,
  period_end: '2026-03-31',
  is_amendment: false,
  ...parts,
})
const amended = (id: number, filed_on: string, parts: object = {}) =>
  document(id, { filed_on, is_amendment: true, ...parts })

test('a correction corrects the newest document of its kind and period before it', () => {
  const documents = [
    amended(4, '2026-09-01'),
    amended(3, '2026-07-01'),
    document(1),
    document(2, { kind: 'governance-report' }),
    document(5, { period_end: '2025-03-31', filed_on: '2025-06-20' }),
  ]
  expect([...correctionsOf(documents)]).toEqual([
    [3, 1],
    [4, 3],
  ])
})

test('without its original, or its period, it corrects nothing that is known', () => {
  const documents = [document(1), amended(2, '2026-06-01'), amended(3, '2026-07-01', { period_end: null })]
  expect([...correctionsOf(documents)]).toEqual([])
})

test('two of one day stand in the order of their minutes, else of their numbers', () => {
  const late = amended(1, '2026-07-01', { submitted_at: '2026-07-01 15:00:00' })
  const early = amended(2, '2026-07-01', { submitted_at: '2026-07-01 09:00:00' })
  expect([...correctionsOf([document(9), late, early])]).toEqual([
    [2, 9],
    [1, 2],
  ])
  expect([...correctionsOf([document(9), amended(11, '2026-06-20'), amended(10, '2026-06-20')])]).toEqual([
    [10, 9],
    [11, 10],
  ])
})
