import type { Db } from '#server/db/database.ts'
import { selectComments } from './rows.ts'

/** The newest comments and replies of all companies, whatever their state. */
export function listNewest(db: Db, max: number) {
  return selectComments(db, new Date())
    .innerJoin('company', 'company.id', 'comment.company_id')
    .select('company.name_ja as company')
    .orderBy('comment.id', 'desc')
    .limit(max)
    .execute()
}

interface Moderation {
  readonly ids: readonly number[]
  readonly by: string
  readonly now: Date
}

/** Hide comments from everybody; answers the numbers of those that were not hidden before. */
export async function hideComments(db: Db, { ids, by, now }: Moderation): Promise<number[]> {
  const rows = await db
    .updateTable('comment')
    .set({ hidden_at: now, hidden_by: by })
    .where('id', 'in', [...ids])
    .where('hidden_at', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** Show hidden comments again; answers the numbers of those that were hidden. */
export async function showComments(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .updateTable('comment')
    .set({ hidden_at: null, hidden_by: null })
    .where('id', 'in', [...ids])
    .where('hidden_at', 'is not', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}
