import { mentionedIn } from '#contract/comments/mentions.ts'
import type { Written } from '#contract/comments/writing.ts'
import { accountCounter } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import { limits } from '#server/access/limits/limits.ts'
import type { Db } from '#server/db/database.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { User } from '#server/http/user.ts'
import { companyOf } from './list.ts'
import { mentionMail } from './mention-mail.ts'
import { listMentionable } from './people.ts'
import type { CommentRow } from './rows.ts'

export interface Author {
  readonly user: User
  readonly now: Date
}

/** A comment as it was just saved, and whom it is said to mention. */
interface Saved {
  readonly row: CommentRow
  readonly mentions: readonly number[]
}

/** Note who is mentioned and mail them: those whom the writer may mention and whose name stands in the text, once a comment. */
export async function mailMentions(
  tx: Db,
  { row, mentions }: Saved,
  { user, now }: Author,
  deps: Pick<Deps, 'db' | 'postbox' | 'address'>,
): Promise<Omit<Written, 'comment'>> {
  const added = await addMentions(tx, { row, mentions }, user)
  if (added.length === 0) return { mailed: [], withheld: null }
  if (user.isTrial) return { mailed: [], withheld: 'trial' }
  const isLimited = new Set<number>()
  for (const { id } of added) if (!(await takeMail(deps.db, user, now))) isLimited.add(id)
  const mailed = added.filter(({ id }) => !isLimited.has(id))
  const company = await companyOf(tx, row.company_id)
  for (const { id, name: _, email, language } of mailed) {
    const mailLanguage = language ?? 'ja'
    const body = mentionMail[mailLanguage]({
      author: row.author,
      employer: row.employer,
      company: mailLanguage === 'en' ? (company.nameEn ?? company.nameJa) : company.nameJa,
      text: row.text,
      address: `${deps.address()}/companies/${row.company_id}/comments#comment-${row.id}`,
      isReply: row.parent_id !== null,
    })
    const head = { kind: 'comment-mention', accountId: id, causedBy: user.id, language: mailLanguage } as const
    const about = { isReply: row.parent_id !== null }
    await deps.postbox.post(tx, { ...head, to: email, body, about }, now)
    await tx
      .updateTable('comment_mention')
      .set({ mailed_at: now })
      .where('comment_id', '=', row.id)
      .where('account_id', '=', id)
      .execute()
  }
  return { mailed: mailed.map(({ name }) => name), withheld: isLimited.size > 0 ? 'limit' : null }
}

/** Those who were not mentioned in this comment before. */
async function addMentions(tx: Db, { row, mentions }: Saved, user: User) {
  if (mentions.length === 0) return []
  const allowed = await listMentionable(tx, user, row.parent_id ?? row.id)
  const named = mentionedIn(row.text, allowed).filter(({ id }) => mentions.includes(id))
  if (named.length === 0) return []
  const rows = await tx
    .insertInto('comment_mention')
    .values(named.map(({ id }) => ({ comment_id: row.id, account_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .execute()
  const ids = rows.map(({ account_id }) => account_id)
  if (ids.length === 0) return []
  return tx
    .selectFrom('account')
    .select(['id', 'name', 'email', 'language'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** Count one mail; false when the writer has sent too many. */
async function takeMail(db: Db, user: User, now: Date): Promise<boolean> {
  try {
    await countAttempt(db, limits.commentMail, [accountCounter(limits.commentMail, user)], now)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
