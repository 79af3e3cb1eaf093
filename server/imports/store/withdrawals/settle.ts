import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { readStates } from '../documents/states.ts'
import { toMultirange, type VoidDays, voidDaysOf } from '../documents/void-days.ts'
import { countFigures } from '../figures/count-figures.ts'
import { indicatorNumbers, separatePeriods, toRow } from '../figures/observations.ts'
import type { FileAtHand } from '../import-source.ts'
import { openReviews } from '../reviews/reviews.ts'
import type { Tally } from '../tally.ts'
import { readRepeats } from './repeats.ts'
import { type Missing, missingVintages } from './timeline.ts'

interface At {
  readonly by: string
  readonly now: Date
  readonly file: Pick<FileAtHand, 'fileName' | 'bytes' | 'sha256'>
  readonly tally: Tally
}

/** Source of the imports that say what stands after a withdrawal. */
export const withdrawalSource = 'withdrawal'

/**
 * Bring the figures of some companies to what counts since documents of theirs were withdrawn, hidden or shown again. What they are is
 * worked out from all that is known of them, in whatever order it came: called after every import that may touch it.
 */
export async function settleWithdrawals(db: Db, companyIds: readonly number[], at: At): Promise<void> {
  const touched = await listTouched(db, companyIds)
  if (touched.length === 0) return
  const rows: Row[] = []
  for (const companyId of touched) {
    const voidDays = await saveVoidDays(db, companyId)
    if (voidDays.size > 0) rows.push(...(await missingRows(db, companyId, voidDays)))
  }
  if (rows.length === 0) return
  const importId = rows.some(({ import_id }) => import_id === null) ? await openWithdrawal(db, rows, at) : null
  for (let start = 0; start < rows.length; start += 500)
    await db
      .insertInto('observation')
      .values(rows.slice(start, start + 500).map((row) => ({ ...row, import_id: (row.import_id ?? importId)! })))
      .execute()
  at.tally.withdrawn += rows.length
  at.tally.reviews += await openReviews(db, touched, { importId: null, now: at.now })
  await countFigures(db, touched, at.now)
}

/** Those of the companies that have a document which was withdrawn or hidden, or corrects one that was. */
async function listTouched(db: Db, companyIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with gone as (select distinct number from document_state where state in ('withdrawn', 'hidden'))
    select distinct company_id as id from (
      select company_id from gone join document using (number)
      union all select company_id from gone join document on parent_number = gone.number
    ) touched where company_id = any(${[...companyIds]}::int[]) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

type VoidByDocument = ReadonlyMap<number, readonly VoidDays[]>

/** The days on which each document of a company does not count; corrections go, and come back, with what they correct. */
async function saveVoidDays(db: Db, companyId: number): Promise<VoidByDocument> {
  const documents = await db
    .selectFrom('document')
    .select(['id', 'number', 'parent_number', 'kind', 'period_end', 'is_amendment', 'filed_on', 'void_days'])
    .where('company_id', '=', companyId)
    .orderBy('filed_on')
    .execute()
  const originals = documents.filter(({ is_amendment, kind }) => !is_amendment && kind === 'annual-report')
  const parentOf = (document: (typeof documents)[number]) => {
    if (!document.is_amendment || document.parent_number !== null) return document.parent_number
    const { period_end: end, filed_on: day } = document
    return end && originals.findLast(({ period_end, filed_on }) => period_end === end && filed_on <= day)?.number
  }
  const numbers = documents.flatMap((document) => [document.number ?? [], parentOf(document) ?? []].flat())
  const states = await readStates(db, numbers)
  const voidDays = new Map<number, VoidDays[]>()
  for (const document of documents) {
    const own = [document.number, parentOf(document)].flatMap((number) => voidDaysOf(states.get(number ?? '') ?? []))
    if (own.length > 0) voidDays.set(document.id, own)
    if (own.length === 0 && document.void_days === '{}') continue
    await sql`update document set void_days = ${toMultirange(own)}::datemultirange
      where id = ${document.id} and void_days <> ${toMultirange(own)}::datemultirange`.execute(db)
  }
  return voidDays
}

/** A vintage to add; without an import where it is one that the withdrawal brings. */
type Row = Omit<Insertable<Schema['observation']>, 'import_id'> & { readonly import_id: number | null }
type Stored = Selectable<Schema['observation']>

const keyOf = (row: Pick<Stored, 'indicator_id' | 'fiscal_year' | 'boundary' | 'part'>) =>
  `${row.indicator_id} ${row.fiscal_year} ${row.boundary} ${row.part}`

async function missingRows(db: Db, companyId: number, voidDays: VoidByDocument): Promise<Row[]> {
  const stored = await db.selectFrom('observation').selectAll().where('company_id', '=', companyId).execute()
  const byKey = Map.groupBy(stored, keyOf)
  const touched = new Set(stored.filter(({ document_id }) => voidDays.has(document_id)).map(keyOf))
  const repeats = Map.groupBy(await listRepeats(db, companyId, stored), keyOf)
  return [...touched].flatMap((key) => {
    const own = byKey.get(key)!
    const storedOf = new Set(own.map(({ document_id, known_from }) => `${document_id} ${known_from}`))
    const unstored = (repeats.get(key) ?? []).filter((row) => !storedOf.has(`${row.document_id} ${row.known_from}`))
    const timeline = { stored: own.map(toTimed), unstored: unstored.map(toTimed), voidDays }
    return missingVintages(timeline).map(toMissingRow)
  })
}

/** What the kept copies of a company's filings say, in rows as they would be stored. */
async function listRepeats(db: Db, companyId: number, stored: readonly Stored[]): Promise<Stored[]> {
  const numbers = await indicatorNumbers(db)
  const repeats = await readRepeats(db, companyId)
  return repeats.flatMap(({ figures, ...origin }) =>
    separatePeriods(figures, stored).flatMap((figure) => {
      const id = numbers.get(figure.indicator)
      if (id === undefined) return []
      return [{ ...toRow(figure, id, { companyId, ...origin }), locator: figure.lines } as unknown as Stored]
    }),
  )
}

const toTimed = (row: Stored) => ({
  row,
  documentId: row.document_id,
  knownFrom: row.known_from,
  importId: row.import_id,
  value: row.value,
  state: row.state,
  notes: row.notes,
})

function toMissingRow(missing: Missing<ReturnType<typeof toTimed>>): Row {
  const { row } = missing.vintage
  const locator = row.locator && JSON.stringify(row.locator)
  if (missing.is === 'said') return { ...row, locator }
  const again = { ...row, locator, known_from: missing.day, import_id: null }
  if (missing.is === 'again') return { ...again, notes: [...(row.notes ?? []), missing.note] }
  return { ...again, value: null, state: 'withdrawn', line: null, filed: null, locator: null, notes: null }
}

/** What a withdrawal does to figures stands in the log of imports, as what a person decides does. */
async function openWithdrawal(db: Db, rows: readonly Row[], { file, by, now }: At): Promise<number> {
  const { id } = await db
    .insertInto('import')
    .values({
      source: withdrawalSource,
      file_name: file.fileName,
      sha256: file.sha256,
      bytes: file.bytes.length,
      imported_at: now,
      imported_by: by,
      read: rows.length,
      accepted: 0,
      unchanged: 0,
      restated: rows.length,
      rejected: 0,
      mapping: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
