import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closureOf } from './closure.ts'
import { made } from './made.ts'

const kind = `tried${process.pid}`
const left: string[] = []
afterAll(() => left.map((folder) => rmSync(folder, { recursive: true, force: true })))

async function givenMade(of: string, makings: string[] = []): Promise<string> {
  const make = async () => {
    makings.push(of)
    const folder = mkdtempSync(join(tmpdir(), 'tried-'))
    mkdirSync(join(folder, 'within'))
    writeFileSync(join(folder, 'within/text'), of)
    return folder
  }
  const folder = await made({ kind, of: [of], make })
  left.push(folder)
  return folder
}

test('is made once for what it is made of, and found again', async () => {
  const makings: string[] = []
  const [one, again, other] = [
    await givenMade('a', makings),
    await givenMade('a', makings),
    await givenMade('b', makings),
  ]
  expect(again).toBe(one)
  expect(other).not.toBe(one)
  expect(makings).toEqual(['a', 'b'])
  expect(readFileSync(join(one, 'within/text'), 'utf8')).toBe('a')
})

test('of several who want it at once one makes it, whole, the others wait, and nothing else lies there', async () => {
  const makings: string[] = []
  const found = await Promise.all([givenMade('c', makings), givenMade('c', makings), givenMade('c', makings)])
  expect([new Set(found).size, makings]).toEqual([1, ['c']])
  expect(readFileSync(join(found[0]!, 'within/text'), 'utf8')).toBe('c')
  expect(readdirSync(dirname(found[0]!)).filter((name) => name.startsWith(kind) && /half|making/.test(name))).toEqual(
    [],
  )
})

test('a half of a maker that was cut off goes', async () => {
  const whole = await givenMade('d')
  const half = `${whole}.half.999999999-1.abcdef`
  mkdirSync(half)
  left.push(half)
  await givenMade('d')
  expect([existsSync(half), existsSync(whole)]).toEqual([false, true])
})

test('one whose maker was cut off is made by the next', async () => {
  const whole = await givenMade('e')
  rmSync(whole, { recursive: true })
  writeFileSync(`${whole}.making`, '999999999-1')
  expect(await givenMade('e')).toBe(whole)
  expect(existsSync(`${whole}.making`)).toBe(false)
})

test('what is made by some files depends on what they import, however far, on threads and on data; on no route', () => {
  const closure = closureOf(['server/test/markets.ts'])
  expect(closure).toEqual(
    expect.arrayContaining([
      'server/demo/make.ts',
      'server/demo/figures/figures-worker.ts',
      'server/demo/random.ts',
      'data/indicators.csv',
    ]),
  )
  expect(closure).toEqual(
    expect.arrayContaining(['server/db/migrations/0024-portfolio-actions.ts', 'package-lock.json']),
  )
  expect(closure.filter((file) => /routes\.ts$|\.test\.ts$|^web\//.test(file))).toEqual([])
})
