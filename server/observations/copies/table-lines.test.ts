import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import iconv from 'iconv-lite'
import { afterAll, describe, expect, test } from 'vitest'
import { sampleBytes } from '#server/test/samples.ts'
import { readFactLines, readTableLines } from './table-lines.ts'
import { type Kind, type PackedFile, unpack } from './unpack.ts'

const folder = mkdtempSync(join(tmpdir(), 'satoyama-copies-'))
afterAll(() => rmSync(folder, { recursive: true }))
let copies = 0

function unpacked(content: Buffer | string, kind: Kind = 'lines', parts: Partial<PackedFile> = {}) {
  const path = join(folder, `copy-${++copies}`)
  const bytes = Buffer.from(content)
  writeFileSync(path, gzipSync(bytes))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return unpack({ path, sha256, bytes: bytes.length, kind, ...parts })
}

const read = async (content: Buffer | string, column: string, line: number) =>
  readTableLines(await unpacked(content), column, line)

const table = ['code,name,sales', '9X9Y,見本電機,100', '9X9Z,"二行の\n社名",200', '9X9W,ためし薬品,300'].join('\r\n')

test('the cells of the column around the line, each with what names its row', async () => {
  expect((await read(table, 'sales', 2))[0]).toEqual({
    line: 2,
    item: 'sales',
    position: 'row 2',
    value: '100',
    unit: '',
    label: '9X9Y 見本電機 100',
  })
  expect((await read(table, 'sales', 5)).map(({ line, value }) => [line, value])).toContainEqual([5, '300'])
})

test('nothing where there is no such column or line', async () => {
  expect(await read(table, 'profit', 2)).toEqual([])
  expect(await read(table, 'sales', 500)).toEqual([])
})

describe('in every encoding a table comes in', () => {
  const plain = 'コード,社名,売上高\n9X9Y,上場見本,100\n9X9Z,浅上上,200\n'
  test.each([
    ['utf-8', Buffer.from(plain)],
    ['utf-8 with its mark', Buffer.from(`\ufeff${plain}`)],
    ['cp932', iconv.encode(plain, 'cp932')],
    ['utf-16', Buffer.from(`\ufeff${plain.replaceAll(',', '\t')}`, 'utf16le')],
  ])('%s', async (_, bytes) => {
    expect(await unpacked(bytes)).toMatchObject({ isIntact: true })
    expect((await read(bytes, '売上高', 3)).map(({ line, value, label }) => [line, value, label])).toEqual([
      [2, '100', '9X9Y 上場見本 100'],
      [3, '200', '9X9Z 浅上上 200'],
    ])
    expect((await read(bytes, 'コード', 2))[0]).toMatchObject({ value: '9X9Y' })
  })
})

test('of a workbook the sheet that has the column', async () => {
  const sheets = [
    { name: 'Notes', rows: [['nothing']] },
    {
      name: 'Data',
      rows: [
        ['code', 'name', 'sales'],
        ['9X9Y', '二行の\n社名', 100],
        ['9X9Z', '見本', 200],
      ],
    },
  ]
  const workbook = Buffer.from(await writeXlsx({ sheets }))
  expect((await read(workbook, 'sales', 3)).map(({ line, value }) => [line, value])).toEqual([
    [2, '100'],
    [3, '200'],
  ])
})

test('any line of a large table, and the last one without a break', async () => {
  const lines = ['code,close', ...Array.from({ length: 300_000 }, (_, index) => `${index},${index * 3}`)]
  const copy = await unpacked(lines.join('\n'))
  for (const line of [2, 65_537, 131_072, 300_001])
    expect((await readTableLines(copy, 'close', line)).find((cell) => cell.line === line)?.value).toBe(
      String((line - 2) * 3),
    )
})

test('the lines of an element of a filing, in its order', async () => {
  const copy = await unpacked(sampleBytes('edinet-annual-report/samples/ok/S100ZZ01.tsv'), 'facts')
  const lines = await readFactLines(copy, 'jpcrp_cor:NumberOfEmployees')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.map(({ line }) => line)).toEqual(lines.map(({ line }) => line).sort((a, b) => a - b))
  expect(await readFactLines(copy, 'jpcrp_cor:Nothing')).toEqual([])
})

test('a copy that was changed, is longer than it was, or is no gzip is not intact', async () => {
  expect(await unpacked(table, 'lines', { sha256: '0'.repeat(64) })).toMatchObject({ isIntact: false })
  expect(await unpacked(table, 'lines', { bytes: 10 })).toMatchObject({ isIntact: false, parts: [] })
  const path = join(folder, 'no-gzip')
  writeFileSync(path, 'no gzip')
  const copy = await unpack({ path, sha256: '0'.repeat(64), bytes: 7, kind: 'lines' })
  expect(copy).toMatchObject({ isIntact: false, parts: [] })
})

test('a copy that is neither text nor a workbook shows nothing', async () => {
  expect(await read(Buffer.from([0, 1, 2, 3, 10, 0, 0]), 'sales', 2)).toEqual([])
})
