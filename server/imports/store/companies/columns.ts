import type { Insertable } from 'kysely'
import { tse33OfEdinet } from '#server/catalogue/classifications.ts'
import { searchTextOf } from '#server/catalogue/search-text.ts'
import type { Schema } from '#server/db/schema.ts'
import type { CompanyRecord } from '../../records.ts'
import type { CompanyRow } from './listing.ts'

export type Columns = Partial<Omit<Insertable<Schema['company']>, 'search_text' | 'figures' | 'told' | 'lists'>>

/** Columns of what a list says; what it has no column for stays out. */
export function columnsOf(record: CompanyRecord): Columns {
  const columns = {
    edinet_code: record.edinetCode,
    security_code: record.securityCode,
    corporate_number: record.corporateNumber,
    isin: record.isin,
    lei: record.lei,
    name_ja: record.nameJa ?? undefined,
    name_en: record.nameEn,
    name_kana: record.nameKana,
    address: record.address,
    edinet_industry: record.edinetIndustry,
    ...industryOf(record),
    tse17_code: record.tse17Code,
    gics_code: record.gicsCode,
    country: record.country ?? undefined,
    market_code: record.marketCode,
    size_segment: record.sizeSegment,
    capital_million_jpy: record.capitalMillionJpy,
    fiscal_year_end: record.fiscalYearEnd,
    is_listed: record.isListed,
    has_consolidated: record.hasConsolidated,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Columns
}

/** The exchange's industry, else the one that EDINET's words for the filer mean. */
function industryOf({ tse33Code, edinetIndustry }: CompanyRecord): Pick<Columns, 'tse33_code' | 'tse33_origin'> {
  if (tse33Code) return { tse33_code: tse33Code, tse33_origin: 'table' }
  const code = tse33OfEdinet(edinetIndustry)
  if (code !== null) return { tse33_code: code, tse33_origin: 'code-list' }
  return tse33Code === null ? { tse33_code: null, tse33_origin: null } : {}
}

/** Everything that a company of these columns is found by. */
export function searchTextOfRow(row: Partial<CompanyRow> | Columns): string {
  return searchTextOf({
    nameJa: row.name_ja!,
    nameEn: row.name_en ?? null,
    nameKana: row.name_kana ?? null,
    securityCode: row.security_code ?? null,
    edinetCode: row.edinet_code ?? null,
    corporateNumber: row.corporate_number ?? null,
    isin: row.isin ?? null,
    lei: row.lei ?? null,
  })
}
