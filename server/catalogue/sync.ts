import { addMissing } from '#server/db/add-missing.ts'
import type { Db } from '#server/db/database.ts'
import { readCatalogue } from './catalogue.ts'

/** Give every indicator of the catalogue a number in the database; numbers once given stay. */
export async function syncCatalogue(db: Db): Promise<void> {
  const codes = readCatalogue().map(({ code }) => ({ code }))
  await addMissing(db, { table: 'indicator', key: ['code'] }, codes)
}
