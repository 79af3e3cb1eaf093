import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeList, goodFiles, hostileFiles, reportName as name, report } from './files/given-hostile.ts'
import { givenZip } from './files/given-zip.ts'
import { type RefusalReason, Unreadable } from './rejections.ts'
import { recogniseSource } from './sources.ts'

async function refusalOf(bytes: Uint8Array): Promise<RefusalReason | 'read'> {
  try {
    await (await recogniseSource(bytes)).parse(bytes, 'file')
    return 'read'
  } catch (error) {
    if (error instanceof Unreadable) return error.reason
    throw error
  }
}

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

test.each(hostileFiles)('$what', async ({ bytes, reasons }) => {
  expect(reasons).toContain(await refusalOf(bytes()))
})

test('200 MB in a single line is refused before it is decoded', async () => {
  const before = process.memoryUsage().rss
  const bytes = Buffer.alloc(200 * 1024 * 1024, 0x61)
  expect(await refusalOf(bytes)).toBe('line-too-long')
  expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024)
})

test('whatever the bytes, nothing is thrown but a refusal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (bytes) => {
      await expect(refusalOf(bytes)).resolves.toBeDefined()
    }),
    { numRuns: 300 },
  )
})

test('a good file cut off or with a byte changed is read or refused, never a fault', async () => {
  const damage = fc.tuple(
    fc.constantFrom(...goodFiles),
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
