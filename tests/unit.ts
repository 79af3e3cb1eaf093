import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { bin, reports, root } from './places.ts'
import { recordingEnv } from './second-postgres/recorded.ts'
import { childrenCpuSeconds, type Result, runInFront } from './step.ts'

/** Vitest over all files but these. */
export const unitTestsWithout = (name: string, files: readonly string[]): Promise<Result> =>
  unitTests(name, [], { SATOYAMA_TESTS_LEFT_OUT: files.join() })

/** Vitest over some files or projects. */
export async function unitTests(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const path = join(reports, `${name.replace(/\W+/g, '-')}.json`)
  rmSync(path, { force: true })
  const [started, cpu] = [performance.now(), childrenCpuSeconds()]
  const status = await runInFront({
    program: bin('vitest'),
    args: ['run', ...args, '--passWithNoTests', '--reporter=dot', '--reporter=json', `--outputFile.json=${path}`],
    env: { ...recordingEnv(), ...env },
  })
  const took = { seconds: (performance.now() - started) / 1000, cpuSeconds: sinceThen(cpu) }
  if (!existsSync(path)) return { name, passed: 0, failed: status === 0 ? 0 : 1, ...took, files: [], failures: [] }
  const report: Report = JSON.parse(readFileSync(path, 'utf8'))
  const failed = report.numFailedTests
  return {
    name,
    passed: report.numPassedTests,
    failed: status !== 0 && failed === 0 ? 1 : failed, // A run that broke outside its tests has failed.
    ...took,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      path: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: report.testResults.flatMap(failuresOf),
  }
}

export function sinceThen(before: number | null): number | null {
  const now = childrenCpuSeconds()
  return before === null || now === null ? null : now - before
}

/** What we read of Vitest's report. */
interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly ReportedFile[]
}

interface ReportedFile {
  readonly name: string
  readonly status: string
  readonly message: string
  readonly startTime: number
  readonly endTime: number
  readonly assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[]
}

/** Names of the tests of a file that failed, each with the first words of why. */
function failuresOf({ name, status, message, assertionResults }: ReportedFile): string[] {
  const file = relative(root, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`]
  return failed.map(
    ({ fullName, failureMessages }) => `${file} › ${fullName}\n  ${failureMessages.join().slice(0, 500)}`,
  )
}
