import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromiumPath, ensureBrowser } from './browser.ts'

/** `npm test`: install what is missing, then format, lint, types, unit, server and journeys; the last line counts them all. */
const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const reports = join(root, 'test-results')
const total = { passed: 0, failed: 0 }
/** What failed, to be said once more where nobody has to look for it. */
const failures: string[] = []

mkdirSync(reports, { recursive: true })
ensureBrowser()

step('format and lint', bin('biome'), ['check', '--diagnostic-level=error', '.'])
step('types', bin('tsc'), ['-b'])
step('build', bin('vite'), ['build', 'web', '--logLevel', 'warn'])
tests('unit and server', ['run'])
for (const binaries of systemServers()) {
  tests(`server tests on ${binaries}`, ['run', '--project', 'server'], { SATOYAMA_TEST_BINARIES: binaries })
}
journeys()

process.stdout.write(['', ...failures, `${total.passed} passed, ${total.failed} failed`, ''].join('\n'))
process.exit(total.failed === 0 ? 0 : 1)

/** A check that passes or fails as a whole. */
function step(name: string, program: string, args: readonly string[]): void {
  count(name, run(program, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

function tests(name: string, args: readonly string[], env: Record<string, string> = {}): void {
  const report = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  const status = run(bin('vitest'), [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env: { ...process.env, ...env },
  })
  const counts = readReport(report, status, ({ numPassedTests, numFailedTests }) => [numPassedTests, numFailedTests])
  count(name, counts, failedTests(report))
}

function journeys(): void {
  const report = join(reports, 'journeys.json')
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, SATOYAMA_CHROMIUM: chromiumPath() ?? '' }
  const status = run(bin('playwright'), ['test', '--config', 'journeys/playwright.config.ts', '--reporter=list,json'], {
    env,
  })
  const counts = readReport(report, status, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky])
  count('journeys', counts) // Playwright tells them itself, at its end.
}

// biome-ignore lint/suspicious/noExplicitAny: the reporters own the shape of their reports
function readReport(path: string, status: number, numbers: (report: any) => [number, number]): typeof total {
  if (!existsSync(path)) return { passed: 0, failed: 1 }
  const [passed, failed] = numbers(JSON.parse(readFileSync(path, 'utf8')))
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed } // A run that broke outside its tests has failed.
}

/** What we read of Vitest's report. */
interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
  }[]
}

/** Files and names of the tests that failed, each with the first words of why. */
function failedTests(path: string): string[] {
  if (!existsSync(path)) return []
  const { testResults }: Report = JSON.parse(readFileSync(path, 'utf8'))
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`]
    return failed.map(
      ({ fullName, failureMessages }) => `${file} › ${fullName}\n  ${failureMessages.join().slice(0, 500)}`,
    )
  })
}

function count(name: string, { passed, failed }: typeof total, which: readonly string[] = []): void {
  total.passed += passed
  total.failed += failed
  if (failed > 0) failures.push(`── ${name} failed`, ...which)
  process.stdout.write(`\n── ${name}: ${passed} passed, ${failed} failed\n`)
}

function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}): number {
  return spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options }).status ?? 1
}

/** PostgreSQL servers of the system, 15 or later: the same tests run on each. */
function systemServers(): string[] {
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => join(path, '..'))
    .filter((folder) => Number(folder.split('/')[4]) >= 15)
}
