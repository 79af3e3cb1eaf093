import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as contract from '#contract/alerts/alerts.ts'
import { placeNews } from '#contract/news/places.ts'
import { readTse33 } from '#server/catalogue/classifications.ts'
import { importNews, run, sendAll } from './given-alerts.ts'
import { at, givenScene, own } from './given-scene.ts'

const { database, app, smtp, place, given, add, added, mailsOf, fraud } = givenScene()

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

  test('an alert that was looked at, or set up, while the clock was a month ahead tells what comes in once it is right', async () => {
    const before = await added()
    app.clock.now = at('2026-12-20T12:00')
    const then = await added()
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 }) // `before`, which is put off by a month
    app.clock.now = at('2026-11-20T14:00')
    expect(await run(place)).toMatchObject({ alerts: 0 })
    app.clock.now = at('2026-11-20T16:00')
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toEqual({ alerts: 2, mails: 2, troubles: [] })
    for (const { id } of [before, then]) expect((await mailsOf(id)).mailings).toMatchObject([{ items: 1 }])
  })

  test('nothing is mailed when nothing happened, nor what came in before the alert', async () => {
    await importNews(place, [fraud({ at: '2026-11-20 10:00' })])
    app.clock.now = at('2026-11-20T12:01')
    await added()
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toMatchObject({ alerts: 1, mails: 0 })
    expect(await run(place)).toMatchObject({ alerts: 0 })
  })

  test('of several industries one in which no company stands is empty, and the others count', async () => {
    const { rows } = await sql<{ code: string | null; id: number }>`select tse33_code as code, id from company`.execute(
      database.db,
    )
    const usedCodes = new Set(rows.map(({ code }) => code))
    const empty = readTse33().find(({ code }) => !usedCodes.has(code))!.code
    const own = rows.find(({ id }) => id === given.one.id)!.code
    const alert = await added({
      watch: { subject: 'news', conditions: { industry: `tse33-${empty},tse33-${own}`, level: '4' } },
    })
    const alone = await added({ watch: { subject: 'news', conditions: { industry: `tse33-${empty}`, level: '4' } } })
    await importNews(place, [fraud()])
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toEqual({ alerts: 2, mails: 1, troubles: [] })
    const { mailings } = await mailsOf(alert.id)
    expect(mailings).toMatchObject([{ items: 1, lines: [{ company: { id: given.one.id } }] }])
    expect((await mailsOf(alone.id)).mailings).toEqual([])
    const unknown = await add({ watch: { subject: 'news', conditions: { industry: 'tse33-0000' } } })
    expect(unknown.body.code).toBe('industry.not-found')
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
})

test('of more alerts than are looked at together, one with a fault holds up no other', async () => {
  const alert = await added()
  const alerts = 120
  await sql`
    insert into alert (account_id, name, watch, frequency, hour, weekday, language, follows_from, covered_until, next_at, created_at, updated_at)
    select account_id, name || n, case when n = 60 then '{"subject": "news", "conditions": {"level": "x"}}' else watch end,
      frequency, hour, weekday, language, follows_from, covered_until, next_at, created_at, updated_at
    from alert, generate_series(2, ${alerts}) n where id = ${alert.id}`.execute(database.db)
  await sql`
    insert into alert_recipient (alert_id, email, token, state, is_listed, changed_at)
    select id, ${own}, md5(id::text), 'own', true, now() from alert where id <> ${alert.id}`.execute(database.db)
  await importNews(place, [fraud()])
  app.clock.now = at('2026-11-21T07:00')
  const { troubles, ...told } = await run(place)
  expect(told).toEqual({ alerts: alerts - 1, mails: alerts - 1 })
  expect(troubles).toHaveLength(1)
  expect((await run(place)).alerts).toBe(0)
})
