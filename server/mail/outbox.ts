import { toOneLine } from '#contract/wire/typed.ts'
import type { Db } from '#server/db/database.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { daysToLeave, holds } from './daily-limits.ts'
import { type Lane, laneOf, lanes, type MailKind } from './lanes.ts'
import { type SubjectFacts, subjectOf } from './subjects.ts'

/** A mail as it is written. */
export interface Email {
  readonly kind: MailKind
  readonly to: string
  readonly replyTo?: string
  /** What its subject says besides our own words. */
  readonly about?: SubjectFacts
  /** Plain text. */
  readonly body: string
  /** The same in HTML. */
  readonly html?: string
  /** Where its reader stops such mails without signing in. */
  readonly stopUrl?: string
  readonly alertMailingId?: number
  readonly language: 'ja' | 'en'
  /** The account that it is about. */
  readonly accountId: number
  /** The account whose doing it is, where that is another. */
  readonly causedBy?: number
  readonly contactMessageId?: number
  /** When it is of no use any more; its body opens something and is not kept longer than needed. */
  readonly expiresAt?: Date
}

/** Where mail is posted: in the transaction that causes it, so that both happen or neither. */
export interface Postbox {
  post(tx: Db, email: Email, now: Date): Promise<void>
  postAll(tx: Db, emails: readonly Email[], now: Date): Promise<void>
}

/** Mails that are written by one statement: it takes no more than 65,535 values. */
const maxAtOnce = 500

/** With jobs the mail leaves at once; without them it stays in the outbox until the operator sends it. */
export function postbox(jobs: Jobs | null): Postbox {
  const postAll: Postbox['postAll'] = async (tx, emails, now) => {
    for (let from = 0; from < emails.length; from += maxAtOnce) {
      const some = emails.slice(from, from + maxAtOnce)
      const days = await daysToLeave(tx, some.map(postedOf), now)
      const rows = some.map((email, at) => ({ ...rowOf(email, now), leaves_on: days[at]! }))
      const ids = await tx.insertInto('mail').values(rows).returning(['id', 'kind']).execute()
      for (const { id, kind } of ids) {
        const { sendJob } = laneOf(kind as MailKind)
        if (sendJob) await jobs?.ask(tx, sendJob, { id })
      }
    }
  }
  return { postAll, post: (tx, email, now) => postAll(tx, [email], now) }
}

const postedOf = ({ kind, to, accountId, causedBy = accountId }: Email) => ({ kind, to: toOneLine(to), causedBy })

const rowOf = (email: Email, now: Date) => ({
  kind: email.kind,
  caused_by: email.causedBy ?? email.accountId,
  // Headers are one line: nothing may begin another.
  recipient: toOneLine(email.to),
  reply_to: email.replyTo ? toOneLine(email.replyTo) : null,
  subject: subjectOf(email.kind, email.language, email.about),
  body: email.body,
  language: email.language,
  account_id: email.accountId,
  contact_message_id: email.contactMessageId ?? null,
  created_at: now,
  expires_at: email.expiresAt ?? null,
  html: email.html ?? null,
  stop_url: email.stopUrl ?? null,
  alert_mailing_id: email.alertMailingId ?? null,
  due_at: now,
})

/** Longest wait between two tries. */
export const longestWaitMinutes = 360

/** Mail of a lane that is to be tried by now. What waits for longer than any mail does was put off by a clock that was ahead. */
export async function listDueMail(db: Db, { kinds }: Lane, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('kind', 'in', kinds)
    .where((where) => where.not(holds(now)))
    .where((where) =>
      where.or([
        where('due_at', '<=', now),
        where('due_at', '>', new Date(now.getTime() + longestWaitMinutes * 60_000)),
      ]),
    )
    .orderBy('due_at')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest mail first, without the texts. */
export function listMail(db: Db, max: number) {
  return db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'subject', 'created_at', 'sent_at', 'given_up_at', 'attempts', 'last_error'])
    .select('leaves_on')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
}

export function findMail(db: Db, id: number) {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Everything that was not sent and whose day has come is to be tried again now, also what was given up; returns what, in the order of its lanes. */
export async function retryUnsentMail(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('mail')
    .set({ due_at: now, given_up_at: null })
    .where('sent_at', 'is', null)
    .where('body', 'is not', null)
    .where((where) => where.not(holds(now)))
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .returning(['id', 'kind'])
    .execute()
  const place = ({ kind }: { kind: string }) => lanes.indexOf(laneOf(kind as MailKind))
  return rows.sort((a, b) => place(a) - place(b) || a.id - b.id).map(({ id }) => id)
}
