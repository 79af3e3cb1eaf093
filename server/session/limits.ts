import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'

/** How often something may be tried within some minutes: by one account, and from one network. */
export interface Limit {
  readonly name: string
  readonly minutes: number
  readonly perAccount: number
  readonly perNetwork: number
  readonly refusal: RefusalCode
}

export const limits = {
  /** Passwords: signing in, changing one, changing the address of a profile. Only wrong ones count. */
  password: {
    name: 'password',
    minutes: 15,
    perAccount: 10,
    perNetwork: 50,
    refusal: 'session.too-many-attempts',
  },
  /** Reset links asked for; each counts. */
  resetRequest: {
    name: 'reset-request',
    minutes: 60,
    perAccount: 5,
    perNetwork: 20,
    refusal: 'session.too-many-attempts',
  },
  /** Reset links tried; only bad ones count, and there is no account to count by. */
  resetLink: {
    name: 'reset-link',
    minutes: 15,
    perAccount: Number.POSITIVE_INFINITY,
    perNetwork: 20,
    refusal: 'session.too-many-attempts',
  },
  /** Access tokens; only bad ones count, and there is no account to count by. */
  accessToken: {
    name: 'access-token',
    minutes: 15,
    perAccount: Number.POSITIVE_INFINITY,
    perNetwork: 50,
    refusal: 'session.too-many-attempts',
  },
  /** Messages to support; each counts. */
  contact: { name: 'contact', minutes: 60, perAccount: 10, perNetwork: 50, refusal: 'contact.too-many' },
} as const satisfies Record<string, Limit>

export interface Caller {
  /** The account by its e-mail address; it need not exist. */
  readonly email: string
  readonly address: string
  readonly now: Date
}

export interface Attempt {
  /** It was good: it does not count, and neither do the account's earlier ones. */
  forgive(): Promise<void>
}

/**
 * Count one more try, or refuse it when there were too many. It counts before anybody knows how it ends, so that many at
 * once get no further than many in a row; one that is refused does not count.
 */
export async function countAttempt(db: Db, limit: Limit, caller: Caller): Promise<Attempt> {
  const { now } = caller
  const account = digest(`${limit.name} account ${caller.email.toLowerCase()}`)
  const network = digest(`${limit.name} network ${networkOf(caller.address)}`)
  const mine = await db
    .insertInto('attempt')
    .values([account, network].map((subject) => ({ subject, made_at: now })))
    .returning(['id', 'subject'])
    .execute()
  const ids = mine.map(({ id }) => id)

  const [forAccount, forNetwork] = await Promise.all([
    freeAt(db, limit, { subject: account, most: limit.perAccount, now }),
    freeAt(db, limit, { subject: network, most: limit.perNetwork, now }),
  ])
  const free = Math.max(forAccount, forNetwork)
  if (free > 0) {
    await db.deleteFrom('attempt').where('id', 'in', ids).execute()
    throw new Refusal(limit.refusal, { retryAfter: Math.max(1, Math.ceil((free - now.getTime()) / 1000)) })
  }
  await forgetStale(db, now)
  return {
    forgive: async () => {
      await db
        .deleteFrom('attempt')
        .where((where) => where.or([where('id', 'in', ids), where('subject', '=', account)]))
        .execute()
    },
  }
}

/** A new password opens an account that too many wrong ones had closed. */
export async function forgetPasswordAttempts(db: Db, email: string): Promise<void> {
  const subject = digest(`${limits.password.name} account ${email.toLowerCase()}`)
  await db.deleteFrom('attempt').where('subject', '=', subject).execute()
}

interface Tried {
  readonly subject: string
  readonly most: number
  readonly now: Date
}

/** When a subject may try again, in milliseconds; 0 when it may now. */
async function freeAt(db: Db, { minutes }: Limit, { subject, most, now }: Tried): Promise<number> {
  if (most === Number.POSITIVE_INFINITY) return 0
  const span = minutes * 60_000
  const counted = await db
    .selectFrom('attempt')
    .select('made_at')
    .where('subject', '=', subject)
    .where('made_at', '>', new Date(now.getTime() - span))
    .orderBy('made_at', 'desc')
    .limit(most + 1)
    .execute()
  // The newest of those that are too many has to grow old before another is let in.
  return counted.length > most ? counted[most]!.made_at.getTime() + span : 0
}

async function forgetStale(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where('made_at', '<', new Date(now.getTime() - 24 * 3_600_000))
    .execute()
}

/** A network is an IPv4 address, or the /64 that one household or office has of IPv6. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...zeros, ...right].slice(0, 4).join(':')
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
