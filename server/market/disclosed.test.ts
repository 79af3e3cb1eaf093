import { beforeAll, expect, test } from 'vitest'
import { getHighlights } from '#contract/scores/peers.ts'
import type { Score } from '#contract/scores/score.ts'
import { getScores } from '#contract/scores/scores.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { columnOf } from '#methodology/panel/panel.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
let token: string

beforeAll(async () => {
  token = await app.signedIn()
})

test('what a search says of disclosure is what each company’s page says, under either version', async () => {
  const { year } = (await app.call(searchMarket, { query: { perPage: 1 } }, token)).body.data
  for (const version of ['1.0', '2.0'] as const) {
    const query = { columns: 'coverage,disclosure_rate,sustainability_score,e_score', year, version, perPage: 100 }
    const { rows } = (await app.call(searchMarket, { query }, token)).body.data
    expect(rows.length).toBeGreaterThan(90)
    for (const { id, cells } of rows) {
      const { body } = await app.call(getScores, { params: { companyId: id }, query: { year, version } }, token)
      const scores: readonly Score[] = body.data.scores
      const of = (key: string) => scores.find((score) => score.key === key)!
      const total = of('sustainability_score')
      const whole = total.known === null ? null : total.coverage
      expect([id, cells[0].value, cells[1].value]).toEqual([id, whole, whole])
      expect([id, cells[2].coverage ?? null]).toEqual([id, whole])
      expect([id, cells[3].coverage ?? null]).toEqual([id, whole === null ? null : of('e_score').coverage])
    }
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
