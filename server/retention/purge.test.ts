import { type RawBuilder, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import { restorePortfolio } from '#contract/portfolio/portfolios.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { maxRemoved } from './limits.ts'
import { purge } from './purge.ts'
import { forgetSurplus } from './removed.ts'
import type { AccountTable } from './table.ts'
import { type AccountTableName, accountTables } from './tables.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const now = app.clock.now
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const me = { id: 0, email: 'purge@asset.example' }

beforeAll(async () => {
  await givenAccount(database.db, me.email)
  const { db } = database
  me.id = (await db.selectFrom('account').select('id').where('email', '=', me.email).executeTakeFirstOrThrow()).id
  for (const statement of scene(me.id)) await statement.execute(db)
})

/** What the rows below hang on: something of each kind that is not removed. */
const scene = (id: number) => [
  sql`insert into alert (id, account_id, name, watch, frequency, hour, weekday, language, follows_from, covered_until, next_at, created_at, updated_at)
    overriding system value values (900000, ${id}, 'stays', '{}', 'daily', 9, 1, 'ja', ${now}, ${now}, ${now}, ${now}, ${now})`,
  sql`insert into comment (id, company_id, account_id, author_name, text, created_at, active_at)
    overriding system value values (900000, 1, ${id}, 'a', 'stays', ${now}, ${now})`,
]

interface Row {
  readonly id: number
  /** Names the row, once in its table. */
  readonly number: number
  /** When what makes it go happened. */
  readonly at: Date
}

/** Of each table from which a pass deletes, how a row is made that goes by its age. */
const rows: Readonly<Partial<Record<AccountTableName, (row: Row) => RawBuilder<unknown>[]>>> = {
  session: ({ id, number, at }) => [
    sql`insert into session (handle, account_id, secret_hash, started_at, refreshed_at, expires_at)
      values (${`${number}`}, ${id}, 'x', ${at}, ${at}, ${at})`,
  ],
  known_place: ({ id, number, at }) => [sql`insert into known_place values (${id}, ${`${number}`}, ${at})`],
  access_token: ({ id, number, at }) => [
    sql`insert into access_token (handle, account_id, name, secret_hash, created_at, expires_on, ended_at)
      values (${`${number}`}, ${id}, 'x', 'x', ${at}, '2027-01-01', ${at})`,
  ],
  attempt: ({ number, at }) => [sql`insert into attempt (subject, made_at) values (${`purge ${number}`}, ${at})`],
  password_reset: ({ id, number, at }) => [
    sql`insert into password_reset (token_hash, account_id, created_at, expires_at) values (${`${number}`}, ${id}, ${at}, ${at})`,
  ],
  address_change: ({ id, number, at }) => [
    sql`insert into address_change (token_hash, account_id, email, created_at, expires_at)
      values (${`${number}`}, ${id}, 'new@b.example', ${at}, ${at})`,
  ],
  former_name: ({ id, number, at }) => [sql`insert into former_name values (${id}, ${`name ${number}`}, ${at})`],
  contact_message: ({ id, at }) => [
    sql`insert into contact_message (account_id, name, email, company_name, department_name, title, comment, language, received_at)
      values (${id}, 'a', 'a@b.example', 'c', '', 't', 'c', 'ja', ${at})`,
  ],
  mail: ({ id, at }) => [
    sql`insert into mail (kind, recipient, subject, body, language, account_id, created_at, due_at, sent_at)
      values ('contact', 'a@b.example', 's', 'b', 'ja', ${id}, ${at}, ${at}, ${at})`,
  ],
  comment: ({ id, at }) => [
    sql`insert into comment (company_id, account_id, author_name, text, created_at, active_at, deleted_at)
      values (1, ${id}, 'a', 'deleted', ${at}, ${at}, ${at})`,
  ],
  comment_text: ({ number, at }) => [sql`insert into comment_text values (900000, ${number}, 'text', ${at})`],
  news_mark: ({ id, at }) => [
    sql`insert into news_mark (news_id, account_id, label, value, reader, marked_at, ended_at)
      values ((select min(news_id) from news_reading), ${id}, 'relevant', 'yes', 1, ${at}, ${at})`,
  ],
  download: ({ id, at }) => [
    sql`insert into download (account_id, made_at, kind, companies, years, items, count) values (${id}, ${at}, 'x', 1, 1, 1, 1)`,
  ],
  saved_search: ({ id, number, at }) => [
    sql`insert into saved_search (account_id, kind, name, search, created_at, updated_at, removed_at)
      values (${id}, 'companies', ${`${number}`}, '', ${at}, ${at}, ${at})`,
  ],
  watchlist: ({ id, number, at }) => [
    sql`insert into watchlist (id, account_id, name, position, created_at, updated_at, changed_at, removed_at)
      overriding system value values (${900_000 + number}, ${id}, ${`${number}`}, 0, ${at}, ${at}, ${at}, ${at})`,
    sql`insert into watchlist_member (watchlist_id, company_id, position, note, added_at, updated_at)
      values (${900_000 + number}, 1, 0, '', ${at}, ${at})`,
  ],
  own_method: ({ id, number, at }) => [
    sql`insert into own_method (account_id, name, note, version, created_at, updated_at, removed_at)
      values (${id}, ${`${number}`}, '', 1, ${at}, ${at}, ${at})`,
  ],
  portfolio_position: ({ id, number, at }) => [
    sql`insert into portfolio (id, account_id, name, created_at, updated_at, removed_at)
      overriding system value values (${900_000 + number}, ${id}, ${`${number}`}, ${at}, ${at}, ${at})`,
    sql`insert into portfolio_position (portfolio_id, held_on, line, label) values (${900_000 + number}, '2025-01-01', 1, '')`,
  ],
  portfolio_action: ({ id, number, at }) => [
    sql`insert into portfolio_action values (${id}, ${number === 1 ? 'portfolio-1' : 'market'}, 1, 'text', ${at})`,
  ],
  alert: ({ id, number, at }) => [
    sql`insert into alert (account_id, name, watch, frequency, hour, weekday, language, follows_from, covered_until, next_at, created_at, updated_at, removed_at)
      values (${id}, ${`${number}`}, '{}', 'daily', 9, 1, 'ja', ${at}, ${at}, ${at}, ${at}, ${at}, ${at})`,
  ],
  alert_recipient: ({ number, at }) => [
    sql`insert into alert_recipient (alert_id, email, token, state, is_listed, changed_at)
      values (900000, ${`${number}@b.example`}, ${`${number}`}, 'asked', false, ${at})`,
  ],
  alert_item: ({ number, at }) => [sql`insert into alert_item values (900000, ${number}, null, ${at})`],
}

/** Of these it is not the age alone: tested below. */
const ownTest: readonly AccountTableName[] = ['own_method_version', 'alert_mailing', 'portfolio']

test('every table from which a pass deletes is tried', () => {
  const deleting = Object.entries<AccountTable>(accountTables).filter(([, { deletions }]) => deletions.length > 0)
  expect([...Object.keys(rows), ...ownTest].sort()).toEqual(deleting.map(([table]) => table).sort())
})

const countOf = async (table: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database.db)).rows[0]!.n

test('a pass deletes what is over and keeps what is new, and a second one finds nothing', async () => {
  const before: [string, number][] = []
  for (const table of Object.keys(rows)) before.push([table, await countOf(table)])
  for (const make of Object.values(rows))
    for (const [number, days] of [1000, 0.1].entries())
      for (const statement of make({ id: me.id, number: number + 1, at: daysAgo(days) }))
        await statement.execute(database.db)
  const gone = await purge(database.db, now)
  for (const [table, count] of before) expect([table, await countOf(table)]).toEqual([table, count + 1])
  for (const table of Object.keys(rows)) expect([table, gone.get(table as AccountTableName)]).toEqual([table, 1])
  expect(gone.get('portfolio')).toBe(1)
  expect(await countOf('watchlist_member')).toBe(1)
  expect(await purge(database.db, now)).toEqual(new Map())
})

test('of a method stay the newest versions that fit, the first, and one that a saved search names', async () => {
  const { db } = database
  await sql`insert into own_method (id, account_id, name, note, version, created_at, updated_at)
    overriding system value values (900100, ${me.id}, 'long', '', 40, ${now}, ${now})`.execute(db)
  // A quarter of a megabyte each: sixteen fit into four.
  await sql`insert into own_method_version (method_id, version, industries, weights, indicators, hash, created_at)
    select 900100, one, 25, (select to_jsonb(string_agg(md5(part::text), '')) from generate_series(1, 14000) part), 1, 'x', ${now}
    from generate_series(1, 40) one`.execute(db)
  await sql`insert into saved_search (account_id, kind, name, search, created_at, updated_at)
    values (${me.id}, 'companies', 'named', 'method=own-900100.7', ${now}, ${now})`.execute(db)
  await purge(db, now)
  const versionRows = await db
    .selectFrom('own_method_version')
    .select('version')
    .where('method_id', '=', 900_100)
    .execute()
  const versions = versionRows.map(({ version }) => version).sort((a, b) => a - b)
  expect(versions.slice(0, 2)).toEqual([1, 7])
  expect(versions.slice(2)).toEqual(
    Array.from({ length: versions.length - 2 }, (_, at) => 40 - (versions.length - 3) + at),
  )
  expect(versions.length).toBeLessThan(30)
})

test('of what an alert told the newest twenty stay, and a mail of it loses its text', async () => {
  const { db } = database
  await sql`insert into alert_mailing (id, alert_id, since, until, items, lines) overriding system value
    select 900000 + one, 900000, ${daysAgo(400)}, ${daysAgo(300)}::timestamptz + one * interval '1 hour', 1, '[]'
    from generate_series(1, 25) one`.execute(db)
  await sql`insert into mail (id, kind, recipient, subject, body, html, language, account_id, created_at, due_at, sent_at, alert_mailing_id)
    overriding system value values (900000, 'alert', 'a@b.example', 's', 'b', 'h', 'ja', ${me.id}, ${now}, ${now}, ${daysAgo(200)}, 900025)`.execute(
    db,
  )
  await purge(db, now)
  const mailings = await db.selectFrom('alert_mailing').select('id').orderBy('id').execute()
  expect(mailings.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => 900_006 + at))
  const mail = await db.selectFrom('mail').select(['body', 'html']).where('id', '=', 900_000).executeTakeFirst()
  expect(mail).toEqual({ body: null, html: null })
})

test('a deleted comment that a reply hangs on keeps its place without its text', async () => {
  const { db } = database
  await sql`insert into comment (id, company_id, parent_id, account_id, author_name, text, created_at, active_at, deleted_at)
    overriding system value values
      (900001, 1, null, ${me.id}, 'a', 'deleted', ${now}, ${now}, ${daysAgo(400)}),
      (900002, 1, 900001, ${me.id}, 'a', 'reply', ${now}, ${now}, null)`.execute(db)
  await purge(db, now)
  const left = await db.selectFrom('comment').select(['id', 'text']).where('id', '>', 900_000).orderBy('id').execute()
  expect(left).toEqual([
    { id: 900_001, text: '' },
    { id: 900_002, text: 'reply' },
  ])
})

test('a portfolio comes back within its days, not after them, and of too many removed the oldest go', async () => {
  const { db } = database
  const token = (await app.call(signIn, { body: { email: me.email, password } })).body.token
  await sql`insert into portfolio (id, account_id, name, created_at, updated_at, removed_at) overriding system value
    values (900200, ${me.id}, 'late', ${now}, ${now}, ${daysAgo(31)}), (900201, ${me.id}, 'in time', ${now}, ${now}, ${daysAgo(29)})`.execute(
    db,
  )
  const codes = []
  for (const portfolioId of [900_200, 900_201])
    codes.push((await app.call(restorePortfolio, { params: { portfolioId } }, token)).body.code)
  expect(codes).toEqual(['portfolio.not-found', undefined])
  await sql`insert into portfolio (account_id, name, created_at, updated_at, removed_at)
    select ${me.id}, 'gone ' || one, ${now}, ${now}, ${now} from generate_series(1, 60) one`.execute(db)
  await forgetSurplus(db, me.id, 'portfolio')
  const { n } = await db
    .selectFrom('portfolio')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('removed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(n).toBe(maxRemoved)
})

test('an account that is deleted leaves what is said to outlive it, and nothing else', async () => {
  const { db } = database
  await sql`delete from account where id = ${me.id}`.execute(db)
  const left: string[] = []
  for (const [table, { owner }] of Object.entries<AccountTable>(accountTables)) {
    if (owner !== 'account_id') continue
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where account_id = ${me.id}`.execute(db)
    if (rows[0]!.n > 0) left.push(table)
  }
  expect(left).toEqual([])
  expect(await countOf('portfolio_position')).toBe(0)
  expect(await countOf('watchlist_member')).toBe(0)
  expect((await db.selectFrom('comment').select('account_id').where('id', '=', 900_002).executeTakeFirst())!).toEqual({
    account_id: null,
  })
})
