import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import type { Db } from '#server/db/database.ts'
import type { DocumentRecord, FilingRecord } from '../../records.ts'
import type { Tally } from '../tally.ts'

const publisher = 'EDINET'

/** The law gives a company three months from its year end, so the next annual report is due by then, a year on. */
export function nextDeadline(periodEnd: string): string {
  const [year, month] = periodEnd.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year + 1, month + 3, 0)).toISOString().slice(0, 10)
}

/** What makes a filing one document: the filer, the period, the day, and whether it amends another. */
export function sourceKey(filer: string, periodEnd: string | null, filedOn: string, isAmendment: boolean): string {
  return ['edinet', filer, periodEnd ?? '', filedOn, isAmendment ? 'amended' : 'original'].join(':')
}

/** Add the documents of a list, or give numbers and minutes to those that a filing told of first. */
export async function saveDocuments(
  db: Db,
  records: readonly DocumentRecord[],
  importId: number,
  tally: Tally,
): Promise<void> {
  const companies = await db
    .selectFrom('company')
    .select(['id', 'edinet_code'])
    .where('edinet_code', 'is not', null)
    .execute()
  const idOf = new Map(companies.map(({ id, edinet_code }) => [edinet_code, id]))
  const unknown = companies.length === 0 ? 'no-companies' : 'unknown-company'
  for (const record of records) {
    const companyId = idOf.get(record.edinetCode)
    if (companyId === undefined) {
      tally.reject({ line: record.line, column: 'edinetCode', value: record.edinetCode, reason: unknown })
      continue
    }
    const isNew = await saveDocument(db, record, { companyId, importId })
    if (isNew) tally.accepted++
    else tally.unchanged++
  }
}

interface Whose {
  readonly companyId: number
  readonly importId: number
}

/** True when the document is new or was told something new. */
async function saveDocument(db: Db, record: DocumentRecord, { companyId, importId }: Whose): Promise<boolean> {
  const filedOn = record.submittedAt.slice(0, 10)
  const key = sourceKey(record.edinetCode, record.periodEnd, filedOn, record.isAmendment)
  const document = await db
    .selectFrom('document')
    .select(['id', 'number', 'submitted_at'])
    .where((where) =>
      where.or([
        where('number', '=', record.documentNumber),
        where.and([where('source_key', '=', key), where('number', 'is', null)]),
      ]),
    )
    .orderBy('number') // One that has the number already is meant before one that has none.
    .executeTakeFirst()
  if (document) {
    if (document.number !== null && document.submitted_at !== null) return false
    const numbers = { number: record.documentNumber, submitted_at: record.submittedAt }
    await db.updateTable('document').set(numbers).where('id', '=', document.id).execute()
    return true
  }
  const { periodStart, periodEnd } = record
  // Several amendments of one period may be filed on one day; their numbers keep them apart.
  const isTaken = await isKeyTaken(db, key)
  await db
    .insertInto('document')
    .values({
      company_id: companyId,
      source_key: isTaken ? `${key}:${record.documentNumber}` : key,
      number: record.documentNumber,
      title: record.title,
      publisher,
      language: 'ja',
      accounting_standard: null,
      filed_on: filedOn,
      submitted_at: record.submittedAt,
      period_start: periodStart,
      period_end: periodEnd,
      fiscal_year: periodStart && periodEnd ? fiscalYear(periodStart, periodEnd) : null,
      next_update_on: periodEnd && nextDeadline(periodEnd),
      is_amendment: record.isAmendment,
      import_id: importId,
    })
    .execute()
  return true
}

async function isKeyTaken(db: Db, key: string): Promise<boolean> {
  return (await db.selectFrom('document').select('id').where('source_key', '=', key).executeTakeFirst()) !== undefined
}

/** The document a filing is, made on first sight; its own cover says more than a list did. */
export async function saveFilingDocument(
  db: Db,
  filing: FilingRecord,
  { companyId, importId }: Whose,
): Promise<number> {
  const key = sourceKey(filing.edinetCode, filing.periodEnd, filing.filedOn, filing.isAmendment)
  const document = await db
    .selectFrom('document')
    .select(['id', 'number', 'accounting_standard'])
    .where((where) =>
      filing.documentNumber
        ? where.or([
            where('number', '=', filing.documentNumber),
            where.and([where('source_key', '=', key), where('number', 'is', null)]),
          ])
        : where('source_key', '=', key),
    )
    .orderBy('number')
    .executeTakeFirst()
  const cover = {
    number: filing.documentNumber,
    title: `${filing.documentTitle ?? '有価証券報告書'}（${filing.periodStart.replaceAll('-', '/')}－${filing.periodEnd.replaceAll('-', '/')}）`,
    accounting_standard: filing.accountingStandard,
  }
  if (document) {
    const isToldAlready =
      document.accounting_standard === cover.accounting_standard && (cover.number === null || document.number !== null)
    const news = { accounting_standard: cover.accounting_standard, number: document.number ?? cover.number }
    if (!isToldAlready) await db.updateTable('document').set(news).where('id', '=', document.id).execute()
    return document.id
  }
  const { id } = await db
    .insertInto('document')
    .values({
      ...cover,
      company_id: companyId,
      source_key: (await isKeyTaken(db, key)) ? `${key}:${filing.documentNumber}` : key,
      publisher,
      language: 'ja',
      filed_on: filing.filedOn,
      submitted_at: null,
      period_start: filing.periodStart,
      period_end: filing.periodEnd,
      fiscal_year: fiscalYear(filing.periodStart, filing.periodEnd),
      next_update_on: nextDeadline(filing.periodEnd),
      is_amendment: filing.isAmendment,
      import_id: importId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
