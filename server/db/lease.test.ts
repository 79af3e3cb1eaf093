import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { isOver } from './lease.ts'

const database = givenDatabase()

test.each([
  [-1, true],
  [11, false],
  [25, true],
  [86_400 * 365, true],
])('a lease of twelve seconds that ends in %i is over: %s', async (seconds, over) => {
  const until = sql`now() + make_interval(secs => ${seconds})`
  const { rows } = await sql<{ over: boolean }>`select ${isOver(until, 12)} as over`.execute(database.db)
  expect(rows).toEqual([{ over }])
})

test('nobody compares the end of a lease in another way', () => {
  const root = join(import.meta.dirname, '..')
  const sources = globSync('**/*.ts', { cwd: root, exclude: ['db/migrations/**'] }).filter(
    (path) => !path.endsWith('.test.ts'),
  )
  const others = sources.filter((path) => /lease_until\s*[<>]/.test(readFileSync(join(root, path), 'utf8')))
  expect(sources.length).toBeGreaterThan(500)
  expect(others).toEqual([])
})
