import { sql } from 'kysely'
import { mailLimits } from '#contract/wire/mail-limits.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { Db } from '#server/db/database.ts'
import { isLimited, type MailKind } from './lanes.ts'

/** Days ahead that are looked at for room; a mail beyond leaves on the last of them. */
const maxDays = 30

interface Posted {
  readonly kind: MailKind
  readonly to: string
  readonly causedBy: number
}

/** The first day in Tokyo on which each e-mail may leave under the daily limits of senders and recipients; null without a limit. */
export async function daysToLeave(tx: Db, mails: readonly Posted[], now: Date): Promise<(string | null)[]> {
  const limited = mails.filter(({ kind }) => isLimited(kind))
  if (limited.length === 0) return mails.map(() => null)
  // Of two that post at once the second counts what the first has posted.
  await sql`select pg_advisory_xact_lock(hashtext('mail.daily-limits'))`.execute(tx)
  const today = tokyoDay(now)
  const accounts = [...new Set(limited.map(({ causedBy }) => causedBy))]
  const addresses = [...new Set(limited.map(({ to }) => to))]
  const { rows } = await sql<{ subject: string; day: string; count: number }>`
    select 'account ' || caused_by as subject, leaves_on::text as day, count(*)::int as count from mail
    where caused_by = any (${accounts}::int[]) and leaves_on >= ${today}::date group by caused_by, leaves_on
    union all
    select 'address ' || recipient, leaves_on::text, count(*)::int from mail
    where recipient = any (${addresses}::text[]) and leaves_on >= ${today}::date group by recipient, leaves_on`.execute(
    tx,
  )
  const counts = new Map(rows.map(({ subject, day, count }) => [`${subject} ${day}`, count]))
  return mails.map((mail) => (isLimited(mail.kind) ? takeDay(counts, mail, now) : null))
}

/** The first day with room for a mail, which it takes. */
function takeDay(counts: Map<string, number>, { to, causedBy }: Posted, now: Date): string {
  for (let ahead = 0; ; ahead++) {
    const day = dayIn(ahead, now)
    const keys = [
      { key: `account ${causedBy} ${day}`, most: mailLimits.caused },
      { key: `address ${to} ${day}`, most: mailLimits.received },
    ]
    if (ahead < maxDays && keys.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) continue
    for (const { key } of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return day
  }
}

const dayIn = (days: number, now: Date) => tokyoDay(new Date(now.getTime() + days * 86_400_000))

/** Whether a mail has to wait for its day. One that is further away than any is was put off by a clock that was ahead. */
export function isHeld(leavesOn: string | null, now: Date): boolean {
  return leavesOn !== null && leavesOn > tokyoDay(now) && leavesOn <= dayIn(maxDays, now)
}

/** What has to wait, as a condition on `mail`. */
export const holds = (now: Date) =>
  sql<boolean>`coalesce(leaves_on > ${tokyoDay(now)}::date and leaves_on <= ${dayIn(maxDays, now)}::date, false)`

/** Mails that an account has caused today and that count, and those that wait for a later day. */
export async function countMails(db: Db, accountId: number, now: Date): Promise<{ today: number; held: number }> {
  return db
    .selectFrom('mail')
    .select(sql<number>`(count(*) filter (where leaves_on = ${tokyoDay(now)}::date))::int`.as('today'))
    .select(
      sql<number>`(count(*) filter (where ${holds(now)} and sent_at is null and given_up_at is null))::int`.as('held'),
    )
    .where('caused_by', '=', accountId)
    .where(sql<boolean>`leaves_on >= ${tokyoDay(now)}::date`)
    .executeTakeFirstOrThrow()
}
