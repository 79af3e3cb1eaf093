import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { Copies } from './copies.ts'
import { readTableLines } from './table-lines.ts'

const database = givenDatabase()
const home = mkdtempSync(join(tmpdir(), 'satoyama-home-'))
afterAll(() => rmSync(home, { recursive: true }))
const files = () => readdirSync(join(home, 'copies')).sort()

async function givenCopy(text: string): Promise<string> {
  const sha256 = createHash('sha256').update(text).digest('hex')
  const content = gzipSync(text)
  const row = { sha256, document_id: null, file_name: 'table.csv', bytes: Buffer.byteLength(text), content }
  await database.db.insertInto('source_file').values(row).execute()
  return sha256
}

const table = (rows: number, name: string) =>
  ['code,close', ...Array.from({ length: rows }, (_, row) => `${name}${row},${row * 2}`)].join('\n')

test('what an earlier run left is gone, and a copy asked for by many is unpacked once', async () => {
  await mkdir(join(home, 'copies'))
  writeFileSync(join(home, 'copies', 'left-over'), 'x')
  const copies = new Copies(database.db, home)
  const sha256 = await givenCopy(table(200_000, 'a')) // More than is fetched at once.
  const opened = await Promise.all(Array.from({ length: 20 }, () => copies.open(1, sha256, 'lines')))
  expect(new Set(opened).size).toBe(1)
  expect(files()).toEqual([`lines-${sha256}.text`, `lines-${sha256}.text.index`])
  const lines = await readTableLines(opened[0]!, 'close', 150_000)
  expect(lines.find(({ line }) => line === 150_000)).toMatchObject({ value: '299996', label: 'a149998 299996' })
  expect(await copies.open(1, '0'.repeat(64), 'lines')).toBeUndefined()
})

test('the disk holds so much: what was asked for longest ago makes room, and comes again when asked for', async () => {
  const [one, two, three] = await Promise.all(['b', 'c', 'd'].map((name) => givenCopy(table(1000, name))))
  const copies = new Copies(database.db, home, 25_000) // Two of them, of 11 kB each.
  await copies.open(1, one!, 'lines')
  await copies.open(1, two!, 'lines')
  await copies.open(1, one!, 'lines')
  await copies.open(1, three!, 'lines')
  expect(files().filter((name) => name.endsWith('.text'))).toEqual([`lines-${one}.text`, `lines-${three}.text`].sort())
  const again = await copies.open(1, two!, 'lines')
  expect(await readTableLines(again!, 'close', 3)).toHaveLength(5)
})

test('a copy of an unpacked size that is a lie is given up', async () => {
  const content = gzipSync(Buffer.alloc(50_000_000))
  const sha256 = 'f'.repeat(64)
  const row = { sha256, document_id: null, file_name: 'bomb.csv', bytes: 1000, content }
  await database.db.insertInto('source_file').values(row).execute()
  const copy = await new Copies(database.db, home).open(1, sha256, 'lines')
  expect(copy).toEqual({ isIntact: false, encoding: 'utf-8', parts: [], isJson: false })
  expect(files()).toEqual([])
})
