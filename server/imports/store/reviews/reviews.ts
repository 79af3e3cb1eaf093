import { sql } from 'kysely'
import { type Doubt, doubtsOf } from '#methodology/doubts/doubts.ts'
import { tiedTo } from '#methodology/doubts/relations.ts'
import { neighbouringPairs } from '#methodology/doubts/swaps.ts'
import { readDoubtTraits } from '#server/catalogue/doubt-traits.ts'
import type { Db } from '#server/db/database.ts'
import { readingsThatCount } from '../read-figures/readings.ts'
import { type StoredVintage, saveDoubts } from './save-doubts.ts'

interface At {
  /** Whose indicators are judged; null: all of these companies. */
  readonly importId: number | null
  readonly now: Date
}

/** Remark on a vintage that a person has looked at; it is not doubted again. */
export const confirmed = 'confirmed-on-review'
export const corrected = 'corrected-on-review'
/** Beginning of the remark that names the currency of a figure that is not in yen: `currency:USD`. */
export const currencyNote = 'currency:'

/** Vintages that are judged at once: a whole market is larger than memory. */
const max = 400_000

/**
 * Judge again every company that an import touched, in the indicators it touched and all that are tied to them: which figures look
 * like an error, and on which days they did by what was known then. Answers how many are new on the review list.
 */
export async function openReviews(db: Db, companyIds: readonly number[], at: At): Promise<number> {
  const indicatorIds = await listJudged(db, at.importId)
  let opened = 0
  for (const companies of await inChunks(db, companyIds)) {
    const doubts = judge(await listVintages(db, companies, indicatorIds))
    opened += await saveDoubts(db, { companyIds: companies, indicatorIds, doubts }, at.now)
  }
  return opened
}

/** What is doubted among all vintages of some companies. */
export function judge(vintages: readonly StoredVintage[]): Doubt<StoredVintage>[] {
  const traits = readDoubtTraits()
  const byCompany = Map.groupBy(vintages, ({ company_id }) => company_id)
  return [...byCompany.values()].flatMap((own) => doubtsOf(own, (code) => traits.get(code)!))
}

/** Numbers of the indicators to judge: those of the import with all that is tied to them. */
async function listJudged(db: Db, importId: number | null): Promise<number[]> {
  const numbers = await db.selectFrom('indicator').selectAll().execute()
  const traits = readDoubtTraits()
  const indicatorRows = numbers.filter(({ code }) => traits.has(code))
  if (importId === null) return indicatorRows.map(({ id }) => id)
  const { rows } = await sql<{ code: string }>`
    select distinct code from observation join indicator on indicator.id = indicator_id where import_id = ${importId}`.execute(
    db,
  )
  const tied = tiedTo(
    rows.map(({ code }) => code),
    neighbouringPairs,
  )
  return indicatorRows.flatMap(({ id, code }) => (tied.has(code) ? [id] : []))
}

/** Companies in groups that have no more figures than may be looked at together. */
async function inChunks(db: Db, companyIds: readonly number[]): Promise<number[][]> {
  const rows = await db.selectFrom('company').select(['id', 'figures']).orderBy('id').execute()
  const figuresOf = new Map(rows.map(({ id, figures }) => [id, figures]))
  const chunks: number[][] = []
  let room = 0
  for (const id of companyIds) {
    const figures = figuresOf.get(id) ?? 0
    if (chunks.length === 0 || room < figures) {
      chunks.push([])
      room = max
    }
    chunks.at(-1)!.push(id)
    room -= Math.max(figures, 400) // The count of a company may be behind.
  }
  return chunks
}

/** All vintages of some indicators of some companies. */
async function listVintages(
  db: Db,
  companyIds: readonly number[],
  indicators: readonly number[],
): Promise<StoredVintage[]> {
  const texts = await listTexts(db, companyIds)
  const { rows } = await sql<StoredVintage & { isText: boolean }>`
    select company_id, indicator_id, code as indicator, boundary, part, fiscal_year as "fiscalYear", value,
      known_from as "knownFrom", period_end as "periodEnd", import_id as "importId",
      coalesce(notes && ${[confirmed, corrected]}, false) as "isSettled",
      (select substr(note, ${currencyNote.length + 1}) from unnest(notes) note where note like ${`${currencyNote}%`} limit 1) as currency, state = 'read-from-text' as "isText"
    from observation join indicator on indicator.id = indicator_id
    where company_id = any(${[...companyIds]}::int[]) and indicator_id = any(${[...indicators]}::smallint[])
    order by company_id, indicator_id, boundary, part, fiscal_year, known_from, import_id`.execute(db)
  if (texts.size === 0) return rows
  return rows.map((row) => ({ ...row, text: (!row.isText && row.part === '' && texts.get(textKey(row))) || null }))
}

const textKey = ({ company_id, indicator_id, fiscalYear, boundary }: Omit<TextRow, 'value' | 'knownFrom'>) =>
  `${company_id} ${indicator_id} ${fiscalYear} ${boundary}`

interface TextRow extends Pick<StoredVintage, 'company_id' | 'indicator_id' | 'fiscalYear' | 'boundary' | 'knownFrom'> {
  readonly value: number
}

/** What the words of the newest filing that speaks of a figure say of it, where it counts. */
async function listTexts(db: Db, companyIds: readonly number[]): Promise<Map<string, TextRow>> {
  const { rows } = await sql<TextRow>`
    select distinct on (company_id, indicator_id, fiscal_year, boundary)
      company_id, indicator_id, fiscal_year as "fiscalYear", boundary, value, filed_on as "knownFrom"
    from (${readingsThatCount(companyIds)}) counting
    order by company_id, indicator_id, fiscal_year, boundary, filed_on desc, id desc`.execute(db)
  return new Map(rows.map((row) => [textKey(row), row]))
}
