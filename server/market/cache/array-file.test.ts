import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readArrays, writeArrays } from './array-file.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'satoyama-arrays-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Figures of a market of which little is known: hardly any are numbers. */
const sparse = () => Float64Array.from({ length: 3_000_000 }, (_, at) => (at % 997 === 0 ? at : Number.NaN))

test('arrays come back to the bit, in a fraction of their size', () => {
  const [values, states] = [sparse(), Uint8Array.from({ length: 70_000 }, (_, at) => at % 7)]
  writeArrays(folder, 'a.panel', { years: [2023] }, [values, states])
  expect(statSync(join(folder, 'a.panel')).size).toBeLessThan(values.byteLength / 20)
  const into = [new Float64Array(new SharedArrayBuffer(values.byteLength)), new Uint8Array(states.length)]
  expect(readArrays(folder, 'a.panel', () => into)).toEqual({ years: [2023] })
  expect(Buffer.compare(Buffer.from(into[0]!.buffer), Buffer.from(values.buffer))).toBe(0)
  expect(into[1]).toEqual(states)
})

test('what is damaged, cut off, longer, foreign or of another size is not opened', () => {
  const values = Float64Array.from({ length: 1000 }, (_, at) => at * 1.1)
  writeArrays(folder, 'a.panel', {}, [values])
  const path = join(folder, 'a.panel')
  const whole = readFileSync(path)
  const read = (size = 1000) => readArrays(folder, 'a.panel', () => [new Float64Array(size)])
  expect(read(999)).toBeNull()
  expect(read(1001)).toBeNull()
  for (let at = 0; at < whole.length; at += 97) {
    const flipped = Buffer.from(whole)
    flipped[at]! ^= 4
    writeFileSync(path, flipped)
    expect(read()).toBeNull()
  }
  writeFileSync(path, Buffer.concat([whole, Buffer.from('!')]))
  expect(read()).toBeNull()
  writeFileSync(path, 'hello')
  expect(read()).toBeNull()
})

test('a folder stays within its bytes: what was used longest ago goes, whatever it is called', () => {
  for (const [name, day] of [
    ['old.panel', 1],
    ['used.scores', 2],
    ['cut.half', 1],
  ] as const) {
    writeFileSync(join(folder, name), '')
    truncateSync(join(folder, name), 500_000_000) // A file of nothing takes no room on the disk.
    utimesSync(join(folder, name), new Date(2026, 0, day), new Date(2026, 0, day))
  }
  writeArrays(folder, 'new.panel', {}, [new Uint8Array(10)])
  expect(readdirSync(folder).sort()).toEqual(['new.panel', 'used.scores'])
})
