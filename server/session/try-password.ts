import type { FastifyRequest } from 'fastify'
import { whileOutsideQueue } from '#server/access/anonymous-limits.ts'
import { passwordCounters } from '#server/access/limits/attempt-counters.ts'
import { countAttempt } from '#server/access/limits/attempts.ts'
import type { Claimant } from '#server/access/limits/claimant.ts'
import { standingOf } from '#server/access/limits/known-places.ts'
import { limits } from '#server/access/limits/limits.ts'
import { slowDown } from '#server/access/limits/slow-down.ts'
import { findAccount } from '#server/access/users.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { browserOf } from './browser-cookie.ts'
import { isPassword } from './password.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * The open account that address and password belong to; undefined when they do not, whatever is wrong with them. Each try
 * counts: after some wrong ones the answer comes later, right or wrong, and after more the try is refused.
 */
export async function tryPassword(
  { db, clock, wait }: Deps,
  { email, password }: Credentials,
  request: FastifyRequest,
): Promise<Account | undefined> {
  const now = clock()
  const claimant = claimantOf(request, email)
  const counters = passwordCounters(claimant, await standingOf(db, claimant, now))
  const attempt = await countAttempt(db, limits.password, counters, now)
  if (!(await whileOutsideQueue(request, () => slowDown(attempt.earlier, wait)))) {
    await attempt.withdraw()
    throw new Refusal(limits.password.refusal, { retryAfter: 5 })
  }
  const account = await findAccount(db, email)
  const isCorrect = await isPassword(account?.password_hash, password)
  if (!account || !isCorrect || account.is_disabled) return undefined
  await attempt.forgive()
  return account
}

/** Whoever calls, for the account of that address. */
export function claimantOf(request: FastifyRequest, email: string): Claimant {
  return { email, address: request.ip, browser: browserOf(request) }
}
