import { utils, write } from '@e965/xlsx'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Unreadable } from '../rejections.ts'
import { isOldExcel, readSheet } from './sheet.ts'

function givenSheet(rows: unknown[][]): Buffer {
  return write(utils.book_new(utils.aoa_to_sheet(rows), 'Sheet1'), { type: 'buffer', bookType: 'biff8' }) as Buffer
}
const sheet = givenSheet([['code', 'name'], [9901, '見本'], [], ['999A', '=1+1']])
const damaged = expect.objectContaining({ reason: 'xls-damaged' })

test('numbers and texts are read as text, empty rows keep their place', async () => {
  expect(isOldExcel(sheet)).toBe(true)
  expect(await readSheet(sheet)).toEqual([['code', 'name'], ['9901', '見本'], [], ['999A', '=1+1']])
})

test('a workbook that takes too long is given up', async () => {
  await expect(readSheet(sheet, { milliseconds: 1 })).rejects.toThrow(damaged)
})

test('a workbook cut off is damaged', async () => {
  await expect(readSheet(sheet.subarray(0, 600))).rejects.toThrow(damaged)
})

test('whatever bytes are changed, it is read or refused in its time', async () => {
  const change = fc.tuple(fc.nat(sheet.length - 8), fc.uint8Array({ minLength: 1, maxLength: 8 }))
  await fc.assert(
    fc.asyncProperty(change, async ([at, bytes]) => {
      const hurt = Buffer.from(sheet)
      hurt.set(bytes, at)
      const outcome = await readSheet(hurt, { milliseconds: 1000 }).catch((error) => error)
      expect(outcome instanceof Error ? outcome : null).toSatisfy(
        (error) => error === null || error instanceof Unreadable,
      )
    }),
    { numRuns: 40 },
  )
})
