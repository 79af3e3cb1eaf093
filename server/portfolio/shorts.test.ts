import { expect, test } from 'vitest'
import { getPortfolioFigures } from '#contract/portfolio/figures.ts'
import { saveHoldings } from '#contract/portfolio/holdings.ts'
import { addPortfolio, readPortfolioFile } from '#contract/portfolio/portfolios.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
const app = givenApp(database)

test('shorts are kept and said, and every figure is of the long side', async () => {
  const token = await app.signedIn('short@asset.example')
  const rows = await database.db
    .selectFrom('company')
    .select('security_code')
    .where('is_listed', '=', true)
    .where('security_code', 'is not', null)
    .orderBy('id')
    .limit(3)
    .execute()
  const [a, b, c] = rows.map(({ security_code }) => tickerOf(security_code)!)
  const long = ['code,weight', `${a},58%`, `${b},58%`]
  const save = async (name: string, lines: readonly string[]) => {
    const file = Buffer.from(lines.join('\n')).toString('base64')
    const preview = await app.call(readPortfolioFile, { body: { file, date: '2025-12-30' } }, token)
    const { body } = await app.call(addPortfolio, { body: { name, file, date: '2025-12-30' } }, token)
    const of = `portfolio-${body.data!.id}` as const
    const figures = await app.call(getPortfolioFigures, { query: { of } }, token)
    return { of, sums: preview.body.data!.sums, saved: body.data!.saved, ...figures.body.data! }
  }
  const owned = await save('owned', long)
  const both = await save('both', [...long, `${c},-19.2%`])

  // 58 + 58 long, 19.2 short, 116 − 19.2 = 96.8 net.
  const sides = { unit: 'percent', long: 116, short: 19.2, net: 96.8, positions: 1 }
  expect(both.saved).toBe(3)
  expect(both.sums.sides).toEqual({ ...sides, net: expect.closeTo(96.8, 9) })
  expect(both.portfolio.sides).toEqual({ ...sides, net: expect.closeTo(96.8, 9) })
  expect(owned.portfolio.sides).toBeUndefined()
  // 58 ÷ 116 = 50 % each; the company sold short is in nothing.
  expect(both.portfolio).toMatchObject({ positions: 2, matched: 2, matchedWeight: 1 })
  expect(both.strip).toEqual(owned.strip)
  expect(both.strip.waci.value).not.toBeNull()

  const file = await app.call(saveHoldings, { params: { format: 'csv' }, query: { of: both.of, lang: 'en' } }, token)
  const text = Buffer.from(file.body as unknown as Uint8Array).toString()
  expect(text).toContain('long 116%, short 19.2%, net 96.8%; weights and figures are of the long side')
})
