import { sql } from 'kysely'
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

/** Add the documents of a list, or give numbers and minutes to those that a filing told of first; answers whose they are. */
export async function saveDocuments(
  db: Db,
  records: readonly DocumentRecord[],
  importId: number,
  tally: Tally,
): Promise<number[]> {
  const touched = new Set<number>()
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
    if (isNew) {
      tally.accepted++
      touched.add(companyId)
    } else tally.unchanged++
  }
  return [...touched]
}

interface Whose {
  readonly companyId: number
  readonly importId: number
}

/** True when the document is new or was told something new. */
async function saveDocument(db: Db, told: DocumentRecord, { companyId, importId }: Whose): Promise<boolean> {
  const record = await withPeriodOfParent(db, told)
  const filedOn = record.submittedAt.slice(0, 10)
  const key = sourceKey(record.edinetCode, record.periodEnd, filedOn, record.isAmendment)
  const document = await db
    .selectFrom('document')
    .select(['id', 'number', 'submitted_at', 'parent_number'])
    .where((where) =>
      where.or([
        where('number', '=', record.documentNumber),
        where.and([where('source_key', '=', key), where('number', 'is', null)]),
        // A correction whose period nobody has told yet is the one that was filed on the day.
        ...(record.isAmendment && record.periodEnd === null
          ? [
              where.and([
                where('company_id', '=', companyId),
                where('filed_on', '=', filedOn),
                where('is_amendment', '=', true),
                where('kind', '=', 'annual-report'),
                where('number', 'is', null),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('number') // One that has the number already is meant before one that has none.
    .executeTakeFirst()
  const parentNumber = record.parentNumber ?? null
  if (document) {
    const knowsParent = parentNumber === null || document.parent_number !== null
    if (document.number !== null && document.submitted_at !== null && knowsParent) return false
    await db
      .updateTable('document')
      .set({
        number: record.documentNumber,
        submitted_at: document.submitted_at ?? record.submittedAt,
        parent_number: document.parent_number ?? parentNumber,
      })
      .where('id', '=', document.id)
      .execute()
    await tellCorrections(db, record.documentNumber)
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
      ...periodColumns(periodStart, periodEnd),
      is_amendment: record.isAmendment,
      parent_number: parentNumber,
      import_id: importId,
    })
    .execute()
  await tellCorrections(db, record.documentNumber)
  return true
}

const periodColumns = (start: string | null, end: string | null) => ({
  period_start: start,
  period_end: end,
  fiscal_year: start && end ? fiscalYear(start, end) : null,
  next_update_on: end && nextDeadline(end),
})

/** A list tells no period of a correction: it is that of the document it corrects, where that one is known. */
async function withPeriodOfParent(db: Db, record: DocumentRecord): Promise<DocumentRecord> {
  if (record.periodEnd !== null || !record.parentNumber) return record
  const parent = await db
    .selectFrom('document')
    .select(['period_start', 'period_end'])
    .where('number', '=', record.parentNumber)
    .executeTakeFirst()
  return { ...record, periodStart: parent?.period_start ?? null, periodEnd: parent?.period_end ?? null }
}

/** Corrections that came before the document they correct learn their period from it. */
async function tellCorrections(db: Db, parentNumber: string | null): Promise<void> {
  if (parentNumber === null) return
  await sql`
    update document set period_start = parent.period_start, period_end = parent.period_end, fiscal_year = parent.fiscal_year,
      next_update_on = parent.next_update_on
    from document parent
    where parent.number = ${parentNumber} and document.parent_number = parent.number and document.period_end is null
      and parent.period_end is not null`.execute(db)
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
  // A list told of the correction first, which says no period.
  const withoutPeriod = sourceKey(filing.edinetCode, null, filing.filedOn, true)
  const document = await db
    .selectFrom('document')
    .select(['id', 'number', 'accounting_standard', 'period_end', 'parent_number'])
    .where((where) =>
      filing.documentNumber
        ? where.or([
            where('number', '=', filing.documentNumber),
            where.and([where('source_key', '=', key), where('number', 'is', null)]),
          ])
        : where('source_key', 'in', filing.isAmendment ? [key, withoutPeriod] : [key]),
    )
    .orderBy('number')
    .executeTakeFirst()
  const cover = {
    number: filing.documentNumber,
    title: `${filing.documentTitle ?? '有価証券報告書'}（${filing.periodStart.replaceAll('-', '/')}－${filing.periodEnd.replaceAll('-', '/')}）`,
    accounting_standard: filing.accountingStandard,
  }
  const period = periodColumns(filing.periodStart, filing.periodEnd)
  if (document) {
    const isToldAlready =
      document.accounting_standard === cover.accounting_standard &&
      (cover.number === null || document.number !== null) &&
      (filing.parentNumber === null || document.parent_number !== null) &&
      document.period_end !== null
    const news = {
      accounting_standard: cover.accounting_standard,
      number: document.number ?? cover.number,
      parent_number: document.parent_number ?? filing.parentNumber,
      ...(document.period_end === null && period),
    }
    if (!isToldAlready) await db.updateTable('document').set(news).where('id', '=', document.id).execute()
    await tellCorrections(db, news.number)
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
      ...period,
      is_amendment: filing.isAmendment,
      parent_number: filing.parentNumber,
      import_id: importId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tellCorrections(db, cover.number)
  return id
}
