import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSearch, searchText } from '../app/address.ts'
import { SearchState } from './address.ts'

const text = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength, unit: 'grapheme' }).filter((one) => one.length <= maxLength)
const state = fc.record(
  {
    q: text(60),
    where: text(400),
    columns: text(200),
    sort: text(100),
    page: fc.integer({ min: 1, max: 10_000 }),
    perPage: fc.constantFrom(50 as const, 100 as const),
    mode: fc.constant('simple' as const),
    view: fc.constantFrom('both' as const, 'map' as const),
    axes: text(80),
    density: fc.constantFrom('compact' as const, 'relaxed' as const),
    edit: fc.constantFrom('0', '2.1'),
  },
  { requiredKeys: [] },
)

test('every state of the search, as an address and back, is the same state', () => {
  fc.assert(
    fc.property(state, (search) => {
      const address = new URL(`/v2/comparisons${searchText(search)}`, 'https://satoyama.example')
      expect(SearchState.parse(readSearch(address.search))).toEqual(search)
    }),
    { numRuns: 500 },
  )
})

test('what makes no sense in an address is left out, and the rest stands', () => {
  const read = SearchState.parse(readSearch('?page=0&perPage=7&view=cube&mode=none&where=market(PRM)&q=7203'))
  expect(read).toEqual({ where: 'market(PRM)', q: '7203' })
})
