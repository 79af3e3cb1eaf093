import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenZip } from './files/given-zip.ts'
import { type RefusalReason, Unreadable } from './rejections.ts'
import { recogniseSource } from './sources.ts'

const sample = (path: string) => readFileSync(join(import.meta.dirname, path))
const report = sample('edinet-annual-report/samples/ok/S100ZZ01.tsv')
const codeList = sample('edinet-code-list/samples/ok/with-title-cp932.csv')

async function refusalOf(bytes: Uint8Array): Promise<RefusalReason | 'read'> {
  try {
    await (await recogniseSource(bytes)).parse(bytes, 'file')
    return 'read'
  } catch (error) {
    if (error instanceof Unreadable) return error.reason
    throw error
  }
}

const name = 'XBRL_TO_CSV/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.csv'

test('a zip of a report reads like the report', async () => {
  const zip = givenZip([
    { name: 'XBRL_TO_CSV/jpaud-aar-cn-001.csv', content: Buffer.from('x') },
    { name, content: report },
  ])
  const inside = await (await recogniseSource(zip)).parse(zip, 'S100ZZ01.zip')
  const bare = await (await recogniseSource(report)).parse(report, 'S100ZZ01.tsv')
  expect(inside).toEqual(bare)
})

test('a zip of one table reads like the table, whatever it is called; of two tables it is none', async () => {
  const entry = { name: 'EdinetcodeDlInfo.csv', content: codeList }
  const zip = givenZip([entry])
  const source = await recogniseSource(zip)
  expect(source.name).toBe('edinet-code-list')
  expect(await source.parse(zip, 'Edinetcode.zip')).toEqual(
    await (await recogniseSource(codeList)).parse(codeList, 'x'),
  )
  expect(await refusalOf(givenZip([entry, { name: 'b.csv', content: codeList }]))).toBe('zip-no-report')
  expect(await refusalOf(zip.subarray(0, zip.length - 60))).toBe('zip-damaged')
  expect(await refusalOf(givenZip([{ ...entry, name: '../x.csv' }]))).toBe('zip-path')
})

test('a truncated zip', async () => {
  const zip = givenZip([{ name, content: report }])
  expect(await refusalOf(zip.subarray(0, zip.length - 40))).toBe('zip-damaged')
  expect(await refusalOf(zip.subarray(0, 200))).toBe('zip-damaged')
})

test('a zip bomb that says its size', async () => {
  const content = Buffer.alloc(300 * 1024 * 1024)
  expect(await refusalOf(givenZip([{ name, content }]))).toBe('zip-too-large')
})

test('a zip bomb that lies about its size', async () => {
  const content = Buffer.alloc(300 * 1024 * 1024)
  expect(['zip-too-large', 'zip-damaged']).toContain(await refusalOf(givenZip([{ name, content, claimed: 1000 }])))
})

test('a zip of too many entries', async () => {
  const entries = Array.from({ length: 2001 }, (_, index) => ({ name: `a${index}`, content: Buffer.alloc(0) }))
  expect(await refusalOf(givenZip(entries))).toBe('zip-too-large')
})

test.each(['../jpcrp030000.csv', '/etc/jpcrp030000.csv', 'C:/jpcrp030000.csv', '..\\jpcrp030000.csv'])(
  'a path that leaves its folder: %s',
  async (path) => {
    expect(await refusalOf(givenZip([{ name: path, content: report }]))).toBe('zip-path')
  },
)

test('an encrypted entry', async () => {
  expect(await refusalOf(givenZip([{ name, content: report, flags: 1 }]))).toBe('zip-encrypted')
})

test('a zip without a report, and one with two', async () => {
  expect(await refusalOf(givenZip([{ name: 'readme.txt', content: report }]))).toBe('zip-no-report')
  expect(
    await refusalOf(
      givenZip([
        { name, content: report },
        { name: `b/${name}`, content: report },
      ]),
    ),
  ).toBe('zip-no-report')
})

test.each([
  ['entity-expansion.xbrl', 'xml-entity'],
  ['external-entity.xbrl', 'xml-entity'],
  ['undeclared-entity.xbrl', 'xml-entity'],
  ['truncated.xbrl', 'xml-damaged'],
  ['utf16-cut-in-half.tsv', 'encoding'],
  ['year-20255.tsv', 'filing-without-period'],
])('%s is refused as %s', async (file, reason) => {
  expect(await refusalOf(sample(`edinet-annual-report/samples/not-ok/${file}`))).toBe(reason)
})

test('200 MB in a single line is refused before it is decoded', async () => {
  const before = process.memoryUsage().rss
  const bytes = Buffer.alloc(200 * 1024 * 1024, 0x61)
  expect(await refusalOf(bytes)).toBe('line-too-long')
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

test('a wrong encoding', async () => {
  const eucJp = Buffer.from([0xb3, 0xf4, 0xbc, 0xb0, 0xff, 0xfe, 0x0a, 0xb2, 0xf1])
  expect(await refusalOf(eucJp)).toBe('encoding')
  expect(await refusalOf(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), codeList]))).toBe('encoding')
})

test('a binary renamed to .csv', async () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  expect(await refusalOf(png)).toBe('binary')
})

test('an empty file and one of an unknown kind', async () => {
  expect(await refusalOf(Buffer.alloc(0))).toBe('empty')
  expect(await refusalOf(Buffer.from('a,b,c\n1,2,3\n'))).toBe('mapping-none')
})

test('whatever the bytes, nothing is thrown but a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
      await expect(refusalOf(bytes)).resolves.toBeDefined()
    }),
    { numRuns: 300 },
  )
})

const good = [report, codeList, sample('jpx-listed-issues/samples/ok/list.csv'), givenZip([{ name, content: report }])]
good.push(sample('news-feed/samples/ok/rss2.xml'))
good.push(sample('edinet-annual-report/samples/ok/jpcrp030000-asr-001_E99001-000_2025-03-31_01_2025-06-20.xbrl'))

test('a good file cut off or with a byte changed is read or refused, never a fault', async () => {
  const damage = fc.tuple(
    fc.constantFrom(...good),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(255),
    fc.boolean(),
  )
  await fc.assert(
    fc.asyncProperty(damage, async ([bytes, share, byte, isCut]) => {
      const at = Math.floor(share * (bytes.length - 1))
      const hurt = isCut ? bytes.subarray(0, at) : Buffer.from(bytes)
      if (!isCut) hurt[at] = byte
      await expect(refusalOf(hurt)).resolves.toBeDefined()
    }),
    { numRuns: 200 },
  )
})
