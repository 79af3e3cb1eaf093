import { sql } from 'kysely'
import { tokyoMinute } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import type { DocumentStateRecord } from '../../records.ts'
import type { Tally } from '../tally.ts'
import { type DatedState, stateOn } from './void-days.ts'

interface At {
  readonly importId: number
  readonly now: Date
}

/**
 * Keep what a list says became of documents. A row that only says how things are adds nothing where that is known: a list of an old
 * day is read again and again. Answers whose documents are touched.
 *
 * @param told numbers of documents that the same list tells of, whose rows are counted already
 */
export async function saveStates(
  db: Db,
  records: readonly DocumentStateRecord[],
  { importId, now, tally, counted }: At & { readonly tally: Tally; readonly counted: ReadonlySet<number> },
): Promise<number[]> {
  const numbers = [...new Set(records.map(({ number }) => number))]
  const statesOf = await readStates(db, numbers)
  const documents = await db
    .selectFrom('document')
    .select('number')
    .where('number', 'in', [...numbers, ''])
    .execute()
  const numbersHere = new Set(documents.map(({ number }) => number))
  const lines = new Map<number, boolean>()
  for (const record of records) {
    const { number, state, line } = record
    const since = momentOf(record, now)
    const before = statesOf.get(number) ?? []
    // Every document on view expires some day; of one that is not here that is no news.
    const isIdle = state === 'expired' && !numbersHere.has(number)
    const isNews = !isIdle && !isKnown(before, { state, since }, record.isNotice)
    lines.set(line, isNews || (lines.get(line) ?? false))
    if (!isNews) continue
    await db.insertInto('document_state').values({ number, state, since, import_id: importId }).execute()
    statesOf.set(number, [...before, { state, since }])
  }
  for (const [line, isNews] of lines) {
    if (isNews) tally.states++
    if (counted.has(line)) continue
    if (isNews) tally.accepted++
    else tally.unchanged++
  }
  const { rows } = await sql<{ company: number }>`
    select distinct company_id as company from document
    where company_id is not null and (number = any(${numbers}) or parent_number = any(${numbers}))`.execute(db)
  return rows.map(({ company }) => company)
}

/** A day alone is meant from its beginning. */
function momentOf({ since }: DocumentStateRecord, now: Date): string {
  const moment = since ?? tokyoMinute(now)
  return moment.length === 10 ? `${moment} 00:00` : moment.slice(0, 16)
}

function isKnown(before: readonly DatedState[], { state, since }: DatedState, isNotice: boolean): boolean {
  if (before.some((each) => each.state === state && each.since === since)) return true
  if (isNotice) return false
  if (state === 'edited' || state === 'expired')
    return before.some((each) => each.state === state && each.since <= since)
  return stateOn(before, since) === state || stateOn(before, since) === 'withdrawn'
}

/** What is known of some documents, by number, in the order in which it happened. */
export async function readStates(db: Db, numbers: readonly string[]): Promise<Map<string, readonly DatedState[]>> {
  const rows = await db
    .selectFrom('document_state')
    .select(['number', 'state', sql<string>`to_char(since, 'YYYY-MM-DD HH24:MI')`.as('since')])
    .where('number', 'in', [...numbers, ''])
    .orderBy('since')
    .execute()
  return Map.groupBy(rows, ({ number }) => number)
}
