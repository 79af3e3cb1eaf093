import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountTables } from '#server/retention/tables.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase()
const sources = globSync('server/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/given-|^server\/(test|demo|db|account-items)\//.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const)
const described = sources.flatMap(([, text]) =>
  [...text.matchAll(/\btable: '(\w+)',\n\s+missing:/g)].map(([, name]) => name!),
)

/** Tables of an account's own whose rows are numbered and have a name, or can be restored. */
const listTables = async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'id', 'name', 'removed_at')
    group by 1 having count(*) filter (where column_name in ('account_id', 'id')) = 2 and count(*) > 2
    order by 1`.execute(database.db)
  return rows.map(({ name }) => name).filter((name) => name in accountTables)
}

test('whatever an account keeps under a name, or can restore, goes through this kit', async () => {
  // A message to the operator carries its sender's name.
  const named = (await listTables()).filter((name) => name !== 'contact_message')
  expect(described.toSorted()).toEqual([...named, 'scenario_price_path'].toSorted())
})

test('nobody else adds such rows, or removes and restores them', () => {
  const tables = described.filter((table) => table !== 'scenario_price_path').join('|')
  const writing = new RegExp(
    `insertInto\\('(${tables})'\\)|insert into (${tables})\\b|set\\(\\{ removed_at|set removed_at`,
  )
  expect(sources.flatMap(([file, text]) => (writing.test(text) ? file : []))).toEqual([])
})
