import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CellState, cellStates, stateCode } from '../figures/cell-states.ts'
import { disclosureRate, eligibleOf, newestFullYear, tallyOf, toTally } from './disclosure-rate.ts'

const states = (counts: Partial<Record<CellState, number>>) => ({
  states: Uint8Array.from(
    Object.entries(counts).flatMap(([state, count]) => new Array<number>(count).fill(stateCode[state as CellState])),
  ),
})

test('the worked example of the page', () => {
  const tally = toTally(
    tallyOf(
      states({
        disclosed: 60,
        estimated: 10,
        'not-disclosed': 24,
        'other-boundary': 4,
        'under-review': 2,
        'not-applicable': 20,
        'no-report': 30,
      }),
    ),
  )
  expect(eligibleOf(tally)).toBe(100) // 150 − 30 without a report − 20 not applicable
  expect(disclosureRate(tally)).toBe(0.6) // 60 ÷ 100
})

test('without a company that could have disclosed there is no rate', () => {
  const tally = toTally(tallyOf(states({ 'no-report': 3, 'not-applicable': 2 })))
  expect(disclosureRate(tally)).toBeNull()
  expect(disclosureRate(toTally(tallyOf(states({ 'not-disclosed': 5 }))))).toBe(0)
})

test('in a year whose form had no element, those who disclosed none the less make no rate', () => {
  const tally = toTally(tallyOf(states({ disclosed: 40, 'not-tagged': 60 })))
  expect(eligibleOf(tally)).toBe(40) // 40 ÷ 40 would be 100 per cent by construction
  expect(disclosureRate(tally)).toBeNull()
  // An industry all of whose companies disclosed in that year has none either.
  expect(disclosureRate(toTally(tallyOf(states({ disclosed: 3 }))), false)).toBeNull()
})

test('among the companies chosen only', () => {
  const tally = toTally(tallyOf({ states: Uint8Array.of(1, 1, 0) }, (position) => position > 0))
  expect([tally.disclosed, eligibleOf(tally)]).toEqual([1, 2])
})

test('a rate is a share, and every company is counted once', () => {
  const cells = fc.array(fc.integer({ min: 0, max: cellStates.length - 1 }))
  fc.assert(
    fc.property(cells, (codes) => {
      const tally = toTally(tallyOf({ states: Uint8Array.from(codes) }))
      expect(Object.values(tally).reduce((sum, count) => sum + count, 0)).toBe(codes.length)
      const rate = disclosureRate(tally)
      expect(rate === null || (rate >= 0 && rate <= 1)).toBe(true)
    }),
  )
})

test('a year that few have reported so far is not the newest yet', () => {
  expect(newestFullYear([90, 100, 98, 30])).toBe(2) // 30 of 100 is less than half
  expect(newestFullYear([90, 100, 50])).toBe(2) // 50 is half
  expect(newestFullYear([0, 0])).toBeNull()
  expect(newestFullYear([])).toBeNull()
})
