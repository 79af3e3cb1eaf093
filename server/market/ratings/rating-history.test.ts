import { expect, test } from 'vitest'
import { RatingHistory } from './rating-history.ts'

const vintage = (ratedOn: string, knownFrom: string) => ({ ratedOn, knownFrom, value: '3.1', isSimulated: true })
const history = new RatingHistory(
  new Map([
    ['1 ftse total', [vintage('2025-06-20', '2025-06-25'), vintage('2024-06-20', '2024-06-20')]],
    ['2 ftse climate-change', [vintage('2025-03-01', '2025-02-01')]],
    ['3 msci total', [vintage('2025-12-01', '2025-12-01')]],
  ]),
  [],
)

test('ratings of a vendor are the same from one change to the next', () => {
  expect(history.lastChange('ftse', '2026-01-15')).toBe('2025-06-25') // Known five days after it was given.
  expect(history.lastChange('ftse', '2025-06-24')).toBe('2025-03-01') // Given after it was announced.
  expect(history.lastChange('ftse', '2024-12-31')).toBe('2024-06-20')
  expect(history.lastChange('ftse', '2024-01-01')).toBe('2024-01-01')
})
