import { expect, test } from 'vitest'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable, twoCompanies } from '#server/test/table.ts'
import { buildPanel } from '../panel/build.ts'
import { readSizes } from './sizes.ts'

const database = givenDatabase()

test('without prices a company has the size of its newest sales, of the parent entity where it files no other accounts', async () => {
  await givenParsedImport(database.db, twoCompanies)
  const sales = (securityCode: string, boundary: 'consolidated' | 'parent', parts: object) =>
    givenFigure({ company: { securityCode }, boundary, ...parts })
  const [first, second] = twoCompanies.companies.map(({ securityCode }) => securityCode) as [string, string]
  await givenParsedImport(
    database.db,
    givenTable([
      sales(first, 'consolidated', { fiscalYear: 2022, value: 900 }),
      sales(first, 'parent', { fiscalYear: 2023, value: 100 }),
      sales(second, 'parent', { fiscalYear: 2022, value: 40 }),
      sales(second, 'parent', { fiscalYear: 2023, value: 50 }),
    ]),
  )
  const panel = await buildPanel(database.connection)
  const { values, by } = await readSizes(database.connection, panel, '2026-02-01')
  expect([by, ...values]).toEqual(['sales', 900, 50])
  // Known only later.
  expect([...(await readSizes(database.connection, panel, '2000-01-01')).values]).toEqual([900, Number.NaN])
})
