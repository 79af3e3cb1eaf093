import { read, type WorkSheet } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { readSheets } from '#server/imports/files/sheet.ts'
import { scanZip } from '#server/imports/files/zip.ts'
import type { MadeFile, Row, Table } from './table.ts'
import { jsonFile, textFiles } from './texts.ts'
import { xlsxFile } from './xlsx.ts'

/** What a spreadsheet would run, begin something with, or break at. */
const hostile = [
  '=1+1',
  '+1',
  '-1+2',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  "=cmd|' /C calc'!A0",
  '<b>&"\u0000\ud800',
  'a,"b"\nc',
  '髙島屋 ①㈱',
  '𠮷野家🐟',
]

const table = (rows: readonly Row[]): Table => ({
  key: 'rows',
  name: 'Rows <&>',
  columns: [
    { key: 'text', head: 'Text', kind: 'text', width: 20 },
    { key: 'value', head: 'Value', kind: 'number', width: 10, isValue: true },
    { key: 'day', head: 'Day', kind: 'day', width: 12 },
  ],
  rows: async function* () {
    yield rows
  },
})
const rows: Row[] = hostile.map((text, at) => ({ cells: [text, at + 0.5, '2025-03-31'], state: 'disclosed' }))

const cellsOf = (sheet: WorkSheet | undefined) =>
  (sheet as unknown as { '!data': ({ v?: unknown; f?: string; t?: string; z?: string } | undefined)[][] })['!data']

async function partsOf({ bytes }: MadeFile): Promise<Map<string, string>> {
  const parts = new Map<string, string[]>()
  await scanZip(bytes, (name, part) => {
    parts.set(name, [...(parts.get(name) ?? []), Buffer.from(part).toString('latin1')])
  })
  return new Map([...parts].map(([name, pieces]) => [name, Buffer.from(pieces.join(''), 'latin1').toString('utf8')]))
}

test('no text of a workbook is a formula; days and numbers are what they say', async () => {
  const file = await xlsxFile([table(rows)])
  const cells = cellsOf(read(file.bytes, { dense: true, cellFormula: true }).Sheets['Rows <&>'])
  for (const [at, text] of hostile.entries()) {
    const [first, second, third] = cells[at + 1]!
    expect(first).not.toHaveProperty('f')
    expect(first!.t).toBe('s')
    // What XML cannot hold is replaced by a sign that is seen.
    expect(first!.v).toBe(text.replace('\u0000', '\ufffd').replace('\ud800', '\ufffd'))
    expect(second).toMatchObject({ t: 'n', v: at + 0.5 })
    // 31 March 2025 is day 45,747 of Excel's count: 45,658 is 1 January, and 31 + 28 + 30 days follow.
    expect(third).toMatchObject({ t: 'n', v: 45_747 })
  }
})

test('heads stay, columns filter, and the states of a figure look different', async () => {
  const states = ['disclosed', 'estimated', 'missing', 'locked'] as const
  const file = await xlsxFile([table(states.map((state) => ({ cells: ['x', null, null], state })))])
  const sheet = (await partsOf(file)).get('xl/worksheets/sheet1.xml')!
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toContain('<autoFilter ref="A1:C5"/>')
  const styles = [...sheet.matchAll(/<c r="B\d" s="(\d+)"/g)].map(([, style]) => style)
  expect(new Set(styles.slice(-4)).size).toBe(4)
})

test.each([
  ['csv-utf8', 'utf-8', ','],
  ['csv-shift-jis', 'shift_jis', ','],
  ['tsv', 'utf-8', '\t'],
] as const)(
  'no text of %s is taken for a formula, and what the encoding lacks is counted',
  async (format, encoding, by) => {
    const file = await textFiles([table(rows)], format)
    let bytes = Buffer.alloc(0)
    await scanZip(file.bytes, (_, part) => {
      bytes = Buffer.concat([bytes, part])
    })
    expect(bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]))).toBe(format === 'csv-utf8')
    const text = new TextDecoder(encoding).decode(bytes)
    const starts = text.split(/\r?\n/).flatMap((line) => line.split(by).map((cell) => cell.replace(/^"/, '')))
    expect(starts.filter((cell) => /^[=@\t\r＝]|^[+-](?!\d+(\.\d+)?$)/.test(cell))).toEqual([])
    // 𠮷, 🐟 and the lone half are not in Shift_JIS.
    expect(file.replaced).toBe(format === 'csv-shift-jis' ? 3 : 0)
  },
)

test('JSON has every text as it is', async () => {
  const { bytes } = await jsonFile([table(rows)])
  const { rows: read } = JSON.parse(bytes.toString('utf8'))
  expect(read.map(({ text }: { text: string }) => text)).toEqual(hostile)
})

test('a workbook is read back by the importer of the house', async () => {
  const file = await xlsxFile([table([{ cells: ['130A', 12.25, '2025-03-31'] }])])
  expect(await readSheets(file.bytes)).toEqual([
    {
      name: 'Rows <&>',
      rows: [
        ['Text', 'Value', 'Day'],
        ['130A', '12.25', '2025-03-31'],
      ],
    },
  ])
})
