import { sql } from 'kysely'
import { runDue } from '../../server/alerts/run.ts'
import { readConfig } from '../../server/config.ts'
import type { Db } from '../../server/db/database.ts'
import { defaultSeed, makeDemo } from '../../server/demo/make.ts'
import { readNewsOf } from '../../server/imports/store/news/readings.ts'
import { sweep } from '../../server/mail/jobs.ts'
import { laneOf } from '../../server/mail/lanes.ts'
import { postbox } from '../../server/mail/outbox.ts'
import { openTransport } from '../../server/mail/transport.ts'
import { Market } from '../../server/market/market.ts'
import { Views } from '../../server/searches/evaluate/view.ts'
import { mailServer } from '../../server/test/mail-server.ts'
import { onFreshDatabase } from '../database.ts'
import { print, timed } from '../measure.ts'

const users = 1000
const alertsOfEach = 10
/** Articles of one day in a market of this size, generously. */
const articlesOfADay = 2000
/** Alerts that the plain way is timed with; all of them would take too long to wait for. */
const plainAlerts = 500

/** Every alert of 1,000 people looked at in one run, its mails written and sent to a mail server, beside a plain scan of the day for each. */
export async function benchAlerts(): Promise<void> {
  await onFreshDatabase(async (db, connection) => {
    const now = new Date()
    await makeDemo(db, { companies: 4000, seed: defaultSeed, now })
    await addPeople(db, now)
    await addNewsOfToday(db, now)
    await sql`vacuum (analyze)`.execute(db)
    const market = new Market({ connection, home: null })
    const mail = mailServer()
    await mail.listen()
    const config = readConfig({ SMTP_URL: mail.url, SATOYAMA_MAIL_FROM: 'noreply@satoyama.example' })
    const outside = { wait: async () => {}, postbox: postbox(null), address: () => 'http://localhost' }
    const deps = { db, config, clock: () => new Date(), market, ...outside }
    const troubles: string[] = []
    const onTrouble = (text: string) => void troubles.push(text)
    try {
      let run = { alerts: 0, mails: 0 }
      const looking = await timed(async () => {
        run = await runDue({ ...deps, views: new Views(deps) }, onTrouble)
      })
      const transport = openTransport(config)!
      const work = { transport, clock: () => new Date(), onTrouble }
      const sending = await timed(() => sweep(db, laneOf('alert'), work))
      const plain = await plainWay(db)
      const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
      print(
        `${run.alerts} alerts of ${users} people over ${articlesOfADay} articles: looked at and written in ${seconds(looking)}`,
      )
      print(
        `${run.mails} mails sent to a mail server in ${seconds(sending)}; together ${seconds(looking + sending)} (asked: 60 s)`,
      )
      print(
        `a plain scan of the day for each alert, ${plainAlerts} of them: ${seconds(plain)}, for all ${seconds((plain * run.alerts) / plainAlerts)}, ${((plain * run.alerts) / plainAlerts / looking).toFixed(1)} times as long as looking and writing, without events or mails`,
      )
      const ids = new Set(mail.received.map((one) => one.header('Message-ID')))
      print(
        `the mail server has ${mail.received.length} messages under ${ids.size} Message-IDs; ${troubles.length} troubles`,
      )
    } finally {
      await market.close()
      await mail.close()
    }
  })
}

/** People with a list of twenty companies each, and ten alerts on it: by level, by words, by tone, by label. */
async function addPeople(db: Db, now: Date): Promise<void> {
  await sql`
    insert into account (email, password_hash, password_changed_at, name, company_name, created_at)
    select 'person' || n || '@asset.example', 'x', ${now}, 'P', 'A', ${now} from generate_series(1, ${users}) n`.execute(
    db,
  )
  await sql`
    insert into watchlist (account_id, name, indicators, position, created_at, updated_at, changed_at)
    select id, 'L', '{}', 0, ${now}, ${now}, ${now} from account where email like 'person%'`.execute(db)
  await sql`
    insert into watchlist_member (watchlist_id, company_id, note, position, added_at, updated_at)
    select watchlist.id, company.id, '', row_number() over (partition by watchlist.id), ${now}, ${now}
    from watchlist cross join lateral (
      select id from company where (id * 7919 + watchlist.id * 104729) % 200 = 0 limit 20) company`.execute(db)
  const conditions = [
    { level: '1' },
    { level: '2' },
    { q: '改ざん' },
    { q: '排出' },
    { q: 'recall' },
    { tone: 'bad' },
    { category: 'climatechange,energy' },
    { category: 'anti_corruption' },
    { kind: 'disclosure' },
    {},
  ]
  for (const [at, own] of conditions.slice(0, alertsOfEach).entries()) {
    await sql`
      insert into alert (account_id, name, watch, frequency, hour, weekday, language, follows_from, covered_until, next_at, created_at, updated_at)
      select account_id, ${`A${at}`}, jsonb_build_object('subject', 'news', 'conditions', ${JSON.stringify(own)}::jsonb || jsonb_build_object('set', 'watchlist-' || id)),
             'daily', 7, 1, 'ja', ${before(now, 24)}, ${before(now, 24)}, ${before(now, 0)}, ${now}, ${now}
      from watchlist`.execute(db)
  }
  await sql`
    insert into alert_recipient (alert_id, email, token, state, is_listed, changed_at)
    select alert.id, email, md5(alert.id::text), 'own', true, ${now} from alert join account on account.id = account_id`.execute(
    db,
  )
}

const before = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** A day's news: articles of the demo market once more, with titles of their own, published in the last hours. */
async function addNewsOfToday(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into import (source, file_name, sha256, bytes, imported_at, imported_by, read, accepted, unchanged, restated, rejected)
    values ('news', 'today.csv', repeat('0', 64), 1, ${before(now, 1)}, 'bench', 1, 1, 0, 0, 0) returning id`.execute(
    db,
  )
  await sql`
    insert into news (company_id, source_key, published_at, publisher, title_ja, title_en, body_ja, body_en, url, kind, category, sentiment, severity, story, is_correction, import_id)
    select company_id, 'today ' || id, (${before(now, 2)}::timestamptz at time zone 'Asia/Tokyo') - (id % 20) * interval '1 hour',
           publisher, title_ja || ' ' || id, title_en || ' ' || id, body_ja, body_en, url, kind, category, sentiment, severity, null, false, ${rows[0]!.id}
    from news order by md5(id::text) limit ${articlesOfADay}`.execute(db)
  const companies = await sql<{
    id: number
  }>`select distinct company_id as id from news where import_id = ${rows[0]!.id}`.execute(db)
  await readNewsOf(
    db,
    companies.rows.map(({ id }) => id),
  )
}

/** For each alert the day's articles of its list, with its words looked for by a scan. */
async function plainWay(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from watchlist order by id limit ${plainAlerts}`.execute(db)
  return timed(async () => {
    for (const { id } of rows)
      await sql`
        select news.* from news join watchlist_member member on member.company_id = news.company_id
        where watchlist_id = ${id} and published_at > now() at time zone 'Asia/Tokyo' - interval '1 day'
          and (title_ja ilike '%改ざん%' or body_ja ilike '%改ざん%' or title_en ilike '%改ざん%' or body_en ilike '%改ざん%')
        order by published_at desc`.execute(db)
  })
}
