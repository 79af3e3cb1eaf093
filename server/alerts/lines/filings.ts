import { type RawBuilder, sql } from 'kysely'
import type { AlertWatch } from '#contract/alerts/alert.ts'
import type { DocumentLine, RestatementLine } from '#contract/alerts/line.ts'
import { NewsFilter } from '#contract/news/filter.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import type { Db } from '#server/db/database.ts'
import type { CallDeps } from '#server/deps.ts'
import { listCompanies } from '#server/news/articles.ts'
import { scopeOf } from '#server/news/scope.ts'

/** A stretch of time, and by which clock: when something came in here, or the day it was filed, for what would have been. */
export interface Span {
  readonly since: Date
  readonly until: Date
  readonly by: 'import' | 'filing'
}

/** Companies that an alert on documents or restatements follows. */
export async function followedBy(
  deps: CallDeps,
  { conditions }: Extract<AlertWatch, { subject: 'documents' | 'restatements' }>,
): Promise<readonly number[]> {
  const { companies } = await scopeOf(deps, NewsFilter.parse({ ...conditions, range: 'all' }))
  return companies ?? []
}

/** Days after which a document is no news any more, however late it comes in: an archive that is imported mails nobody years of it. */
const maxFilingDays = 92

/** What is of a day, with the moment that a span looks at. */
const happenedIn = ({ since, until, by }: Span, day: RawBuilder<unknown>) =>
  by === 'import'
    ? sql`imported_at > ${since} and imported_at <= ${until}
        and ${day} > (${until}::timestamptz at time zone 'Asia/Tokyo')::date - ${maxFilingDays}::int`
    : sql`${day}::timestamp at time zone 'Asia/Tokyo' > ${since}::timestamptz - interval '1 day' and ${day}::timestamp at time zone 'Asia/Tokyo' <= ${until}::timestamptz - interval '1 day'`

/** A filing of the alert's companies. */
const filedIn = (span: Span) => happenedIn(span, sql`filed_on`)

interface Document {
  /** Day of its withdrawal, where that is told. */
  readonly withdrawn_on?: string
  readonly id: number
  readonly company: number
  readonly title: string
  readonly filed_on: string
  readonly is_amendment: boolean
}

/** Filings of some companies that were withdrawn or hidden, as lists that came in tell. */
async function findWithdrawals(db: Db, companies: readonly number[], span: Span): Promise<Document[]> {
  const { rows } = await sql<Document>`
    select document.id, company_id as company, title, document.filed_on, is_amendment, min(since)::date as withdrawn_on
    from document_state
    join document on document_state.number in (document.number, parent_number)
    join import on import.id = document_state.import_id
    where company_id = any (${companies}::int[]) and void_days <> '{}' and state in ('withdrawn', 'hidden')
      and ${happenedIn(span, sql`since::date`)}
    group by document.id order by withdrawn_on desc, document.id desc`.execute(db)
  return rows
}

/** Filings and reports of some companies that came in, the newest filed first; tables of many companies are none of them. */
export async function findDocuments(db: Db, companies: readonly number[], span: Span): Promise<DocumentLine[]> {
  const { rows } = await sql<Document>`
    select document.id, company_id as company, title, filed_on, is_amendment
    from document join import on import.id = import_id
    where company_id = any (${companies}::int[]) and kind <> 'table' and ${filedIn(span)}
    order by filed_on desc, document.id desc`.execute(db)
  const withdrawals = await findWithdrawals(db, companies, span)
  const names = await listCompanies(
    db,
    [...rows, ...withdrawals].map(({ company }) => company),
  )
  return [...withdrawals, ...rows].map((row) => ({
    kind: 'documents',
    documentId: row.id,
    company: names.get(row.company)!,
    title: row.title,
    filedOn: row.filed_on,
    isAmendment: row.is_amendment,
    ...(row.withdrawn_on && { withdrawnOn: row.withdrawn_on }),
  }))
}

interface Restatement {
  readonly document: number
  readonly company: number
  readonly title: string
  readonly figures: number
  readonly code: string
  readonly year: number
  readonly earlier: number | null
  readonly value: number | null
}

/** Documents of some companies that came in and tell figures otherwise than they were known, with the figure that moved most. */
export async function findRestatements(db: Db, companies: readonly number[], span: Span): Promise<RestatementLine[]> {
  const imports = await sql<{ id: number }>`
    select distinct import.id from document join import on import.id = import_id
    where restated > 0 and ${filedIn(span)}`.execute(db)
  const ids = imports.rows.map(({ id }) => id)
  const restated = ids.length === 0 ? [] : await restatementsOf(db, companies, { ids, span })
  const withdrawn = await withdrawnFiguresOf(db, companies, span)
  const rows = [...withdrawn.map((row) => ({ ...row, isWithdrawal: true })), ...restated]
  const names = await listCompanies(
    db,
    rows.map(({ company }) => company),
  )
  return rows.map((row) => ({
    kind: 'restatements',
    documentId: row.document,
    company: names.get(row.company)!,
    document: row.title,
    figures: row.figures,
    ...indicatorOf(row.code),
    fiscalYear: row.year,
    earlier: row.earlier,
    value: row.value,
    ...('isWithdrawal' in row && { isWithdrawal: true }),
  }))
}

function indicatorOf(code: string) {
  const row = readCatalogue().find((one) => one.code === code)
  return { indicatorJa: row?.nameJa ?? code, indicatorEn: row?.nameEn ?? code, unit: row?.unit ?? null }
}

/** One row for each document and company: how many figures, and the one that moved most for its size. */
async function restatementsOf(
  db: Db,
  companies: readonly number[],
  { ids, span }: { readonly ids: readonly number[]; readonly span: Span },
): Promise<Restatement[]> {
  const { rows } = await sql<Restatement>`
    select distinct on (figures, restated.company_id, document.id) document.id as document, restated.company_id as company, title,
           figures::int, code, restated.fiscal_year as year, earlier_value as earlier, value
    from (
      select *, count(*) over (partition by document_id, company_id) as figures
      from restatement where company_id = any (${companies}::int[]) and import_id = any (${ids}::int[]) and kind = 'restated'
    ) restated
    join document on document.id = document_id join import on import.id = restated.import_id
    join indicator on indicator.id = indicator_id
    where ${filedIn(span)}
    order by figures desc, restated.company_id, document.id,
             abs(value - earlier_value) / greatest(abs(value), abs(earlier_value), 1e-9) desc nulls last, code, year desc`.execute(
    db,
  )
  return rows
}

/** The same of documents that were withdrawn or hidden: what they said until then, and what stands since. */
async function withdrawnFiguresOf(db: Db, companies: readonly number[], span: Span): Promise<Restatement[]> {
  const gone = await sql<{ company: number }>`
    select distinct company_id as company from document where company_id = any (${companies}::int[]) and void_days <> '{}'`.execute(
    db,
  )
  if (gone.rows.length === 0) return []
  const ids = gone.rows.map(({ company }) => company)
  const { rows } = await sql<Restatement>`
    select distinct on (figures, withdrawn.company_id, document.id) document.id as document, withdrawn.company_id as company, title,
           figures::int, code, withdrawn.fiscal_year as year, earlier_value as earlier, value
    from (
      select restatement.*, count(*) over (partition by earlier_document_id) as figures
      from restatement join import on import.id = import_id
      where company_id = any (${ids}::int[]) and kind = 'withdrawn' and ${happenedIn(span, sql`known_from`)}
    ) withdrawn
    join document on document.id = earlier_document_id
    join indicator on indicator.id = indicator_id
    order by figures desc, withdrawn.company_id, document.id,
             abs(coalesce(value, 0) - earlier_value) / greatest(abs(coalesce(value, 0)), abs(earlier_value), 1e-9) desc nulls last,
             code, year desc`.execute(db)
  return rows
}
