import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import { addMissing } from '#server/db/add-missing.ts'
import { giveBackNumbers } from '#server/db/counters.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction, type Transaction } from '#server/db/transaction.ts'
import { toSeenLine } from '../clean.ts'
import type { ReadOptions } from '../read-options.ts'
import type { Parsed, Warning } from '../records.ts'
import type { Rejection } from '../rejections.ts'
import { findSource, recogniseSource } from '../sources.ts'
import { saveCompanies } from './companies.ts'
import { CompanyIndex, type Suggestion } from './company-index.ts'
import { saveDocuments } from './documents/documents.ts'
import { saveCopy, saveFiling } from './documents/filing.ts'
import { saveTableDocuments } from './documents/table-documents.ts'
import { saveTableFigures } from './figures/table-figures.ts'
import type { FileAtHand } from './import-source.ts'
import { claimMarket, lockImports, raiseRevision } from './market.ts'
import { saveMarketRecords } from './market-records.ts'
import { Tally } from './tally.ts'

export interface ImportRequest {
  readonly bytes: Uint8Array
  /** Name or path; only the last part is kept. */
  readonly fileName: string
  /** Name of a source; recognised from the content when left out. */
  readonly source?: string | undefined
  readonly by: string
  readonly now: Date
  /** What the file does not say itself, and mappings of the user's own. */
  readonly options?: ReadOptions
}

export interface ImportSummary {
  /** Null when the file changed nothing. */
  readonly importId: number | null
  readonly source: string
  readonly fileName: string
  readonly read: number
  readonly ignored: number
  readonly accepted: number
  readonly unchanged: number
  readonly restated: number
  readonly rejections: readonly Rejection[]
  /** Figures put on the review list. */
  readonly reviews: number
  /** Names that may be companies of ours, for a person to decide. */
  readonly suggestions: number
  readonly warnings: readonly Warning[]
}

/** Read one file and keep what it tells, all or nothing. Throws `Unreadable` when the file as a whole is no good. */
export async function importFile(db: Db, request: ImportRequest): Promise<ImportSummary> {
  const { bytes, now } = request
  const options = { vendors: await readVendors(db), ...request.options }
  const fileName = toSeenLine(basename(request.fileName)).slice(0, 255)
  const source = request.source ? findSource(request.source, options) : await recogniseSource(bytes, fileName, options)
  const parsed = await source.parse(bytes, fileName, { ...options, today: tokyoDay(now) })
  return importParsed(db, parsed, { ...request, fileName, source: source.name })
}

/** Keep what a parser made of a file. */
export async function importParsed(
  db: Db,
  parsed: Parsed,
  request: ImportRequest & { readonly source: string },
): Promise<ImportSummary> {
  const { bytes, fileName, source, now, options = {} } = request
  const file = { fileName, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  const tally = new Tally()

  const importId = await inTransaction(db, async (tx) => {
    await lockImports(tx.db)
    await claimMarket(tx.db, parsed)
    const id = await openImport(tx.db, source, file, request)
    await save(tx, { source, parsed, file, tally, at: { importId: id, now } })
    for (const rejection of parsed.rejected) tally.reject(rejection)
    if (await changedNothing(tx.db, id, file.sha256, tally)) {
      await removeTraces(tx.db, id)
      return null
    }
    if (isTable(parsed)) await saveCopy(tx.db, null, file)
    await closeImport(tx.db, id, { parsed, tally, options })
    await raiseRevision(tx.db)
    return id
  })
  return {
    importId,
    source,
    fileName,
    read: parsed.read,
    ignored: parsed.ignored ?? 0,
    accepted: tally.accepted,
    unchanged: tally.unchanged,
    restated: tally.restated,
    rejections: tally.rejections,
    reviews: tally.reviews,
    suggestions: tally.suggestions,
    warnings: parsed.warnings ?? [],
  }
}

interface Work {
  readonly source: string
  readonly parsed: Parsed
  readonly file: FileAtHand
  readonly tally: Tally
  readonly at: { readonly importId: number; readonly now: Date }
}

async function save(tx: Transaction, { source, parsed, file, tally, at }: Work): Promise<void> {
  const { db } = tx
  if (parsed.companies) await saveCompanies(db, parsed.companies, tally, at.now)
  if (parsed.newCompanies) await saveCompanies(db, await withoutExisting(db, parsed.newCompanies), tally, at.now)
  if (parsed.documents) await saveDocuments(db, parsed.documents, at.importId, tally)
  if (parsed.filing) await saveFiling(db, parsed, file, tally, at)
  if (!isTable(parsed)) return

  const index = await CompanyIndex.load(db, source)
  if (parsed.tableDocuments) await saveTableDocuments(db, parsed.tableDocuments, { ...at, index, tally })
  if (parsed.table) await saveTableFigures(tx, parsed.table, tally, { ...at, index, sha256: file.sha256 })
  await saveMarketRecords(db, parsed, tally, { ...at, index })
  tally.suggestions = await saveSuggestions(db, source, index.suggestions, at)
}

/** A company that any list has told of is left as it is. */
async function withoutExisting(db: Db, companies: NonNullable<Parsed['newCompanies']>) {
  const existing = await db.selectFrom('company').select('edinet_code').execute()
  const codes = new Set(existing.map(({ edinet_code }) => edinet_code))
  return companies.filter(({ edinetCode }) => !codes.has(edinetCode ?? null))
}

const isTable = (parsed: Parsed) => tableParts.some((part) => parsed[part] !== undefined)
const tableParts = [
  'table',
  'tableDocuments',
  'aliases',
  'vendors',
  'vendorScores',
  'prices',
  'news',
  'patents',
  'terms',
  'holdings',
  'commitments',
] as const

async function saveSuggestions(
  db: Db,
  source: string,
  suggestions: readonly Suggestion[],
  { importId, now }: Work['at'],
): Promise<number> {
  const rows = suggestions.map(({ name, place, companyId }) => ({
    source,
    name,
    place,
    company_id: companyId,
    opened_at: now,
    import_id: importId,
  }))
  for (let start = 0; start < rows.length; start += 2000) {
    const key = ['source', 'name', 'company_id'] as const
    await addMissing(db, { table: 'name_candidate', key }, rows.slice(start, start + 2000))
  }
  return rows.length
}

async function openImport(db: Db, source: string, file: FileAtHand, { by, now }: ImportRequest): Promise<number> {
  const { id } = await db
    .insertInto('import')
    .values({
      source,
      file_name: file.fileName,
      sha256: file.sha256,
      bytes: file.bytes.length,
      imported_at: now,
      imported_by: by,
      read: 0,
      accepted: 0,
      unchanged: 0,
      restated: 0,
      rejected: 0,
      mapping: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A file that added nothing leaves no trace, unless its rejected rows are news or a document or copy came with it. */
async function changedNothing(db: Db, id: number, sha256: string, tally: Tally): Promise<boolean> {
  if (tally.accepted + tally.restated + tally.suggestions > 0) return false
  const document = await db
    .selectFrom('document')
    .select('id')
    .where('import_id', '=', id)
    .where('kind', '<>', 'table')
    .executeTakeFirst()
  if (document) return false
  if (tally.rejections.length === 0) return true
  const earlier = await db
    .selectFrom('import')
    .select('id')
    .where('sha256', '=', sha256)
    .where('id', '<>', id)
    .executeTakeFirst()
  return earlier !== undefined
}

/** Its numbers too: a file may be read again every minute for years. Imports wait for each other, so nobody has taken later ones. */
async function removeTraces(db: Db, id: number): Promise<void> {
  const documents = await db
    .deleteFrom('document')
    .where('import_id', '=', id)
    .where('kind', '=', 'table')
    .returning('id')
    .execute()
  await db.deleteFrom('import').where('id', '=', id).execute()
  for (const document of documents) await giveBackNumbers(db, 'document', document.id)
  await giveBackNumbers(db, 'import', id)
}

interface Outcome {
  readonly parsed: Parsed
  readonly tally: Tally
  readonly options: ReadOptions
}

async function closeImport(db: Db, id: number, { parsed, tally, options }: Outcome): Promise<void> {
  const { accepted, unchanged, restated, rejections } = tally
  const { read, table } = parsed
  const how = { name: table?.mapping ?? '', columns: table?.columns ?? {}, options }
  const mapping = isTable(parsed) ? JSON.stringify(how) : null
  await db
    .updateTable('import')
    .set({ read, accepted, unchanged, restated, rejected: rejections.length, mapping })
    .where('id', '=', id)
    .execute()
  for (let start = 0; start < rejections.length; start += 1000) {
    const rows = rejections.slice(start, start + 1000).map((rejection) => ({ import_id: id, ...rejection }))
    await db.insertInto('import_rejection').values(rows).execute()
  }
}
