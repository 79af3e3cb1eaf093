import { createHash } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'

const minutes = 15
const perAccount = 10
const perAddress = 50

interface Attempt {
  readonly email: string
  readonly address: string
  readonly now: Date
}

const subjects = ({ email, address }: Attempt) => ({
  account: digest(`account ${email}`),
  address: digest(`address ${address}`),
})

/** Refuse when the account or the network address has failed too often in the last quarter of an hour. */
export async function checkAttempts(db: Db, attempt: Attempt): Promise<void> {
  const { account, address } = subjects(attempt)
  const since = new Date(attempt.now.getTime() - minutes * 60_000)
  const rows = await db
    .selectFrom('sign_in_failure')
    .select(({ fn }) => ['subject', fn.countAll<string>().as('failures'), fn.min('failed_at').as('first')])
    .where('subject', 'in', [account, address])
    .where('failed_at', '>', since)
    .groupBy('subject')
    .execute()

  const over = rows.find(({ subject, failures }) => Number(failures) >= (subject === account ? perAccount : perAddress))
  if (!over) return
  const free = new Date(over.first).getTime() + minutes * 60_000
  throw new Refusal('session.too-many-attempts', {
    retryAfter: Math.max(1, Math.ceil((free - attempt.now.getTime()) / 1000)),
  })
}

/** Count a failed sign-in, and forget those that no longer count. */
export async function recordFailure(db: Db, attempt: Attempt): Promise<void> {
  const { account, address } = subjects(attempt)
  await db
    .insertInto('sign_in_failure')
    .values([account, address].map((subject) => ({ subject, failed_at: attempt.now })))
    .execute()
  const stale = new Date(attempt.now.getTime() - 24 * 3_600_000)
  await db.deleteFrom('sign_in_failure').where('failed_at', '<', stale).execute()
}

/** A right password clears the account's count; the address keeps its own. */
export async function forgetFailures(db: Db, attempt: Attempt): Promise<void> {
  await db.deleteFrom('sign_in_failure').where('subject', '=', subjects(attempt).account).execute()
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
