import type { AlertDraft, AlertTimes, AlertWatch } from '#contract/alerts/alert.ts'
import { insertItem, lockItem, lockState, setItem, updateItem } from '#server/account-items/items.ts'
import { removeItem, restoreItem } from '#server/account-items/removal.ts'
import type { ItemKey } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'
import type { SearchMembers } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { User } from '#server/http/user.ts'
import { firstMoment } from '../times.ts'
import { setRecipients } from './recipients.ts'
import { type AlertRow, alertItems } from './rows.ts'

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
    const values = { ...columnsOf(draft), ...beginning(draft, members, now), paused_at: isPaused ? now : null }
    const row = await insertItem(tx, alertItems, { accountId: user.id, values, now })
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
    const row = await lockState(tx, alertItems, { accountId: user.id, id: alertId, updatedAt })
    const isWatchNew = canonical(row.watch) !== canonical(draft.watch)
    const areTimesNew = draft.frequency !== row.frequency || draft.hour !== row.hour || draft.weekday !== row.weekday
    const values = {
      ...columnsOf(draft),
      ...(isWatchNew && beginning(draft, members, now)),
      ...(areTimesNew && { next_at: firstMoment(draft, now) }),
    }
    const changed = await updateItem(tx, alertItems, { row, values, now })
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
  key: ItemKey,
  { isPaused, members, now }: { isPaused: boolean; members: SearchMembers | null; now: Date },
): Promise<AlertRow> {
  return db.transaction().execute(async (tx) => {
    const row = await lockItem(tx, alertItems, key)
    if ((row.paused_at !== null) === isPaused) return row
    const values = { paused_at: isPaused ? now : null, ...(!isPaused && beginning(row, members, now)) }
    return setItem(tx, alertItems, { id: row.id, values })
  })
}

export const remove = (db: Db, key: ItemKey, now: Date) =>
  db.transaction().execute((tx) => removeItem(tx, alertItems, { ...key, now }))

/** Take a removal back; what came in meanwhile is not told. */
export async function restore(
  db: Db,
  key: ItemKey,
  { membersOf, now }: { membersOf: (watch: AlertWatch) => Promise<SearchMembers | null>; now: Date },
): Promise<AlertRow> {
  return db.transaction().execute(async (tx) => {
    const row = await restoreItem(tx, alertItems, { ...key, now })
    return setItem(tx, alertItems, { id: row.id, values: beginning(row, await membersOf(row.watch), now) })
  })
}
