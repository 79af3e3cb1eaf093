import { createHash } from 'node:crypto'
import type { Claimant, Standing } from './claimant.ts'
import { type Limit, limits } from './limits.ts'
import { networkOf } from './network.ts'

/** One count of tries: of an account, of a network, of a browser. */
export interface Line {
  readonly subject: string
  readonly most: number
  /** Nobody else stands in it: a good try makes up for the bad ones before it. */
  readonly isOwn?: true
}

/**
 * Where a password counts. A browser that the account signed in with has its own count and no other, so that neither strangers
 * nor neighbors shut it out; a network that it signed in from has one for the account. Strangers share the account's.
 */
export function passwordLines(claimant: Claimant, standing: Standing): Line[] {
  const limit = limits.password
  if (standing === 'browser') return [browserLine(limit, claimant)]
  if (standing === 'network') return [{ ...pairLine(limit, claimant), isOwn: true }, networkLine(limit, claimant)]
  return [accountLine(limit, claimant), networkLine(limit, claimant)]
}

/** Where asking for a reset link counts: nowhere for the account as a whole, which a stranger could use up. */
export function resetRequestLines(claimant: Claimant, standing: Standing): Line[] {
  const limit = limits.resetRequest
  if (standing === 'browser') return [browserLine(limit, claimant)]
  return [pairLine(limit, claimant), networkLine(limit, claimant)]
}

export function accountLine(limit: Limit, { email }: Pick<Claimant, 'email'>): Line {
  return { subject: digest(limit, `account ${email.toLowerCase()}`), most: limit.perAccount }
}

export function networkLine(limit: Limit, { address }: Pick<Claimant, 'address'>): Line {
  return { subject: digest(limit, `network ${networkOf(address)}`), most: limit.perNetwork }
}

function pairLine(limit: Limit, { email, address }: Claimant): Line {
  return {
    subject: digest(limit, `account ${email.toLowerCase()} network ${networkOf(address)}`),
    most: limit.perAccount,
  }
}

function browserLine(limit: Limit, { email, browser }: Claimant): Line {
  const subject = digest(limit, `account ${email.toLowerCase()} browser ${browser}`)
  return { subject, most: limit.perAccount, isOwn: true }
}

function digest({ name }: Limit, text: string): string {
  return createHash('sha256').update(`${name} ${text}`).digest('hex')
}
