import { afterAll, expect, test } from 'vitest'
import { atOnce, forEver, intoMemory, wrongly } from './given-readers.ts'
import { Uploads } from './uploads.ts'

const uploads = new Uploads({ milliseconds: 6000, megabytes: 32 })
afterAll(() => uploads.close())
const file = Buffer.from('four').toString('base64')
const caller = { account: 1 }

test('a file that takes for ever, or all memory, is refused in words, and the next one is read', async () => {
  expect(await uploads.read(atOnce, file, undefined, caller)).toBe(4)
  await expect(uploads.read(forEver, file, undefined, caller)).rejects.toMatchObject({ code: 'upload.too-much' })
  expect(await uploads.read(atOnce, file, undefined, caller)).toBe(4)
  await expect(uploads.read(intoMemory, file, undefined, caller)).rejects.toMatchObject({ code: 'upload.too-much' })
  expect(await uploads.read(atOnce, file, undefined, caller)).toBe(4)
})

test('a refusal of the reader comes as it is, a fault as a fault', async () => {
  const refused = { code: 'watchlist.file-unreadable', status: 422, particulars: { retryAfter: 7 } }
  await expect(uploads.read(atOnce, '', undefined, caller)).rejects.toMatchObject(refused)
  await expect(uploads.read(wrongly, file, undefined, caller)).rejects.toThrow('a fault of the reader')
})

test('of one account four wait at most, and those of another are read between them', async () => {
  const done: string[] = []
  const send = (account: number, name: string) =>
    uploads.read(atOnce, file, undefined, { account }).then(
      () => done.push(name),
      ({ code }) => done.push(`${name} ${code}`),
    )
  const many = Array.from({ length: 7 }, (_, at) => send(1, `a${at}`))
  await Promise.all([...many, send(2, 'b')])
  expect(done.filter((name) => name.endsWith('upload.busy'))).toHaveLength(2)
  expect(done.filter((name) => !name.includes(' ')).indexOf('b')).toBeLessThan(2)
})

test('an account takes a pause, others do not', async () => {
  uploads.pause(1)
  await expect(uploads.read(atOnce, file, undefined, caller)).rejects.toMatchObject({ code: 'upload.paused' })
  expect(await uploads.read(atOnce, file, undefined, { account: 2 })).toBe(4)
})
