import { sql } from 'kysely'
import { industryToldOn } from '#server/catalogue/classifications.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'

/** What a file says of its companies besides their figures. */
export async function listExportedCompanies(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'security_code', 'name_ja', 'name_en', 'name_kana', 'isin', 'lei', 'corporate_number'])
    .select(['tse33_code', 'tse33_origin', 'edinet_industry', 'told'])
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ticker: tickerOf(row.security_code),
    nameJa: row.name_ja,
    nameEn: row.name_en,
    nameKana: row.name_kana,
    isin: row.isin,
    lei: row.lei,
    corporateNumber: row.corporate_number,
    tse33: row.tse33_code,
    tse33Origin: row.tse33_origin,
    tse33ToldOn: industryToldOn(row),
  }))
}
