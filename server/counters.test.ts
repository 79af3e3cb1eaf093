import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { Unreadable } from '#server/imports/rejections.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { bringUpToDate } from '#server/open-home.ts'
import { addSearch } from '#server/searches/saved/queries.ts'
import { givenAccount } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { codeList, givenImport } from '#server/test/samples.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { giveBackNumbers, listCounters } from './db/counters.ts'
import { up as healIndicatorNumbers } from './db/migrations/foundation/0010-indicator-numbers.ts'

const server = import.meta.dirname

describe('what adds nothing takes no number', () => {
  const database = givenDatabase()

  test('a hundred openings of one database', async () => {
    const before = await listCounters(database.db)
    expect(before.find(({ name }) => name === 'public.indicator.id')).toMatchObject({
      last: readCatalogue().length,
      most: 32_767,
    })
    for (let opening = 0; opening < 100; opening++) await bringUpToDate(database.db, database.connection)
    expect(await listCounters(database.db)).toEqual(before)
  })

  test('every sample of every importer, read again right after it was read', async () => {
    await givenParsedImport(database.db, twoCompanies)
    const samples = globSync('imports/*/samples/*/*', { cwd: server }).map((path) => path.replace('imports/', ''))
    const takers: string[] = []
    for (const sample of [codeList, ...samples]) {
      const read = () =>
        givenImport(database.db, sample).catch((error: unknown) => {
          if (!(error instanceof Unreadable)) throw error
        })
      await read()
      const before = await listCounters(database.db)
      await read()
      if (!isDeepStrictEqual(await listCounters(database.db), before)) takers.push(sample)
    }
    expect(takers).toEqual([])
  })

  test('a table whose rows another file has brought', async () => {
    const parts = givenTable([givenFigure()])
    await givenParsedImport(database.db, parts)
    const before = await listCounters(database.db)
    expect(await givenParsedImport(database.db, parts, { fileName: 'other.csv' })).toMatchObject({ importId: null })
    expect(await listCounters(database.db)).toEqual(before)
  })

  test('a search whose name is taken', async () => {
    await givenAccount(database.db, 'searcher@asset.example')
    const { id: accountId } = await database.db.selectFrom('account').select('id').executeTakeFirstOrThrow()
    const search = { accountId, kind: 'companies' as const, name: 'twice', search: '', now: new Date() }
    await addSearch(database.db, search)
    const before = await listCounters(database.db)
    await expect(addSearch(database.db, search)).rejects.toThrow('search.name-taken')
    expect(await listCounters(database.db)).toEqual(before)
  })

  test('an insert into a table that gives numbers leaves nothing out by `on conflict`', async () => {
    const tables = (await listCounters(database.db)).map(({ name }) => name.split('.')[1]!)
    const files = globSync('**/*.ts', { cwd: server }).map((file) => readFileSync(join(server, file), 'utf8'))
    const insertWithConflict = /insertInto\('(\w+)'\)(?:(?!\.execute).)*?\.onConflict\(/gs
    const written = /insert into (\w+)(?:(?!`).)*? on conflict/gs
    const left = files.flatMap((text) =>
      [...text.matchAll(insertWithConflict), ...text.matchAll(written)].map(([, table]) => table!),
    )
    expect(left.length).toBeGreaterThan(3)
    expect(left.filter((table) => tables.includes(table))).toEqual([])
  })
})

describe('counters', () => {
  const database = givenDatabase()

  test('one that ran ahead, even to its end, is put back, and the next number follows the last in use', async () => {
    const { db } = database
    await sql`select setval('indicator_id_seq', 32767)`.execute(db)
    await expect(sql`insert into indicator (code) values ('X-1')`.execute(db)).rejects.toThrow('reached maximum value')
    await db.transaction().execute((tx) => healIndicatorNumbers(tx as unknown as Kysely<unknown>))
    await bringUpToDate(db, database.connection)
    const { rows } = await sql`insert into indicator (code) values ('X-1') returning id`.execute(db)
    expect(rows).toEqual([{ id: 471 }])
  })

  test('of every schema are listed, each with the narrower of its two ends', async () => {
    const jobs = await startJobs(database.connection, () => {})
    await jobs.stop()
    await sql`create sequence pgboss.wide`.execute(database.db)
    await sql`create table pgboss.narrow (id smallint default nextval('pgboss.wide'))`.execute(database.db)
    await sql`alter sequence pgboss.wide owned by pgboss.narrow.id`.execute(database.db)
    await sql`create sequence free maxvalue 10`.execute(database.db)
    await sql`select nextval('free')`.execute(database.db)
    const counters = await listCounters(database.db)
    expect(counters).toContainEqual({ name: 'pgboss.narrow.id', last: 0, most: 32_767 })
    expect(counters).toContainEqual({ name: 'public.free', last: 1, most: 10 })
    const { rows } = await sql<{ count: number }>`select count(*) from pg_sequences`.execute(database.db)
    expect(counters).toHaveLength(rows[0]!.count)
  })

  test('numbers handed back are given out again, the first one too', async () => {
    const { db } = database
    const take = async () => (await sql<{ id: number }>`select nextval('import_id_seq') as id`.execute(db)).rows[0]!.id
    const first = await take()
    await giveBackNumbers(db, 'import', first)
    expect([await take(), await take()]).toEqual([first, first + 1])
    await giveBackNumbers(db, 'import', first + 1)
    expect(await take()).toBe(first + 1)
  })
})
