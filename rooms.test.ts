import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { cycles, plan, type RoomPlan, readSources, trespasses, unusedEdges, upwardImports } from './rooms.ts'

const sources = readSources()
/** The tree with one more line of code in a file. */
const planted = (file: string, line: string) => new Map(sources).set(file, `${line}\n${sources.get(file) ?? ''}`)

describe.each(['methodology', 'contract', 'server', 'web'] as const)('inside %s', (room) => {
  test('every folder of the plan is there', () => {
    const folders = new Set(
      [...sources.keys()].filter((file) => file.startsWith(`${room}/`)).map((f) => f.split('/')[1]),
    )
    const { kits, nouns, compositions, edges }: RoomPlan = plan[room]
    const ends = edges.flatMap(({ from, to }) => [from, to])
    expect([...kits, ...nouns, ...compositions, ...ends].filter((folder) => !folders.has(folder))).toEqual([])
  })

  test('kits know no feature, features only kits, nouns and those that an edge names, and nobody what puts them together', () => {
    expect(trespasses(room, sources)).toEqual([])
  })

  test('every edge is used, and stands for what neither is a noun nor puts features together', () => {
    expect(unusedEdges(room, sources)).toEqual([])
    const { kits, nouns, compositions, edges }: RoomPlan = plan[room]
    const others = [...kits, ...nouns, ...compositions]
    expect(edges.filter(({ from, to }) => others.includes(from) || others.includes(to))).toEqual([])
  })
})

test.each([
  ['methodology', 'methodology/statistics/planted.ts', "import { x } from '../value/one.ts'", 'value'],
  ['methodology', 'methodology/patents/planted.ts', "import { x } from '../value/one.ts'", 'value'],
  ['contract', 'contract/wire/planted.ts', "import type { x } from '../search/searches.ts'", 'search'],
  ['contract', 'contract/news/planted.ts', "import type { x } from '../alerts/alert.ts'", 'alerts'],
  ['server', 'server/market/planted.ts', "import type { x } from '#server/companies/routes.ts'", 'companies'],
  ['server', 'server/http/planted.ts', "export { x } from '../session/routes.ts'", 'session'],
  ['server', 'server/scores/planted.ts', "import { x } from '../searches/routes.ts'", 'searches'],
  ['server', 'server/scores/planted.ts', "import { x } from '../cli/doctor.ts'", 'cli'],
  ['server', 'server/alerts/planted.ts', "import { x } from '../portfolio/routes.ts'", 'portfolio'],
  ['server', 'server/portfolio/planted.ts', "import { x } from '../scenario/routes.ts'", 'scenario'],
  ['server', 'server/scores/planted.ts', "import { x } from '../test/app.ts'", 'test'],
  ['web', 'web/ui/planted.tsx', "const x = lazy(() => import('../companies/CompanyHead.tsx'))", 'companies'],
  ['web', 'web/scoring/planted.ts', "import type { x } from '#web/scores/address.ts'", 'scores'],
  ['web', 'web/industries/planted.tsx', "import { X } from '../scores/ScorePage.tsx'", 'scores'],
  ['web', 'web/companies/planted.tsx', "import { X } from '../shell/Shell.tsx'", 'shell'],
] as const)('%s: a wall that %s goes through is found', (room, file, line, folder) => {
  expect(trespasses(room, planted(file, line))).toEqual([`${file} → ${folder}`])
})

test.each(['methodology', 'contract', 'server'] as const)('a kit of %s knows only the kits below it', (room) => {
  expect(upwardImports(room, sources)).toEqual([])
})

test.each([
  ['methodology', 'methodology/figures/planted.ts', "import type { Panel } from '../panel/panel.ts'", 'panel'],
  ['contract', 'contract/wire/planted.ts', "import { Share } from '../scores/score.ts'", 'scores'],
  ['server', 'server/http/planted.ts', "import type { Market } from '#server/market/market.ts'", 'market'],
  ['server', 'server/db/planted.ts', "import type { Parsed } from '../imports/records.ts'", 'imports'],
  ['server', 'server/access/planted.ts', "import type { Deps } from '#server/deps.ts'", 'deps.ts'],
] as const)('%s: an upward import of %s is found', (room, file, line, folder) => {
  expect(upwardImports(room, planted(file, line))).toEqual([`${file} → ${folder}`])
})

test('an edge that no import needs is found', () => {
  const without = new Map([...sources].filter(([file]) => !file.startsWith('server/scenario/')))
  expect(unusedEdges('server', without)).toEqual(['scenario → portfolio'])
})

test('nothing imports itself in a circle, types included', () => {
  expect(cycles(sources)).toEqual([])
})

test('a circle is found, of two files and of types too', () => {
  const circle = planted('methodology/figures/units.ts', "import type { Figure } from './measured.ts'")
  circle.set('methodology/figures/measured.ts', "import { unitFactor } from './units.ts'")
  expect(cycles(circle)).toEqual([['methodology/figures/measured.ts', 'methodology/figures/units.ts']])
})

/** Where the probes lie: below each room, so that the room's own settings hold for them. */
const probes = join(import.meta.dirname, 'node_modules/.cache/walls')
afterAll(() => rmSync(probes, { recursive: true, force: true }))

/** What the compiler says of one line of code in a room. */
async function compile(room: string, name: string, code: string): Promise<string> {
  const folder = join(probes, `${room}-${name}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'probe.ts'), `${code}\n`)
  const settings = {
    extends: join(import.meta.dirname, room, 'tsconfig.json'),
    compilerOptions: {
      rootDir: import.meta.dirname,
      outDir: join(folder, 'out'),
      tsBuildInfoFile: join(folder, 'info'),
    },
    include: [],
    files: ['probe.ts'],
    references: references(room),
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const tsc = join(import.meta.dirname, 'node_modules/typescript/bin/tsc')
  const run = promisify(execFile)(process.execPath, [tsc, '-p', folder])
  return run.then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  )
}

function references(room: string): { path: string }[] {
  const own = JSON.parse(readFileSync(join(import.meta.dirname, room, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[]
  }
  return own.references.map(({ path }) => ({ path: join(import.meta.dirname, room, path) }))
}

describe('the compiler is the wall', () => {
  test.each([
    ['methodology', 'contract', "export { refusals } from '#contract/wire/refusals.ts'"],
    ['methodology', 'server', "export { readConfig } from '#server/config.ts'"],
    ['methodology', 'web', "export { formatDay } from '#web/format.ts'"],
    ['methodology', 'node', "export { readFileSync } from 'node:fs'"],
    ['methodology', 'dom', 'export const width: number = window.innerWidth'],
    ['contract', 'server', "export { readConfig } from '#server/config.ts'"],
    ['contract', 'web', "export { formatDay } from '#web/format.ts'"],
    ['contract', 'node', "export { readFileSync } from 'node:fs'"],
    ['contract', 'dom', 'export const width: number = window.innerWidth'],
    ['server', 'web', "export { formatDay } from '#web/format.ts'"],
    ['server', 'dom', 'export const width: number = window.innerWidth'],
    ['web', 'server', "export { readConfig } from '#server/config.ts'"],
    ['web', 'node', "export { readFileSync } from 'node:fs'"],
  ])('%s may not use %s', async (room, name, code) => {
    expect(await compile(room, name, code)).toMatch(/error TS(6307|2304|2307|2552|2591|2584|2580|6059)/)
  })

  test.each([
    ['contract', 'methodology', "export { fiscalYear } from '#methodology/figures/fiscal-year.ts'"],
    ['server', 'contract', "export { refusals } from '#contract/wire/refusals.ts'"],
    ['server', 'methodology', "export { fiscalYear } from '#methodology/figures/fiscal-year.ts'"],
    ['server', 'node', "export { readFileSync } from 'node:fs'"],
    ['web', 'contract', "export { refusals } from '#contract/wire/refusals.ts'"],
    ['web', 'methodology', "export { fiscalYear } from '#methodology/figures/fiscal-year.ts'"],
    ['web', 'dom', 'export const width: number = window.innerWidth'],
  ])('%s may use %s', async (room, name, code) => {
    expect(await compile(room, name, code)).toBe('')
  })
})

test('a path from a file’s own place leads to something, or to what is made and fetched', () => {
  const wrong = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/(?:join\(import\.meta\.dirname, |new URL\()['"](\.[^'"*`]+)['"]/g)]
      .map(([, path]) => join(file, '..', path!))
      .filter(
        (path) =>
          !/^(dist|node_modules|\.\.\/shared|\.\.\/\.\.)\b/.test(path) && !existsSync(join(import.meta.dirname, path)),
      )
      .map((path) => `${file} → ${path}`),
  )
  expect(wrong).toEqual([])
})
