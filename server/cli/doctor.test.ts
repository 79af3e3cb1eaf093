import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { examine } from './doctor.ts'
import { words } from './doctor-messages.ts'

const database = givenDatabase()

/** What it says of one thing. */
async function findingOf(name: keyof typeof words.names): Promise<string> {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0)
  await examine({ ...database, cluster: null, close: async () => {} }, {})
  write.mockRestore()
  return lines.find((line) => line.includes(words.names[name]))!.trim()
}

test('numbers that run out are told when four fifths of them are used, whatever table they belong to', async () => {
  await sql`create table later (id smallint generated always as identity)`.execute(database.db)
  await sql`select setval('later_id_seq', 26213)`.execute(database.db) // 79.99 % of 32,767
  expect(await findingOf('numbers')).toBe(`✓ ${words.names.numbers}`)
  await sql`select nextval('later_id_seq')`.execute(database.db)
  expect(await findingOf('numbers')).toBe(`✕ ${words.names.numbers}: ${words.findings.numbers('public.later.id 80 %')}`)
})
