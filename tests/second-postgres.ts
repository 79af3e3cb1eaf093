import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from './step.ts'
import { unitTests } from './unit.ts'

const whole = ['server/db/', 'server/imports/store/', 'server/searches/', 'server/cli/backup']

/** Server tests on each PostgreSQL of the system. */
export async function secondPostgresTests(): Promise<Result[]> {
  const servers = systemServers()
  if (servers.length === 0) throw new Error('no second PostgreSQL')
  const results: Result[] = []
  for (const binaries of servers)
    results.push(await unitTests(`server tests on ${binaries}`, whole, { SATOYAMA_TEST_BINARIES: binaries }))
  return results
}

/** PostgreSQL servers of the system, 15 or later. */
function systemServers(): string[] {
  return globSync('/usr/lib/postgresql/*/bin/initdb')
    .map((path) => join(path, '..'))
    .filter((folder) => Number(folder.split('/')[4]) >= 15)
}
