import { expect, test } from 'vitest'
import { measureOf } from './measure.ts'
import type { SearchCell } from './searches.ts'
import { sheetRows, yearsOf } from './sheet.ts'

const cell = (more: Partial<SearchCell>): SearchCell => ({
  state: 'disclosed',
  value: null,
  text: null,
  class: null,
  ...more,
})
const words = {
  company: ['Code', 'Name (ja)', 'Name (en)'],
  unit: 'Unit',
  year: 'Year',
  state: (name: string) => `${name}: state`,
  states: { estimated: 'est.', locked: 'locked', 'not-applicable': 'n/a', disclosed: 'disclosed' },
} as never
const heads = [
  { name: 'Total score', code: 'sustainability_score', unit: 'points', year: 2024, scale: 0.01 },
  { name: 'Intensity', code: 'E-CC-022', unit: 't', year: 2024, scale: 1 },
  { name: 'FTSE', code: 'ftse', unit: '', year: null, scale: 1 },
]
const rows = [
  {
    ticker: '130A',
    nameJa: '蒼海',
    nameEn: null,
    cells: [
      cell({ state: 'computed', value: 0.724 }),
      cell({ state: 'estimated', value: 38.6 }),
      cell({ state: 'locked' }),
    ],
  },
  {
    ticker: null,
    nameJa: '霧峰',
    nameEn: 'Kirimine',
    cells: [cell({ state: 'none' }), cell({ state: 'not-applicable' }), cell({ state: 'computed', text: '3.1' })],
  },
]

test('names, codes, units and years stand above; an estimate is marked beside its number', () => {
  expect(sheetRows({ heads, rows, words, hasStates: false, hasUnits: true })).toEqual([
    ['Code', 'Name (ja)', 'Name (en)', 'Total score', 'Intensity', 'Intensity: state', 'FTSE'],
    ['ticker', 'name_ja', 'name_en', 'sustainability_score', 'E-CC-022', 'E-CC-022:state', 'ftse'],
    ['Unit', null, null, 'points', 't', null, null],
    ['Year', null, null, 2024, 2024, null, null],
    ['130A', '蒼海', null, 72.4, 38.6, 'est.', 'locked'], // 0.724 ÷ 0.01
    [null, '霧峰', 'Kirimine', null, 'n/a', null, '3.1'],
  ])
})

test('with all states on demand, without units', () => {
  const [names, , first] = sheetRows({ heads, rows, words, hasStates: true, hasUnits: false })
  expect(names).toHaveLength(3 + 2 * 3)
  expect(first!.slice(5, 7)).toEqual([38.6, 'est.'])
})

test('a download is counted by the years its columns speak of', () => {
  const value = measureOf('e_score')
  expect(yearsOf([value, { ...value, year: 2023 }], 2024)).toBe(2)
  expect(yearsOf([{ ...value, aspect: 'change', year: 2024, from: 2020 }], 2024)).toBe(2)
  expect(yearsOf([{ ...value, aspect: 'difference' }], 2024)).toBe(2) // 2024 and the year before
  expect(yearsOf([value], null)).toBe(1)
})
