import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromiumPath } from '../../journeys/browser.ts'

/** A test that failed, and what it said. */
export interface Failure {
  readonly test: string
  readonly message: string
}

export interface Outcome {
  /** Names of the tests that ran. */
  readonly tests: readonly string[]
  readonly failures: readonly Failure[]
  /** The end of what was said, where nothing was tried. */
  readonly said: string
}

interface RunOptions {
  readonly folder: string
  readonly files: readonly string[]
  /** Of journeys only those with one of these in their names. */
  readonly titles: readonly string[]
}

/** Vitest's or Playwright's tests in a copy of the tree. */
export async function runTests(options: RunOptions): Promise<Outcome> {
  const report = join(options.folder, 'test-results/planted.json')
  rmSync(report, { force: true })
  const isJourney = options.files.every((file) => file.endsWith('.journey.ts'))
  const output = isJourney ? await journeys(options, report) : await unitTests(options, report)
  if (!existsSync(report)) return { tests: [], failures: [], said: output }
  const read = JSON.parse(readFileSync(report, 'utf8'))
  const outcome = isJourney ? ofPlaywright(read) : ofVitest(read)
  return { ...outcome, said: output }
}

const anyOf = (titles: readonly string[]) =>
  titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')

function unitTests({ folder, files }: RunOptions, report: string): Promise<string> {
  // Whole files: what a test begins another may go on with.
  return run(folder, 'node_modules/vitest/vitest.mjs', ['run', ...files, '--reporter=json', `--outputFile=${report}`])
}

async function journeys({ folder, files, titles }: RunOptions, report: string): Promise<string> {
  const built = await run(folder, 'run.mjs', ['build'])
  const options = ['--config', 'journeys/playwright.config.ts', '--reporter=json', '--grep', anyOf(titles)]
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, SATOYAMA_CHROMIUM: chromiumPath() ?? '' }
  return built + (await run(folder, 'node_modules/@playwright/test/cli.js', ['test', ...options, ...files], env))
}

/** What a program of the copy says until it ends. */
function run(folder: string, script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn(process.execPath, [join(folder, script), ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(String(error)))
    child.once('close', () => resolve(output.slice(-2000)))
  })
}

interface OfVitest {
  readonly testResults: readonly {
    readonly assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

function ofVitest({ testResults }: OfVitest): Omit<Outcome, 'said'> {
  const all = testResults.flatMap((file) => file.assertionResults).filter(({ status }) => /passed|failed/.test(status))
  const failed = all.filter(({ status }) => status === 'failed')
  const failures = failed.map(({ fullName, failureMessages }) => ({
    test: fullName,
    message: failureMessages.join('\n'),
  }))
  return { tests: all.map(({ fullName }) => fullName), failures }
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string
        readonly errors: readonly { readonly message?: string }[]
      }[]
    }[]
  }[]
}

function ofPlaywright({ suites = [], specs = [] }: Suite): Omit<Outcome, 'said'> {
  const own = specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) => results.map(({ status, errors }) => ({ title, status, errors }))),
  )
  const below = suites.map(ofPlaywright)
  const failures = own
    .filter(({ status }) => status !== 'passed' && status !== 'skipped')
    .map(({ title, errors }) => ({
      test: title,
      message: errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n'),
    }))
  return {
    tests: [...own.map(({ title }) => title), ...below.flatMap(({ tests }) => tests)],
    failures: [...failures, ...below.flatMap((one) => one.failures)],
  }
}
