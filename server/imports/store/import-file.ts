import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { readVendors } from '#server/catalogue/vendors.ts'
import { addMissing } from '#server/db/add-missing.ts'
import { giveBackNumbers } from '#server/db/counters.ts'
import type { Db } from '#server/db/database.ts'
import type { ImportCounts } from '#server/db/import-columns.ts'
import { inTransaction, type Transaction } from '#server/db/transaction.ts'
import { toSeenLine } from '../clean.ts'
import type { ReadOptions } from '../read-options.ts'
import type { CompanyRecord, Parsed, Warning } from '../records.ts'
import { type Rejection, Unreadable } from '../rejections.ts'
import { findSource, recogniseSource } from '../sources.ts'
import { CompanyIndex, type Suggestion } from './companies/company-index.ts'
import { CompanyNews } from './companies/company-news.ts'
import { keepRelations, readEntityNumbers, saveEntities } from './companies/entities.ts'
import { Identifiers } from './companies/identifiers.ts'
import { saveIssues } from './companies/issues.ts'
import { addMadeCompanies } from './companies/made-companies.ts'
import { saveCompanies } from './companies/save-companies.ts'
import { saveDocuments } from './documents/documents.ts'
import { saveCopy, saveFiling } from './documents/filing.ts'
import { saveFilingNews } from './documents/filing-news.ts'
import { saveStates } from './documents/states.ts'
import { saveTableDocuments } from './documents/table-documents.ts'
import { saveTableFigures } from './figures/table-figures.ts'
import { changedNothing, closeImport, countsOf, isTable, openImport, removeTraces } from './import-log.ts'
import type { FileAtHand } from './import-source.ts'
import { claimMarket, lockImports, raiseRevision } from './market.ts'
import { saveMarketRecords } from './market-records.ts'
import { readAgain } from './names/read-again.ts'
import { emitterSources, entitySources } from './names/waiting-sources.ts'
import { type FilingRecords, Tally } from './tally.ts'
import { settleWithdrawals } from './withdrawals/settle.ts'

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
  /** What was stored: figures where the file has any, else rows. */
  readonly accepted: number
  readonly unchanged: number
  readonly restated: number
  /** Vintages that say what stands since a document was withdrawn, hidden or shown again. */
  readonly withdrawn: number
  /** What became of each row and each figure. */
  readonly counts: ImportCounts
  /** Every row or value that was left out, also those of companies that are not ours. */
  readonly rejections: readonly Rejection[]
  /** Figures put on the review list. */
  readonly reviews: number
  /** Targets read from sentences that a person has to decide. */
  readonly readTargets: number
  /** Figures read from the words of a filing, and those of them that a person has to decide. */
  readonly readFigures: number
  readonly waitingFigures: number
  /** Names that may be companies of ours, for a person to decide. */
  readonly suggestions: number
  /** Companies that the rows made, which no list names. */
  readonly made: number
  /** Companies that a complete list does not name any more. */
  readonly delisted: number
  /** Rows that were kept under a name alone and now have their company. */
  readonly joined: number
  /** Emitter codes of which it was not known whose they are. */
  readonly emitters: number
  /** ISINs and LEIs learnt on the way. */
  readonly learnt: number
  /** ISINs and LEIs that disagree with what is held, for a person to decide. */
  readonly conflicts: number
  /** What a filing brought besides figures; null for any other file. */
  readonly filingRecords: FilingRecords | null
  readonly warnings: readonly Warning[]
}

/** Read one file and keep what it tells, all or nothing. Throws `Unreadable` when the file as a whole is no good. */
export async function importFile(db: Db, request: ImportRequest): Promise<ImportSummary> {
  const { bytes, now } = request
  const options = { vendors: await readVendors(db), entities: await readEntityNumbers(db), ...request.options }
  const fileName = toSeenLine(basename(request.fileName)).slice(0, 255)
  const source = request.source ? findSource(request.source, options) : await recogniseSource(bytes, fileName, options)
  const parsed = await source.parse(bytes, fileName, { ...options, today: tokyoDay(now) })
  return importParsed(db, parsed, { ...request, fileName, source: source.name })
}

type NamedRequest = ImportRequest & { readonly source: string }

/** Keep what a parser made of a file. */
export async function importParsed(db: Db, parsed: Parsed, request: NamedRequest): Promise<ImportSummary> {
  return inTransaction(db, async (tx) => {
    await lockImports(tx.db)
    const summary = await withWaiting(tx, await importWithin(tx, parsed, request), { parsed, request })
    if (summary.importId !== null) await raiseRevision(tx.db)
    return summary
  })
}

/** What came before a list that says whose its emitter codes or its legal entities are is read again. */
export async function withWaiting(
  tx: Transaction,
  summary: ImportSummary,
  { parsed: { entities }, request: { by, now } }: { readonly parsed: Parsed; readonly request: NamedRequest },
): Promise<ImportSummary> {
  const sources = entities && summary.accepted > 0 ? entitySources : summary.emitters > 0 ? emitterSources : []
  if (sources.length === 0) return summary
  const { imports } = await readAgain(tx, sources, { by, now, importOne: importWithin })
  return { ...summary, joined: summary.joined + imports.reduce((sum, { accepted }) => sum + accepted, 0) }
}

/** The same inside a transaction that others share, which holds the lock of imports and says itself that something has changed. */
export async function importWithin(tx: Transaction, parsed: Parsed, request: NamedRequest): Promise<ImportSummary> {
  const { bytes, fileName, source, now, options = {} } = request
  const file = { fileName, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  const tally = new Tally()
  await claimMarket(tx.db, parsed)
  const id = await openImport(tx.db, source, file, request)
  try {
    await save(tx, { source, parsed, file, tally, at: { importId: id, now, by: request.by }, options })
  } catch (error) {
    // A list that is refused, however often it is tried, uses up no number.
    if (error instanceof Unreadable) await giveBackNumbers(tx.db, 'import', id)
    throw error
  }
  for (const rejection of parsed.rejected) tally.reject(rejection)
  const isNothing = await changedNothing(tx.db, id, file.sha256, tally)
  if (isNothing) await removeTraces(tx.db, id)
  else {
    if (isTable(parsed)) await saveCopy(tx.db, null, file)
    await closeImport(tx.db, id, { parsed, tally, options })
  }
  const importId = isNothing ? null : id
  return {
    importId,
    source,
    fileName,
    accepted: tally.accepted,
    unchanged: tally.unchanged,
    restated: tally.restated,
    withdrawn: tally.withdrawn,
    counts: countsOf(parsed, tally),
    rejections: tally.rejections,
    reviews: tally.reviews,
    readTargets: tally.readTargets,
    readFigures: tally.readFigures,
    waitingFigures: tally.waitingFigures,
    suggestions: tally.suggestions,
    made: tally.made,
    joined: tally.joined,
    emitters: tally.emitters,
    delisted: tally.delisted,
    learnt: tally.learnt,
    conflicts: tally.conflicts,
    filingRecords: tally.filingRecords,
    warnings: [...(parsed.warnings ?? []), ...tally.warnings],
  }
}

interface Work {
  readonly source: string
  readonly parsed: Parsed
  readonly file: FileAtHand
  readonly tally: Tally
  readonly at: { readonly importId: number; readonly now: Date; readonly by: string }
  readonly options: ReadOptions
}

async function save(tx: Transaction, { source, parsed, file, tally, at, options }: Work): Promise<void> {
  const { db } = tx
  const { companies, list } = parsed
  const today = tokyoDay(at.now)
  const identifiers = await Identifiers.load(db)
  if (companies) {
    const day = dayOfList(parsed, { options, today, tally })
    const all = [...companies, ...(await heldAmong(db, parsed.unlisted ?? []))]
    const news = new CompanyNews()
    await saveCompanies(db, all, { day, list, tally, identifiers, now: at.now, news })
    await news.save(db, at.importId)
    if (parsed.issues) tally.issues = await saveIssues(db, parsed.issues, { importId: at.importId, day })
  }
  if (parsed.newCompanies) tally.made = await addMadeCompanies(db, parsed.newCompanies, at.now)
  const touched: number[] = []
  if (parsed.documents) touched.push(...(await saveDocuments(db, parsed.documents, at.importId, tally)))
  if (parsed.documentStates) {
    const counted = new Set(parsed.documents?.map(({ line }) => line))
    touched.push(...(await saveStates(db, parsed.documentStates, { ...at, tally, counted })))
  }
  if (parsed.filing) touched.push(...(await saveFiling(db, parsed, file, tally, at)))
  if (isTable(parsed)) await saveTable(tx, identifiers, { source, parsed, file, tally, at, options }, touched)
  await settleWithdrawals(db, touched, { file, tally, ...at })
  if (parsed.documents || parsed.filing) await saveFilingNews(db, at)
  await identifiers.save(db, { ...at, today })
  tally.learnt = identifiers.learnt
  tally.conflicts = identifiers.conflicts
}

/** Filers without a listing that are companies here: mostly those that have left the market. */
async function heldAmong(db: Db, unlisted: readonly CompanyRecord[]): Promise<CompanyRecord[]> {
  if (unlisted.length === 0) return []
  const companyRows = await db.selectFrom('company').select('edinet_code').execute()
  const codes = new Set(companyRows.map(({ edinet_code }) => edinet_code))
  return unlisted.filter(({ edinetCode }) => codes.has(edinetCode ?? ''))
}

/** Figures and records of many companies. */
async function saveTable(
  tx: Transaction,
  identifiers: Identifiers,
  { source, parsed, file, tally, at }: Work,
  touched: number[],
): Promise<void> {
  const { db } = tx
  const index = await CompanyIndex.load(db, source, identifiers)
  if (parsed.tableDocuments) {
    const { ids, added } = await saveTableDocuments(db, parsed.tableDocuments, { ...at, index, tally })
    tally.accepted += added
    tally.unchanged += ids.filter((id) => id !== null).length - added
  }
  const { sha256 } = file
  const { rejected } = parsed
  if (parsed.table)
    touched.push(...(await saveTableFigures(tx, parsed.table, tally, { ...at, index, sha256, rejected })))
  if (parsed.entities) await saveEntities(db, parsed.entities, { ...at, index, source, tally })
  await saveMarketRecords(db, parsed, tally, { ...at, index })
  await keepRelations(db, index.relations, { ...at, source })
  tally.suggestions = await saveSuggestions(db, source, index.suggestions, at)
}

/** Day that a list of companies is of: its own, else what the operator said, else today; said when nobody did. */
function dayOfList(
  { list, companies = [] }: Parsed,
  { options, today, tally }: { options: ReadOptions; today: string; tally: Tally },
): string {
  const listDay = list?.day ?? options.knownFrom
  // ISINs and LEIs are learnt, whatever day it is.
  const hasFacts = companies.some(({ nameJa }) => nameJa !== undefined)
  if (listDay === undefined && hasFacts) tally.warnings.push({ code: 'list-day-assumed', detail: { day: today } })
  if (listDay !== undefined && listDay > today) throw new Unreadable('list-future', { day: listDay })
  if (list && !list.isWhole) tally.warnings.push({ code: 'list-incomplete', detail: {} })
  return listDay ?? today
}

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
