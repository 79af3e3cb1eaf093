import { createHash } from 'node:crypto'
import type { Claimant, Standing } from './claimant.ts'
import { type Limit, limits } from './limits.ts'
import { networkOf } from './network.ts'

/** One count of tries: of an account, of a network, of a browser. */
export interface AttemptCounter {
  readonly subject: string
  readonly most: number
  /** Nobody else stands in it: a good try makes up for the bad ones before it. */
  readonly isOwn?: true
}

/**
 * Where a password counts. A browser that the account signed in with has its own count and no other, so that neither strangers
 * nor neighbors shut it out; a network that it signed in from has one for the account. Strangers share the account's.
 */
export function passwordCounters(claimant: Claimant, standing: Standing): AttemptCounter[] {
  const limit = limits.password
  if (standing === 'browser') return [browserCounter(limit, claimant)]
  if (standing === 'network') return [{ ...pairCounter(limit, claimant), isOwn: true }, networkCounter(limit, claimant)]
  return [accountCounter(limit, claimant), networkCounter(limit, claimant)]
}

/** Where asking for a reset link counts: nowhere for the account as a whole, which a stranger could use up. */
export function resetRequestCounters(claimant: Claimant, standing: Standing): AttemptCounter[] {
  const limit = limits.resetRequest
  if (standing === 'browser') return [browserCounter(limit, claimant)]
  return [pairCounter(limit, claimant), networkCounter(limit, claimant)]
}

export function accountCounter(limit: Limit, { email }: Pick<Claimant, 'email'>): AttemptCounter {
  return { subject: digest(limit, `account ${email.toLowerCase()}`), most: limit.perAccount }
}

export function networkCounter(limit: Limit, { address }: Pick<Claimant, 'address'>): AttemptCounter {
  return { subject: digest(limit, `network ${networkOf(address)}`), most: limit.perNetwork }
}

function pairCounter(limit: Limit, { email, address }: Claimant): AttemptCounter {
  return {
    subject: digest(limit, `account ${email.toLowerCase()} network ${networkOf(address)}`),
    most: limit.perAccount,
  }
}

function browserCounter(limit: Limit, { email, browser }: Claimant): AttemptCounter {
  const subject = digest(limit, `account ${email.toLowerCase()} browser ${browser}`)
  return { subject, most: limit.perAccount, isOwn: true }
}

function digest({ name }: Limit, text: string): string {
  return createHash('sha256').update(`${name} ${text}`).digest('hex')
}
