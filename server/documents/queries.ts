import { type Selectable, sql } from 'kysely'
import { type CompanyDocument, givenKinds } from '#contract/documents/documents.ts'
import { withdrawalNotes } from '#contract/market/withdrawal-notes.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { documentFields } from '#server/market/document-fields.ts'
import { summaries } from '#server/market/panel/unread-reports.ts'
import { byFiling, correctionsOf } from './corrections.ts'

/** A company on a day: nothing known later counts. */
export interface At {
  readonly companyId: number
  readonly asOf: string
  /** Today, or the day looked back to: a day expected before it promises nothing. */
  readonly day: string
}

interface Brought {
  readonly documentId: number
  readonly figures: number
  readonly restated: number
  /** Whether a figure came from the document itself, not from a list or a table of many reports. */
  readonly isRead: boolean
}

type DocumentRow = Selectable<Schema['document']> & {
  readonly source: string
  readonly import_sha256: string
  readonly void_since: string | null
  readonly is_withdrawn: boolean
}

/** All documents of a company known on a day, newest first. */
export async function listCompanyDocuments(db: Db, at: At): Promise<CompanyDocument[]> {
  const brought = new Map((await countBrought(db, at)).map((row) => [row.documentId, row]))
  const rows = await listRows(db, at, [...brought.keys()])
  const files = await listFiles(db, rows)
  const corrects = correctionsOf(rows)
  const corrections = Map.groupBy(rows.toSorted(byFiling), ({ id }) => corrects.get(id))
  return rows
    .toSorted((a, b) => byFiling(b, a))
    .map((row) => ({
      ...wordsOf(row),
      isRead: !summaries.includes(row.source) || (brought.get(row.id)?.isRead ?? false),
      nextUpdateOn: row.next_update_on !== null && row.next_update_on >= at.day ? row.next_update_on : null,
      corrects: corrects.get(row.id) ?? null,
      correctedBy: (corrections.get(row.id) ?? []).map(({ id }) => id),
      voidSince: row.void_since,
      isWithdrawn: row.is_withdrawn && row.void_since !== null,
      files: files.get(row.id) ?? [],
      figures: brought.get(row.id)?.figures ?? 0,
      restated: brought.get(row.id)?.restated ?? 0,
    }))
}

function wordsOf(row: DocumentRow) {
  return {
    ...documentFields(row),
    accountingStandard: row.accounting_standard,
    isGiven: isGiven(row.kind),
  }
}

export const isGiven = (kind: string) => (givenKinds as readonly string[]).includes(kind)

/** The company's own documents, and the tables that name it. */
function listRows(db: Db, { companyId, asOf }: At, named: readonly number[]): Promise<DocumentRow[]> {
  return db
    .selectFrom('document')
    .innerJoin('import', 'import.id', 'document.import_id')
    .selectAll('document')
    .select(['import.source', 'import.sha256 as import_sha256'])
    .select([
      sql<string | null>`(
        select lower(days)::text from unnest(void_days) days where days @> ${asOf}::date)`.as('void_since'),
      sql<boolean>`exists (
        select from document_state told where told.number in (document.number, parent_number) and told.state = 'withdrawn'
          and told.since::date <= ${asOf}::date)`.as('is_withdrawn'),
    ])
    .where(
      sql<boolean>`document.id = any(array(
        select id from document where company_id = ${companyId} union select unnest(${named}::int[])))`,
    )
    .where('filed_on', '<=', asOf)
    .execute()
}

/** How many figures each document brought, and how many of them an earlier one had told otherwise. One walk over the company's figures. */
async function countBrought(db: Db, { companyId, asOf }: At): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    select document_id as "documentId", sum(counted.figures)::int as figures, sum(counted.restated)::int as restated,
           bool_or(source <> all (${summaries})) as "isRead"
    from (
      select document_id, import_id, count(*) as figures,
             count(*) filter (where is_same and (value, state) is distinct from (earlier_value, earlier_state)
               and earlier_state <> 'withdrawn') as restated
      from (
        select document_id, import_id, value, state, notes, lag(value) over key as earlier_value,
               lag(state) over key as earlier_state,
               period_start <= lag(period_end) over key and lag(period_start) over key <= period_end as is_same
        from observation
        where company_id = ${companyId} and known_from <= ${asOf}
        window key as (partition by indicator_id, fiscal_year, boundary, part order by known_from, import_id)
      ) vintages
      where state <> 'withdrawn' and not coalesce(notes && ${withdrawalNotes}, false)
      group by document_id, import_id
    ) counted join import on import.id = import_id
    group by document_id`.execute(db)
  return rows
}

/** Kept copies by document; the copy of a table stands with its import alone. */
async function listFiles(db: Db, rows: readonly DocumentRow[]): Promise<Map<number, CompanyDocument['files']>> {
  if (rows.length === 0) return new Map()
  const tables = rows.filter(({ kind, company_id }) => kind === 'table' || company_id === null)
  const stored = await db
    .selectFrom('source_file')
    .select(['document_id', 'sha256', 'file_name as name', 'bytes'])
    .where((where) =>
      where.or([
        sql<boolean>`document_id = any(${rows.map(({ id }) => id)}::int[])`,
        sql<boolean>`sha256 = any(${tables.map(({ import_sha256 }) => import_sha256)}::text[])`,
      ]),
    )
    .orderBy('file_name')
    .execute()
  const files = new Map<number, CompanyDocument['files']>()
  const tablesByHash = Map.groupBy(tables, ({ import_sha256 }) => import_sha256)
  for (const { document_id, bytes, ...file } of stored) {
    const ids = document_id === null ? (tablesByHash.get(file.sha256) ?? []).map(({ id }) => id) : [document_id]
    for (const id of ids) files.set(id, [...(files.get(id) ?? []), { ...file, bytes: Number(bytes) }])
  }
  return files
}
