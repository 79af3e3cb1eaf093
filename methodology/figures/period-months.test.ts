import { expect, test } from 'vitest'
import { monthsIn, monthsNote, monthsOf } from './period-months.ts'

test.each([
  ['2023-04-01', '2024-03-31', 12], // with 29 February
  ['2022-04-01', '2023-03-31', 12],
  ['2025-04-01', '2025-12-31', 9],
  ['2018-01-01', '2018-03-31', 3],
  ['2023-01-01', '2024-03-31', 15],
  ['2023-03-21', '2024-03-20', 12], // to the twentieth, as some retailers close
])('from %s to %s there are %i months', (start, end, months) => {
  expect(monthsOf(start, end)).toBe(months)
  expect(monthsIn(['sum', ...monthsNote(start, end)])).toBe(months)
})

test('a year has no remark', () => expect(monthsNote('2023-04-01', '2024-03-31')).toEqual([]))
