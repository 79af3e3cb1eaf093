import type { Db } from '#server/db/database.ts'

/** Messages to support, the newest first. */
export function listContactMessages(db: Db, max: number) {
  return db.selectFrom('contact_message').selectAll().orderBy('id', 'desc').limit(max).execute()
}
