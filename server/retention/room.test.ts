import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { signIn } from '#contract/account/session.ts'
import { givenAccount, givenApp, password } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { full } from './given-full.ts'
import { usedBy } from './room.ts'
import { type AccountTableName, accountTables } from './tables.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)
const me = { id: 0, token: '', email: 'full@asset.example' }
/** Numbers of the market that calls name. */
let named: Readonly<Record<string, number>> = {}

beforeAll(async () => {
  const { db } = database
  await givenAccount(db, me.email)
  me.token = (await app.call(signIn, { body: { email: me.email, password } })).body.token
  me.id = (await db.selectFrom('account').select('id').where('email', '=', me.email).executeTakeFirstOrThrow()).id
  const { rows } = await sql<Record<string, number>>`
    select (select min(news_id) from news_reading) as first, (select min(id) + 50 from company) as other,
      joined.news_id as joined, joined.event_id as event
    from (select news_id, event_id from news_reading where joined_to is not null limit 1) joined`.execute(db)
  named = rows[0]!
})

afterEach(async () => {
  for (const table of ['comment', 'contact_message', 'mail', 'attempt'])
    await sql`delete from ${sql.table(table)} where true`.execute(database.db)
  for (const table of [...Object.keys(accountTables)].filter(
    (name) => accountTables[name as AccountTableName].owner === 'account_id',
  ))
    if (table !== 'session') await sql`delete from ${sql.table(table)} where account_id = ${me.id}`.execute(database.db)
})

const refusing = Object.entries(accountTables).flatMap(([table, { most }]) =>
  most.kind === 'refused' ? [{ table: table as AccountTableName, ...most }] : [],
)

/** Limits that a file or a job meets at once; the tests of their features try them. */
const triedElsewhere: readonly AccountTableName[] = ['weight_import', 'scenario_site']

test('every limit that is told is tried', () => {
  const untried = refusing.map(({ table }) => table).filter((table) => !(table in full))
  expect(untried.sort()).toEqual([...triedElsewhere].sort())
  const tests = globSync('server/**/*.test.ts').map((file) => readFileSync(join(file), 'utf8'))
  for (const { table, refusal } of refusing.filter(({ table }) => triedElsewhere.includes(table)))
    expect([table, tests.some((text) => text.includes(`'${refusal}'`))]).toEqual([table, true])
})

const withNumbers = (value: unknown): unknown => {
  if (typeof value === 'string') return named[value] ?? value
  if (Array.isArray(value)) return value.map(withNumbers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withNumbers(part)]))
}

test.each(refusing.filter(({ table }) => table in full))('$table: one more is refused', async (limit) => {
  const { table, rows, bytes, refusal } = limit
  const { fill, over } = full[table]!
  for (const statement of fill(me.id, rows)) await statement.execute(database.db)
  const used = await usedBy(database.db, me.id, table)
  expect(bytes && used.rows < rows ? used.bytes >= bytes.most : used.rows === rows).toBe(true)
  const [endpoint, input] = over
  const reply = await app.call(endpoint, withNumbers(input) as never, me.token)
  expect([reply.status >= 400, reply.body.code]).toEqual([true, refusal])
  expect(endpoint.refusals).toContain(refusal)
  expect((await usedBy(database.db, me.id, table)).rows).toBe(used.rows)
})

test.each(['portfolio_action', 'saved_search', 'comment'] as const)(
  '%s: of many at once no more get in than there is room for',
  async (table) => {
    const { fill, over } = full[table]!
    const { rows } = refusing.find((limit) => limit.table === table)!
    for (const statement of fill(me.id, rows - 1)) await statement.execute(database.db)
    const [endpoint, input] = over
    const distinct = (at: number) =>
      JSON.parse(
        JSON.stringify(input)
          .replaceAll('one more', `number ${at}`)
          .replace('"no":1', `"no":${at + 1}`),
      )
    const replies = await Promise.all(Array.from({ length: 5 }, (_, at) => app.call(endpoint, distinct(at), me.token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await usedBy(database.db, me.id, table)).rows).toBe(rows)
  },
)
