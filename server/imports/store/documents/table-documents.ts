import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import type { Db } from '#server/db/database.ts'
import type { TableDocument } from '../../table-records.ts'
import type { CompanyIndex } from '../companies/company-index.ts'
import type { Tally } from '../tally.ts'
import { nextDeadline, sourceKey } from './documents.ts'

/**
 * The filings that rows of a table come from: found by number or made. Gives each its id, in order; null where the company
 * is not ours, which is reported once for the document and not again for each of its figures.
 */
export async function saveTableDocuments(
  db: Db,
  documents: readonly TableDocument[],
  { index, importId, tally }: { index: CompanyIndex; importId: number; tally: Tally },
): Promise<{ readonly ids: readonly (number | null)[]; readonly added: number }> {
  const stored = await loadStored(db, documents)
  const ids: (number | null)[] = []
  const fresh: { position: number; row: ReturnType<typeof toRow> }[] = []
  for (const [position, document] of documents.entries()) {
    const match = index.find(document.company, document.line)
    if ('reason' in match) {
      ids.push(null)
      tally.reject({ line: document.line, column: null, value: nameOf(document), reason: match.reason })
      continue
    }
    const row = toRow(document, match.companyId, importId)
    const id = (document.number && stored.byNumber.get(document.number)) || stored.byKey.get(row.source_key)
    ids.push(id ?? null)
    if (id === undefined)
      fresh.push({ position, row: { ...row, source_key: stored.claim(row.source_key, row.number) } })
  }
  for (let start = 0; start < fresh.length; start += 2000) {
    const some = fresh.slice(start, start + 2000)
    const inserted = await db
      .insertInto('document')
      .values(some.map(({ row }) => row))
      .returning(['id', 'source_key'])
      .execute()
    const idOf = new Map(inserted.map(({ id, source_key }) => [source_key, id]))
    for (const { position, row } of some) ids[position] = idOf.get(row.source_key)!
  }
  return { ids, added: fresh.length }
}

async function loadStored(db: Db, documents: readonly TableDocument[]) {
  const isSmall = documents.length < 1000
  const rows = await db
    .selectFrom('document')
    .select(['id', 'number', 'source_key'])
    .$if(isSmall, (query) =>
      query.where((where) =>
        where.or([
          where('number', 'in', ['', ...documents.flatMap(({ number }) => number ?? [])]),
          where('source_key', 'in', ['', ...documents.map(keyOf)]),
        ]),
      ),
    )
    .execute()
  const byKey = new Map(rows.map(({ id, source_key }) => [source_key, id]))
  const claimed = new Set(byKey.keys())
  return {
    byNumber: new Map(rows.map(({ id, number }) => [number, id])),
    // A row that has no number of its own is the filing of that key; one with another number is another amendment.
    byKey: new Map(rows.filter(({ number }) => number === null).map(({ id, source_key }) => [source_key, id])),
    claim: (key: string, number: string | null): string => {
      const free = claimed.has(key) ? `${key}:${number ?? claimed.size}` : key
      claimed.add(free)
      return free
    },
  }
}

function keyOf({ company, kind, periodEnd, filedOn, publisher }: TableDocument): string {
  const filer =
    company.edinetCode ?? company.securityCode ?? company.corporateNumber ?? company.isin ?? company.lei ?? ''
  if (kind === 'annual-report') return sourceKey(filer, periodEnd, filedOn, false)
  return [kind, publisher, filer, periodEnd ?? '', filedOn].join(':')
}

function nameOf({ company }: TableDocument): string {
  return [company.edinetCode, company.securityCode, company.corporateNumber, company.name].filter(Boolean).join(' ')
}

function toRow(document: TableDocument, companyId: number, importId: number) {
  const { periodStart, periodEnd } = document
  return {
    company_id: companyId,
    source_key: keyOf(document),
    number: document.number,
    kind: document.kind,
    url: document.url,
    title: document.title,
    publisher: document.publisher,
    language: document.language,
    accounting_standard: null,
    filed_on: document.filedOn,
    submitted_at: document.submittedAt,
    period_start: periodStart,
    period_end: periodEnd,
    fiscal_year: periodStart && periodEnd ? fiscalYear(periodStart, periodEnd) : null,
    next_update_on: document.kind === 'annual-report' && periodEnd ? nextDeadline(periodEnd) : null,
    is_amendment: false,
    import_id: importId,
  }
}

/** The table itself as a document, for figures that come from no filing of their own. */
export async function saveTableAsDocument(
  db: Db,
  file: { readonly sha256: string; readonly title: string; readonly publisher: string; readonly language: 'ja' | 'en' },
  { importId, today }: { importId: number; today: string },
): Promise<number> {
  const key = `table:${file.sha256}`
  const stored = await db.selectFrom('document').select('id').where('source_key', '=', key).executeTakeFirst()
  if (stored) return stored.id
  const { id } = await db
    .insertInto('document')
    .values({
      company_id: null,
      source_key: key,
      number: null,
      kind: 'table',
      url: null,
      title: file.title,
      publisher: file.publisher,
      language: file.language,
      accounting_standard: null,
      filed_on: today,
      submitted_at: null,
      period_start: null,
      period_end: null,
      fiscal_year: null,
      next_update_on: null,
      is_amendment: false,
      import_id: importId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
