import type { Db } from './database.ts'

/** Hold an account until the transaction ends: of two calls at once the second sees what the first wrote. Rows that refer to the account can still be added. */
export async function holdAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}
