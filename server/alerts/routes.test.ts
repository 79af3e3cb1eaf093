import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeToken } from '#contract/account/tokens.ts'
import * as contract from '#contract/alerts/alerts.ts'
import * as recipients from '#contract/alerts/recipients.ts'
import { placeNews } from '#contract/news/places.ts'
import { saveSearch } from '#contract/search/saved-searches.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenSmtp } from '#server/test/smtp.ts'
import { importNews, run, sendAll } from './given-alerts.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database, { env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
const smtp = givenSmtp()
const place = { database, app }
const own = 'manager@asset.example'
const at = (tokyo: string) => new Date(`${tokyo}:00+09:00`)
const given = { token: '', one: { id: 0, code: '' }, other: { id: 0, code: '' } }

beforeAll(async () => {
  app.clock.now = at('2026-11-20T12:00')
  const session = await app.signedIn(own)
  await database.db.updateTable('account').set({ password_changed_at: app.clock.now }).execute()
  // A program’s token outlives the days that pass in these tests.
  given.token = (await app.call(makeToken, { body: { name: 'tests' } }, session)).body.data.text
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

let names = 0
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

describe('what is told', () => {
  test('a bad event about a holding is mailed in the morning, once, with its sentence and what it moved', async () => {
    const alert = await added()
    const title = fraud().title
    await importNews(place, [
      fraud({ title }),
      fraud({ title: '好調な決算を発表', body: '', severity: '', sentiment: 0.5 }),
    ])
    expect(await run(place)).toMatchObject({ alerts: 0 }) // not before its hour
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toEqual({ alerts: 1, mails: 1, troubles: [] })
    expect(await run(place)).toMatchObject({ alerts: 0 })
    await sendAll(place, smtp.url)
    expect(smtp.received).toHaveLength(1)
    const [mail] = smtp.received
    expect(mail!.to).toEqual([own])
    expect(mail!.header('List-Unsubscribe')).toMatch(
      /^<https:\/\/satoyama\.example\/api\/alert-recipients\/[\w-]{32}\/stop>/,
    )
    expect(mail!.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const body = mail!.text
    expect(body).toContain(title)
    expect(body).toContain('改ざんがあったと発表した')
    expect(body).toMatch(/不祥事レベル（12か月）：.* → 重大|重大のまま/)
    expect(body).not.toContain('好調な決算')
    const { mailings } = await mailsOf(alert.id)
    expect(mailings).toMatchObject([{ items: 1, mails: [{ email: own, state: 'sent' }] }])
  })

  test('nothing is mailed when nothing happened, nor what came in before the alert', async () => {
    await importNews(place, [fraud({ at: '2026-11-20 10:00' })])
    app.clock.now = at('2026-11-20T12:01')
    await added()
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 })
    expect(await run(place)).toMatchObject({ alerts: 0 })
  })

  test('one more report of the same rings nothing, a follow-up and a graver report do', async () => {
    const alert = await added()
    const titled = (parts: object) => fraud({ title: '山里工場の検査データ改ざんを公表', severity: 2, ...parts })
    await importNews(place, [titled({})])
    app.clock.now = at('2026-11-21T07:00')
    await run(place)
    app.clock.now = at('2026-11-21T12:00')
    await importNews(place, [titled({ at: '2026-11-21 10:00', publisher: '里日報' })])
    app.clock.now = at('2026-11-22T07:00')
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 })
    app.clock.now = at('2026-11-22T12:00')
    await importNews(place, [titled({ at: '2026-11-22 10:00', publisher: '野山新聞', severity: 4 })])
    app.clock.now = at('2026-11-23T07:00')
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 1 })
    const { mailings } = await mailsOf(alert.id)
    expect(mailings.map(({ lines }: { lines: { why: string }[] }) => lines.map(({ why }) => why))).toEqual([
      ['graver'],
      ['new'],
    ])
  })

  test('a report that is split off by hand is an event that was not told, and is told once', async () => {
    const alert = await added()
    const titled = (parts: object) => fraud({ title: '山里工場の検査データ改ざんを公表', severity: 2, ...parts })
    await importNews(place, [titled({})])
    app.clock.now = at('2026-11-21T07:00')
    await run(place)
    app.clock.now = at('2026-11-21T12:00')
    await importNews(place, [titled({ at: '2026-11-21 10:00', publisher: '里日報' })])
    app.clock.now = at('2026-11-22T07:00')
    expect(await run(place)).toMatchObject({ mails: 0 })
    const { rows } = await sql<{ id: number; event: number }>`
      select news_id as id, event_id as event from news_reading order by news_id desc limit 1`.execute(database.db)
    const { id: articleId, event } = rows[0]!
    const session = await app.signedIn(own)
    const moved = await app.call(placeNews, { params: { articleId }, body: { event, joinTo: null } }, session)
    expect([moved.status, moved.body.code]).toEqual([200, undefined])
    app.clock.now = at('2026-11-23T07:00')
    expect(await run(place)).toEqual({ alerts: 1, mails: 1, troubles: [] })
    app.clock.now = at('2026-11-23T08:00')
    await sql`update alert set next_at = ${app.clock.now}`.execute(database.db)
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 })
    const [{ lines }] = (await mailsOf(alert.id)).mailings
    expect(lines).toMatchObject([{ articleId, why: 'new', reports: 1 }])
  })

  test('an import that is committed after the mail is told by the next, however long it took', async () => {
    await added()
    app.clock.now = at('2026-11-21T07:00')
    await run(place)
    // Begun at six, seen at noon.
    app.clock.now = at('2026-11-21T06:00')
    await importNews(place, [fraud({ at: '2026-11-21 05:00' })])
    app.clock.now = at('2026-11-22T07:00')
    expect(await run(place)).toMatchObject({ mails: 1 })
    app.clock.now = at('2026-11-23T07:00')
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 })
  })

  test('a mail that could not leave for a week leaves no more', async () => {
    await added()
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ mails: 1 })
    app.clock.now = at('2026-11-28T07:00')
    await sendAll(place, smtp.url)
    expect(smtp.received).toHaveLength(0)
  })

  test('old articles that come in are no news', async () => {
    await added()
    await importNews(place, [fraud({ at: '2020-03-01 09:00' })])
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 })
  })

  test('several at once look at each alert once', async () => {
    await added()
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-21T07:00')
    const runs = await Promise.all([1, 2, 3].map(() => run(place)))
    expect(runs.reduce((sum, { mails }) => sum + mails, 0)).toBe(1)
  })

  test('a paused alert is silent and goes on with what comes in from then', async () => {
    const { id } = await added()
    const pause = (isPaused: boolean) =>
      app.call(contract.pauseAlert, { params: { alertId: id }, body: { isPaused } }, given.token)
    expect((await pause(true)).body.data.pausedAt).not.toBeNull()
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-22T07:00')
    expect(await run(place)).toMatchObject({ alerts: 0 })
    await pause(false)
    app.clock.now = at('2026-11-23T07:00')
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 })
  })

  test('the preview says what would have been mailed, mail by mail', async () => {
    const watch = { subject: 'news', conditions: { companies: `${given.other.id}` } }
    const alert = await added({ watch })
    const day = (number: number, parts: object = {}) =>
      fraud({ code: given.other.code.slice(0, 4), at: `2026-11-${number} 10:00`, ...parts })
    const sent: number[] = []
    for (let number = 20; number < 27; number++) {
      app.clock.now = at(`2026-11-${number}T18:00`)
      const articles = number % 2 === 0 ? [day(number, { title: `第${number}工場で火災、負傷者` })] : []
      if (number === 23)
        articles.push(day(23, { title: '特許権の侵害で提訴される' }), day(23, { title: '談合の疑いで立ち入り検査' }))
      if (articles.length > 0) await importNews(place, articles)
      app.clock.now = at(`2026-11-${number + 1}T07:00`)
      await run(place)
    }
    const { mailings } = await mailsOf(alert.id)
    for (const { items } of mailings) sent.push(items)
    app.clock.now = at('2026-11-27T07:30')
    const { body } = await app.call(
      contract.previewAlert,
      { body: { watch, frequency: 'daily', hour: 7, weekday: 1, language: 'ja' } as never },
      given.token,
    )
    expect(body.data.sent.map(({ items }: { items: number }) => items)).toEqual(sent)
    expect(body.data.items).toBe(sent.reduce((sum, items) => sum + items, 0))
    const lines = (list: { lines: { articleId: number; why: string }[] }[]) =>
      list.map((mail) => mail.lines.map(({ articleId, why }) => [articleId, why]))
    expect(lines(body.data.sent)).toEqual(lines(mailings))
  })

  test('an empty preview tells words that nothing has from a level that nothing reaches', async () => {
    await importNews(place, [fraud({ severity: 1 })])
    app.clock.now = at('2026-11-21T07:30')
    const ask = async (conditions: object) =>
      (
        await app.call(
          contract.previewAlert,
          {
            body: {
              watch: { subject: 'news', conditions },
              frequency: 'daily',
              hour: 7,
              weekday: 1,
              language: 'ja',
            } as never,
          },
          given.token,
        )
      ).body.data
    const companies = `${given.one.id}`
    const words = await ask({ companies, q: '見当たらない語句' })
    expect(words).toMatchObject({ mails: 0, items: 0, anyLevel: null })
    expect(words.withoutWords).toBeGreaterThan(0)
  })
})

describe('searches and filings', () => {
  test('a company that enters or leaves a saved search is told', async () => {
    const saved = await app.call(saveSearch, { body: { name: 'すべて', search: '' } }, given.token)
    const alert = await added({ watch: { subject: 'search', searchId: saved.body.data.id } })
    const { members } = await database.db.selectFrom('alert').select('members').executeTakeFirstOrThrow()
    expect(members!.length).toBeGreaterThan(100)
    // As if the first had not been there, and one that is gone had been.
    await database.db
      .updateTable('alert')
      .set({ members: members!.slice(1) })
      .execute()
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toEqual({ alerts: 1, mails: 1, troubles: [] })
    const { mailings } = await mailsOf(alert.id)
    expect(mailings[0].lines).toMatchObject([{ kind: 'search', change: 'entered', company: { id: members![0] } }])
  })

  test('a search that is gone stops nothing and stands in the list as a fault', async () => {
    const saved = await app.call(saveSearch, { body: { name: '消える', search: '' } }, given.token)
    await added({ watch: { subject: 'search', searchId: saved.body.data.id } })
    await sql`update saved_search set removed_at = now() where id = ${saved.body.data.id}`.execute(database.db)
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toEqual({ alerts: 1, mails: 0, troubles: [] })
    const { body } = await app.call(contract.listAlerts, {}, given.token)
    expect(body.data.alerts).toMatchObject([{ fault: 'search-gone' }])
  })

  test('documents and restatements of followed companies are previewed by the day of filing', async () => {
    for (const subject of ['documents', 'restatements']) {
      const watch = { subject, conditions: { companies: `${given.one.id}-${given.other.id}` } }
      const { status, body } = await app.call(
        contract.previewAlert,
        { body: { watch, frequency: 'daily', hour: 7, weekday: 1, language: 'en' } as never },
        given.token,
      )
      expect([subject, status, body.code, body.data?.mails]).toEqual([subject, 200, undefined, 0])
      await added({ watch })
    }
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ alerts: 2, troubles: [] })
  })
})

describe('recipients', () => {
  test('another address is asked first, gets mail once it agrees, and stops it without signing in', async () => {
    const other = 'colleague@bank.example'
    const { id } = await added({ recipients: [own, ` ${other.toUpperCase()} `, other] })
    const state = async () =>
      (await app.call(contract.getAlert, { params: { alertId: id } }, given.token)).body.data.recipients
    expect(await state()).toEqual([
      { email: own, state: 'own' },
      { email: other, state: 'asked' },
    ])
    await sendAll(place, smtp.url)
    expect(smtp.received.map(({ to }) => to)).toEqual([[other]])
    const token = /alerts\/mail\/([\w-]{32})/.exec(smtp.received[0]!.text)![1]!
    expect((await app.call(recipients.getSubscription, { params: { token } })).body.data).toMatchObject({
      email: 'c•••@bank.example',
      owner: { name: 'Analyst', company: 'Asset' },
      state: 'asked',
    })
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ mails: 1 })

    await app.call(recipients.agreeToAlert, { params: { token } })
    await importNews(place, [fraud({ at: '2026-11-21 06:00', title: '贈賄の疑いで元役員が逮捕された' })])
    app.clock.now = at('2026-11-22T07:00')
    expect(await run(place)).toMatchObject({ mails: 2 })

    const oneClick = await app.inject({
      method: 'POST',
      url: `/api/alert-recipients/${token}/stop`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(oneClick.statusCode).toBe(200)
    expect((await state())[1]).toEqual({ email: other, state: 'stopped' })
    await importNews(place, [fraud({ at: '2026-11-22 06:00', title: '労災隠しで書類送検' })])
    app.clock.now = at('2026-11-23T07:00')
    expect(await run(place)).toMatchObject({ mails: 1 })
    // Taken off and added again, it stays stopped and is not asked again.
    const { updatedAt } = (await app.call(contract.getAlert, { params: { alertId: id } }, given.token)).body.data
    const change = (list: string[], stamp: string) =>
      app.call(
        contract.changeAlert,
        { params: { alertId: id }, body: { ...draft({ recipients: list }), updatedAt: stamp } as never },
        given.token,
      )
    const without = (await change([own], updatedAt)).body.data
    expect(without.recipients).toHaveLength(1)
    expect((await change([own, other], without.updatedAt)).body.data.recipients[1]).toEqual({
      email: other,
      state: 'stopped',
    })
  })

  test('a mail program that opens the stop address is led to the page that asks', async () => {
    const { statusCode, headers } = await app.inject(`/api/alert-recipients/${'a'.repeat(32)}/stop`)
    expect([statusCode, headers.location]).toEqual([302, `/alerts/mail/${'a'.repeat(32)}`])
  })

  test('a link that is none is refused', async () => {
    const token = 'a'.repeat(32)
    for (const one of [recipients.getSubscription, recipients.agreeToAlert, recipients.stopAlertMail])
      expect((await app.call(one, { params: { token } })).body.code).toBe('alert.link')
  })

  test('an address that said no is asked by no other alert of the account, nor by a copy', async () => {
    const other = 'quiet@bank.example'
    const { id } = await added({ recipients: [own, other] })
    const { token } = await database.db
      .selectFrom('alert_recipient')
      .select('token')
      .where('email', '=', other)
      .executeTakeFirstOrThrow()
    await app.call(recipients.stopAlertMail, { params: { token } })
    const copy = await app.call(contract.copyAlert, { params: { alertId: id }, body: { name: '写し' } }, given.token)
    for (const alert of [copy.body.data, await added({ recipients: [other] })])
      expect(alert.recipients).toContainEqual({ email: other, state: 'stopped' })
    const questions = database.db.selectFrom('mail').select('id').where('kind', '=', 'alert-question')
    expect(await questions.execute()).toHaveLength(1)
  })

  test('whoever stopped their own alert gets it again by taking the address off and putting it back', async () => {
    const other = 'friend@bank.example'
    const alert = await added({ recipients: [own, other] })
    await sql`update alert_recipient set state = 'stopped' where alert_id = ${alert.id}`.execute(database.db)
    let { updatedAt } = alert
    const states = async (list: string[]) => {
      const body = { ...draft({ recipients: list }), updatedAt } as never
      const changed = (await app.call(contract.changeAlert, { params: { alertId: alert.id }, body }, given.token)).body
        .data
      updatedAt = changed.updatedAt
      return changed.recipients.map(({ state }: { state: string }) => state)
    }
    expect(await states([own, other])).toEqual(['stopped', 'stopped'])
    expect(await states([other])).toEqual(['stopped'])
    expect(await states([own, other])).toEqual(['own', 'stopped'])
  })

  test('nobody is flooded with questions', async () => {
    const other = 'victim@bank.example'
    const codes: unknown[] = []
    for (let count = 0; count < 5; count++) codes.push((await add({ recipients: [other] })).body.code)
    expect(codes).toEqual([undefined, undefined, undefined, 'alert.recipients', 'alert.recipients'])
    expect((await app.call(contract.listAlerts, {}, given.token)).body.data.alerts).toHaveLength(3)
  })
})

describe('what is refused', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `person${at}@bank.example`)
  test.each([
    ['no name', { name: ' 　' }, 400],
    ['a name of 76 full-width characters', { name: '化'.repeat(76) }, 400],
    ['no recipient', { recipients: [] }, 400],
    ['an address that is none', { recipients: ['manager'] }, 400],
    ['a second header in an address', { recipients: ['a@b.example\r\nBcc: victim@bank.example'] }, 400],
    ['a thousand recipients', { recipients: many(1000) }, 400],
    ['hour 24', { hour: 24 }, 400],
    [
      'two hundred words',
      { watch: { subject: 'news', conditions: { q: Array.from({ length: 200 }, (_, at) => `語${at}`).join(' ') } } },
      422,
    ],
    [
      '21 words',
      { watch: { subject: 'news', conditions: { q: Array.from({ length: 21 }, (_, at) => `w${at}`).join(' ') } } },
      422,
    ],
    ['a condition that there is not', { watch: { subject: 'news', conditions: { color: 'red' } } }, 400],
    ['a level 5', { watch: { subject: 'news', conditions: { level: '5' } } }, 400],
    ['somebody else’s list', { watch: { subject: 'news', conditions: { set: 'watchlist-999' } } }, 404],
    ['somebody else’s search', { watch: { subject: 'search', searchId: 999 } }, 404],
    ['documents of nobody', { watch: { subject: 'documents', conditions: {} } }, 400],
  ])('%s', async (_, parts, status) => {
    expect((await add(parts)).status).toBe(status)
    expect((await app.call(contract.listAlerts, {}, given.token)).body.data.alerts).toEqual([])
    expect(await database.db.selectFrom('mail').select('id').execute()).toEqual([])
  })

  test('a name is taken once, and one of two tabs is told', async () => {
    const first = await added({ name: '朝の点検' })
    expect((await add({ name: '朝の点検' })).body.code).toBe('alert.name-taken')
    const change = (updatedAt: string) =>
      app.call(
        contract.changeAlert,
        { params: { alertId: first.id }, body: { ...draft({ name: '夕方の点検' }), updatedAt } as never },
        given.token,
      )
    const both = await Promise.all([change(first.updatedAt), change(first.updatedAt)])
    expect(both.map(({ body }) => body.code).sort()).toEqual(['alert.changed', undefined])
  })

  test('a line break in a name adds no header and no line', async () => {
    await added({ name: '点検\r\nBcc: victim@bank.example' })
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-21T07:00')
    await run(place)
    await sendAll(place, smtp.url)
    expect(smtp.received[0]!.to).toEqual([own])
    expect(smtp.received[0]!.header('Bcc')).toBeUndefined()
  })
})

describe('copies and removals', () => {
  test('a copy rests until it is let go on', async () => {
    const { id } = await added({ name: '元' })
    const copy = await app.call(contract.copyAlert, { params: { alertId: id }, body: { name: '写し' } }, given.token)
    expect(copy.body.data).toMatchObject({ name: '写し', recipients: [{ email: own, state: 'own' }] })
    expect(copy.body.data.pausedAt).not.toBeNull()
  })

  test('what was removed mails nothing, and comes back', async () => {
    const { id } = await added()
    const params = { alertId: id }
    await app.call(contract.removeAlert, { params }, given.token)
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ alerts: 0 })
    const list = (await app.call(contract.listAlerts, {}, given.token)).body.data
    expect(list).toMatchObject({ alerts: [], removed: [{ id }], hasMail: true })
    expect((await app.call(contract.restoreAlert, { params }, given.token)).body.data.id).toBe(id)
  })

  test('an alert on all lists follows all of them, and names its theme', async () => {
    const { body } = await app.call(
      addWatchlist,
      { body: { name: '全部', members: [{ companyId: given.other.id }] } as never },
      given.token,
    )
    expect(body.code).toBeUndefined()
    const all = { subject: 'news', conditions: { set: 'watchlists' } }
    const alert = await added({ watch: all })
    expect(alert).toMatchObject({ watchedJa: 'すべてのウォッチリスト', watchedEn: 'All watchlists', fault: null })
    await importNews(place, [fraud({ code: given.other.code.slice(0, 4) })])
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ mails: 1, troubles: [] })
    const themed = await added({ watch: { subject: 'news', conditions: { theme: 'human_rights' } } })
    expect(themed.watchedJa).toMatch(/^テーマ「.+」$/)
  })

  test('an alert on a list follows the list', async () => {
    const list = await app.call(
      addWatchlist,
      { body: { name: '保有', members: [{ companyId: given.other.id }] } as never },
      given.token,
    )
    const set = `watchlist-${list.body.data.id}`
    const alert = await added({ watch: { subject: 'news', conditions: { set } } })
    expect(alert).toMatchObject({ watchedJa: '保有', fault: null })
    await importNews(place, [
      fraud(),
      fraud({ code: given.other.code.slice(0, 4), title: '有価証券報告書の虚偽記載が判明' }),
    ])
    app.clock.now = at('2026-11-21T07:00')
    await run(place)
    const { mailings } = await mailsOf(alert.id)
    expect(mailings[0].lines).toMatchObject([{ company: { id: given.other.id } }])
    expect(mailings[0].lines).toHaveLength(1)
  })
})
