import { expect, test } from 'vitest'
import { type Measure, measureOf } from './measure.ts'
import type { SearchCell } from './searches.ts'
import { planOf, sheetRows } from './sheet.ts'

const cell = (more: Partial<SearchCell>): SearchCell => ({
  state: 'disclosed',
  value: null,
  text: null,
  class: null,
  ...more,
})
const words = {
  company: ['Code', 'Name (ja)', 'Name (en)'],
  programs: ['ISIN', 'ID'],
  notes: ['Column', 'Name', 'Unit', 'Year'],
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
    id: 7,
    isin: 'JP3000000007',
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
    id: 8,
    ticker: null,
    nameJa: '霧峰',
    nameEn: 'Kirimine',
    cells: [cell({ state: 'none' }), cell({ state: 'not-applicable' }), cell({ state: 'computed', text: '3.1' })],
  },
]

test('a file has one row of heads, the codes; what they mean stands before it in comments; an estimate is marked beside its number', () => {
  expect(sheetRows({ heads, rows, words, hasStates: false, heading: 'codes' })).toEqual([
    ['# Column', 'Name', 'Unit', 'Year'],
    ['# ticker', 'Code'],
    ['# name_ja', 'Name (ja)'],
    ['# name_en', 'Name (en)'],
    ['# sustainability_score', 'Total score', 'points', 2024],
    ['# E-CC-022', 'Intensity', 't', 2024],
    ['# ftse', 'FTSE', null, null],
    ['# isin', 'ISIN'],
    ['# company_id', 'ID'],
    [
      'ticker',
      'name_ja',
      'name_en',
      'sustainability_score',
      'E-CC-022',
      'E-CC-022:state',
      'ftse',
      'isin',
      'company_id',
    ],
    ['130A', '蒼海', null, 72.4, 38.6, 'est.', 'locked', 'JP3000000007', 7], // 0.724 ÷ 0.01
    [null, '霧峰', 'Kirimine', null, 'n/a', null, '3.1', null, 8],
  ])
})

test('with all states on demand, for the clipboard with one row of names', () => {
  const [names, first] = sheetRows({ heads, rows, words, hasStates: true, heading: 'names' })
  expect(names!.slice(3, 5)).toEqual(['Total score', 'Total score: state'])
  expect(names).toHaveLength(3 + 2 * 3)
  expect(first!.slice(5, 7)).toEqual([38.6, 'est.'])
})

test('a company counts once a year; what is derived from a figure is no item of its own', () => {
  const value = measureOf('e_score')
  const plan = (...measures: Measure[]) => planOf(measures, 10, 2024)
  expect(plan(value, { ...value, year: 2023 })).toEqual({ companies: 10, years: 2, items: 1 })
  const derived: Measure[] = [
    { ...value, aspect: 'difference' }, // from 2023 to 2024: handed out is 2024
    { ...value, aspect: 'change', from: 2020 },
    { ...value, aspect: 'percentile' },
    { ...value, aspect: 'deviation' },
  ]
  expect(plan(value, ...derived)).toEqual({ companies: 10, years: 1, items: 1 })
  expect(plan(value, measureOf('s_score'), ...derived)).toEqual({ companies: 10, years: 1, items: 2 })
  expect(planOf([value], 10, null)).toEqual({ companies: 10, years: 1, items: 1 })
})
