import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { mailLimits } from '#contract/wire/mail-limits.ts'
import { givenAccount } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { countMails } from './daily-limits.ts'
import { deliver } from './deliver.ts'
import { lanes } from './lanes.ts'
import { type Email, listDueMail, postbox, retryUnsentMail } from './outbox.ts'

const database = givenDatabase()
const now = new Date('2026-01-15T03:00:00Z')
const tomorrow = new Date('2026-01-15T15:00:00Z') // midnight in Tokyo
const alerts = lanes.find(({ name }) => name === 'alerts')!

beforeEach(async () => {
  await database.db.deleteFrom('mail').execute()
  await givenAccount(database.db, 'one@asset.example')
  await givenAccount(database.db, 'two@asset.example', { name: 'Two' })
})
const idOf = async (email: string) =>
  (await database.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

async function post(count: number, parts: Partial<Email> & { readonly accountId: number }, at = now): Promise<void> {
  const emails = Array.from(
    { length: count },
    (_, n): Email => ({ kind: 'alert', to: `reader${n}@other.example`, body: 'b', language: 'ja', ...parts }),
  )
  await database.db.transaction().execute((tx) => postbox(null).postAll(tx, emails, at))
}
const days = async () => {
  const rows = await database.db.selectFrom('mail').select('leaves_on').orderBy('id').execute()
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ leaves_on }) => String(leaves_on))].map(([day, all]) => [day, all.length]),
  )
}

test('what an account causes beyond a day’s limit leaves on the days after, and is counted', async () => {
  const accountId = await idOf('one@asset.example')
  await post(mailLimits.caused, { accountId })
  await post(mailLimits.caused + 5, { accountId })
  expect(await days()).toEqual({ '2026-01-15': 300, '2026-01-16': 300, '2026-01-17': 5 })
  expect(await countMails(database.db, accountId, now)).toEqual({ today: 300, held: 305 })
  await post(1, { accountId: await idOf('two@asset.example') })
  expect(await days()).toMatchObject({ '2026-01-15': 301 }) // Another account has a count of its own.
})

test('what one address gets is limited whoever causes it, whatever it is about', async () => {
  const [one, two] = [await idOf('one@asset.example'), await idOf('two@asset.example')]
  const to = 'reader@other.example'
  await post(60, { accountId: one, to })
  await post(45, { accountId: two, to, kind: 'comment-mention', causedBy: one })
  expect(await days()).toEqual({ '2026-01-15': 100, '2026-01-16': 5 })
})

test('what guards an account and messages to support are held up by nothing', async () => {
  const accountId = await idOf('one@asset.example')
  const to = 'reader@other.example'
  await post(mailLimits.received, { accountId, to })
  for (const kind of ['password-reset', 'address-question', 'address-changed', 'contact'] as const)
    await post(1, { accountId, to, kind })
  expect(await days()).toEqual({ '2026-01-15': 100, null: 4 })
})

test('of many who post at once none finds room that another has taken', async () => {
  const accountId = await idOf('one@asset.example')
  await post(mailLimits.caused - 1, { accountId })
  const [posted, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const email: Email = { kind: 'alert', to: 'first@other.example', body: 'b', language: 'ja', accountId }
  const first = database.db.transaction().execute(async (tx) => {
    await postbox(null).post(tx, email, now)
    posted.resolve()
    await end.promise // The last room of the day is taken, and nobody else can see it yet.
  })
  await posted.promise
  const over: number[] = []
  const others = [1, 2, 3].map((n) => post(1, { accountId }).then(() => over.push(n)))
  await expect.poll(async () => over.length + (await countWaiting())).toBe(others.length)
  end.resolve()
  await Promise.all([first, ...others])
  expect(await days()).toEqual({ '2026-01-15': 300, '2026-01-16': 3 })
})

/** Connections to this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db)
  return rows[0]!.count
}

test('a held mail is not due, not sent and not sent by the operator’s word before its day', async () => {
  const accountId = await idOf('one@asset.example')
  const to = 'reader@other.example'
  await post(mailLimits.received + 1, { accountId, to })
  const { id } = await database.db
    .selectFrom('mail')
    .select('id')
    .where('leaves_on', '=', '2026-01-16')
    .executeTakeFirstOrThrow()
  await database.db.deleteFrom('mail').where('id', '!=', id).execute()
  expect(await listDueMail(database.db, alerts, now)).toEqual([])
  expect(await retryUnsentMail(database.db, now)).toEqual([])
  const sent: string[] = []
  const transport = { send: async (mail: { to: string }) => void sent.push(mail.to), many: () => transport, close() {} }
  expect(await deliver(database.db, id, { transport, clock: () => now })).toBe('held')
  expect(await listDueMail(database.db, alerts, tomorrow)).toEqual([id])
  expect(await deliver(database.db, id, { transport, clock: () => tomorrow })).toBe('sent')
  expect(sent).toEqual([to])
})
