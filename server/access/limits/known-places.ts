import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { knownDays, maxPlaces } from '#server/retention/limits.ts'
import type { Claimant, Standing } from './claimant.ts'
import { networkOf } from './network.ts'

/** Whether the account was seen in this browser or network. An address without an account takes as long and is a stranger. */
export async function standingOf(db: Db, { email, address, browser }: Claimant, now: Date): Promise<Standing> {
  const network = networkSubject(address)
  const subjects = browser ? [browserSubject(browser), network] : [network]
  const places = await db
    .selectFrom('known_place')
    .innerJoin('account', 'account.id', 'account_id')
    .select('subject')
    .where('email', '=', email.toLowerCase())
    .where('subject', 'in', subjects)
    .where('seen_at', '>', daysAgo(now))
    .execute()
  if (places.some(({ subject }) => subject !== network)) return 'browser'
  return places.length > 0 ? 'network' : 'stranger'
}

interface PlaceVisit {
  readonly accountId: number
  readonly address: string
  /** The cookie that came, if any. */
  readonly browser: string | null
  readonly now: Date
}

/**
 * The account has shown itself here: from now on browser and network are known. Answers the cookie that the browser is to keep:
 * the one it brought if it is known already, else a new one, since whoever planted a cookie in it knows that.
 */
export async function notePlace(db: Db, { accountId, address, browser, now }: PlaceVisit): Promise<string> {
  const isKnown = browser !== null && (await isKnownBrowser(db, accountId, browser))
  const cookie = isKnown ? browser : randomBytes(24).toString('base64url')
  await db
    .insertInto('known_place')
    .values(
      [networkSubject(address), browserSubject(cookie)].map((subject) => ({
        account_id: accountId,
        subject,
        seen_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'subject']).doUpdateSet({ seen_at: now }))
    .execute()
  await forgetOldPlaces(db, accountId, now)
  return cookie
}

/** The account is known nowhere any more, or not in these browsers. */
export async function forgetPlaces(db: Db, accountId: number, browsers?: readonly string[]): Promise<void> {
  if (browsers?.length === 0) return
  await db
    .deleteFrom('known_place')
    .where('account_id', '=', accountId)
    .$if(browsers !== undefined, (query) => query.where('subject', 'in', browsers!))
    .execute()
}

/** How a browser is named in the tables, by the cookie that only it has. */
export const browserSubject = (browser: string) => digest(`browser ${browser}`)
const networkSubject = (address: string) => digest(`network ${networkOf(address)}`)

async function isKnownBrowser(db: Db, accountId: number, browser: string): Promise<boolean> {
  const place = await db
    .selectFrom('known_place')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('subject', '=', browserSubject(browser))
    .executeTakeFirst()
  return place !== undefined
}

async function forgetOldPlaces(db: Db, accountId: number, now: Date): Promise<void> {
  const ofAccount = db.selectFrom('known_place').where('account_id', '=', accountId)
  // A clock that was ahead must not make a place known for longer, nor push out those seen since.
  await db
    .updateTable('known_place')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('seen_at', '>', now)
    .execute()
  await db
    .deleteFrom('known_place')
    .where('account_id', '=', accountId)
    .where((where) =>
      where.or([
        where('seen_at', '<=', daysAgo(now)),
        where(
          'subject',
          'in',
          ofAccount.select('subject').orderBy('seen_at', 'desc').orderBy('subject').offset(maxPlaces),
        ),
      ]),
    )
    .execute()
}

const daysAgo = (now: Date) => new Date(now.getTime() - knownDays * 86_400_000)
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
