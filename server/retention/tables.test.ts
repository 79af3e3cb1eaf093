import { globSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { fileWriters } from './files.ts'
import { accountRows, otherNames } from './page.ts'
import type { AccountTable } from './table.ts'
import { accountTables, otherTables } from './tables.ts'

const database = givenDatabase()

test('every table says what it grows with', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    order by relname`.execute(database.db)
  const declared = [...Object.keys(accountTables), ...Object.keys(otherTables)]
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name))
})

/** Of each reference between tables: from which, by which column, to which. */
const listReferences = async () => {
  const { rows } = await sql<{ table: string; column: string; to: string; does: string }>`
    select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as to, confdeltype as does
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(database.db)
  return rows
}

test('what hangs on an account, or on a row of one, is declared as one of its tables', async () => {
  const references = await listReferences()
  const ofAccount = new Set(['account'])
  for (let before = 0; before < ofAccount.size; ) {
    before = ofAccount.size
    for (const { table, to } of references) if (ofAccount.has(to)) ofAccount.add(table)
  }
  ofAccount.delete('account')
  expect([...ofAccount].filter((table) => !(table in accountTables))).toEqual([])
})

test('each names the column that says whose its rows are, and what outlives the account', async () => {
  const references = await listReferences()
  for (const [table, { owner, outlives }] of Object.entries<AccountTable>(accountTables)) {
    if (owner === null) continue
    const [column, to] = owner === 'account_id' ? ['account_id', 'account'] : [owner.column, owner.of]
    const reference = references.find((one) => one.table === table && one.column === column && one.to === to)
    // A row that is kept lets go of the account (n), or goes with one that does (c).
    const stays = reference?.does === 'n' || (owner !== 'account_id' && outlives !== undefined)
    expect([table, reference !== undefined, stays]).toEqual([table, true, outlives !== undefined])
  }
})

test('what is not deleted with something else is deleted by a pass, a sweep, or never', () => {
  const open = Object.entries<AccountTable>(accountTables).filter(
    ([, { owner, deletions, otherwise }]) =>
      owner === 'account_id' && deletions.length === 0 && otherwise === undefined,
  )
  // A mention goes with its comment.
  expect(open.map(([table]) => table)).toEqual(['comment_mention'])
})

test('whoever writes a file says what bounds it', () => {
  const writing = /\b(writeFile|createWriteStream|mkdir|openSync|mkdtemp|appendFile|copyFile)/
  const writers = globSync('server/**/*.ts').filter(
    (file) => !/\.test\.ts$|\/given-|^server\/test\//.test(file) && writing.test(readFileSync(file, 'utf8')),
  )
  expect(Object.keys(fileWriters).toSorted()).toEqual(writers.toSorted())
})

/** Cells of a table of Markdown. */
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

test('the operator reads of every table what stands here', () => {
  const page = readFileSync('docs/operations.md', 'utf8')
  const lines = page.split('\n')
  const head = lines.findIndex((line) => /^\| Table +\| Of one account/.test(line))
  const end = lines.findIndex((line, at) => at > head && !line.startsWith('|'))
  expect(lines.slice(head + 2, end).map(cellsOf)).toEqual(accountRows())
  const text = page.replace(/\s+/g, ' ')
  for (const names of Object.values(otherNames())) expect(text).toContain(names.map((name) => `\`${name}\``).join(', '))
})
