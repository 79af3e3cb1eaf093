import type { Db } from '#server/db/database.ts'
import type { ImportResult } from '../source.ts'
import { hasChoice, type QueuedDocument } from './queue.ts'

const maxAttempts = 8

export async function setState(
  db: Db,
  number: string,
  change: {
    readonly state: 'absent' | 'imported' | 'fetched' | 'refused' | 'waiting'
    readonly problem: string | null
  },
): Promise<void> {
  await db.updateTable('edinet_document').set(change).where('number', '=', number).execute()
}

/** Not again before that, and not for ever: then the table stands for a report that has one. What is here stays. */
export async function putOff(
  db: Db,
  document: QueuedDocument,
  { problem, now }: { problem: string; now: Date },
): Promise<void> {
  const { number, attempts, isHere } = document
  const isLast = attempts + 1 >= maxAttempts
  if (isLast && hasChoice(document)) return leaveWhole(db, document, problem)
  const nextTry = new Date(now.getTime() + Math.min(2 ** attempts, 24) * 3_600_000)
  const keeps = isHere && hasChoice(document)
  await db
    .updateTable('edinet_document')
    .set({
      ...{ attempts: attempts + 1, next_try_at: nextTry, problem },
      state: keeps ? 'imported' : isLast ? 'refused' : 'waiting',
    })
    .where('number', '=', number)
    .execute()
}

/** The whole report cannot be used: the table that is here stays, or is fetched in its place. */
export async function leaveWhole(
  db: Db,
  { number, isHere }: Pick<QueuedDocument, 'number' | 'isHere'>,
  problem: string,
): Promise<void> {
  await db
    .updateTable('edinet_document')
    .set({ whole_problem: problem, problem: null, attempts: 0, next_try_at: null })
    .set({ state: isHere ? 'imported' : 'waiting' })
    .where('number', '=', number)
    .execute()
}

/** What became of a report’s file. */
export async function settleImport(
  db: Db,
  { item, state, problem, address = '' }: ImportResult,
  now: Date,
): Promise<void> {
  const isWhole = address.endsWith('?type=1')
  if (state !== 'refused') {
    const change = { state: 'imported' as const, problem, ...(isWhole && { is_whole: true, whole_problem: null }) }
    await db.updateTable('edinet_document').set(change).where('number', '=', item).execute()
    return
  }
  const row = await db
    .selectFrom('edinet_document')
    .select(['attempts', 'format', 'state'])
    .where('number', '=', item)
    .executeTakeFirstOrThrow()
  const document: QueuedDocument = {
    ...{ number: item, attempts: row.attempts, format: isWhole ? 1 : 5 },
    ...{ hasTable: row.format === 5, isHere: row.state === 'imported' },
  }
  // A damaged archive may be a bad transfer: another try is worth it. What is whole and cannot be read stays so.
  if (problem?.startsWith('zip-damaged')) return putOff(db, document, { problem, now })
  if (hasChoice(document)) return leaveWhole(db, document, problem ?? '')
  await setState(db, item, { state: 'refused', problem })
}
