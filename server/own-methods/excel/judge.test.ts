import { read as readBook } from '@e965/xlsx'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import type { OwnMethod } from '#contract/scores/own-methods.ts'
import { givenWorkbook } from '#server/imports/files/given-workbook.ts'
import { givenZip } from '#server/imports/files/given-zip.ts'
import { type GivenSheet, givenFilled, put, read } from './given-workbook.ts'
import { judge } from './judge.ts'
import { headRows, indicatorRows, sheetsOf, standardWeights } from './layout.ts'
import { readWorkbook } from './read-workbook.ts'
import { templateOf } from './template.ts'

const faultsOf = async (change: (sheets: GivenSheet[]) => void) => {
  const { faults } = judge(await read({ change })).reading
  return [faults.total, faults.first.map(({ reason, sheet, cell, written }) => [reason, sheet, cell, written])]
}
/** The sheet of directions and transforms, and that of energy, the first industry of eleven. */
const indicators = (sheets: GivenSheet[]) => sheets[1]!
const energy = (sheets: GivenSheet[]) => sheets[2]!

describe('the template', () => {
  test.each([11, 24, 25, 33, 69, 74] as const)(
    'of %i industries reads as the standard in both languages',
    async (count) => {
      for (const language of ['ja', 'en'] as const) {
        const { reading, weights } = judge(await readWorkbook(await templateOf({ industries: count, language })))
        expect(reading).toMatchObject({ industries: count, language, changed: 0, faults: { total: 0 } })
        expect(reading.sheets).toHaveLength(count + 1)
        for (const { sum } of reading.sheets) expect(sum).toBeCloseTo(100, 2)
        expect(weights).toHaveLength((count + 1) * indicatorRows().length)
      }
    },
  )

  test('what the standard gives an indicator is the share of its category divided by the indicators of the category', () => {
    // Air freight and logistics (203010) weighs climate change 5 of the sum of its thirteen weights, in data/materiality.csv.
    const sheets = sheetsOf(74, 'ja')
    const rows = indicatorRows()
    const at = sheets.findIndex(({ industry }) => industry === '203010')
    const weights = standardWeights(74).subarray(at * rows.length, (at + 1) * rows.length)
    const climate = rows.flatMap(({ category }, row) => (category === 'climatechange' ? [weights[row]!] : []))
    expect(new Set(climate).size).toBe(1)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(100, 3)
  })

  test('every name of a sheet is one that Excel takes, and no two are the same', () => {
    for (const count of [11, 24, 25, 33, 69, 74] as const)
      for (const language of ['ja', 'en'] as const) {
        const names = sheetsOf(count, language).map(({ sheet }) => sheet.toLowerCase())
        expect(new Set(names).size).toBe(count + 1)
        for (const name of names) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/)
      }
  })

  test('another reader of workbooks finds the weights, the sum as a formula, and the mark hidden', async () => {
    const book = readBook(await templateOf({ industries: 11, language: 'ja' }), { type: 'array' })
    expect(book.SheetNames.slice(0, 3)).toEqual(['記入方法', '指標', 'エネルギー'])
    const sheet = book.Sheets.エネルギー!
    expect(sheet.A1.v).toBe('10')
    expect(sheet.D1.f).toBe('SUM(D3:D400)')
    expect(sheet.D3).toMatchObject({ t: 'n' })
    expect(book.Workbook!.Sheets!.find(({ name }) => name === 'satoyama')!.Hidden).toBe(1)
  })

  test('the weights of a method stand in it', async () => {
    const weights = [
      { industry: null, indicator: 'E-CC-001', weight: 60 },
      { industry: '15', indicator: 'E-CC-001', weight: 0 },
      { industry: '15', indicator: 'E-CC-002', weight: 7 },
    ]
    const adjustments = [
      { indicator: 'E-CC-001', transform: 'z-score' },
      { indicator: 'S-DV-002', direction: 'lower_better' },
    ] satisfies OwnMethod['adjustments']
    const method = { name: '気候重視', version: 2, industries: 11 as const, weights, adjustments }
    const judged = judge(await readWorkbook(await templateOf({ industries: 11, language: 'en', method })))
    expect(judged.reading.sheets[0]).toMatchObject({ industry: '10', sum: 60, excluded: 397 })
    expect(judged.reading.sheets[1]).toMatchObject({ industry: '15', sum: 7 })
    expect([judged.reading.adjusted, judged.adjustments]).toEqual([2, adjustments])
    await expect(templateOf({ industries: 25, language: 'ja', method })).rejects.toThrow('weight-file.industries')
  })
})

test.each([
  ['５', 5],
  ['1,234', 1234],
  [' 0.5 ', 0.5],
])('%s is a weight, though it stands there as a text', async (text, weight) => {
  const { reading, weights } = judge(await read({ change: (sheets) => put(energy(sheets), 'D14', text) }))
  expect(reading.faults.total).toBe(0)
  const { code } = indicatorRows()[13 - headRows]! // D14, counted from 0.
  expect(weights.find(({ industry, indicator }) => industry === '10' && indicator === code)?.weight).toBe(weight)
})

describe('a cell that is wrong is named', () => {
  test.each<[string, unknown, string]>([
    ['a text', '重い', 'no-number'],
    ['a text with a comma', '0,5', 'comma'],
    ['a mark of nothing', '該当なし', 'no-number'],
    ['a weight below zero as text', '△5', 'negative'],
    ['a truth value', true, 'no-number'],
    ['nothing', null, 'empty'],
    ['a negative weight', -0.5, 'negative'],
    ['more than can be added', 1e308, 'out-of-range'],
    ['less than counts', 1e-300, 'out-of-range'],
  ])('%s', async (_, value, reason) => {
    const written = value === null ? null : String(value)
    expect(await faultsOf((sheets) => put(energy(sheets), 'D14', value))).toEqual([
      1,
      [[reason, 'エネルギー', 'D14', written]],
    ])
  })

  test('a formula, whatever it comes to', async () => {
    const change = (sheets: GivenSheet[]) => energy(sheets).cells!.set('13,3', { formula: 'D13*2', formulaResult: 4 })
    expect(await faultsOf(change)).toEqual([1, [['formula', 'エネルギー', 'D14', '=D13*2']]])
  })

  test('cells that were made one', async () => {
    const change = (sheets: GivenSheet[]) => {
      energy(sheets).merges = [{ startRow: 13, endRow: 14, startCol: 3, endCol: 3 }]
      put(energy(sheets), 'D15', null)
    }
    expect(await faultsOf(change)).toEqual([
      2,
      [
        ['merged', 'エネルギー', 'D14', expect.any(String)],
        ['merged', 'エネルギー', 'D15', null],
      ],
    ])
  })

  test('an indicator that was renamed, is none, stands twice, or is gone', async () => {
    const rows = indicatorRows()
    const change = (sheets: GivenSheet[]) => {
      put(energy(sheets), 'B5', '別の指標')
      put(energy(sheets), 'A6', 'X-XX-001')
      put(energy(sheets), 'A7', rows[5]!.code)
    }
    expect(await faultsOf(change)).toEqual([
      6,
      [
        ['renamed-indicator', 'エネルギー', 'B5', '別の指標'],
        ['unknown-indicator', 'エネルギー', 'A6', 'X-XX-001'],
        ['renamed-indicator', 'エネルギー', 'B7', rows[4]!.nameJa],
        ['duplicate-indicator', 'エネルギー', 'A8', rows[5]!.code],
        ['missing-indicator', 'エネルギー', null, null],
        ['missing-indicator', 'エネルギー', null, null],
      ],
    ])
  })

  test('a sheet that is gone, of another classification, stands twice, or is all zero', async () => {
    expect(await faultsOf((sheets) => void sheets.splice(2, 1))).toEqual([
      1,
      [['missing-industry', 'エネルギー', null, null]],
    ])
    expect(await faultsOf((sheets) => put(energy(sheets), 'A1', '1010'))).toEqual([
      2,
      [
        ['unknown-industry', 'エネルギー', 'A1', '1010'],
        ['missing-industry', 'エネルギー', null, null],
      ],
    ])
    const twice = (sheets: GivenSheet[]) => void sheets.push({ ...energy(sheets), name: 'エネルギー (2)' })
    expect(await faultsOf(twice)).toEqual([1, [['duplicate-industry', 'エネルギー (2)', 'A1', '10']]])
    const zero = (sheets: GivenSheet[]) => {
      for (let row = 3; row <= 400; row++) put(energy(sheets), `D${row}`, 0)
    }
    expect(await faultsOf(zero)).toEqual([1, [['all-zero', 'エネルギー', null, null]]])
  })

  test('a direction or transform that is none of the list, is missing, or a formula', async () => {
    const change = (sheets: GivenSheet[]) => {
      put(indicators(sheets), 'D3', '低いほうが良い')
      put(indicators(sheets), 'E3', null)
      put(indicators(sheets), 'E4', 1)
    }
    expect(await faultsOf(change)).toEqual([
      3,
      [
        ['no-choice', '指標', 'D3', '低いほうが良い'],
        ['empty', '指標', 'E3', null],
        ['no-choice', '指標', 'E4', '1'],
      ],
    ])
    expect(await faultsOf((sheets) => void sheets.splice(1, 1))).toEqual([1, [['missing-sheet', '指標', null, null]]])
    const twice = (sheets: GivenSheet[]) => void sheets.push({ ...indicators(sheets), name: '指標 (2)' })
    expect(await faultsOf(twice)).toEqual([1, [['duplicate-sheet', '指標 (2)', 'A1', '#']]])
  })

  test('of very many the first fifty are named and all are counted', async () => {
    const { faults } = judge(
      await read({
        change: (sheets) => {
          for (const sheet of sheets.slice(2, -1)) for (let row = 3; row <= 400; row++) put(sheet, `D${row}`, 'x')
        },
      }),
    ).reading
    expect([faults.total, faults.first.length]).toEqual([12 * 398, 50])
  })
})

test('sums need not be 100; what differs from the standard is counted; a sheet of one’s own is passed over', async () => {
  const { reading, weights } = judge(
    await read({
      change: (sheets) => {
        put(energy(sheets), 'D3', 500)
        put(energy(sheets), 'D4', 0)
        sheets.push({ name: 'メモ', rows: [['自分用', 1]] })
      },
    }),
  )
  const [first, second] = reading.sheets
  expect([first!.changed, first!.sum! > 500, second!.changed, reading.changed]).toEqual([2, true, 0, 2])
  expect(weights.slice(0, 2)).toEqual([
    { industry: '10', indicator: 'E-CC-001', weight: 500 },
    { industry: '10', indicator: 'E-CC-002', weight: 0 },
  ])
})

test('companies without an industry may be left out', async () => {
  const change = (sheets: GivenSheet[]) => {
    for (let row = 3; row <= 400; row++) put(sheets.at(-2)!, `D${row}`, 0)
  }
  expect(judge(await read({ change })).reading.faults.total).toBe(0)
})

describe('a file that is refused whole', () => {
  const refusal = async (bytes: Uint8Array) =>
    readWorkbook(bytes)
      .then(judge)
      .then(
        () => 'read',
        (error: { code?: string }) => error.code ?? String(error),
      )

  test('is none of ours, or of another version or catalogue', async () => {
    expect(await refusal(await writeXlsx({ sheets: [{ name: 'S', rows: [['a', 1]] }] }))).toBe('weight-file.template')
    for (const [cell, value] of [
      ['B1', 1],
      ['B2', 12],
      ['B3', 'fr'],
      ['B4', 'another'],
    ] as const)
      expect(await refusal(await givenFilled({ change: (sheets) => put(sheets.at(-1)!, cell, value) }))).toBe(
        'weight-file.template',
      )
  })

  test('is no workbook, cut off, or damaged', async () => {
    const whole = await givenFilled()
    expect(await refusal(Buffer.from('コード,重み\n'))).toBe('weight-file.unreadable')
    expect(await refusal(new Uint8Array())).toBe('weight-file.unreadable')
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe('weight-file.unreadable')
    expect(await refusal(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).toBe('weight-file.unreadable')
    expect(await refusal(givenZip([{ name: 'a.txt', content: Buffer.from('a') }]))).toBe('weight-file.unreadable')
    const damaged = Buffer.from(whole)
    damaged.fill(0x41, 2000, 2400)
    expect(await refusal(damaged)).toBe('weight-file.unreadable')
  })

  test('has macros', async () => {
    const content = Buffer.from('VBA')
    const book = Buffer.from('<workbook/>')
    expect(
      await refusal(
        givenZip([
          { name: 'xl/workbook.xml', content: book },
          { name: 'xl/vbaProject.bin', content },
        ]),
      ),
    ).toBe('weight-file.macros')
  })

  test('unpacks to too much', async () => {
    const cells = '<c><v>1</v></c>'.repeat(10)
    expect(await refusal(givenWorkbook(`<row>${cells}</row>`.repeat(200_000)))).toBe('weight-file.large')
    expect(await refusal(givenZip([{ name: 'xl/workbook.xml', content: Buffer.alloc(100e6, ' ') }]))).toBe(
      'weight-file.large',
    )
    expect(await refusal(new Uint8Array(8_000_001))).toBe('weight-file.large')
  })
})
