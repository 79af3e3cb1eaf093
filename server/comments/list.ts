import { sql } from 'kysely'
import type { z } from 'zod'
import type { CommentCounts, listComments } from '#contract/comments/comments.ts'
import { commentLimits } from '#contract/comments/text.ts'
import { listNames } from '#server/companies/queries.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CommentRow, selectComments, stands } from './rows.ts'

type Query = z.output<typeof listComments.query>

/** A thread has a place while its comment or any reply stands. */
const hasPlace = sql<boolean>`(${stands('comment')} or exists (
  select from comment reply where reply.parent_id = comment.id and ${stands('reply')}))`

/** Comments of a company that have a place, without replies. */
const threadsOf = (db: Db, companyId: number) =>
  db
    .selectFrom('comment')
    .where('comment.company_id', '=', companyId)
    .where('comment.parent_id', 'is', null)
    .where(hasPlace)

export async function countThreads(db: Db, companyId: number): Promise<CommentCounts> {
  return threadsOf(db, companyId)
    .select(sql<number>`count(*)::int`.as('comments'))
    .select(sql<number>`(count(*) filter (where resolved_at is null))::int`.as('unresolved'))
    .executeTakeFirstOrThrow()
}

/** What the company is called; refuses one that is not there. */
export async function companyOf(db: Db, companyId: number) {
  const [company] = await listNames(db, [companyId])
  if (!company) throw new Refusal('company.not-found')
  return company
}

interface ThreadRows {
  readonly comment: CommentRow
  readonly replies: readonly CommentRow[]
  readonly replyCount: number
}

/** A page of threads, the newest activity first. */
export async function listThreads(
  db: Db,
  companyId: number,
  { query, now }: { readonly query: Query; readonly now: Date },
) {
  const company = await companyOf(db, companyId)
  const counts = await countThreads(db, companyId)
  const total = query.show === 'all' ? counts.comments : counts.unresolved
  const pages = Math.max(1, Math.ceil(total / commentLimits.perPage))
  const place = query.comment === undefined ? undefined : await findPlace(db, companyId, query, query.comment)
  const page = Math.min(place?.page ?? query.page, pages)
  const comments = await selectComments(db, now)
    .where('comment.company_id', '=', companyId)
    .where('comment.parent_id', 'is', null)
    .where(hasPlace)
    .$if(query.show === 'unresolved', (rows) => rows.where('comment.resolved_at', 'is', null))
    .orderBy('comment.active_at', 'desc')
    .orderBy('comment.id', 'desc')
    .limit(commentLimits.perPage)
    .offset((page - 1) * commentLimits.perPage)
    .execute()
  const threads = await withReplies(db, comments, { open: [query.open, place?.thread], now })
  return { company, counts, page, pages, threads }
}

/** The thread of a comment or reply, and the page on which it stands; undefined when it has no place there. */
async function findPlace(db: Db, companyId: number, { show }: Query, commentId: number) {
  const comment = await db
    .selectFrom('comment')
    .select(sql<number>`coalesce(parent_id, id)`.as('thread'))
    .where('id', '=', commentId)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  if (!comment) return undefined
  const place = await threadsOf(db, companyId)
    .$if(show === 'unresolved', (rows) => rows.where('comment.resolved_at', 'is', null))
    .where(
      sql<boolean>`(comment.active_at, comment.id) >= (select active_at, id from comment where id = ${comment.thread})`,
    )
    .select(sql<number>`count(*)::int`.as('before'))
    .executeTakeFirstOrThrow()
  return { thread: comment.thread, page: Math.max(1, Math.ceil(place.before / commentLimits.perPage)) }
}

/** The newest replies of each, oldest first; all of those that are open. */
async function withReplies(
  db: Db,
  comments: readonly CommentRow[],
  { open, now }: { readonly open: readonly (number | undefined)[]; readonly now: Date },
): Promise<ThreadRows[]> {
  const ids = comments.map(({ id }) => id)
  const places = await db
    .selectFrom('comment')
    .select(['id', 'parent_id'])
    .where(sql<boolean>`parent_id = any (${ids}::int[])`)
    .orderBy('id')
    .execute()
  const byThread = Map.groupBy(places, ({ parent_id }) => parent_id!)
  const visibleReplies = ids.flatMap((id) => {
    const replies = byThread.get(id) ?? []
    return open.includes(id) ? replies : replies.slice(-commentLimits.openReplies)
  })
  const rows = await selectComments(db, now)
    .where(sql<boolean>`comment.id = any (${visibleReplies.map(({ id }) => id)}::int[])`)
    .orderBy('comment.id')
    .execute()
  const replies = Map.groupBy(rows, ({ parent_id }) => parent_id!)
  return comments.map((comment) => ({
    comment,
    replies: replies.get(comment.id) ?? [],
    replyCount: byThread.get(comment.id)?.length ?? 0,
  }))
}

/** The rest of a thread besides its comments. */
export function headOf({ comment, replyCount }: ThreadRows) {
  const { resolved_at, resolver, resolver_employer: employer } = comment
  return { replyCount, resolved: resolved_at && { by: resolver!, employer, at: resolved_at.toISOString() } }
}

/** Earlier texts of a comment that stands, the newest first. */
export async function listHistory(db: Db, companyId: number, commentId: number) {
  const comment = await db
    .selectFrom('comment')
    .select('id')
    .where('id', '=', commentId)
    .where('company_id', '=', companyId)
    .where(stands('comment'))
    .executeTakeFirst()
  if (!comment) throw new Refusal('comment.not-found')
  const texts = await db
    .selectFrom('comment_text')
    .select(['text', 'until'])
    .where('comment_id', '=', commentId)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
  return texts.map(({ text, until }) => ({ text, until: until.toISOString() }))
}
