import { read, type WorkBook } from '@e965/xlsx'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readZip } from '#server/imports/files/zip.ts'
import type { Row, Table } from './table.ts'
import { xlsxFile } from './xlsx.ts'

/** Texts that a program could take for a formula, or lose on the way. */
const texts = [
  '=1+1',
  '=HYPERLINK("https://a.example","x")',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '\r\n=1+1',
  ' =1+1',
  '＝1+1',
  "'=1+1",
  '0010',
  '130A',
  '1e5',
  '<b>&"quoted"</b>',
  '_x000D_ as it stands',
  '神𠮷髙',
]

const given = (rows: readonly Row[]): Table => ({
  key: 'figures',
  name: rows.length === 0 ? 'Empty' : 'Figures of companies that were asked for',
  columns: [
    { key: 'text', head: 'Text', kind: 'text', width: 10 },
    { key: 'value', head: 'Value', kind: 'number', width: 10, isValue: true },
    { key: 'day', head: 'Day', kind: 'day', width: 10 },
  ],
  rows: async function* () {
    for (let at = 0; at < rows.length; at += 4) yield rows.slice(at, at + 4)
  },
})

interface Cell {
  readonly t: string
  readonly v?: unknown
  readonly f?: string
}

/** Cells of the first column of each sheet, below the heads, as another library reads them. */
function firstColumns(book: WorkBook): Cell[] {
  return book.SheetNames.flatMap((name) => {
    const { '!data': rows } = book.Sheets[name] as unknown as { '!data': Cell[][] }
    return rows.slice(1).map(([cell]) => cell!)
  })
}

/** The text of a part of the workbook. */
async function partOf(bytes: Buffer, path: string): Promise<string> {
  const [entry] = await readZip(bytes, (name) => name === path)
  return entry!.bytes.toString()
}

/** Format, font and fill by number of a style. */
async function stylesOf(bytes: Buffer) {
  const styles = await partOf(bytes, 'xl/styles.xml')
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [id!, code!]),
  )
  const cells = /<cellXfs.*<\/cellXfs>/s.exec(styles)![0]
  return [...cells.matchAll(/numFmtId="(\d+)" fontId="(\d+)" fillId="(\d+)"/g)].map(([, format, font, fill]) => ({
    format: codes.get(format!) ?? format!,
    look: `${font} ${fill}`,
  }))
}

const sheet1 = 'xl/worksheets/sheet1.xml'

test('a text stays the text that it is, and none is a formula', async () => {
  const { bytes } = await xlsxFile([given(texts.map((text) => ({ cells: [text, 1, null] })))])
  const { sheets } = await readXlsx(bytes)
  expect(sheets[0]!.rows.slice(1).map(([cell]) => cell)).toEqual(texts)
  const cells = firstColumns(read(bytes, { dense: true, cellFormula: true }))
  expect(cells.length).toBe(texts.length)
  expect(cells.filter(({ t, f }) => t !== 's' || f !== undefined)).toEqual([])
  const xml = await partOf(bytes, sheet1)
  expect(xml).not.toContain('<f')
  // A text by its format too (49), so that editing it makes no formula of it.
  const styles = await stylesOf(bytes)
  const used = [...xml.matchAll(/ s="(\d+)" t="inlineStr"/g)].map(([, style]) => styles[Number(style)]!.format)
  expect(new Set(used)).toEqual(new Set(['49']))
})

test('what a workbook cannot hold is replaced, not dropped', async () => {
  const { bytes } = await xlsxFile([given([{ cells: ['a\u0000b\u000bc\ud800d', 1, null] }])])
  expect(firstColumns(read(bytes, { dense: true }))[0]?.v).toBe('a\ufffdb\ufffdc\ufffdd')
})

test('days, figures and what stands behind them have formats and looks of their own', async () => {
  const states = ['disclosed', 'estimated', 'missing', 'locked'] as const
  const rows = states.map((state) => ({ cells: ['a', state === 'missing' ? null : 1234.5, '2024-03-31'], state }))
  const { bytes } = await xlsxFile([given(rows)])
  const xml = await partOf(bytes, sheet1)
  const styles = await stylesOf(bytes)
  const styleOf = (place: string) => styles[Number(new RegExp(`<c r="${place}" s="(\\d+)"`).exec(xml)![1])]!
  // A day is days since 30 December 1899: 25,569 to 1970, and 19,813 from there to 31 March 2024.
  expect(xml).toMatch(/<c r="C2" s="\d+"><v>45382<\/v><\/c>/)
  expect(styleOf('C2').format).toBe('yyyy\\-mm\\-dd')
  expect(xml).toMatch(/<c r="B2" s="\d+"><v>1234.5<\/v><\/c>/)
  expect(styleOf('B2').format).toBe('#,##0.0#####')
  expect(xml).toMatch(/<c r="B4" s="\d+"\/>/) // Missing: no value, and no zero.
  expect(new Set(states.map((_, at) => styleOf(`B${at + 2}`).look)).size).toBe(states.length)
  // As another library reads them.
  const sheet = read(bytes, { cellDates: true, UTC: true }).Sheets['Figures of companies that were ']!
  expect(sheet.C2.v.toISOString()).toBe('2024-03-31T00:00:00.000Z')
  expect(sheet.B3).toMatchObject({ t: 'n', v: 1234.5 })
  // Heads stay in sight, and every column has a filter.
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(xml).toContain('<autoFilter ref="A1:C5"/>')
})

test('a table with more rows than a sheet goes on in the next one, and loses none', async () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({
    cells: [`row ${at}`, at, null],
    link: `https://a.example/${at}`,
  }))
  // Three rows below the head of a sheet of four: 3 + 3 + 3 + 1.
  const { bytes } = await xlsxFile([given(rows), given([])], 4)
  const book = read(bytes, { dense: true })
  expect(book.SheetNames).toEqual([
    'Figures of companies that were ',
    'Figures of companies that w (2)',
    'Figures of companies that w (3)',
    'Figures of companies that w (4)',
    'Empty',
  ])
  expect(firstColumns(book).map(({ v }) => v)).toEqual(rows.map(({ cells }) => cells[0]))
  const links = await partOf(bytes, 'xl/worksheets/_rels/sheet4.xml.rels')
  expect([...links.matchAll(/Target="([^"]+)"/g)].map(([, link]) => link)).toEqual(['https://a.example/9'])
})

test('a table that fails in the middle fails the file', async () => {
  const failing = async function* () {
    yield [{ cells: ['a', 1, null] }]
    throw new Error('the database is gone')
  }
  await expect(xlsxFile([{ ...given([]), rows: failing }])).rejects.toThrow('the database is gone')
})
