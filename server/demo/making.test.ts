import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { demoParts } from '#contract/market/demo-parts.ts'
import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { lockImports } from '#server/imports/store/market.ts'
import { clearMarket } from '#server/market/clear.ts'
import { marketStatus } from '#server/market/status.ts'
import { givenDatabase } from '#server/test/database.ts'
import { makeDemo, makeFigures } from './make.ts'
import { isBeingMade, makeParts } from './making.ts'

const [whole, cut, cleared] = [givenDatabase(), givenDatabase(), givenDatabase()]
const options = { companies: 40, seed: 7, now: new Date('2026-11-21T00:00:00Z') }

/** Tables of the parts, with what of a row is the same wherever it was made: numbers that a counter gave are not. */
const tables = {
  vendor_score: 'vendor_score',
  price: 'price',
  holding: 'holding',
  target: 'target',
  climate_commitment: 'climate_commitment',
  read_text: 'read_text',
  read_target: "to_jsonb(read_target) - 'id'",
  officer: 'officer',
  shareholder: 'shareholder',
  board_note: 'board_note',
  company_segment: 'company_segment',
  company_term: 'company_term',
  company_fact: 'company_fact',
  comment: 'text',
  patent: 'patent',
  patent_applicant: 'patent_applicant',
  news: "to_jsonb(news) - 'id'",
  news_reading: "to_jsonb(news_reading) - 'news_id' - 'event_id' - 'joined_to' - 'reason'",
}

async function contents(db: Db) {
  const rows = Object.entries(tables).map(async ([table, row]) => {
    const { rows } = await sql<{ rows: number; hash: string }>`
      select count(*) as rows, md5(string_agg(one, ' ' order by one)) as hash
      from (select (${sql.raw(row)})::text as one from ${sql.table(table)}) rows`.execute(db)
    return [table, rows[0]!] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}

test('cut off at the beginning of each part and gone on with, the market is the same as one made at once', async () => {
  await makeDemo(whole.db, options)
  expect(await isBeingMade(whole.db)).toBe(false)

  await makeFigures(cut.db, options)
  expect((await marketStatus(cut.db)).making).toEqual(demoParts)
  for (const part of demoParts.slice(1)) {
    const stop = makeParts(cut.db, ([next]) => {
      if (next === part) throw new Error(`cut off at ${part}`)
    })
    await expect(stop).rejects.toThrow(`cut off at ${part}`)
    expect((await marketStatus(cut.db)).making![0]).toBe(part)
  }
  await makeParts(cut.db)
  expect((await marketStatus(cut.db)).making).toBeNull()

  const made = await contents(whole.db)
  expect(await contents(cut.db)).toEqual(made)
  expect(Object.values(made).every(({ rows }) => Number(rows) > 0)).toBe(true)
})

test('several that make it at once make each part once; what is cleared meanwhile is not made on', async () => {
  await makeFigures(cleared.db, options)
  await Promise.all([makeParts(cleared.db), makeParts(cleared.db)])
  expect(await contents(cleared.db)).toEqual(await contents(whole.db))

  await clearMarket(cleared.db)
  await makeFigures(cleared.db, options)
  await clearMarket(cleared.db)
  await makeParts(cleared.db)
  expect(await marketStatus(cleared.db)).toMatchObject({ kind: null, companies: 0, making: null })
})

test('a part raises the revision and leaves that of the figures, on which scores stand', async () => {
  const { rows } = await sql`select revision, figures_revision from market`.execute(whole.db)
  expect(rows).toEqual([{ revision: 1 + demoParts.length, figures_revision: 1 }])
})

test('figures are read without their key until the first part or import, which builds it before anything else', async () => {
  const keyOf = async (db: Db) => {
    const { rows } = await sql<{ key: string | null }>`
      select pg_get_constraintdef(oid) as key from pg_constraint where conname = 'observation_pkey'`.execute(db)
    return rows[0]?.key
  }
  const key = await keyOf(cleared.db)
  expect(key).toContain('PRIMARY KEY (company_id, indicator_id, fiscal_year')
  await makeFigures(cleared.db, options)
  expect(await keyOf(cleared.db)).toBeUndefined()

  const failed = inTransaction(cleared.db, async (tx) => {
    await lockImports(tx.db)
    throw new Error('killed')
  })
  await expect(failed).rejects.toThrow('killed')
  expect(await keyOf(cleared.db)).toBeUndefined()

  await inTransaction(cleared.db, (tx) => lockImports(tx.db))
  expect(await keyOf(cleared.db)).toBe(key)
  const again = sql`insert into observation select * from observation limit 1`.execute(cleared.db)
  await expect(again).rejects.toThrow('observation_pkey')
})
