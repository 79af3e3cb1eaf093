import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listHalves, makeWhole } from './halves.ts'
import { nameOfProcess } from './process-name.ts'

const base = mkdtempSync(join(tmpdir(), 'satoyama-halves-'))
const [home, place] = [join(base, 'home'), join(base, 'place')]
const folder = join(place, 'backup')
afterAll(() => rmSync(base, { recursive: true, force: true }))
beforeEach(() => {
  rmSync(place, { recursive: true, force: true })
  rmSync(home, { recursive: true, force: true })
  mkdirSync(place)
  mkdirSync(home)
})

const write = async (half: string) => writeFileSync(join(half, 'file'), 'whole')
const making = (parts: object = {}) => {
  const swept: string[] = []
  const made = makeWhole({ folder, home, make: write, onSwept: (path) => swept.push(path), ...parts })
  return made.then(() => swept)
}

/** What a process leaves that is killed in the middle; answers the half. */
function cutOff(at = folder): string {
  const script = `
    const { makeWhole } = await import(${JSON.stringify(join(import.meta.dirname, 'halves.ts'))})
    const make = async () => process.kill(process.pid, 'SIGKILL')
    await makeWhole({ folder: ${JSON.stringify(at)}, home: ${JSON.stringify(home)}, make, onSwept: () => {} })`
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
  expect(signal).toBe('SIGKILL')
  return readdirSync(place)
    .map((name) => join(place, name))
    .find((path) => path.startsWith(`${at}.half.`))!
}

test('what was cut off is told until the next one sweeps it, also one of another name', async () => {
  const half = cutOff(join(place, 'yesterday'))
  expect(listHalves(home)).toEqual([half])
  expect(await making()).toEqual([half])
  expect(readdirSync(place)).toEqual(['backup'])
  expect(listHalves(home)).toEqual([])
  expect(readdirSync(join(home, 'halves'))).toEqual([])
})

test('what an earlier version left, which did not say whose it is, is in nobody’s way', async () => {
  mkdirSync(`${folder}.half`)
  expect(await making()).toEqual([`${folder}.half`])
  expect(readdirSync(place)).toEqual(['backup'])
})

test('what another process works on stays', async () => {
  const other = `${folder}.half.${nameOfProcess(process.ppid)}`
  mkdirSync(other)
  expect(await making()).toEqual([])
  expect(existsSync(other)).toBe(true)
})

test('one that fails leaves nothing, and says why', async () => {
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  const make = async (half: string) => {
    await write(half)
    throw full
  }
  await expect(making({ make })).rejects.toBe(full)
  expect([readdirSync(place), listHalves(home), readdirSync(join(home, 'halves'))]).toEqual([[], [], []])
})

test('a data folder that takes nothing keeps nobody from a backup', async () => {
  expect(await making({ home: '/dev/null' })).toEqual([])
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('whole')
})

test('whatever is renamed when it is whole clears its halves away', () => {
  const root = join(import.meta.dirname, '..')
  const renaming = globSync('**/*.ts', { cwd: root }).filter(
    (path) => !/\.test\.ts$|^test\//.test(path) && /\brename(Sync)?\(/.test(readFileSync(join(root, path), 'utf8')),
  )
  const cleanupPatterns = {
    cluster: /clearHalves/,
    places: /clearCopies/,
    'array-file': /clearHalves/,
    halves: /sweepHalves/,
  }
  const small = ['machine/whole-file.ts'] // A few bytes, and under the same name again.
  const moved = ['fetching/by-hand/folder.ts'] // What is moved there was whole before.
  /** Cleared by whoever begins the next run. */
  const clearedBy = { 'fetching/net/client.ts': ['fetching/run/run-source.ts', /sweepFetched\(/] } as const
  const others = renaming.filter((path) => {
    const name = path.split('/').at(-1)!.replace('.ts', '')
    const clears = cleanupPatterns[name as keyof typeof cleanupPatterns]
    if ([...small, ...moved].includes(path)) return false
    const [place, sweeps] = clearedBy[path as keyof typeof clearedBy] ?? [path, clears]
    return !sweeps?.test(readFileSync(join(root, place), 'utf8'))
  })
  expect(others.filter((path) => !path.startsWith('portfolio/'))).toEqual([]) // There a portfolio gets another name.
})
