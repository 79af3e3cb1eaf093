import { type AlertDraft, type AlertTimes, type AlertWatch, alertLimits } from '#contract/alerts/alert.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { nextUpdate } from '#server/db/next-update.ts'
import type { SearchMembers } from '#server/db/schema.ts'
import type { Deps } from '#server/http/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { User } from '#server/http/user.ts'
import { forgetSurplus } from '#server/retention/removed.ts'
import { makeRoom } from '#server/retention/room.ts'
import { firstMoment } from '../times.ts'
import { setRecipients } from './recipients.ts'
import { type AlertRow, getRow, type Which } from './rows.ts'

type Mailing = Pick<Deps, 'db' | 'postbox' | 'address'>

/** Who writes, and when. */
export interface Author {
  readonly user: User
  readonly now: Date
}

/** An alert as it is written, with the companies of the saved search that it begins from; null for other alerts. */
export interface Written extends Omit<AlertDraft, 'recipients'> {
  readonly recipients: readonly string[]
  readonly members: SearchMembers | null
}

const columnsOf = ({ name, watch, frequency, hour, weekday, language }: Omit<AlertDraft, 'recipients'>) => ({
  name,
  watch: JSON.stringify(watch) as unknown as AlertWatch & string,
  frequency,
  hour,
  weekday,
  language,
})

/** Where an alert begins that starts now: what came in before is not told. */
const beginning = (times: AlertTimes, members: SearchMembers | null, now: Date) => ({
  follows_from: now,
  covered_until: now,
  next_at: firstMoment(times, now),
  members: members === null ? null : JSON.stringify(members),
})

export async function insertAlert(
  deps: Mailing,
  { members, ...draft }: Written,
  { user, now, isPaused = false }: Author & { readonly isPaused?: boolean },
): Promise<AlertRow> {
  return deps.db.transaction().execute(async (tx) => {
    await makeRoom(tx, { accountId: user.id, table: 'alert' })
    await refuseTaken(tx, user.id, draft.name)
    const row = await tx
      .insertInto('alert')
      .values({
        account_id: user.id,
        ...columnsOf(draft),
        ...beginning(draft, members, now),
        paused_at: isPaused ? now : null,
        removed_at: null,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await setRecipients(tx, { alert: row, emails: draft.recipients, user, now }, deps)
    return row
  })
}

/** Change an alert, unless another tab has done so since. What it watches anew it follows from now on. */
export async function updateAlert(
  deps: Mailing,
  alertId: number,
  { updatedAt, members, ...draft }: Written & { readonly updatedAt: string },
  { user, now }: Author,
): Promise<AlertRow> {
  return deps.db.transaction().execute(async (tx) => {
    const row = await getRow(tx, { accountId: user.id, alertId }, 'locked')
    const before = row.updated_at.getTime()
    if (before !== Date.parse(updatedAt)) throw new Refusal('alert.changed')
    if (draft.name !== row.name) await refuseTaken(tx, user.id, draft.name)
    const isWatchNew = canonical(row.watch) !== canonical(draft.watch)
    const areTimesNew = draft.frequency !== row.frequency || draft.hour !== row.hour || draft.weekday !== row.weekday
    const changed = await tx
      .updateTable('alert')
      .set({
        ...columnsOf(draft),
        ...(isWatchNew && beginning(draft, members, now)),
        ...(areTimesNew && { next_at: firstMoment(draft, now) }),
        updated_at: nextUpdate(row.updated_at, now),
      })
      .where('id', '=', alertId)
      .returningAll()
      .executeTakeFirstOrThrow()
    await setRecipients(tx, { alert: changed, emails: draft.recipients, user, now }, deps)
    return changed
  })
}

/** The same conditions in whatever order they were written. */
function canonical(watch: AlertWatch): string {
  if (watch.subject === 'search') return `search ${watch.searchId}`
  return JSON.stringify([watch.subject, Object.entries(watch.conditions).sort()])
}

/** Let an alert rest, or go on with what comes in from now. That changes nothing of what it says: who is writing a change goes on. */
export async function pause(
  db: Db,
  which: Which,
  { isPaused, members, now }: { isPaused: boolean; members: SearchMembers | null; now: Date },
): Promise<AlertRow> {
  return db.transaction().execute(async (tx) => {
    const row = await getRow(tx, which, 'locked')
    if ((row.paused_at !== null) === isPaused) return row
    return tx
      .updateTable('alert')
      .set({
        paused_at: isPaused ? now : null,
        ...(!isPaused && beginning(row, members, now)),
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Remove an alert so that it can be restored; of those removed earlier the oldest go for good. */
export async function remove(db: Db, which: Which, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id } = await getRow(tx, which, 'locked')
    await tx.updateTable('alert').set({ removed_at: now }).where('id', '=', id).execute()
    await forgetSurplus(tx, which.accountId, 'alert')
  })
}

/** Take a removal back; what came in meanwhile is not told. */
export async function restore(
  db: Db,
  { accountId, alertId }: Which,
  { membersOf, now }: { membersOf: (watch: AlertWatch) => Promise<SearchMembers | null>; now: Date },
): Promise<AlertRow> {
  return db.transaction().execute(async (tx) => {
    await makeRoom(tx, { accountId, table: 'alert' })
    const row = await tx
      .selectFrom('alert')
      .selectAll()
      .where('id', '=', alertId)
      .where('account_id', '=', accountId)
      .where('removed_at', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new Refusal('alert.not-found')
    await refuseTaken(tx, accountId, row.name)
    return tx
      .updateTable('alert')
      .set({ removed_at: null, ...beginning(row, await membersOf(row.watch), now) })
      .where('id', '=', alertId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
}

/** Alerts that can still be restored, the last removed first. */
export function listRemoved(db: Db, accountId: number) {
  return db
    .selectFrom('alert')
    .select(['id', 'name', 'removed_at'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .orderBy('removed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(alertLimits.restorable)
    .execute()
}

/** Found out before anything is written: an insert that fails takes a number of the table's all the same. */
async function refuseTaken(tx: Db, accountId: number, name: string): Promise<void> {
  await holdAccount(tx, accountId)
  const taken = await tx
    .selectFrom('alert')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (taken) throw new Refusal('alert.name-taken')
}
