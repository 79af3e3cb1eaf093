import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport, report2024, report2025 } from '#server/test/samples.ts'
import { backUp, dropReplaced, fillFromBackup, isUntouched, putBack, readBackup, setAside } from './backup.ts'
import type { Db } from './database.ts'
import { migrate } from './migrations.ts'

const from = givenDatabase()
const into = givenDatabase()
const folder = mkdtempSync(join(tmpdir(), 'satoyama-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function everything(db: Db) {
  const tables = ['company', 'document', 'import', 'observation', 'officer', 'target', 'source_file', 'indicator']
  const counts = tables.map(async (table) => {
    const { rows } = await sql<{ all: string }>`
      select md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as all from ${sql.table(table)} t`.execute(
      db,
    )
    return [table, rows[0]!.all]
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('what was kept comes back to the byte, under a new name, and goes on counting', async () => {
  for (const file of [codeList, report2024]) await givenImport(from.db, file)
  const manifest = await backUp(from.connection, folder, new Date('2026-01-15T03:00:00Z'))
  expect(manifest.tables.find(({ name }) => name === 'company')).toMatchObject({ rows: 2 })

  await fillFromBackup(into.connection, folder, await readBackup(folder))
  expect(await everything(into.db)).toEqual(await everything(from.db))
  const id = async (db: Db) => (await db.selectFrom('market').select('id').executeTakeFirstOrThrow()).id
  expect(await id(into.db)).not.toBe(await id(from.db))
  expect(await givenImport(into.db, report2025)).toMatchObject({ importId: 3 })
  await expect(sql`delete from observation`.execute(into.db)).rejects.toThrow('append-only')
})

test('a damaged or missing file is told before anything is touched', async () => {
  writeFileSync(join(folder, 'company.copy.zst'), 'damaged')
  await expect(readBackup(folder)).rejects.toThrow('company.copy.zst is damaged')
  rmSync(join(folder, 'company.copy.zst'))
  await expect(readBackup(folder)).rejects.toThrow('company.copy.zst is missing')
  writeFileSync(join(folder, 'manifest.json'), '{"format":2}')
  await expect(readBackup(folder)).rejects.toThrow('no manifest')
})

test('a restore that was cut off gives back what it had set aside', async () => {
  const before = await everything(into.db)
  await setAside(into.db)
  await migrate(into.db, '0002-observations')
  await putBack(into.db)
  expect(await everything(into.db)).toEqual(before)
  await setAside(into.db)
  await migrate(into.db)
  await dropReplaced(into.db)
  expect(await isUntouched(into.db)).toBe(true)
})
