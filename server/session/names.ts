import { sql } from 'kysely'
import { nameKey } from '#contract/account/names.ts'
import type { Db } from '#server/db/database.ts'
import { toAddress, toEmployer } from './accounts.ts'

interface Named {
  readonly name: string
  /** As the operator set it; those without one are compared with each other. */
  readonly employer: string | null
  /** The account that is to bear the name; null for a new one. */
  readonly accountId: number | null
}

/**
 * In a transaction: whether somebody of the same employer has a name that reads the same, whose account need not be open. Held until
 * the transaction ends, so that of two who take a name at once the second sees the first.
 */
export async function isNameTaken(tx: Db, { name, employer, accountId }: Named): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('account.names'))`.execute(tx)
  const others = await tx
    .selectFrom('account')
    .select('name')
    .where(sql<boolean>`employer is not distinct from ${employer}`)
    .where('id', '!=', accountId ?? 0)
    .execute()
  const key = nameKey(name)
  return others.some((other) => nameKey(other.name) === key)
}

/** Say whose person an account is; `taken` when a colleague there has a name that reads the same. */
export async function setEmployer(db: Db, email: string, company: string): Promise<'set' | 'taken' | 'none'> {
  return db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'name'])
      .where('email', '=', toAddress(email))
      .executeTakeFirst()
    if (!account) return 'none'
    const employer = toEmployer(company)
    if (await isNameTaken(tx, { name: account.name, employer, accountId: account.id })) return 'taken'
    await tx.updateTable('account').set({ employer }).where('id', '=', account.id).execute()
    return 'set'
  })
}
