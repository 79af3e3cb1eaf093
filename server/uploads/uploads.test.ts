import { afterAll, expect, test } from 'vitest'
import { uploadLimits } from '#contract/wire/uploads.ts'
import { concurrency, forEver, intoMemory, wrongly } from './given-readers.ts'
import { Uploads } from './uploads.ts'

const uploads = new Uploads({ milliseconds: 12_000, megabytes: 32 })
afterAll(() => uploads.close())
const file = Buffer.from('four').toString('base64')
const caller = { account: 1 }
const nothing = () => undefined

test('a file that takes for ever, or all memory, is refused in words, and the next one is read', async () => {
  expect(await uploads.read(concurrency, file, nothing, caller)).toBe(4)
  await expect(uploads.read(forEver, file, nothing, caller)).rejects.toMatchObject({ code: 'upload.too-much' })
  expect(await uploads.read(concurrency, file, nothing, caller)).toBe(4)
  await expect(uploads.read(intoMemory, file, nothing, caller)).rejects.toMatchObject({ code: 'upload.too-much' })
  expect(await uploads.read(concurrency, file, nothing, caller)).toBe(4)
})

test('a refusal of the reader comes as it is, a fault as a fault', async () => {
  const refused = { code: 'watchlist.file-unreadable', status: 422, particulars: { retryAfter: 7 } }
  await expect(uploads.read(concurrency, '', nothing, caller)).rejects.toMatchObject(refused)
  await expect(uploads.read(wrongly, file, nothing, caller)).rejects.toThrow('a fault of the reader')
})

test('of one account four wait at most, and those of another are read between them', async () => {
  const done: string[] = []
  const send = (account: number, name: string) =>
    uploads.read(concurrency, file, nothing, { account }).then(
      () => done.push(name),
      ({ code }) => done.push(`${name} ${code}`),
    )
  const many = Array.from({ length: 7 }, (_, at) => send(1, `a${at}`))
  await Promise.all([...many, send(2, 'b')])
  expect(done.filter((name) => name.endsWith('upload.busy'))).toHaveLength(2)
  expect(done.filter((name) => !name.includes(' ')).indexOf('b')).toBeLessThan(2)
})

test('an account takes a pause, or has sent enough for a minute; others go on', () => {
  uploads.pause(1)
  expect(() => uploads.admit(1)).toThrow('upload.paused')
  for (let sent = 0; sent < uploadLimits.perMinute; sent++) uploads.admit(2)
  expect(() => uploads.admit(2)).toThrow('upload.too-many')
  expect(() => uploads.admit(3)).not.toThrow()
})

test('a thread that runs out of memory after its file was called off ends nobody else', async () => {
  const short = new Uploads({ milliseconds: 300, megabytes: 64 })
  for (let tries = 0; tries < 6; tries++)
    await expect(short.read(intoMemory, file, nothing, caller)).rejects.toMatchObject({ code: 'upload.too-much' })
  expect(await uploads.read(concurrency, file, nothing, caller)).toBe(4)
  await short.close()
})
