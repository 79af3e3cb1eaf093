import { expect, test } from 'vitest'
import { readSources } from './rooms.ts'

/** Tables, texts and rules that are read row by row: their length says nothing. */
const data = [
  /messages\.ts$/,
  /^server\/demo\/news\//,
  /^server\/demo\/.*(stock|words)\.ts$/,
  /^server\/imports\/edinet-annual-report\/rules\.ts$/,
  /^server\/db\/schema\.ts$/,
]

const files = [...readSources()]
  .filter(([file]) => !data.some((pattern) => pattern.test(file)))
  .map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)
const at = (share: number) => files[Math.floor(share * files.length)]!.lines

test('half of all files are shorter than 70 lines, nine of ten than 170, none is longer than 300', () => {
  expect(at(0.5)).toBeLessThan(70)
  expect(at(0.9)).toBeLessThan(170)
  expect(files.filter(({ lines }) => lines > 300)).toEqual([])
})

test('no file of messages is longer than 250', () => {
  const messages = [...readSources()].filter(([file]) => /(^|[/-])(messages|words)\.ts$|\/words\/[^/]+\.ts$/.test(file))
  expect(messages.length).toBeGreaterThan(100)
  expect(messages.filter(([, text]) => text.split('\n').length - 1 > 250).map(([file]) => file)).toEqual([])
})

test('no folder holds more than 22 files of its own', () => {
  const folders = new Map<string, number>()
  for (const [file] of readSources()) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  expect([...folders].filter(([, count]) => count > 22)).toEqual([])
})
