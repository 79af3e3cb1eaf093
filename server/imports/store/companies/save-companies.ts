import { type Insertable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { isRejection } from '../../outcome.ts'
import type { CompanyListRecord, CompanyRecord } from '../../records.ts'
import { type Rejection, Unreadable } from '../../rejections.ts'
import { uniqueCompanies } from '../../row-reader.ts'
import type { Tally } from '../tally.ts'
import { type Columns, columnsOf, searchTextOfRow } from './columns.ts'
import type { CompanyNews } from './company-news.ts'
import type { Identifiers } from './identifiers.ts'
import { settleIndustry } from './industry.ts'
import { absentFrom, type CompanyRow, hasLeftSince, maxToLeave, newestLists } from './listing.ts'

export interface ListAt {
  /** Day that the list is of. */
  readonly day: string
  /** What the list says of itself; none for a table of the operator's own, which names whom it likes. */
  readonly list: CompanyListRecord | undefined
  readonly tally: Tally
  readonly identifiers: Identifiers
  readonly now: Date
  /** What the list tells that is news, kept at the end. */
  readonly news: CompanyNews
}

/**
 * Bring the companies up to date with a list. A company keeps what the list does not speak of, and what a newer list has said; one
 * that a complete list does not name any more is no longer listed.
 */
export async function saveCompanies(db: Db, records: readonly CompanyRecord[], at: ListAt): Promise<void> {
  const { tally, list, day } = at
  const companies = await loadCompanies(db)
  const newest = newestLists(companies.rows)
  const newestOfKind = list ? newest.get(list.kind) : undefined
  const isOlder = newestOfKind !== undefined && day < newestOfKind
  if (isOlder) tally.warnings.push({ code: 'list-older', detail: { day, newest: newestOfKind } })
  const isComplete = list?.isWhole === true && !isOlder
  if (isComplete) refuseTooShort(companies.rows, list, day)
  const fresh: { readonly record: CompanyRecord; readonly row: Insertable<Schema['company']> }[] = []
  const stored: { readonly record: CompanyRecord; readonly row: CompanyRow; readonly isChanged: boolean }[] = []
  for (const record of uniqueCompanies(records, { edinetCode: 'edinet_code', securityCode: 'code' })) {
    if (isRejection(record)) {
      tally.reject(record)
      continue
    }
    if (record.securityCode && !record.securityCode.endsWith('0')) {
      tally.reject({ ...unknownCompany(record), reason: 'class-share' })
      continue
    }
    const company = companies.find(record)
    const columns = newsOf(record, company, { ...at, newest, holder: companies.holderOf(record) })
    if (!company && !record.nameJa) tally.reject(unknownCompany(record))
    else if (columns.security_code && !(await freeCode(db, companies.holderOf(record), company, at)))
      tally.reject({ ...unknownCompany(record), reason: 'duplicate' })
    else if (!company) fresh.push({ record, row: toRow(columns, at) })
    else {
      if (company.is_listed && columns.is_listed === false) {
        Object.assign(columns, left)
        tally.delisted++
      }
      stored.push({
        record,
        row: company,
        isChanged: await updateCompany(db, company, columns, { ...at, line: record.line }),
      })
    }
  }
  const added = await insertCompanies(db, fresh, at)
  if (isComplete) await delistAbsent(db, companies.rows, { ...at, list })
  await rememberLists(db, companies.rows, list && isComplete ? { ...at, list } : null)
  for (const { record, row, isChanged } of [...stored, ...added]) {
    at.news.listed(row.id, record)
    countRow(record, row.id, isChanged, at)
  }
}

async function loadCompanies(db: Db) {
  const rows = await db.selectFrom('company').selectAll().execute()
  const byEdinet = new Map(rows.map((row) => [row.edinet_code, row]))
  const bySecurity = new Map(rows.map((row) => [row.security_code, row]))
  return {
    rows,
    holderOf: ({ securityCode }: CompanyRecord): CompanyRow | undefined => bySecurity.get(securityCode ?? ''),
    find: ({ edinetCode, securityCode }: CompanyRecord): CompanyRow | undefined => {
      const filer = edinetCode ? byEdinet.get(edinetCode) : undefined
      const listed = securityCode ? bySecurity.get(securityCode) : undefined
      // A code that moved to another filer names another company; the filer's own code decides.
      return filer ?? (listed && edinetCode && listed.edinet_code !== null ? undefined : listed)
    },
  }
}

interface Around extends ListAt {
  readonly newest: ReturnType<typeof newestLists>
  /** Who has the securities code of the row now. */
  readonly holder: CompanyRow | undefined
}

/** What a row may say of a company: all of it, except what a newer list has told. */
function newsOf(
  record: CompanyRecord,
  company: CompanyRow | undefined,
  { day, list, newest, holder }: Around,
): Columns {
  const columns = columnsOf(record)
  const days = settleIndustry(columns, company, list)
  // These are learnt, each with its source, or go to a person.
  delete columns.isin
  delete columns.lei
  // The exchange's short name never replaces the registered one.
  if (company?.edinet_code && !record.edinetCode) delete columns.name_ja
  // A table of the operator's own names companies by their codes and does not tell these.
  if (!list && company?.security_code === columns.security_code) delete columns.security_code
  if (!list && company?.edinet_code === columns.edinet_code) delete columns.edinet_code
  // And it says nothing of the listing where a published list has.
  if (!list && company?.told.is_listed !== undefined) delete columns.is_listed
  for (const name of Object.keys(columns) as (keyof Columns)[]) if ((days[name] ?? '') > day) delete columns[name]
  if (list && columns.is_listed && hasLeftSince(day, { ...company, ...columns } as CompanyRow, newest)) {
    if (company) delete columns.is_listed
    else columns.is_listed = false
  }
  // A code that a newer list has given to another company stays with that one.
  if (holder && holder !== company && (holder.told.security_code ?? '') > day) {
    delete columns.security_code
    if (!company) columns.is_listed = false
  }
  // The last industry of a company that has left is worth knowing; on a segment of the market it is no more.
  return (columns.is_listed ?? company?.is_listed ?? true) ? columns : without(columns, segmentColumns)
}

const segmentColumns = ['market_code', 'size_segment'] as const

/** What becomes of the listing of a company that leaves the market. */
const left = { is_listed: false, market_code: null, size_segment: null }

function without(columns: Columns, names: readonly (keyof Columns)[]): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !names.includes(name as keyof Columns)))
}

/**
 * A securities code passes to another filer when a holding company takes a group's place: the former holder gives it up
 * and is no longer listed. False when the holder is a company that no filer is known of.
 */
async function freeCode(
  db: Db,
  holder: CompanyRow | undefined,
  company: CompanyRow | undefined,
  at: ListAt,
): Promise<boolean> {
  if (!holder || holder === company) return true
  if (holder.edinet_code === null) return false
  await updateCompany(db, holder, { security_code: null, ...left }, at)
  return true
}

function toRow(columns: Columns, { day, now }: ListAt): Insertable<Schema['company']> {
  const row = { is_listed: true, ...columns, name_ja: columns.name_ja! }
  const dayByColumn = Object.fromEntries(Object.keys(row).map((name) => [name, day]))
  return { ...emptyRow, ...row, told: JSON.stringify(dayByColumn), search_text: searchTextOfRow(row), updated_at: now }
}

const emptyRow = {
  edinet_code: null,
  security_code: null,
  corporate_number: null,
  isin: null,
  lei: null,
  name_en: null,
  name_kana: null,
  address: null,
  edinet_industry: null,
  tse33_code: null,
  tse33_origin: null,
  tse17_code: null,
  market_code: null,
  size_segment: null,
  gics_code: null,
  capital_million_jpy: null,
  fiscal_year_end: null,
  has_consolidated: null,
}

/** Write what differs; false when nothing does. The days are kept with the rest at the end. */
async function updateCompany(
  db: Db,
  row: CompanyRow,
  columns: Columns,
  { day, now, news, line = null }: ListAt & { readonly line?: number | null },
): Promise<boolean> {
  const changes = Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => row[name as keyof CompanyRow] !== value),
  )
  news.add(row, changes, { day, line })
  const dayByColumn = { ...row.told, ...Object.fromEntries(Object.keys(columns).map((name) => [name, day])) }
  Object.assign(row, changes, { told: dayByColumn })
  if (Object.keys(changes).length === 0) return false
  await db
    .updateTable('company')
    .set({ ...changes, search_text: searchTextOfRow(row), updated_at: now })
    .where('id', '=', row.id)
    .execute()
  return true
}

async function insertCompanies(
  db: Db,
  fresh: readonly { readonly record: CompanyRecord; readonly row: Insertable<Schema['company']> }[],
  { list, day, identifiers, news }: ListAt,
): Promise<{ record: CompanyRecord; row: { readonly id: number }; isChanged: true }[]> {
  const lists = JSON.stringify(list?.isWhole ? { [list.kind]: day } : {})
  const added: { record: CompanyRecord; row: { readonly id: number }; isChanged: true }[] = []
  for (let start = 0; start < fresh.length; start += 500) {
    const some = fresh.slice(start, start + 500)
    const rows = await db
      .insertInto('company')
      .values(some.map(({ row }) => ({ ...row, lists })))
      .returning(['id', 'isin', 'lei', 'country'])
      .execute()
    for (const [index, row] of rows.entries()) {
      identifiers.know(row)
      news.add({ id: row.id, told: {} }, some[index]!.row, { day, line: some[index]!.record.line })
      added.push({ record: some[index]!.record, row, isChanged: true })
    }
  }
  return added
}

/** More absent companies than leave between two lists: then the list is in doubt, and nothing of it is taken over. */
function refuseTooShort(rows: readonly CompanyRow[], list: CompanyListRecord, day: string): void {
  const { absent, listed } = absentFrom(list, day, rows)
  if (absent.length > listed * maxToLeave)
    throw new Unreadable('list-too-short', { absent: absent.length, listed, day })
}

/** Who should be on a complete list and is not has left the market since the list before. */
async function delistAbsent(
  db: Db,
  rows: readonly CompanyRow[],
  at: ListAt & { readonly list: CompanyListRecord },
): Promise<void> {
  const { absent } = absentFrom(at.list, at.day, rows)
  for (const row of absent) await updateCompany(db, row, left, at)
  at.tally.delisted += absent.length
}

/** Keep since when each column is told, and which complete list named the company last, in one statement. */
async function rememberLists(
  db: Db,
  rows: readonly CompanyRow[],
  complete: (ListAt & { readonly list: CompanyListRecord }) | null,
): Promise<void> {
  const days = rows.map(({ id, told, lists, edinet_code, security_code }) => {
    const isNamed = complete?.list.codes.has(edinet_code ?? '') || complete?.list.codes.has(security_code ?? '')
    return { id, told, lists: isNamed ? { ...lists, [complete!.list.kind]: complete!.day } : lists }
  })
  await sql`
    update company set told = days.told, lists = days.lists
    from json_to_recordset(${JSON.stringify(days)}::json) as days (id integer, told jsonb, lists jsonb)
    where company.id = days.id and (company.told, company.lists) is distinct from (days.told, days.lists)`.execute(db)
}

/** What the row brought: columns, an identifier, or nothing new. */
function countRow(record: CompanyRecord, companyId: number, isChanged: boolean, { tally, identifiers }: ListAt): void {
  let isNews = isChanged
  let refused: 'isin' | 'lei' | null = null
  for (const kind of ['isin', 'lei'] as const) {
    const value = record[kind]
    if (!value) continue
    const outcome = identifiers.claim({ kind, value, companyId, line: record.line })
    if (outcome === 'learnt') isNews = true
    if (outcome === 'conflict') refused ??= kind
  }
  if (isNews) tally.accepted++
  else if (refused) tally.reject({ line: record.line, column: refused, value: record[refused]!, reason: 'conflict' })
  else tally.unchanged++
}

function unknownCompany({ line, securityCode, edinetCode }: CompanyRecord): Rejection {
  return { line, column: 'code', value: securityCode ?? edinetCode ?? null, reason: 'unknown-company' }
}
