import { describe, expect, test } from 'vitest'
import { figuresOf, mapping, own, read, refusalOf, rejectedOf, short } from '../given-tables.ts'
import { readMapping } from '../mapping.ts'

const longHead = 'code,fiscal_year,indicator,value,unit,known_from'
const long = (rows: readonly string[], options = {}) => read(`${longHead}\n${rows.join('\n')}\n`, options)

describe('a ratio in a long table', () => {
  test.each([
    ['0.051', 'fraction', 5.1], // 0.051 × 100
    ['0.051', 'Ratio', 5.1],
    ['5.1', '%', 5.1],
    ['5.1%', '％', 5.1],
    ['5.1', 'パーセント', 5.1],
    ['51', '‰', 5.1], // 51 ÷ 10
    ['510', 'bps', 5.1], // 510 ÷ 100
    ['5.1', '', 5.1], // no unit: the catalogue's
    ['△5.1', '%', -5.1],
  ])('%s in %s is %d per cent', async (value, unit, percent) => {
    const parsed = await long([`9X9Y,2023,S-DV-002,${value},${unit},`])
    expect(figuresOf(parsed).map((figure) => figure.value)).toEqual([percent])
  })

  test.each([
    ['割合', 'unit', '割合'], // written both as 0.051 and as 5.1
    ['persons', 'unit', 'persons'],
    ['pt', 'unit', 'pt'],
  ])('in %s is refused, with the unit', async (unit, column, value) => {
    const parsed = await long([`9X9Y,2023,S-DV-002,0.051,${unit},`])
    expect(figuresOf(parsed)).toEqual([])
    expect(rejectedOf(parsed)).toEqual([{ line: 2, column, value, reason: 'unit' }])
  })
})

describe('a ratio of a mapping', () => {
  const rule = (text: string) => mapping.replace("unit: '%', scale: fraction", text)

  test('is converted by the unit that each row tells', async () => {
    const text = rule('unit_column: GHG').replace(/\n.*E-CC-001.*/, '')
    const parsed = await read(
      '証券コード,年度,女性管理職比率,GHG\n9X9Y,2022,0.051,fraction\n9X9Y,2023,5.1,％\n9998,2023,5.1,人\n9997,2023,5.1,\n',
      own(text),
    )
    expect(figuresOf(parsed).map(({ value }) => value)).toEqual([5.1, 5.1])
    expect(rejectedOf(parsed).map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'unit'],
      [5, 'unit'],
    ])
  })

  test.each([
    ["unit: 'persons', scale: percent", 'figures.1.unit'],
    ["unit: 'bps', scale: fraction", 'figures.1.scale'],
    ["unit: 'fraction', scale: percent", 'figures.1.scale'],
    ["unit: '%'", 'figures.1.scale'],
  ])('that says %s is refused', async (text, at) => {
    const [reason, detail] = await refusalOf(() => readMapping(rule(text), 'mine.yaml'))
    expect([reason, detail.at]).toEqual(['mapping-invalid', at])
  })

  test('in basis points needs no scale', () => {
    expect(readMapping(rule('unit: bps'), 'mine.yaml').figures![0]!.unit).toBe('bps')
  })

  test('a per-cent sign in a column of fractions says what its cell is', async () => {
    const parsed = await read('証券コード,年度,女性管理職比率,GHG\n9X9Y,2023,5.1%,5\n', own())
    expect(figuresOf(parsed)[0]).toMatchObject({ indicator: 'S-DV-002', value: 5.1 })
  })
})

describe('the year of a row', () => {
  test('with a month has the days of that period', async () => {
    const parsed = await long(['9X9Y,2024年3月期,S-LR-001,5,persons,', '9X9Y,令和6年12月期,S-LR-001,6,persons,'])
    expect(
      figuresOf(parsed).map(({ fiscalYear, periodStart, periodEnd }) => [fiscalYear, periodStart, periodEnd]),
    ).toEqual([
      [2023, '2023-04-01', '2024-03-31'],
      [2024, '2024-01-01', '2024-12-31'],
    ])
  })

  test('in the heads of a table by years', async () => {
    const head = 'code,indicator,unit,boundary,known_from,2024年3月期,令和7年3月期'
    const parsed = await read(`${head}\n9X9Y,S-LR-001,persons,consolidated,,5,（6）\n`)
    expect(figuresOf(parsed).map(short)).toEqual([
      'S-LR-001 | 2023 | consolidated | 5 | 5',
      'S-LR-001 | 2024 | consolidated | -6 | （6）',
    ])
  })

  test('that has not begun is refused once, with its column; one that has begun is kept', async () => {
    const parsed = await read('証券コード,年度,女性管理職比率,GHG\n9X9Y,2026,0.1,5\n9X9Y,2025,0.1,5\n', own())
    expect(rejectedOf(parsed)).toEqual([{ line: 2, column: '年度', value: '2026', reason: 'future' }])
    // 31 March 2026 + 90 days has not come on 15 January 2026, when the row is here to be read.
    expect(figuresOf(parsed).map(({ fiscalYear, knownFrom }) => [fiscalYear, knownFrom])).toEqual([
      [2025, '2026-01-15'],
      [2025, '2026-01-15'],
    ])
  })
})

test('the day of a row goes before the operator’s, which fills the rows that have none', async () => {
  const rows = ['9X9Y,2023,S-LR-001,5,persons,2024-06-20', '9998,2023,S-LR-001,5,persons,']
  const parsed = await long(rows, { knownFrom: '2025-01-01' })
  expect(figuresOf(parsed).map(({ knownFrom }) => knownFrom)).toEqual(['2024-06-20', '2025-01-01'])
  // The rule of a mapping is no day of the row's own.
  const reckoned = await read('証券コード,年度,女性管理職比率,GHG\n9X9Y,2023,0.1,\n', {
    ...own(),
    knownFrom: '2025-01-01',
  })
  expect(figuresOf(reckoned).map(({ knownFrom }) => knownFrom)).toEqual(['2025-01-01'])
})

describe('assurance and standard', () => {
  const marked = (marks: string) =>
    read(`code,fiscal_year,indicator,value,unit,known_from,assurance,standard\n9X9Y,2024,E-CC-002,5,t-CO2e,,${marks}\n`)

  test.each([
    ['limited,ssbj', ['assurance-limited', 'standard-ssbj']],
    ['限定的保証,SSBJ基準', ['assurance-limited', 'standard-ssbj']],
    ['合理的保証,IFRS S2', ['assurance-reasonable', 'standard-issb']],
    ['Reasonable Assurance,ＧＲＩ', ['assurance-reasonable', 'standard-gri']],
    ['なし,', ['assurance-none']],
    ['保証なし,－', ['assurance-none']],
    ['none,', ['assurance-none']],
    [',', []],
  ])('%s', async (marks, notes) => {
    const parsed = await marked(marks)
    expect(rejectedOf(parsed)).toEqual([])
    expect(figuresOf(parsed)).toMatchObject([{ value: 5, notes }])
  })

  test('in a table by years they hold for every year of the row', async () => {
    const parsed = await read(
      'code,indicator,unit,boundary,known_from,FY2023,FY2024,assurance,standard\n9X9Y,E-CC-002,t-CO2e,,,5,6,限定的保証,SSBJ\n9X9Y,E-CC-001,t-CO2e,,,5,,,\n',
    )
    expect(rejectedOf(parsed)).toEqual([])
    const notes = ['assurance-limited', 'standard-ssbj']
    expect(figuresOf(parsed)).toMatchObject([
      { fiscalYear: 2023, value: 5, notes },
      { fiscalYear: 2024, value: 6, notes },
      { fiscalYear: 2023, value: 5, notes: [] },
    ])
  })

  test.each([
    ['yes,', 'assurance', 'yes'],
    ['保証,', 'assurance', '保証'],
    ['limited,TCFD', 'standard', 'TCFD'],
  ])('%s is refused with its cell', async (marks, column, value) => {
    const parsed = await marked(marks)
    expect(rejectedOf(parsed)).toEqual([{ line: 2, column, value, reason: column }])
    expect(figuresOf(parsed)).toEqual([])
  })
})
