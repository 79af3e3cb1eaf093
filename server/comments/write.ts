import { commentLimits } from '#contract/comments/text.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { User } from '#server/http/user.ts'
import { makeRoom } from '#server/retention/room.ts'
import type { Author } from './mentions.ts'
import { type CommentRow, isRestorable, selectComments, stateOf } from './rows.ts'

/** Which comment of which company. */
export interface Which {
  readonly companyId: number
  readonly commentId: number
}

/** A comment of the company, held until the transaction ends, so that two changes of it come one after the other. */
async function lockComment(tx: Db, { companyId, commentId }: Which) {
  const row = await tx
    .selectFrom('comment')
    .selectAll()
    .where('id', '=', commentId)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('comment.not-found')
  return row
}

export async function readComment(tx: Db, id: number, now: Date): Promise<CommentRow> {
  return selectComments(tx, now).where('comment.id', '=', id).executeTakeFirstOrThrow()
}

/** The same text twice in a row is refused. The account is held until the transaction ends, so that of two at once one is the second. */
async function refuseRepeated(tx: Db, { id }: User, text: string): Promise<void> {
  await makeRoom(tx, { accountId: id, table: 'comment' })
  const last = await tx
    .selectFrom('comment')
    .select(['text', 'deleted_at'])
    .where('account_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && last.deleted_at === null && last.text === text) throw new Refusal('comment.repeated')
}

interface NewComment {
  readonly companyId: number
  readonly text: string
  readonly link: string | null
}

export async function insertComment(
  tx: Db,
  { companyId, text, link }: NewComment,
  author: Author,
): Promise<CommentRow> {
  await refuseRepeated(tx, author.user, text)
  return insert(tx, { company_id: companyId, parent_id: null, text, link }, author)
}

/** A reply to a comment that stands; its thread comes to the top. */
export async function insertReply(tx: Db, which: Which, text: string, author: Author): Promise<CommentRow> {
  const parent = await lockComment(tx, which)
  if (parent.parent_id !== null) throw new Refusal('comment.not-found')
  if (stateOf(parent) !== 'standing') throw new Refusal('comment.gone')
  const { count } = await tx
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('parent_id', '=', parent.id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= commentLimits.replies) throw new Refusal('comment.full')
  await refuseRepeated(tx, author.user, text)
  await tx.updateTable('comment').set({ active_at: author.now }).where('id', '=', parent.id).execute()
  return insert(tx, { company_id: which.companyId, parent_id: parent.id, text, link: null }, author)
}

interface Inserted {
  readonly company_id: number
  readonly parent_id: number | null
  readonly text: string
  readonly link: string | null
}

async function insert(tx: Db, values: Inserted, { user, now }: Author): Promise<CommentRow> {
  const { id } = await tx
    .insertInto('comment')
    .values({
      ...values,
      account_id: user.id,
      author_name: user.name,
      author_employer: user.employer,
      created_at: now,
      active_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return readComment(tx, id, now)
}

/** One's own comment, held; refuses another's. */
async function lockOwn(tx: Db, which: Which, { user }: Author) {
  const row = await lockComment(tx, which)
  if (row.account_id !== user.id) throw new Refusal('comment.not-found')
  return row
}

/** Change the text, unless it is not the one that the change began from; the earlier text is kept. */
export async function changeText(
  tx: Db,
  which: Which,
  { text, version }: { readonly text: string; readonly version: number },
  author: Author,
): Promise<CommentRow> {
  const row = await lockOwn(tx, which, author)
  if (stateOf(row) !== 'standing') throw new Refusal('comment.gone')
  if (row.version !== version) throw new Refusal('comment.changed')
  if (row.text !== text) {
    const { now } = author
    await makeRoom(tx, { accountId: author.user.id, table: 'comment_text' })
    await tx
      .insertInto('comment_text')
      .values({ comment_id: row.id, version: row.version, text: row.text, until: now })
      .execute()
    await tx
      .updateTable('comment')
      .set({ text, version: version + 1, edited_at: now })
      .where('id', '=', row.id)
      .execute()
  }
  return readComment(tx, row.id, author.now)
}

export async function deleteOwn(tx: Db, which: Which, author: Author): Promise<void> {
  const row = await lockOwn(tx, which, author)
  if (stateOf(row) !== 'standing') throw new Refusal('comment.gone')
  await tx.updateTable('comment').set({ deleted_at: author.now }).where('id', '=', row.id).execute()
}

/** Take a deletion back. */
export async function restoreOwn(tx: Db, which: Which, author: Author): Promise<void> {
  const row = await lockOwn(tx, which, author)
  if (!isRestorable(row, author.now)) throw new Refusal('comment.gone')
  await tx.updateTable('comment').set({ deleted_at: null }).where('id', '=', row.id).execute()
}

/** Resolve a thread or open it again; who resolved it first stays. */
export async function resolveThread(tx: Db, which: Which, resolved: boolean, { user, now }: Author): Promise<void> {
  const row = await lockComment(tx, which)
  if (row.parent_id !== null) throw new Refusal('comment.not-found')
  if ((row.resolved_at !== null) === resolved) return
  const state = resolved
    ? { resolved_at: now, resolved_by: user.id, resolver_name: user.name }
    : { resolved_at: null, resolved_by: null, resolver_name: null }
  await tx.updateTable('comment').set(state).where('id', '=', row.id).execute()
}
