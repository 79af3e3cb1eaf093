import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { type Jobs, startJobs } from '#server/jobs/jobs.ts'
import { givenAccount } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenSmtp } from '#server/test/smtp.ts'
import { deliver } from './deliver.ts'
import { sendMailInBackground } from './jobs.ts'
import { type Lane, lanes } from './lanes.ts'
import { type Email, findMail, listDueMail, postbox, retryUnsentMail } from './outbox.ts'
import { openTransport, type Transport } from './transport.ts'

const database = givenDatabase()
const smtp = givenSmtp()
const now = new Date('2026-01-15T03:00:00Z')
const clock = { now }
const open: { transport?: Transport } = {}
const work = () => ({ transport: open.transport!, clock: () => clock.now })

beforeAll(async () => {
  open.transport = openTransport(readConfig({ SMTP_URL: smtp.url, SATOYAMA_MAIL_FROM: 'noreply@satoyama.example' }))!
  await givenAccount(database.db, 'analyst@asset.example')
})
afterAll(() => open.transport?.close())
beforeEach(async () => {
  await database.db.deleteFrom('mail').execute()
  smtp.received.length = 0
  for (const key of Object.keys(smtp.mood)) delete smtp.mood[key as keyof typeof smtp.mood]
  clock.now = now
})

const [security, other] = lanes as [Lane, Lane]
const due = (now: Date, lane = other) => listDueMail(database.db, lane, now)

/** Jobs that stop leave a mail that is being sent to its end. */
const atRest = () =>
  vi.waitFor(
    async () => {
      const others = sql`select from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`
      expect((await others.execute(database.db)).rows).toEqual([])
    },
    { timeout: 120_000 },
  )

async function givenMail(parts: Partial<Email> = {}, jobs: Jobs | null = null): Promise<number> {
  const { id: accountId } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
  const email: Email = {
    kind: 'contact',
    to: 'support@satoyama.example',
    replyTo: 'hanako@asset.example',
    about: { number: 7 },
    body: '本文です。\n二行目\n',
    language: 'ja',
    accountId,
    ...parts,
  }
  await database.db.transaction().execute((tx) => postbox(jobs).post(tx, email, clock.now))
  return (await database.db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
}

test('a mail goes out as plain text with its headers, once', async () => {
  const id = await givenMail()
  expect(await deliver(database.db, id, work())).toBe('sent')
  expect(await deliver(database.db, id, work())).toBe('not-there')
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail!.to).toEqual(['support@satoyama.example'])
  expect(mail!.header('From')).toBe('Satoyama <noreply@satoyama.example>')
  expect(mail!.header('Reply-To')).toBe('hanako@asset.example')
  expect(mail!.header('Message-ID')).toBe(`<${id}.${now.getTime()}@satoyama>`)
  expect(mail!.header('Content-Type')).toBe('text/plain; charset=utf-8')
  expect(mail!.text.replaceAll('\r\n', '\n')).toBe('本文です。\n二行目\n')
  expect(await findMail(database.db, id)).toMatchObject({ sent_at: now, last_error: null })
})

test('lines in what becomes a header make no header', async () => {
  const id = await givenMail({
    kind: 'alert',
    language: 'en',
    about: { alert: 'Hello\r\nBcc: victim', items: 1 },
    replyTo: 'a@b.example\r\nBcc: victim@asset.example',
  })
  await deliver(database.db, id, work())
  const [mail] = smtp.received
  expect(mail!.to).toEqual(['support@satoyama.example'])
  expect(mail!.header('Bcc')).toBeUndefined()
  expect(mail!.header('Subject')).toBe('[Satoyama] Hello Bcc: victim: 1 item')
})

test('servers that send at the same time send one mail', async () => {
  const id = await givenMail()
  const othersAreDone = Promise.withResolvers<void>()
  smtp.mood.beforeYes = () => othersAreDone.promise
  const outcomes: string[] = []
  const deliverOne = async () => {
    outcomes.push(await deliver(database.db, id, work()))
    if (outcomes.length === 2) othersAreDone.resolve()
  }
  await Promise.all([1, 2, 3].map(deliverOne))
  expect(outcomes).toEqual(['not-there', 'not-there', 'sent'])
  expect(smtp.received).toHaveLength(1)
})

test('"later" is tried again, each time after twice the wait; the code is kept, not what was said', async () => {
  const id = await givenMail()
  smtp.mood.refuseMessages = 451
  expect(await deliver(database.db, id, work())).toBe('failed')
  expect(await findMail(database.db, id)).toMatchObject({ attempts: 1, last_error: 'EMESSAGE 451', sent_at: null })
  expect(await due(clock.now)).toEqual([])

  clock.now = new Date('2026-01-15T03:01:00Z') // a minute later
  expect(await due(clock.now)).toEqual([id])
  await deliver(database.db, id, work())
  expect((await findMail(database.db, id))!.due_at).toEqual(new Date('2026-01-15T03:03:00Z')) // two more

  smtp.mood.refuseMessages = undefined
  clock.now = new Date('2026-01-15T03:03:00Z')
  expect(await deliver(database.db, id, work())).toBe('sent')
})

test('a mail is given up after twelve tries, or when the recipient is refused for good', async () => {
  const mail = await givenMail()
  smtp.mood.refuseRecipients = 450
  const outcomes: string[] = []
  for (let tries = 0; tries < 12; tries++) outcomes.push(await deliver(database.db, mail, work()))
  expect(outcomes).toEqual([...Array(11).fill('failed'), 'given-up'])

  const unknown = await givenMail()
  smtp.mood.refuseRecipients = 550
  expect(await deliver(database.db, unknown, work())).toBe('given-up')
  expect(await due(new Date('2027-01-01'))).toEqual([])

  smtp.mood.refuseRecipients = undefined
  expect(await retryUnsentMail(database.db, clock.now)).toEqual([mail, unknown])
  expect(await deliver(database.db, unknown, work())).toBe('sent')
})

test('nobody at the port is a failure like another', async () => {
  const id = await givenMail()
  const transport = openTransport(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }))!
  expect(await deliver(database.db, id, { ...work(), transport })).toBe('failed')
  expect((await findMail(database.db, id))!.last_error).toBe('ESOCKET')
})

test('the text of a mail with a link is erased once it was sent, or is of no use', async () => {
  const link = { kind: 'password-reset', expiresAt: new Date('2026-01-15T04:00:00Z') } as const
  const [sent, late] = [await givenMail(link), await givenMail(link)]
  await deliver(database.db, sent, work())
  clock.now = new Date('2026-01-15T04:00:00Z')
  expect(await deliver(database.db, late, work())).toBe('expired')
  expect(await findMail(database.db, sent)).toMatchObject({ body: null, sent_at: now })
  expect(await findMail(database.db, late)).toMatchObject({ body: null, sent_at: null, last_error: 'expired' })
  expect(await retryUnsentMail(database.db, clock.now)).toEqual([])
  expect(smtp.received).toHaveLength(1)
})

test('what is undone is not mailed', async () => {
  const undone = database.db.transaction().execute(async (tx) => {
    await postbox(null).post(tx, { kind: 'contact', to: 'a@b.example', body: 'b', language: 'en', accountId: 1 }, now)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await due(now)).toEqual([])
})

test('jobs send what is posted, and what a crash left over', async () => {
  const left = await givenMail()
  const complaints: string[] = []
  const jobs = await startJobs(database.connection, ({ message }) => complaints.push(message))
  try {
    await sendMailInBackground(database.db, jobs, { ...work(), onTrouble: (text) => complaints.push(text) })
    const sentAt = async (id: number) => (await findMail(database.db, id))!.sent_at
    await vi.waitFor(async () => expect(await sentAt(left)).toEqual(now), { timeout: 120_000 })
    const posted = await givenMail({}, jobs)
    await vi.waitFor(async () => expect(await sentAt(posted)).toEqual(now), { timeout: 120_000 })

    smtp.mood.refuseRecipients = 550
    const refused = await givenMail({}, jobs)
    await vi.waitFor(() => expect(complaints).toEqual([`mail ${refused}: given-up`]), { timeout: 120_000 })
  } finally {
    await jobs.stop()
  }
  expect(smtp.received).toHaveLength(2)
})

test('mail about passwords goes out while messages to support are stuck, and while one of its own is', async () => {
  const free = Promise.withResolvers<void>()
  const isSlow = (to: readonly string[]) => to.some((address) => /^(support|slow)@/.test(address))
  smtp.mood.beforeYes = async (to) => {
    if (isSlow(to)) await free.promise
  }
  const left = [await givenMail(), await givenMail()] // A crash left them over, so the sweep of the start is stuck too.
  const jobs = await startJobs(database.connection, () => {})
  const link = { kind: 'password-reset', expiresAt: new Date('2026-01-15T04:00:00Z') } as const
  try {
    await sendMailInBackground(database.db, jobs, { ...work(), onTrouble: () => {} })
    for (let messages = 0; messages < 100; messages++) await givenMail({}, jobs)
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), { timeout: 120_000 }) // Stuck, one in each turn.
    await givenMail({ ...link, to: 'slow@asset.example' }, jobs)
    const reset = await givenMail({ ...link, to: 'analyst@asset.example' }, jobs)
    await vi.waitFor(async () => expect((await findMail(database.db, reset))!.sent_at).toEqual(now), {
      timeout: 120_000,
    })
    expect((await findMail(database.db, left[1]!))!.sent_at).toBeNull()
  } finally {
    free.resolve()
    await jobs.stop()
    await atRest()
  }
})

test('the operator’s own sending begins with mail about passwords', async () => {
  const message = await givenMail()
  const changed = await givenMail({ kind: 'address-changed' })
  expect(await retryUnsentMail(database.db, clock.now)).toEqual([changed, message])
  expect([await due(clock.now, security), await due(clock.now)]).toEqual([[changed], [message]])
})

test('mail that was put off while the clock was ahead does not wait for that day', async () => {
  const id = await givenMail()
  clock.now = new Date('2026-01-17T03:00:00Z')
  smtp.mood.refuseMessages = 451
  await deliver(database.db, id, work())
  expect(await due(new Date('2026-01-17T03:00:30Z'))).toEqual([]) // a minute is to go by
  expect(await due(now)).toEqual([id])
})

test('without a mail server there is no transport', () => {
  expect(openTransport(readConfig({}))).toBeNull()
})
