import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { User } from '#server/http/user.ts'
import { stands } from './rows.ts'

/** Most people that are offered. */
const maxPeople = 300

/**
 * People whom somebody may mention: of the company that the operator set for both, and those who wrote in the thread, whom all see.
 * Nobody whose account is closed, and not oneself.
 */
export function listMentionable(db: Db, user: Pick<User, 'id' | 'employer'>, thread: number | undefined) {
  const authors = db
    .selectFrom('comment')
    .select(sql<number>`account_id`.as('account_id'))
    .where('account_id', 'is not', null)
    .where(stands('comment'))
    .where((where) => where.or([where('id', '=', thread ?? 0), where('parent_id', '=', thread ?? 0)]))
  return db
    .selectFrom('account')
    .select(['id', 'name', 'employer'])
    .where('is_disabled', '=', false)
    .where('id', '!=', user.id)
    .where((where) => where.or([where('employer', '=', user.employer), where('id', 'in', authors)]))
    .orderBy('name')
    .orderBy('id')
    .limit(maxPeople)
    .execute()
}
