import { expect, test } from 'vitest'
import type { Indicator } from '#contract/market/indicators.ts'
import type { Cell } from '#contract/market/observations.ts'
import { partText } from '../part-text.ts'
import { readSelected, selectedText } from '../selected.ts'
import { shortPeriodText } from '../short-period.ts'
import { absenceOf, type Choice, changeOf, type Observations, type Row, toGroups, toRows } from './rows.ts'
import { tableText } from './table-text.ts'

const indicator = (code: string, more: Partial<Indicator> = {}): Indicator => ({
  code,
  questionCode: `Q-${code}`,
  nameJa: '従業員数',
  nameEn: 'Employees',
  unit: 'persons',
  large: 'social',
  middle: 'labour_rights',
  smallJa: '従業員',
  smallEn: 'Workforce',
  direction: 'neutral',
  type: 'numeric',
  boundary: 'consolidated',
  isMajor: false,
  sameAs: null,
  scoreTags: [],
  sdgs: [],
  standardRefs: [],
  elements: ['jpcrp_cor:NumberOfEmployees'],
  status: 'proposed',
  ...more,
})
const cell = (code: string, fiscalYear: number, value: number | null, more: Partial<Cell> = {}): Cell => ({
  indicator: code,
  fiscalYear,
  boundary: 'consolidated',
  part: '',
  value,
  state: value === null ? 'not-applicable' : 'disclosed',
  periodEnd: `${fiscalYear + 1}-03-31`,
  acquiredOn: '2026-01-15',
  nextUpdateOn: null,
  documentId: 1,
  filed: null,
  notes: [],
  isRestated: false,
  isUnderReview: false,
  ...more,
})
const data = (cells: Cell[], years = [2023, 2024]): Observations => ({
  years,
  newestYear: 2024,
  cells,
  documents: [],
  reportedYears: [2024],
  notStated: [],
  changedSince: 0,
})
const choice = (more: Partial<Choice> = {}): Choice => ({
  view: 'held',
  basis: 'all',
  states: 'all',
  hasSubsidiaries: false,
  find: '',
  ...more,
})
const row = (values: (number | null)[], more: Partial<Indicator> = {}): Row => ({
  indicator: indicator('A', more),
  boundary: 'consolidated',
  part: '',
  cells: values.map((value, index) => (value === null ? null : cell('A', 2020 + index, value))),
})

test('each accounting basis is a row of its own; subsidiaries stand only when asked for', () => {
  const cells = [
    cell('A', 2024, 1),
    cell('A', 2024, 2, { boundary: 'parent' }),
    cell('A', 2024, 3, { boundary: 'subsidiary', part: 'X' }),
  ]
  expect(toRows([indicator('A')], data(cells), choice()).map(({ boundary }) => boundary)).toEqual([
    'consolidated',
    'parent',
  ])
  expect(toRows([indicator('A')], data(cells), choice({ hasSubsidiaries: true })).map(({ part }) => part)).toEqual([
    '',
    '',
    'X',
  ])
  expect(toRows([indicator('A')], data(cells), choice({ basis: 'parent' })).map(({ boundary }) => boundary)).toEqual([
    'parent',
  ])
})

test('estimates leave when only disclosed values are wanted', () => {
  const cells = [cell('A', 2023, 1, { state: 'estimated' }), cell('A', 2024, 2)]
  expect(
    toRows([indicator('A')], data(cells), choice({ states: 'disclosed' }))[0]!.cells.map(
      (observations) => observations?.value ?? null,
    ),
  ).toEqual([null, 2])
})

test('held, major and all', () => {
  const indicators = [indicator('A'), indicator('B', { isMajor: true }), indicator('C')]
  const codes = (view: Choice['view']) => {
    const groups = toGroups(
      toRows(indicators, data([cell('A', 2024, 1)]), choice({ view })),
      choice({ view }),
      undefined,
    )
    return groups.flatMap(({ rows }) => rows.map((line) => line.indicator.code))
  }
  expect([codes('held'), codes('major'), codes('all')]).toEqual([['A'], ['B'], ['A', 'B', 'C']])
})

test('a financial row shows the figure of the indicator it repeats', () => {
  const rows = toRows([indicator('F', { sameAs: 'A' })], data([cell('A', 2024, 5)]), choice())
  expect(rows[0]!.cells[1]?.value).toBe(5)
})

test.each([
  [[100, 104], 'small', 0.04],
  [[100, 110], 'up', 0.1],
  [[100, 90], 'down', -0.1],
  [[-100, -50], 'up', 0.5], // a smaller loss is a rise
  [[-5, 5], 'indeterminate', null],
  [[0, 5], 'indeterminate', null],
  [[0, 0], 'small', 0],
] as const)('%j is %s', (values, kind, share) => {
  expect(changeOf(row([...values]))).toEqual({ kind, share, at: 1 })
})

test('no change is told over a gap, of one year, or of a yes', () => {
  expect(changeOf(row([1, null, 2]))).toBeNull()
  expect(changeOf(row([1]))).toBeNull()
  expect(changeOf(row([0, 1], { type: 'boolean' }))).toBeNull()
})

test('a change to or from a doubted figure is none that anybody can tell', () => {
  for (const at of [0, 1]) {
    const doubted = row([1, 2])
    const cells = doubted.cells.map((cell, index) => cell && { ...cell, isUnderReview: index === at })
    expect(changeOf({ ...doubted, cells })).toEqual({ share: null, kind: 'indeterminate', at: 1 })
  }
})

test('a change between periods of other lengths says how long they are', () => {
  const short = row([1200, 900])
  const cells = short.cells.map((cell, index) => cell && { ...cell, notes: index === 1 ? ['months:9'] : [] })
  // 900 of nine months is as much a month as 1,200 of twelve: −25 % is the calendar's alone.
  expect(changeOf({ ...short, cells })).toEqual({ share: -0.25, kind: 'down', at: 1, months: [9, 12] })
})

test('what is not there says why', () => {
  const read = (fiscalYear: number) => ({ fiscalYear, isRead: true }) as Observations['documents'][number]
  const observations = { ...data([]), documents: [read(2024)] }
  expect(absenceOf(indicator('A'), 2024, observations)).toBe('not-in-filing')
  expect(absenceOf(indicator('A'), 2022, observations)).toBe('no-filing')
  // Known through a list or a table of many reports alone.
  const listed = { ...observations, documents: [{ ...read(2024), isRead: false }] }
  expect(absenceOf(indicator('A'), 2024, listed)).toBe('not-imported')
  expect(absenceOf(indicator('A', { elements: [] }), 2024, observations)).toBe('not-in-report')
  const of = (fiscalYear: number, periodEnd: string): Observations => ({
    ...observations,
    reportedYears: [fiscalYear],
    documents: [{ ...read(fiscalYear), periodEnd }],
  })
  expect(absenceOf(indicator('S-DV-002'), 2022, of(2022, '2022-12-31'))).toBe('not-tagged-2023')
  expect(absenceOf(indicator('S-DV-002'), 2022, of(2022, '2023-03-31'))).toBe('not-in-filing')
  expect(absenceOf(indicator('S-DV-002'), 2021, observations)).toBe('not-tagged-2023')
  expect(absenceOf(indicator('S-DV-002'), 2024, observations)).toBe('not-in-filing')
  expect(absenceOf(indicator('S-LR-006'), 2017, observations)).toBe('not-tagged-2019')
})

test('a selected figure survives the address, names with dots too', () => {
  const selected = { indicator: 'S-DV-002', year: 2024, boundary: 'subsidiary', part: 'A.B Co., Ltd.' } as const
  expect(readSelected(selectedText(selected))).toEqual(selected)
  expect(readSelected('S-DV-002.2024.nothing.')).toBeUndefined()
  expect(readSelected('')).toBeUndefined()
})

test('the copied table runs in no spreadsheet', () => {
  const cells = [
    cell('A', 2024, -5),
    cell('A', 2023, null),
    cell('A', 2024, 1, { boundary: 'subsidiary', part: '=cmd()' }),
  ]
  const groups = toGroups(toRows([indicator('A')], data(cells), choice({ hasSubsidiaries: true })), choice(), undefined)
  expect(tableText(groups, [2023, 2024]).split('\n')).toEqual([
    'code\tIndicator\tUnit\tBasis\tFY2023\tFY2024',
    'A\tEmployees\tpersons\tConsolidated\tn/a\t-5',
    "A\t'=cmd()\tpersons\tSubsidiary\t\t1",
  ])
})

test('a short period beside a year is called by its months, any other part is not', () => {
  expect(shortPeriodText('2017-10-01/2018-03-31')).toBe('2017/10–2018/03')
  expect(['', '見本運輸株式会社', '2017-10-01'].map(shortPeriodText)).toEqual([null, null, null])
})

test('a part that is no name has words: a short period, investees outside the group', () => {
  expect(['', '見本運輸株式会社', 'toString'].map(partText)).toEqual([null, null, null])
  expect(['2017-10-01/2018-03-31', 'other-investees'].map(partText)).toEqual([
    expect.stringContaining('2017/10–2018/03'),
    expect.stringMatching(/非連結子会社等|Other investees/),
  ])
})
