import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import * as contract from '#contract/alerts/alerts.ts'
import { saveSearch } from '#contract/search/saved-searches.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { parseTable } from '#server/imports/tables/read-table.ts'
import { givenParsedImport } from '#server/test/table.ts'
import { importNews, run } from './given-alerts.ts'
import { at, givenScene } from './given-scene.ts'
import { changedDays } from './lines/changed-days.ts'

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
    // An alert that is saved while scores are being computed begins at its first look.
    await app.call(searchMarket, { query: {} }, given.token)
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

  test('the preview of a saved search says what the mails said, run by run', async () => {
    const { rows } = await sql<{ id: number; code: string; value: number }>`
      select distinct on (company_id) company_id as id, left(security_code, 4) as code, value from observation
      join company on company.id = company_id join indicator on indicator.id = indicator_id
      where indicator.code = 'S-LR-001' and fiscal_year = 2024 and part = '' and value is not null and security_code is not null
      order by company_id, known_from desc, import_id desc limit 2`.execute(database.db)
    const [one, other] = rows as [(typeof rows)[number], (typeof rows)[number]]
    // A company enters when its number of employees becomes this one, and leaves with the next.
    const [mine, theirs] = [one.value + 1, other.value + 1]
    const where = `any(S-LR-001@2024(${mine}..${mine}),S-LR-001@2024(${theirs}..${theirs}))`
    const search = new URLSearchParams({ where }).toString()
    const saved = await app.call(saveSearch, { body: { name: '従業員数', search } }, given.token)
    expect([saved.status, saved.body.code]).toEqual([200, undefined])
    const watch = { subject: 'search', searchId: saved.body.data.id }
    app.clock.now = at('2026-11-20T12:00')
    const alert = await added({ watch })
    const news: Readonly<Record<number, { code: string; value: number }>> = {
      21: { code: one.code, value: mine },
      23: { code: other.code, value: theirs },
      24: { code: one.code, value: one.value },
    }
    for (let day = 20; day < 27; day++) {
      const figure = news[day]
      if (figure) {
        app.clock.now = at(`2026-11-${day}T18:00`)
        const head = 'code,fiscal_year,indicator,value,unit,known_from'
        const row = [figure.code, 2024, 'S-LR-001', figure.value, 'persons', `2026-11-${day}`].join(',')
        const parsed = await parseTable(Buffer.from(`${head}\n${row}\n`), 'figures.csv', { today: '2026-11-26' })
        expect(await givenParsedImport(database.db, parsed, { now: app.clock.now })).toMatchObject({ restated: 1 })
        // The market in memory follows the import by itself.
        const { rows: revisions } = await sql<{ revision: string }>`select revision from market`.execute(database.db)
        await expect.poll(() => app.market().revision, { timeout: 120_000 }).toBe(Number(revisions[0]!.revision))
      }
      app.clock.now = at(`2026-11-${day + 1}T07:00`)
      // While the new market is still being scored the alert stays due.
      await expect.poll(async () => (await run(place)).alerts, { timeout: 120_000 }).toBe(1)
    }
    app.clock.now = at('2026-11-27T07:30')
    const { mailings } = await mailsOf(alert.id)
    const summaryOf = (list: { at?: string; until?: string; lines: { change: string; company: { id: number } }[] }[]) =>
      list.map((mail) => [mail.at ?? mail.until, mail.lines.map(({ change, company }) => [change, company.id])])
    // The evening's figure is in the next morning's mail.
    expect(summaryOf(mailings)).toEqual([
      [at('2026-11-25T07:00').toISOString(), [['left', one.id]]],
      [at('2026-11-24T07:00').toISOString(), [['entered', other.id]]],
      [at('2026-11-22T07:00').toISOString(), [['entered', one.id]]],
    ])
    const ask = async (times: object) => {
      const body = { watch, frequency: 'daily', hour: 7, weekday: 1, language: 'ja', ...times }
      return (await app.call(contract.previewAlert, { body: body as never }, given.token)).body.data
    }
    const daily = await ask({})
    expect(daily).toMatchObject({ mails: 3, items: 3 })
    expect(summaryOf(daily.sent)).toEqual(summaryOf(mailings))
    // Within a week the first entered and left again: a mail of Thursday names the second alone.
    expect(summaryOf((await ask({ frequency: 'weekly', weekday: 4 })).sent)).toEqual([
      [at('2026-11-26T07:00').toISOString(), [['entered', other.id]]],
    ])
    expect(await changedDays(database.db, '2026-11-19', '2026-11-26')).toEqual([
      ...['2026-11-21', '2026-11-23', '2026-11-24'],
    ])
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
