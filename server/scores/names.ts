import type { Db } from '#server/db/database.ts'

interface CompanyName {
  readonly id: number
  readonly nameJa: string
  readonly nameEn: string | null
}

/** Names of companies by their numbers. */
export async function listNames(db: Db, ids: readonly number[]): Promise<Map<number, CompanyName>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'name_en as nameEn'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
