import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as contract from '#contract/alerts/alerts.ts'
import * as recipients from '#contract/alerts/recipients.ts'
import { addWatchlist } from '#contract/watchlists/watchlists.ts'
import { importNews, run, sendAll } from './given-alerts.ts'
import { at, givenScene, own } from './given-scene.ts'

const { database, app, smtp, place, given, draft, add, added, mailsOf, fraud } = givenScene()

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
