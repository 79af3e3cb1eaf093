import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { examine } from './doctor.ts'
import { words } from './doctor-messages.ts'

const database = givenDatabase()

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
  expect(await findingOf('references')).toBe(`✓ ${words.names.references} (${words.looked.references(14, '4')})`)
})
