import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { type GivenFetching, givenFetching } from './given-fetching.ts'

const database = givenDatabase()
let given: GivenFetching
beforeAll(async () => {
  given = await givenFetching(database, { companies: 12, years: 2, today: '2025-12-01' })
})
afterAll(() => given?.replay.stop())

test('from lists to figures', async () => {
  for (const source of ['edinet-codes', 'jpx-list', 'gleif', 'sbti', 'edinet-lists', 'edinet-documents', 'eegs']) {
    const started = performance.now()
    const result = await given.run(source)
    console.log(source, JSON.stringify(result), (performance.now() - started).toFixed(0))
    console.log(
      await database.db
        .selectFrom('fetch_file')
        .select(['item', 'state', 'problem'])
        .where('state', '=', 'refused')
        .execute(),
    )
  }
  console.log(
    await database.db
      .selectFrom('edinet_document')
      .select(['number', 'type_code', 'state', 'problem'])
      .where('state', '!=', 'imported')
      .execute(),
  )
  console.log(
    await database.db
      .selectFrom('company')
      .select(({ fn }) => [fn.countAll().as('n'), fn.sum('figures').as('f')])
      .execute(),
  )
}, 120_000)
