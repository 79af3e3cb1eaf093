import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromiumPath } from '../journeys/browser.ts'
import { bin, reports } from './places.ts'
import { childrenCpuSeconds, type Result, runInFront } from './step.ts'
import { sinceThen } from './unit.ts'

/** Playwright over some files, or over all of a project. */
export async function journeyTests(name: string, args: readonly string[]): Promise<Result> {
  const path = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  rmSync(path, { force: true })
  const [started, cpu] = [performance.now(), childrenCpuSeconds()]
  const status = await runInFront({
    program: bin('playwright'),
    args: [
      'test',
      '--config',
      'journeys/playwright.config.ts',
      '--reporter=list,json',
      '--pass-with-no-tests',
      ...args,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path, SATOYAMA_CHROMIUM: chromiumPath() ?? '' },
  })
  const took = { seconds: (performance.now() - started) / 1000, cpuSeconds: sinceThen(cpu) }
  if (!existsSync(path)) return { name, passed: 0, failed: 1, ...took, files: [], failures: [] }
  const { stats, suites }: Report = JSON.parse(readFileSync(path, 'utf8'))
  const failed = stats.unexpected
  return {
    name,
    passed: stats.expected,
    failed: status !== 0 && failed === 0 ? 1 : failed, // A run that broke outside its tests has failed.
    ...took,
    files: suites.map((suite) => ({ path: `journeys/${suite.file}`, seconds: secondsOf(suite) })),
    failures: suites.flatMap(failuresOf), // Playwright tells them too, but hours of other lines may follow.
  }
}

/** What we read of Playwright's report. */
interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number }
  readonly suites: readonly Suite[]
}

interface Suite {
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

function secondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return own.reduce((sum, duration) => sum + duration / 1000, 0) + suites.reduce((sum, one) => sum + secondsOf(one), 0)
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
