import { globSync } from 'node:fs'
import { join } from 'node:path'
import { readRecorded } from './second-postgres/recorded.ts'
import { askServer } from './second-postgres/try.ts'
import type { Result } from './step.ts'
import { unitTests } from './unit.ts'

export { forgetRecorded, recordingEnv } from './second-postgres/recorded.ts'

/** The oldest that is promised. */
const oldest = 15
/** Statements of a whole run of the server's tests, and a good part of them: fewer say that nothing was recorded. */
const fewest = 500
/** Of what is recorded, at most this share may be of tables that only a test had; more says that ours are not there. */
const maxRefused = 0.1

/** Whose tests run there again, since they try the server itself: clusters, backups, copies in and out, the SQL of searches. */
const again = ['server/db/', 'server/imports/store/', 'server/searches/']

/** Programs of the system's PostgreSQL servers, the oldest first. */
export function secondServers(): string[] {
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => join(path, '..'))
    .sort((a, b) => versionOf(a) - versionOf(b))
    .filter((folder) => versionOf(folder) >= oldest)
}

const versionOf = (folder: string) => Number(folder.split('/')[4])

/** Whether what the main run asked the embedded PostgreSQL is understood by the system's too, statement by statement. */
export const secondPostgresStatements = () => onSecond(statementsOn)

/** Whether tests of the database itself pass on the system's PostgreSQL. */
export const secondPostgresTests = () =>
  onSecond((binaries) => unitTests(`tests of the database on ${binaries}`, again, { SATOYAMA_TEST_BINARIES: binaries }))

/** Where no other server is, that is a failure. */
async function onSecond(run: (binaries: string) => Promise<Result>): Promise<Result> {
  const [binaries] = secondServers()
  if (!binaries) return failed(`No PostgreSQL ${oldest} or later is on this machine: apt-get install postgresql`)
  return run(binaries)
}

async function statementsOn(binaries: string): Promise<Result> {
  const started = performance.now()
  const statements = readRecorded()
  if (statements.length < fewest)
    return failed(
      `Only ${statements.length} statements were recorded; the server's tests run with \`recordingEnv()\` first.`,
    )
  const there = await askServer(statements, binaries)
  // What the embedded server refuses as well was refused in the main run, or is of tables that only a test had.
  const here = await askServer([...there.refused.keys()])
  const failures = [...there.refused]
    .filter(([text]) => !here.refused.has(text))
    .map(([text, why]) => `${why}\n  ${text}`)
  if (here.refused.size > maxRefused * statements.length)
    failures.push(
      `Both servers refuse ${here.refused.size} statements: ${[...here.refused.values()].slice(0, 5).join('; ')}`,
    )
  const exempt = [...there.exempt].map(([kind, count]) => `${count} × ${kind}`)
  process.stdout.write(
    [
      `${there.understood} of ${statements.length} statements are understood by ${binaries}.`,
      `Refused by both servers: ${here.refused.size}. Not tried: ${exempt.join('; ') || 'none'}.\n`,
    ].join('\n'),
  )
  return {
    name: `statements on ${binaries}`,
    passed: there.understood,
    failed: failures.length,
    seconds: (performance.now() - started) / 1000,
    cpuSeconds: null,
    files: [],
    failures,
  }
}

const failed = (why: string): Result => ({
  name: 'second PostgreSQL',
  passed: 0,
  failed: 1,
  seconds: 0,
  cpuSeconds: null,
  files: [],
  failures: [why],
})
