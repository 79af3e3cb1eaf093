import { expect, test } from 'vitest'
import { type CompanyFacts, getCompanyFacts } from '#contract/company-facts/company-facts.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)

test('segments of invented companies add up to what the company itself reports, and former names are kept', async () => {
  const token = await app.signedIn()
  const companies = await database.db.selectFrom('company').select('id').execute()
  let formers = 0
  let sums = 0
  for (const { id } of companies) {
    const data: CompanyFacts = (await app.call(getCompanyFacts, { params: { companyId: id }, query: {} }, token)).body
      .data
    expect([data.isInvented, data.links]).toEqual([true, []])
    formers += data.facts.filter(({ name, former }) => name === 'name_ja' && former.length > 0).length
    const [newest] = data.segments
    const sales = data.sizes.find(
      ({ indicator, fiscalYear }) => indicator === 'F-PL-001' && fiscalYear === newest?.fiscalYear,
    )
    if (!newest || !sales) continue
    expect(newest.rows.reduce((sum, row) => sum + row.sales!, 0)).toBeCloseTo(sales.value, 6)
    sums++
  }
  expect(formers).toBeGreaterThan(0)
  expect(sums).toBeGreaterThan(20)
})
