import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'

const kits = {
  server: [
    'db',
    'http',
    'access',
    'catalogue',
    'jobs',
    'mail',
    'imports',
    'market',
    'demo',
    'downloads',
    'test',
    'cli',
  ],
  web: ['app', 'ui', 'charts', 'context', 'findings', 'i18n', 'scoring', 'test'],
}
const showcases = ['styleguide', 'shell'] // compose the parts of every feature; nothing imports them but the routes
const nouns = ['session', 'companies', 'industries', 'indicators'] // features every other feature may know

test.each(['server', 'web'] as const)('%s: features do not import each other', (room) => {
  expect(trespassesIn(room)).toEqual([])
})

function trespassesIn(room: 'server' | 'web'): string[] {
  return globSync(`${room}/*/**/*.{ts,tsx}`).flatMap((file) => {
    const from = file.split('/')[1]!
    if ([...kits[room], ...showcases].includes(from)) return []
    return [...readFileSync(file, 'utf8').matchAll(/from '((?:\.|#server\/|#web\/)[^']+)'/g)]
      .map(([, target]) => (target!.startsWith('#') ? target!.slice(1) : join(dirname(file), target!)))
      .map((target) => relative(room, target).split('/'))
      .filter(([to, ...rest]) => rest.length > 0 && to !== from && ![...kits[room], ...nouns].includes(to!))
      .map(([to]) => `${file} → ${to}`)
  })
}

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
