import { expect, test } from 'vitest'
import { givenZip } from './given-zip.ts'
import { isZip, readZip } from './zip.ts'

const all = () => true
const refusal = (reason: string) => expect.objectContaining({ reason })
const text = (content: string) => Buffer.from(content)

test('only the entries asked for are unpacked, and nothing nested is opened', async () => {
  const inner = givenZip([{ name: 'deep.csv', content: text('deep') }])
  const zip = givenZip([
    { name: 'a/wanted.csv', content: text('見本') },
    { name: 'a/inner.zip', content: inner },
    { name: 'a/other.txt', content: text('x') },
  ])
  expect(isZip(zip)).toBe(true)
  const entries = await readZip(zip, (name) => /\.(csv|zip)$/.test(name))
  expect(entries.map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ['a/wanted.csv', 6],
    ['a/inner.zip', inner.length],
  ])
})

test('an entry that unpacks to hundreds of times its size', async () => {
  const zip = givenZip([{ name: 'a.csv', content: Buffer.alloc(16 * 1024 * 1024) }])
  await expect(readZip(zip, all)).rejects.toThrow(refusal('zip-too-large'))
})

test('entries that are too much only together', async () => {
  const content = Buffer.alloc(7 * 1024 * 1024)
  const zip = givenZip(Array.from({ length: 40 }, (_, index) => ({ name: `${index}.csv`, content })))
  await expect(readZip(zip, all)).rejects.toThrow(refusal('zip-too-large'))
})

test('an entry whose bytes are not those that were packed', async () => {
  const zip = givenZip([{ name: 'a.csv', content: text('見本'), sum: 1 }])
  await expect(readZip(zip, all)).rejects.toThrow(refusal('zip-damaged'))
})

test('an encrypted entry beside the one asked for', async () => {
  const zip = givenZip([
    { name: 'a.csv', content: text('見本') },
    { name: 'b.csv', content: text('x'), flags: 1 },
  ])
  await expect(readZip(zip, (name) => name === 'a.csv')).rejects.toThrow(refusal('zip-encrypted'))
})
