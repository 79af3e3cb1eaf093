import type { Insertable, Selectable } from 'kysely'
import { searchTextOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import type { CompanyRecord } from '../records.ts'
import type { Rejection } from '../rejections.ts'
import type { Tally } from './tally.ts'

type CompanyRow = Selectable<Schema['company']>
type Draft = Omit<Insertable<Schema['company']>, 'search_text' | 'figures'>

/** Bring the company master up to date with a list. A company keeps what a list does not speak of. */
export async function saveCompanies(db: Db, records: readonly CompanyRecord[], tally: Tally, now: Date): Promise<void> {
  const companies = await loadCompanies(db)
  const fresh: Insertable<Schema['company']>[] = []
  const isinsInFile = new Set<string>()
  for (const record of records) {
    const company = companies.find(record)
    if (!companies.claimIsin(record, company)) {
      tally.reject({ line: record.line, column: 'isin', value: record.isin!, reason: 'conflict' })
      continue
    }
    const isTwice = record.securityCode && isinsInFile.has(record.securityCode)
    const isFree = !isTwice && (await freeCode(db, companies.holderOf(record), { company, isinsInFile, now }))
    if (record.securityCode) isinsInFile.add(record.securityCode)
    if (!isFree) tally.reject({ ...unknownCompany(record), reason: 'duplicate' })
    else if (!company && !record.nameJa) tally.reject(unknownCompany(record))
    else if (!company) {
      fresh.push(toRow(record, now))
      tally.accepted++
    } else if (await updateCompany(db, company, record, now)) tally.accepted++
    else tally.unchanged++
  }
  for (let start = 0; start < fresh.length; start += 500) {
    await db
      .insertInto('company')
      .values(fresh.slice(start, start + 500))
      .execute()
  }
}

async function loadCompanies(db: Db) {
  const rows = await db.selectFrom('company').selectAll().execute()
  const byEdinet = new Map(rows.map((row) => [row.edinet_code, row]))
  const bySecurity = new Map(rows.map((row) => [row.security_code, row]))
  const byIsin = new Map<string | null, unknown>(rows.map((row) => [row.isin, row]))
  return {
    /** One ISIN is one company's: false when another has it. */
    claimIsin: (record: CompanyRecord, company: CompanyRow | undefined): boolean => {
      if (!record.isin) return true
      const holder = byIsin.get(record.isin)
      if (holder !== undefined && holder !== company) return false
      byIsin.set(record.isin, company ?? record)
      return true
    },
    holderOf: ({ securityCode }: CompanyRecord): CompanyRow | undefined => bySecurity.get(securityCode ?? ''),
    find: ({ edinetCode, securityCode }: CompanyRecord): CompanyRow | undefined => {
      const filer = edinetCode ? byEdinet.get(edinetCode) : undefined
      const listed = securityCode ? bySecurity.get(securityCode) : undefined
      // A code that moved to another filer names another company; the filer's own code decides.
      return filer ?? (listed && edinetCode && listed.edinet_code !== null ? undefined : listed)
    },
  }
}

interface Claim {
  readonly company: CompanyRow | undefined
  /** Codes that the list has given out already. */
  readonly isinsInFile: ReadonlySet<string>
  readonly now: Date
}

/**
 * A securities code passes to another filer when a holding company takes a group's place: the former holder gives it up
 * and is no longer listed. False when the same list gives one code to two.
 */
async function freeCode(
  db: Db,
  holder: CompanyRow | undefined,
  { company, isinsInFile, now }: Claim,
): Promise<boolean> {
  if (!holder || holder === company) return true
  if (holder.edinet_code === null || isinsInFile.has(holder.security_code!)) return false
  const defaults = { security_code: null, is_listed: false }
  const search_text = searchTextOf(toSearchable({ ...holder, ...defaults }))
  await db
    .updateTable('company')
    .set({ ...defaults, search_text, updated_at: now })
    .where('id', '=', holder.id)
    .execute()
  Object.assign(holder, defaults)
  return true
}

function toRow(record: CompanyRecord, now: Date): Insertable<Schema['company']> {
  const draft: Draft = {
    name_ja: record.nameJa!,
    is_listed: record.isListed ?? true,
    ...columnsOf(record),
    updated_at: now,
  } as Draft
  return { ...draft, search_text: searchTextOf(toSearchable(draft as CompanyRow)) }
}

/** Write what differs; false when nothing does. */
async function updateCompany(db: Db, row: CompanyRow, record: CompanyRecord, now: Date): Promise<boolean> {
  const columns = columnsOf(record)
  // The exchange's short name never replaces the registered one.
  if (row.edinet_code && !record.edinetCode) delete columns.name_ja
  const changes = Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => row[name as keyof CompanyRow] !== value),
  )
  if (Object.keys(changes).length === 0) return false

  const search_text = searchTextOf(toSearchable({ ...row, ...changes }))
  await db
    .updateTable('company')
    .set({ ...changes, search_text, updated_at: now })
    .where('id', '=', row.id)
    .execute()
  Object.assign(row, changes)
  return true
}

/** Columns of what a list says; what it has no column for stays out. */
function columnsOf(record: CompanyRecord): Partial<Draft> {
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
    tse33_code: record.tse33Code,
    tse17_code: record.tse17Code,
    market_code: record.marketCode,
    size_segment: record.sizeSegment,
    capital_million_jpy: record.capitalMillionJpy,
    fiscal_year_end: record.fiscalYearEnd,
    is_listed: record.isListed,
    has_consolidated: record.hasConsolidated,
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Partial<Draft>
}

function toSearchable(row: CompanyRow) {
  return {
    nameJa: row.name_ja,
    nameEn: row.name_en ?? null,
    nameKana: row.name_kana ?? null,
    securityCode: row.security_code ?? null,
    edinetCode: row.edinet_code ?? null,
    corporateNumber: row.corporate_number ?? null,
    isin: row.isin ?? null,
  }
}

function unknownCompany({ line, securityCode, edinetCode }: CompanyRecord): Rejection {
  return { line, column: 'code', value: securityCode ?? edinetCode ?? null, reason: 'unknown-company' }
}
