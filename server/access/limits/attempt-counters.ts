import { createHash } from 'node:crypto'
import type { Claimant, Standing } from './claimant.ts'
import { type Limit, limits } from './limits.ts'
import { networkOf } from './network.ts'

/** One count of tries: of an account, of a network, of a browser. */
export interface AttemptCounter {
  readonly subject: string
  readonly most: number
  /** It counts the tries of nobody else, so a good one clears it. */
  readonly isOwn?: true
}

/**
 * The counters of a password that is tried. A browser that the account signed in with before has one of its own and no other, so
 * that tries from elsewhere cannot lock it; so has a network that it signed in from. All other callers share the account's.
 */
export function passwordCounters(claimant: Claimant, standing: Standing): AttemptCounter[] {
  const limit = limits.password
  if (standing === 'browser') return [browserCounter(limit, claimant)]
  if (standing === 'network') return [{ ...pairCounter(limit, claimant), isOwn: true }, networkCounter(limit, claimant)]
  return [accountCounter(limit, claimant), networkCounter(limit, claimant)]
}

/** The counters of requests for a reset link. None is of the account as a whole: anybody could use it up. */
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
