import { beforeAll, expect, test } from 'vitest'
import { getHighlights } from '#contract/scores/peers.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { cellStates, columnOf } from '#methodology/panel/panel.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 120, seed: 5 })
const app = givenApp(database)
let token: string

beforeAll(async () => {
  token = await app.signedIn()
}, 60_000)

test('the rate of a company counts what it disclosed: neither doubted figures nor estimates', async () => {
  const panel = await app.market().current()
  const codes = readCatalogue().flatMap(({ kind, code, sameAs }) => (kind === 'esg' && sameAs === null ? [code] : []))
  const doubted = await database.db.selectFrom('review').select('fiscal_year').executeTakeFirstOrThrow()
  const year = doubted.fiscal_year
  const rates = panel.companies.map((_, company) => {
    const states = codes.map((code) => cellStates[columnOf(panel, code, year)!.states[company]!]!)
    const could = states.filter((state) => !['no-report', 'not-applicable', 'not-tagged'].includes(state))
    return could.length === 0 ? null : states.filter((state) => state === 'disclosed').length / could.length
  })
  const query = { columns: 'disclosure_rate', year, perPage: 100 }
  const { body } = await app.call(searchMarket, { query }, token)
  expect(body.data.rows.length).toBeGreaterThan(90)
  for (const { id, cells } of body.data.rows) {
    const rate = rates[panel.companies.findIndex((company) => company.id === id)]
    expect([id, cells[0].value]).toEqual([id, rate === null ? null : expect.closeTo(rate!, 9)])
  }
})

test('peers disclose what they said themselves', async () => {
  const panel = await app.market().current()
  for (const { id } of panel.companies.slice(0, 40)) {
    const { body } = await app.call(getHighlights, { params: { companyId: id }, query: {} }, token)
    const { year, strengths, issues } = body.data
    for (const { indicator, peersDisclosing, group } of [...strengths, ...issues]) {
      const { states } = columnOf(panel, indicator, year)!
      const own = panel.companies.flatMap(({ gics }, position) =>
        group.level === 'market' || gics?.startsWith(group.code.replace('gics:', ''))
          ? [cellStates[states[position]!]!]
          : [],
      )
      const could = own.filter((state) => !['no-report', 'not-applicable', 'not-tagged'].includes(state))
      const share = could.length === 0 ? 0 : own.filter((state) => state === 'disclosed').length / could.length
      expect([id, indicator, peersDisclosing]).toEqual([id, indicator, expect.closeTo(share, 9)])
    }
  }
})
