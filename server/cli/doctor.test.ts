import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startJobs } from '#server/jobs/jobs.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { examine } from './doctor.ts'
import { words } from './doctor-messages.ts'

const database = givenDatabase()
const home = mkdtempSync(join(tmpdir(), 'satoyama-doctor-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))
beforeEach(() => {
  vi.stubEnv('SATOYAMA_HOME', home)
  vi.stubEnv('SATOYAMA_CHROMIUM', 'none') // Otherwise each of these starts a browser.
})
afterEach(() => vi.unstubAllEnvs())

/** What it says of one thing. */
async function findingOf(name: keyof typeof words.names, options = {}): Promise<string> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  await examine({ ...database, cluster: null, close: async () => {} }, options)
  write.mockRestore()
  return lines.find((line) => line.includes(words.names[name]))!.trim()
}

test('numbers that run out are told when four fifths of them are used, whatever table they belong to', async () => {
  await sql`create table later (id smallint generated always as identity)`.execute(database.db)
  await sql`select setval('later_id_seq', 26213)`.execute(database.db) // 79.99 % of 32,767
  expect(await findingOf('numbers')).toMatch(new RegExp(`^✓ ${words.names.numbers} \\(`))
  await sql`select nextval('later_id_seq')`.execute(database.db)
  expect(await findingOf('numbers')).toContain(`): ${words.findings.numbers('public.later.id 80 %')}`)
})

test('each check says what it looked at, and the deep count is that of the data, in whatever order vintages came', async () => {
  await givenParsedImport(database.db, twoCompanies)
  const figure = (knownFrom: string, value: number) => givenTable([givenFigure({ fiscalYear: 2020, knownFrom, value })])
  await givenParsedImport(database.db, figure('2024-06-20', 100))
  await givenParsedImport(database.db, figure('2021-06-20', 90)) // an older vintage of the same figure, read later
  await givenParsedImport(database.db, figure('2022-06-20', 95))
  await givenParsedImport(database.db, givenTable([givenFigure({ fiscalYear: 2021 })]))
  // Three vintages of one figure and one of another: two figures of one of the two companies.
  const looked = words.looked.figures('2', '2')
  expect(await findingOf('figures', { deep: true })).toBe(`✓ ${words.names.figures} (${looked})`)
  expect(await findingOf('figures')).toBe(`✓ ${words.names.figures} (${words.looked.onlyDeep})`)
  expect(await findingOf('references')).toBe(`✓ ${words.names.references} (${words.looked.references(16, '4')})`)
  expect(await findingOf('guards')).toMatch(/^✓/)
})

test('what is to be done every minute and is not is told by its name, once a server runs', async () => {
  expect(await findingOf('passes')).toBe(`✓ ${words.names.passes} (${words.looked.notServed})`)
  const jobs = await startJobs(database.connection, () => {})
  await jobs.everyMinute('alerts.due', async () => {})
  expect(await findingOf('passes')).toMatch(/^✓/)
  await sql`update pgboss.job set created_on = now() - interval '1 hour', started_on = now() - interval '1 hour',
    completed_on = case when completed_on is not null then now() - interval '1 hour' end`.execute(database.db)
  await jobs.stop()
  // Another server on the same database, which does something else.
  const other = await startJobs(database.connection, () => {})
  await sql`update pgboss.job set created_on = now() - interval '1 hour', completed_on = now() - interval '1 hour', state = 'completed'`.execute(
    database.db,
  )
  expect(await findingOf('passes')).toMatch(/✕ .*alerts\.due/)
  await other.stop()
})

test('a backup that was cut off is told with its place', async () => {
  expect(await findingOf('halves')).toMatch(/^✓/)
  const gone = '999999999-1'
  const half = join(home, `kept.half.${gone}`)
  mkdirSync(half)
  mkdirSync(join(home, 'halves'))
  writeFileSync(join(home, 'halves', gone), half)
  expect(await findingOf('halves')).toBe(`✕ ${words.names.halves}: ${words.findings.halves(half)}`)
})

test('a browser whose sandbox does not start is told in its own words; one that is not there is no fault', async () => {
  expect(await findingOf('pdf')).toBe(`✓ ${words.names.pdf} (${words.looked.noBrowser})`)
  const program = join(home, 'browser')
  writeFileSync(program, '#!/bin/sh\necho "No usable sandbox! Ask your administrator." >&2\nexit 1\n', { mode: 0o755 })
  vi.stubEnv('SATOYAMA_CHROMIUM', program)
  chmodSync(home, 0o755) // Whoever the browser runs as enters it.
  expect(await findingOf('pdf')).toContain(words.findings.noSandbox('No usable sandbox! Ask your administrator.'))
})

test('a file of moved sources that makes no sense is told with its path, the host and why; once it is mended, what it moves', async () => {
  const path = join(home, 'sources.json')
  const { db } = database
  await db
    .insertInto('fetch_source')
    .values({ name: 'gleif', is_on: true } as never)
    .execute()
  for (const [text, why] of [
    ['{"api.gleif.org": "http://mirror.example"}', 'api.gleif.org: must be an https address, or one of this machine'],
    ['{"api.gleif.org": ', 'JSON'],
    ['["api.gleif.org"]', 'expected record'],
    ['{"API GLEIF": "https://mirror.example"}', 'API GLEIF'],
  ] as const) {
    writeFileSync(path, text)
    const finding = await findingOf('fetching')
    expect(finding).toContain(path)
    expect(finding).toContain(why)
    expect(finding).toMatch(/^✕/)
  }
  writeFileSync(path, '{"api.gleif.org": "https://mirror.example"}')
  expect(await findingOf('fetching')).toContain('api.gleif.org → https://mirror.example')
  rmSync(path)
})
