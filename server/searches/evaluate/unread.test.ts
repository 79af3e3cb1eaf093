import { beforeAll, expect, test } from 'vitest'
import { searchMarket } from '#contract/search/searches.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
let listed = 0

beforeAll(async () => {
  const { db } = database
  const {
    id: _,
    told: _told,
    lists: _lists,
    ...model
  } = await db.selectFrom('company').selectAll().limit(1).executeTakeFirstOrThrow()
  const codes = { security_code: null, corporate_number: null, lei: null, isin: null }
  const added = await db
    .insertInto('company')
    .values({ ...model, ...codes, edinet_code: 'E99001', is_listed: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  listed = added.id
  const { id: __, ...source } = await db.selectFrom('import').selectAll().limit(1).executeTakeFirstOrThrow()
  const list = await db
    .insertInto('import')
    .values({ ...source, source: 'edinet-document-list', sha256: 'ab'.repeat(32) } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: ___, ...report } = await db
    .selectFrom('document')
    .selectAll()
    .where('kind', '=', 'annual-report')
    .where('fiscal_year', '=', 2024)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('document')
    .values({ ...report, source_key: 'listed', number: null, company_id: listed, import_id: list.id })
    .execute()
})

const app = givenApp(database)

test('what only an annual report carries is not called undisclosed of a report that a list alone names', async () => {
  const token = await app.signedIn()
  const inReport = readCatalogue().find(({ code }) => code === 'S-DV-002')!
  const elsewhere = readCatalogue().find(({ kind, elements }) => kind === 'esg' && elements.length === 0)!
  expect(inReport.elements.length).toBeGreaterThan(0)
  const query = { columns: `${inReport.code},${elsewhere.code}`, year: 2024, perPage: 100 }
  const { rows } = (await app.call(searchMarket, { query }, token)).body.data
  const { cells } = rows.find(({ id }: { id: number }) => id === listed)
  expect(cells.map(({ state }: { state: string }) => state)).toEqual(['not-imported', 'not-disclosed'])
  const states = new Set(
    rows.flatMap(({ id, cells }: never) => (id === listed ? [] : [(cells as { state: string }[])[0]!.state])),
  )
  expect(states.has('not-imported')).toBe(false)
})
