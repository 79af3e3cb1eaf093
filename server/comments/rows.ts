import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Comment, CommentState, PublicComment } from '#contract/comments/comments.ts'
import { isOnFigure } from '#contract/comments/subject.ts'
import { commentLimits, formerNameDays } from '#contract/comments/text.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

/** A comment with its author's name and company of today, where there is an account, and the names that they had not long ago. */
export type CommentRow = Selectable<Schema['comment']> & {
  readonly author: string
  readonly employer: string | null
  readonly former_names: string[]
  readonly resolver: string | null
  readonly resolver_employer: string | null
}

/** Former names that are shown, the last first. */
const maxFormerNames = 3

/** Who wrote it was called otherwise not long ago: a reader who knows people by name is told. */
const formerNames = (now: Date) => sql<string[]>`array(
  select name from former_name
  where former_name.account_id = comment.account_id and name <> author.name
    and until > ${new Date(now.getTime() - formerNameDays * 86_400_000)}
  group by name order by max(until) desc limit ${maxFormerNames})`

/** Who asks, and when. */
export interface Reader {
  readonly accountId: number
  readonly now: Date
}

export const selectComments = (db: Db, now: Date) =>
  db
    .selectFrom('comment')
    .leftJoin('account as author', 'author.id', 'comment.account_id')
    .leftJoin('account as resolver', 'resolver.id', 'comment.resolved_by')
    .selectAll('comment')
    .select(({ fn, ref }) => fn.coalesce('author.name', ref('comment.author_name')).as('author'))
    .select(({ fn, ref }) => fn.coalesce('resolver.name', ref('comment.resolver_name')).as('resolver'))
    .select(
      sql<string | null>`case when author.id is null then comment.author_employer else author.employer end`.as(
        'employer',
      ),
    )
    .select('resolver.employer as resolver_employer')
    .select(formerNames(now).as('former_names'))

/** What stands of a comment, of the table named. */
export const stands = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.deleted_at`)} is null and ${sql.ref(`${table}.hidden_at`)} is null)`

/** What the operator hid stays hidden, whatever its author does. */
export function stateOf(row: Pick<CommentRow, 'deleted_at' | 'hidden_at'>): CommentState {
  if (row.hidden_at) return 'hidden'
  return row.deleted_at ? 'deleted' : 'standing'
}

/** As anybody with the link reads it; what does not stand is only a place. */
export function toPublic(row: CommentRow): PublicComment {
  const state = stateOf(row)
  const isThere = state === 'standing'
  return {
    id: row.id,
    state,
    author: isThere ? row.author : null,
    employer: isThere ? row.employer : null,
    formerNames: isThere ? row.former_names : [],
    text: isThere ? row.text : null,
    about: isThere && row.link !== null ? (isOnFigure(row.link) ? 'figure' : 'view') : null,
    createdAt: row.created_at.toISOString(),
    editedAt: isThere ? (row.edited_at?.toISOString() ?? null) : null,
  }
}

export function toComment(row: CommentRow, { accountId, now }: Reader): Comment {
  const isMine = row.account_id === accountId
  return {
    ...toPublic(row),
    isMine,
    link: stateOf(row) === 'standing' ? row.link : null,
    version: row.version,
    canRestore: isMine && isRestorable(row, now),
  }
}

/** Whether its author may still take the deletion back. */
export function isRestorable(row: Pick<CommentRow, 'deleted_at' | 'hidden_at'>, now: Date): boolean {
  return stateOf(row) === 'deleted' && now.getTime() - row.deleted_at!.getTime() < commentLimits.restorable * 60_000
}
