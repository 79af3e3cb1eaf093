import { sql } from 'kysely'
import { beforeAll, beforeEach, expect } from 'vitest'
import { makeToken } from '#contract/account/tokens.ts'
import * as contract from '#contract/alerts/alerts.ts'
import { givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenSmtp } from '#server/test/smtp.ts'

export const own = 'manager@asset.example'
/** A moment by Tokyo’s clock, `2026-11-20T12:00`. */
export const at = (tokyo: string) => new Date(`${tokyo}:00+09:00`)

let names = 0

/** Two companies, an account, and before each test neither alerts nor mails nor news of ours. Call once at the top of a file. */
export function givenScene() {
  const database = givenDatabase({ companies: 200, seed: 11 })
  const app = givenApp(database, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const smtp = givenSmtp()
  const place = { database, app }
  const given = { token: '', one: { id: 0, code: '' }, other: { id: 0, code: '' } }

  beforeAll(async () => {
    app.clock.now = at('2026-11-20T12:00')
    const session = await app.signedIn(own)
    await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
    // A program’s token outlives the days that pass in these tests.
    given.token = (await app.call(makeToken, { body: { name: 'tests', password } }, session)).body.data.text
    const { rows } = await sql<{ id: number; code: string }>`
      select id, security_code as code from company where security_code is not null order by id limit 2`.execute(
      database.db,
    )
    ;[given.one, given.other] = rows as [typeof given.one, typeof given.one]
  }, 60_000)
  beforeEach(async () => {
    app.clock.now = at('2026-11-20T12:00')
    smtp.received.length = 0
    await sql`delete from alert`.execute(database.db)
    await sql`delete from mail`.execute(database.db)
    // The clock goes back for the next test, for which nothing has come in yet.
    const ours = sql`select id from import where file_name = 'news.csv'`
    await sql`delete from news_reading where news_id in (select id from news where import_id in (${ours}))`.execute(
      database.db,
    )
    await sql`delete from news_place`.execute(database.db)
    await sql`delete from news_place_past`.execute(database.db)
    await sql`delete from news where import_id in (${ours})`.execute(database.db)
    await sql`delete from attempt`.execute(database.db)
  })

  const draft = (parts: object = {}) => ({
    name: `保有先の不祥事 ${++names}`,
    watch: { subject: 'news', conditions: { companies: `${given.one.id}`, level: '1' } },
    frequency: 'daily',
    hour: 7,
    weekday: 1,
    language: 'ja',
    recipients: [own],
    ...parts,
  })
  const add = async (parts: object = {}) => app.call(contract.addAlert, { body: draft(parts) as never }, given.token)
  const added = async (parts: object = {}): Promise<contract.Alert> => {
    const { status, body } = await add(parts)
    expect([status, body.code]).toEqual([200, undefined])
    return body.data
  }
  const mailsOf = async (alertId: number) =>
    (await app.call(contract.listAlertMails, { params: { alertId }, query: {} }, given.token)).body.data
  const fraud = (parts: object = {}) => ({
    code: given.one.code.slice(0, 4),
    at: '2026-11-20 15:00',
    title: `検査データの改ざんを公表 ${++names}`,
    body: '同社は検査データの改ざんがあったと発表した。社長は謝罪した。',
    severity: 4,
    sentiment: -0.8,
    ...parts,
  })
  return { database, app, smtp, place, given, draft, add, added, mailsOf, fraud }
}
