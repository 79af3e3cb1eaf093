import { beforeAll, expect, test } from 'vitest'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getScores } from '#contract/scores/scores.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import { cellStates, stateCode } from '#methodology/figures/cell-states.ts'
import { columnOf, counts } from '#methodology/panel/panel.ts'
import { standardVersions } from '#methodology/scores/method.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
/** A company that has filed the year, and does not say its group's emissions. */
let companyId = 0

beforeAll(async () => {
  const { db } = database
  const idOf = async (code: string) =>
    (await db.selectFrom('indicator').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id
  const emissions = await idOf('E-CC-001')
  const row = await db
    .selectFrom('observation')
    .selectAll()
    .where('fiscal_year', '=', 2024)
    .where('company_id', 'not in', (eb) =>
      eb
        .selectFrom('observation')
        .select('company_id')
        .where('indicator_id', '=', emissions)
        .where('fiscal_year', '=', 2024),
    )
    .orderBy('company_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  companyId = row.company_id
  const own = { ...row, part: '', state: 'disclosed' as const, locator: null, value: 74_000_000 }
  await db
    .insertInto('observation')
    .values([
      { ...own, indicator_id: emissions, boundary: 'parent' },
      { ...own, indicator_id: await idOf('E-SG-003'), fiscal_year: 2023, boundary: 'parent-domestic' },
    ])
    .execute()
})

const app = givenApp(database)
let token = ''

beforeAll(async () => {
  token = await app.signedIn()
})

interface UnscoredFigure {
  indicator: string
  fiscalYear: number
  boundary: string
  reason: string
}

test.each(standardVersions)(
  'version %s: every figure held of a company is scored, or the reason is told',
  async (version) => {
    const panel = await app.market().current()
    const codes = readCatalogue().flatMap(({ code, kind, sameAs }) => (kind === 'esg' && sameAs === null ? [code] : []))
    const reasons = new Set<string>()
    for (const [company, { id }] of panel.companies.entries()) {
      const params = { companyId: id }
      const { data } = (await app.call(listUnscored, { params, query: { version } }, token)).body
      const figures: UnscoredFigure[] = data.figures
      for (const { reason } of figures) reasons.add(reason)
      if (data.year === null) continue
      const { scores } = (await app.call(getScores, { params, query: { version } }, token)).body.data
      const total = scores.find(({ key }: { key: string }) => key === 'sustainability_score')
      const whole = { params: { ...params, key: 'sustainability_score' as const }, query: { version } }
      const { leaves } = (await app.call(getDecomposition, whole, token)).body.data
      const scored = new Set(
        leaves.flatMap(({ indicator, origin }: { indicator: string; origin: string }) =>
          total.value !== null && (origin === 'disclosed' || origin === 'estimated') ? [indicator] : [],
        ),
      )
      const expectedCodes = codes.filter((code) => {
        const state = columnOf(panel, code, data.year)!.states[company]!
        return counts(state) || state === stateCode['other-boundary'] || state === stateCode['under-review']
      })
      const list = figures.map(({ indicator }) => indicator).filter((code) => codes.includes(code))
      expect([id, ...list, ...scored].sort()).toEqual([id, ...expectedCodes].sort())
      for (const { indicator, reason } of figures.filter(({ indicator }) => codes.includes(indicator))) {
        const state = cellStates[columnOf(panel, indicator, data.year)!.states[company]!]
        if (state === 'other-boundary' || state === 'under-review')
          expect([id, indicator, reason]).toEqual([id, indicator, state])
      }
    }
    expect([...reasons].sort()).toEqual(expect.arrayContaining(['neutral', 'under-review']))
  },
  300_000,
)

test('a figure on another basis is told with its basis, a statutory one with its year', async () => {
  const { data } = (await app.call(listUnscored, { params: { companyId }, query: { year: 2024 } }, token)).body
  const of = (code: string) => (data.figures as UnscoredFigure[]).find(({ indicator }) => indicator === code)
  const value = 74_000_000
  expect(data.year).toBe(2024)
  expect(of('E-SG-003')).toMatchObject({ fiscalYear: 2023, boundary: 'parent-domestic', value, reason: 'not-in-use' })
  expect(of('E-CC-001')).toMatchObject({ fiscalYear: 2024, boundary: 'parent', value, reason: 'other-boundary' })
})
