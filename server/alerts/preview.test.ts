import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as contract from '#contract/alerts/alerts.ts'
import { saveSearch } from '#contract/search/saved-searches.ts'
import { importNews, run } from './given-alerts.ts'
import { at, givenScene } from './given-scene.ts'

const { database, app, place, given, added, mailsOf, fraud } = givenScene()

describe('the preview', () => {
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
    const { search, companies } = members!
    expect(companies.length).toBeGreaterThan(100)
    // As if the first had not been there, and one that is gone had been.
    await database.db
      .updateTable('alert')
      .set({ members: JSON.stringify({ search, companies: companies.slice(1) }) })
      .execute()
    app.clock.now = at('2026-11-21T07:00')
    expect(await run(place)).toEqual({ alerts: 1, mails: 1, troubles: [] })
    const { mailings } = await mailsOf(alert.id)
    expect(mailings[0].lines).toMatchObject([{ kind: 'search', change: 'entered', company: { id: companies[0] } }])
    // Other conditions find others, of whom none has entered or left.
    await sql`update saved_search set search = 'q=zzz' where id = ${saved.body.data.id}`.execute(database.db)
    app.clock.now = at('2026-11-22T07:00')
    expect(await run(place)).toEqual({ alerts: 1, mails: 0, troubles: [] })
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
