import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromiumPath } from '../journeys/browser.ts'
import { isIn, keyOf, type RunRequest } from './parts.ts'
import { bin, reports } from './places.ts'
import { childrenCpuSeconds, type Result, runInFront } from './step.ts'
import { sinceThen } from './unit.ts'

/** Playwright over parts of files, or over whole files by their paths. */
export async function journeyTests(
  name: string,
  selection: readonly RunRequest[] | readonly string[],
): Promise<Result> {
  const path = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  rmSync(path, { force: true })
  const isByPath = (one: RunRequest | string) => typeof one === 'string'
  const paths = selection.filter(isByPath)
  const chosen = selection.filter((one): one is RunRequest => !isByPath(one))
  const [started, cpu] = [performance.now(), childrenCpuSeconds()]
  const status = await runInFront({
    program: bin('playwright'),
    args: [
      'test',
      '--config',
      'journeys/playwright.config.ts',
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...paths,
    ],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: path,
      SATOYAMA_CHROMIUM: chromiumPath() ?? '',
      ...(chosen.length > 0 && { SATOYAMA_JOURNEYS: JSON.stringify(chosen) }),
    },
  })
  const took = { seconds: (performance.now() - started) / 1000, cpuSeconds: sinceThen(cpu) }
  if (!existsSync(path)) return { name, passed: 0, failed: 1, ...took, files: [], failures: [] }
  const { stats, suites }: Report = JSON.parse(readFileSync(path, 'utf8'))
  const files = secondsByPart(suites)
  const failures = [...suites.flatMap(failuresOf), ...notRun(chosen, suites)]
  const failed = Math.max(stats.unexpected, failures.length)
  return {
    name,
    passed: stats.expected,
    failed: status !== 0 && failed === 0 ? 1 : failed, // A run that broke outside its tests has failed.
    ...took,
    files,
    failures, // Playwright tells them too, but hours of other lines may follow.
  }
}

/** What was asked for and did not run: a file of which nothing is there, and tests that were never begun. */
function notRun(requests: readonly RunRequest[], suites: readonly Suite[]): string[] {
  const there = new Set(suites.map(({ file }) => `journeys/${file}`))
  const missing = requests.filter(({ file, without }) => without && !there.has(file))
  const specsOf = ({ specs, suites: inner = [] }: Suite): readonly Spec[] => [...specs, ...inner.flatMap(specsOf)]
  const isBegun = ({ tests }: Spec) => tests.some(({ results }) => results.length > 0)
  return [
    ...missing.map(({ file }) => `${file}: nothing of it ran`),
    ...suites
      .flatMap(specsOf)
      .flatMap((spec) => (isBegun(spec) ? [] : [`${spec.file} › ${spec.title}: was never begun`])),
  ]
}

/** What we read of Playwright's report. */
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number }
  readonly suites: readonly Suite[]
}

interface Suite {
  readonly title: string
  readonly file: string
  readonly specs: readonly Spec[]
  readonly suites?: readonly Suite[]
}

interface Spec {
  readonly title: string
  readonly file: string
  readonly line: number
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
    readonly results: readonly {
      readonly duration: number
      readonly errors: readonly { readonly message?: string }[]
      readonly attachments: readonly { readonly name: string; readonly path?: string }[]
    }[]
  }[]
}

/** Seconds of each part of each file. */
function secondsByPart(suites: readonly Suite[]): Result['files'] {
  const seconds = new Map<string, number>()
  const add = (file: string, { title, specs, suites: inner = [] }: Suite, above: string) => {
    const group = `${above} ${title}`
    for (const { title: name, tests } of specs) {
      const key = keyOf({ file: `journeys/${file}`, language: isIn('en', `${group} ${name} `) ? 'en' : 'ja' })
      const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0)
      seconds.set(key, (seconds.get(key) ?? 0) + took)
    }
    for (const one of inner) add(file, one, group)
  }
  for (const suite of suites) add(suite.file, suite, '')
  return [...seconds].map(([path, took]) => ({ path, seconds: took }))
}

const messageEnd = 1500
const screenEnd = 4000

/** What stood on the screen when a journey failed, from its main part on, as Playwright wrote it down. */
function screenOf({ attachments }: Spec['tests'][number]['results'][number]): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path
  if (!path || !existsSync(path)) return ''
  const screen = readFileSync(path, 'utf8').split('# Page snapshot')[1]?.split('# Test source')[0] ?? ''
  const main = screen.slice(Math.max(0, screen.indexOf('- main')))
  const withoutChoices = main.replace(/^ +- option .*\n/gm, '').replace(/ \[(ref=\w+|cursor=pointer)\]/g, '')
  return withoutChoices.slice(0, screenEnd)
}

/** Each failed journey with its place, what was wrong and what stood on the screen, of the files below as well. */
function failuresOf({ specs, suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const messages = results.flatMap(({ errors }) =>
          errors.map(({ message = '' }) => stripVTControlCharacters(message).slice(0, messageEnd)),
        )
        return [`journeys/${file}:${line} › ${title}`, ...messages, ...results.map(screenOf)].join('\n')
      }),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}
