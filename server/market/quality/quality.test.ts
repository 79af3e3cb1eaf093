import { expect, test } from 'vitest'
import { decideReviews } from '#server/imports/store/reviews/decide.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { Market } from '../market.ts'
import { marketQuality } from './quality.ts'

const database = givenDatabase()

test('by indicator and year it counts companies, disclosed, doubted and decided figures, and names the most doubtful', async () => {
  await givenParsedImport(database.db, twoCompanies)
  const of = (securityCode: string, fiscalYear: number, value: number, indicator = 'E-CC-001') =>
    givenFigure({ company: { securityCode }, fiscalYear, value, indicator })
  await givenParsedImport(
    database.db,
    givenTable([of('9X9Y0', 2022, 100), of('9X9Y0', 2023, -5), of('99980', 2023, 1e12), of('99980', 2022, 200)]),
  )
  const [tons] = await database.db.selectFrom('review').select('id').where('filed', '>', 0).execute()
  const now = new Date('2026-02-01T00:00:00Z')
  await decideReviews(database.db, [tons!.id], { as: { value: 1000 }, by: 'test', now })
  const market = new Market({ connection: database.connection, home: null, onError: () => {} })
  const quality = await marketQuality(database.db, market, '2026-02-02').finally(() => market.close())
  expect(quality.indicators).toMatchObject([
    { indicator: 'E-CC-001', year: 2022, disclosed: 2, doubted: 0, decided: 0 },
    { indicator: 'E-CC-001', year: 2023, disclosed: 1, doubted: 1, decided: 1 },
  ])
  expect(quality.reasons).toEqual([{ reason: 'impossible', open: 1, decided: 1 }])
  expect(quality.doubtful).toMatchObject([{ indicator: 'E-CC-001', year: 2023, filed: -5, reference: 0 }])
  expect(quality.scores.map(({ year, scored }) => [year, scored])).toEqual([
    [2022, 0],
    [2023, 0],
  ])
})
