import type { Db } from '#server/db/database.ts'
import { postbox } from '#server/mail/outbox.ts'
import { toAddress } from '#server/session/accounts.ts'
import { setAddress } from '#server/session/addresses.ts'
import { changedMail, covered } from './address-mail.ts'

interface Move {
  readonly email: string
  readonly next: string
  readonly supportEmail: string | null
}

/** Give an account another address as the operator does, who vouches for it; the former one is told. */
export async function moveAddress(
  db: Db,
  { email, next, supportEmail }: Move,
  now: Date,
): Promise<'moved' | 'taken' | 'none'> {
  const to = toAddress(next)
  try {
    return await db.transaction().execute(async (tx) => {
      const account = await tx
        .selectFrom('account')
        .select(['id', 'name', 'email', 'language'])
        .where('email', '=', toAddress(email))
        .forUpdate()
        .executeTakeFirst()
      if (!account) return 'none'
      if (!(await setAddress(tx, { accountId: account.id, email: to, now }))) throw new AddressInUse()
      if (to === account.email) return 'moved'
      const language = account.language ?? 'ja'
      const body = changedMail[language]({ name: account.name, to: covered(to), supportEmail })
      const head = { kind: 'address-changed', to: account.email, accountId: account.id } as const
      await postbox(null).post(tx, { ...head, language, body }, now)
      return 'moved'
    })
  } catch (error) {
    if (error instanceof AddressInUse) return 'taken'
    throw error
  }
}

/** Ends the transaction, which nothing more can be asked of. */
class AddressInUse extends Error {}
