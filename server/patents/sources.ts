import type { PatentSummary } from '#contract/patents/summary.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { PatentRow } from './company-patents.ts'

/** The files that patents came with, newest first. */
export async function listSources(db: Db, rows: readonly PatentRow[]): Promise<PatentSummary['sources']> {
  const counts = new Map<number, number>()
  for (const { importId } of rows) counts.set(importId, (counts.get(importId) ?? 0) + 1)
  if (counts.size === 0) return []
  const imports = await db
    .selectFrom('import')
    .select(['id', 'file_name', 'source', 'imported_at'])
    .where('id', 'in', [...counts.keys()])
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return imports.map(({ id, file_name, source, imported_at }) => ({
    ...{ importId: id, fileName: file_name, source },
    ...{ importedOn: tokyoDay(imported_at), patents: counts.get(id)! },
  }))
}
