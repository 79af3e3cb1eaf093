import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { demoParts } from '#contract/market/demo-parts.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { searchTextOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction, type Transaction } from '#server/db/transaction.ts'
import { fillObservations } from '#server/imports/store/figures/bulk-copy.ts'
import { lockImports, raiseRevision } from '#server/imports/store/market.ts'
import { openReviews } from '#server/imports/store/reviews/reviews.ts'
import { type Cell, copyText } from './around/copy-text.ts'
import { leftOn } from './calendar.ts'
import { type DemoCompany, demoCompanies, demoYears } from './companies.ts'
import type { Disclosure } from './disclosure/pattern.ts'
import { demoPublisher, documentsOf } from './documents.ts'
import { figureChunks } from './figures/figure-chunks.ts'
import { type Ids, slipsOf } from './figures/figures.ts'
import type { FiguresChunk } from './figures/figures-worker.ts'
import { demoIndicators } from './figures/indicators.ts'
import { makeParts, rememberParts } from './making.ts'
import { saveMoreDocuments } from './more-documents.ts'

interface DemoOptions {
  readonly companies: number
  readonly seed: number
  /** What is disclosed: everything where nothing else is said. */
  readonly disclosure?: Disclosure
  readonly now: Date
  /** Called now and then with what is being made, and the share of all that is done, 0 to 1. */
  readonly onProgress?: (step: DemoStep, share: number) => void
  /** Reads the figures while the database takes them in. */
  readonly reader?: FiguresReader | undefined
}

export interface FiguresReader {
  /** Told once the companies stand, in their transaction. */
  begin(client: pg.ClientBase, years: { readonly first: number; readonly last: number }): Promise<void>
  /** @param rows as `ObservationEncoder` writes them */
  add(rows: Uint8Array): void
  /** Told after the last row. */
  end(): void
}

const demoSteps = ['companies', 'documents', 'figures', 'surroundings', 'done'] as const
export type DemoStep = (typeof demoSteps)[number]

/** Share of all the work that companies and figures are. */
const figuresShare = 0.5

export interface DemoResult {
  readonly companies: number
  readonly figures: number
  /** Revision of the market that the figures made. */
  readonly revision: number
}

export const defaultSeed = 20_261_101
export const defaultCompanies = 3900

/**
 * Make the whole invented market in an empty database. Null when there is a market already, or another server has just made one.
 */
export async function makeDemo(db: Db, options: DemoOptions): Promise<DemoResult | null> {
  const { onProgress = () => {} } = options
  const made = await makeFigures(db, options)
  if (!made) return null
  onProgress('surroundings', figuresShare)
  await makeParts(db, (left) => onProgress('surroundings', 1 - ((1 - figuresShare) * left.length) / demoParts.length))
  onProgress('done', 1)
  return made
}

/**
 * Make its companies, documents and figures: one transaction, so that they are there whole or not at all. What else belongs to the
 * market is remembered with them (`making.ts`).
 */
export async function makeFigures(
  db: Db,
  { companies: count, seed, disclosure = 'all', now, onProgress = () => {}, reader }: DemoOptions,
): Promise<DemoResult | null> {
  const companies = demoCompanies(count, seed)
  return inTransaction(db, async (tx) => {
    await lockImports(tx.db)
    const { kind } = await tx.db.selectFrom('market').select('kind').executeTakeFirstOrThrow()
    const existingCompany = await tx.db.selectFrom('company').select('id').limit(1).executeTakeFirst()
    if (kind !== null || existingCompany) return null

    onProgress('companies', 0)
    const importId = await openImport(tx.db, { count, seed, disclosure, now })
    const ids = await reserveIds(tx.db, companies, importId)
    const drawn = figureChunks({ companies: count, seed, disclosure, ids })
    await saveCompanies(tx, companies, ids, now)
    await saveListings(tx, companies, ids)
    onProgress('documents', 0.02 * figuresShare)
    await saveDocuments(tx, companies, ids)
    await reader?.begin(tx.client, { first: demoYears[0]!, last: demoYears.at(-1)! })
    const { figures, boards } = await saveFigures(tx, { companies, ids, drawn, reader }, onProgress)
    await saveMoreDocuments(tx.db, companies, { seed, ids, now })
    const slips = slipsOf(companies).map((slip) => ids.firstCompanyId + slip.company)
    await openReviews(tx.db, slips, { importId, now })
    await closeImport(tx.db, importId, { count, seed, figures, now })
    await rememberParts(tx.db, count, { ids, boards })
    const revision = await raiseRevision(tx.db)
    return { companies: companies.length, figures, revision }
  })
}

interface Making {
  readonly count: number
  readonly seed: number
  readonly disclosure: Disclosure
  readonly now: Date
}

async function openImport(db: Db, { count, seed, disclosure, now }: Making): Promise<number> {
  const pattern = disclosure === 'all' ? '' : `, disclosing as ${disclosure}`
  const name = `demo market, seed ${seed}, ${count} companies${pattern}`
  const columns = Object.fromEntries(readCatalogue().map(({ code, nameJa, unit }) => [code, { column: nameJa, unit }]))
  const { id } = await db
    .insertInto('import')
    .values({
      source: 'demo-market',
      file_name: name,
      sha256: createHash('sha256').update(name).digest('hex'),
      bytes: 0,
      imported_at: now,
      imported_by: 'satoyama',
      read: 0,
      accepted: 0,
      unchanged: 0,
      restated: 0,
      rejected: 0,
      mapping: JSON.stringify({ name: 'demo-market', columns }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Consecutive numbers from the database's own counters; imports wait for each other, so nobody takes one between. */
async function reserveIds(db: Db, companies: readonly DemoCompany[], importId: number): Promise<Ids> {
  const numbers = await db.selectFrom('indicator').selectAll().execute()
  const idOf = new Map(numbers.map(({ code, id }) => [code, id]))
  return {
    importId,
    indicatorIds: demoIndicators().map(({ code }) => idOf.get(code)!),
    firstCompanyId: await reserve(db, 'company', companies.length),
    firstDocumentId: await reserve(db, 'document', companies.length * demoYears.length * 2),
  }
}

async function reserve(db: Db, table: string, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    select min(nextval(pg_get_serial_sequence(${table}, 'id')))::int as first from generate_series(1, ${count})`.execute(
    db,
  )
  return rows[0]!.first
}

/** Rows whose numbers have been reserved. */
async function fill(
  tx: Transaction,
  table: string,
  rows: readonly Readonly<Record<string, Cell | undefined>>[],
): Promise<void> {
  const columns = Object.keys(rows[0]!)
  const cells = rows.map((row) => columns.map((column) => row[column] ?? null))
  await copyText(tx, table, columns, cells)
}

function saveCompanies(tx: Transaction, companies: readonly DemoCompany[], ids: Ids, now: Date): Promise<void> {
  const rows = companies.map((company) => ({
    id: ids.firstCompanyId + company.index,
    edinet_code: company.edinetCode,
    security_code: company.securityCode,
    corporate_number: company.corporateNumber,
    isin: company.isin,
    name_ja: company.nameJa,
    name_en: company.nameEn,
    name_kana: company.nameKana,
    address: company.address,
    tse33_code: company.tse33Code,
    gics_code: company.gicsCode,
    country: 'JP',
    market_code: company.marketCode,
    size_segment: company.sizeSegment,
    capital_million_jpy: company.capitalMillionJpy,
    fiscal_year_end: company.fiscalYearEnd,
    is_listed: company.isListed,
    has_consolidated: company.hasConsolidated,
    search_text: searchTextOf({ ...company, corporateNumber: company.corporateNumber!, isin: company.isin! }),
    figures: 0,
    updated_at: now.toISOString(),
  }))
  return fill(tx, 'company', rows)
}

/** Since when those that left the market are off it: a past day holds them still. */
function saveListings(tx: Transaction, companies: readonly DemoCompany[], ids: Ids): Promise<void> {
  const rows = companies.flatMap((company): Cell[][] => {
    const left = leftOn(company)
    const id = ids.firstCompanyId + company.index
    return left === null
      ? []
      : [
          [id, 'is_listed', null, ids.importId, 'true'],
          [id, 'is_listed', left, ids.importId, 'false'],
        ]
  })
  return copyText(tx, 'company_fact', ['company_id', 'name', 'told_on', 'import_id', 'value'], rows)
}

function saveDocuments(tx: Transaction, companies: readonly DemoCompany[], ids: Ids): Promise<void> {
  const rows = companies.flatMap((company) =>
    documentsOf(company).flatMap((document, position) => {
      const year = Math.floor(position / 2)
      if (year < company.firstYear || year > company.lastYear) return []
      return [
        {
          id: ids.firstDocumentId + company.index * demoYears.length * 2 + position,
          company_id: ids.firstCompanyId + company.index,
          source_key: `demo:${company.edinetCode}:${document.kind}:${document.fiscalYear}`,
          kind: document.kind,
          title: document.title,
          publisher: demoPublisher,
          language: 'ja',
          filed_on: document.filedOn,
          period_start: document.periodStart,
          period_end: document.periodEnd,
          fiscal_year: document.fiscalYear,
          next_update_on: document.nextUpdateOn,
          is_amendment: false,
          import_id: ids.importId,
        },
      ]
    }),
  )
  return fill(tx, 'document', rows)
}

interface Drawing {
  readonly companies: readonly DemoCompany[]
  readonly ids: Ids
  readonly drawn: AsyncIterable<FiguresChunk>
  readonly reader: FiguresReader | undefined
}

/** Stream the figures in; answers how many there are, vintages of one figure counted once. */
async function saveFigures(
  tx: Transaction,
  { companies, ids, drawn, reader }: Drawing,
  onProgress: NonNullable<DemoOptions['onProgress']>,
): Promise<{ readonly figures: number; readonly boards: readonly number[] }> {
  const counts: number[] = []
  const boards: number[] = []
  async function* rows() {
    for await (const chunk of drawn) {
      counts.push(...chunk.figures)
      for (const number of chunk.boards) boards.push(number)
      reader?.add(chunk.rows)
      yield chunk.rows
      onProgress('figures', figuresShare * (0.05 + (0.85 * chunk.companies) / companies.length))
    }
    reader?.end()
  }
  await fillObservations(tx, rows())
  await sql`
    update company set figures = counted.figures
    from unnest(${counts.map((_, index) => ids.firstCompanyId + index)}::int[], ${counts}::int[]) counted (id, figures)
    where company.id = counted.id`.execute(tx.db)
  return { figures: counts.reduce((sum, count) => sum + count, 0), boards }
}

async function closeImport(
  db: Db,
  id: number,
  { count, seed, figures, now }: { count: number; seed: number; figures: number; now: Date },
): Promise<void> {
  await db
    .updateTable('import')
    .set({ read: figures + count, accepted: figures + count })
    .where('id', '=', id)
    .execute()
  await db.updateTable('market').set({ kind: 'demo', seed, made_at: now }).execute()
}
