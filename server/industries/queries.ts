import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'

export interface CompanyRow {
  readonly id: number
  readonly nameJa: string
  readonly nameEn: string | null
  readonly nameKana: string | null
  readonly ticker: string | null
  readonly marketCode: string | null
  readonly isListed: boolean
}

/** Names, tickers and segments of companies by their numbers. */
export async function listCompanyRows(db: Db, ids: readonly number[]): Promise<Map<number, CompanyRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('company')
    .select([
      'id',
      'name_ja as nameJa',
      'name_en as nameEn',
      'name_kana as nameKana',
      'security_code',
      'market_code as marketCode',
      'is_listed as isListed',
    ])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ security_code, ...row }) => [row.id, { ...row, ticker: tickerOf(security_code) }]))
}
