import { beforeAll, describe, expect, test } from 'vitest'
import { compareCompanies } from '#contract/comparisons/comparison.ts'
import { getIndustry } from '#contract/industries/industry.ts'
import { industryIdOf } from '#contract/market/industry-id.ts'
import { getBundle, recompute } from '#contract/scores/bundle.ts'
import { scoreCustomWeights } from '#contract/scores/custom-weights.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { changeOwnMethod, type OwnMethod, saveOwnMethod } from '#contract/scores/own-methods.ts'
import { getHighlights, getSpider, listPeers } from '#contract/scores/peers.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import { listUnscored } from '#contract/scores/unscored.ts'
import { saveSearch } from '#contract/search/saved-searches.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { listLevers } from '#contract/simulator/simulator.ts'
import { ownCaller } from '#server/http/turns/caller.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)

const whole = 'sustainability_score'
const weights: OwnMethod['weights'] = [
  { industry: null, indicator: 'E-CC-001', weight: 3 },
  { industry: null, indicator: 'E-CC-002', weight: 1 },
  { industry: null, indicator: 'E-WT-001', weight: 2 },
  { industry: null, indicator: 'S-DV-002', weight: 2 },
  { industry: null, indicator: 'S-LR-003', weight: 1.5 },
  { industry: null, indicator: 'G-BD-002', weight: 4 },
]
const pillars = ['e_score', 's_score', 'g_score'] as const

let token = ''
let method: OwnMethod
let ids: number[] = []
let name = ''

const ask = async (endpoint: Parameters<typeof app.call>[0], parts: object, by = token) => {
  const { status, body } = await app.call(endpoint as never, parts as never, by)
  expect([status, body.code]).toEqual([200, undefined])
  return body.data
}
const codeOf = async (endpoint: Parameters<typeof app.call>[0], parts: object, by = token) =>
  (await app.call(endpoint as never, parts as never, by)).body.code
const save = async (parts: object): Promise<OwnMethod> =>
  ask(saveOwnMethod, { body: { name: '自分の手法', industries: 74, weights, ...parts } })
const of = (companyId: number, query: object = {}) => ({ params: { companyId }, query: { method: name, ...query } })
const scoresOf = async (companyId: number, query: object = {}) => ask(getScores, of(companyId, query))

beforeAll(async () => {
  token = await app.signedIn()
  method = await save({})
  name = `own-${method.id}`
  ids = (await database.db.selectFrom('company').select('id').orderBy('id').execute()).map(({ id }) => id)
})

interface Row {
  readonly id: number
  readonly score: number
  readonly e: number | null
  readonly coverage: number
  readonly rank: number
}
async function ranked(body: object = {}): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page++) {
    const pageBody = { industries: 74, weights, page, perPage: 100, ...body }
    const { companies, total } = await ask(scoreCustomWeights, { body: pageBody })
    rows.push(...companies)
    if (companies.length === 0 || rows.length >= total) return rows
  }
}

describe('one company has one score, whichever screen asks', () => {
  test.each([11, 74])('with %s industries: its own page says what the ranking says, to the bit', async (industries) => {
    const own = await save({ name: `${industries}業種`, industries })
    const rows = new Map((await ranked({ industries })).map((row) => [row.id, row]))
    const { year } = await ask(scoreCustomWeights, { body: { industries, weights } })
    for (const id of ids.slice(0, 25)) {
      const { scores, peers, recipe } = await ask(getScores, {
        params: { companyId: id },
        query: { method: `own-${own.id}`, year },
      })
      const row = rows.get(id)
      const found = scores.find(({ key }: { key: string }) => key === whole)
      expect([found?.value ?? null, peers.basis]).toEqual([row?.score ?? null, `gics${industries}`])
      if (row) expect(found.coverage).toBe(row.coverage)
      expect(recipe).toMatchObject({ method: `own-${own.id}`, own: { title: `${industries}業種`, version: 1 } })
    }
  })

  test('the search is in the order of the ranking, and every table has the same figure', async () => {
    const rows = await ranked()
    const query = { method: name, columns: whole, sort: `-${whole}`, perPage: 100 }
    const found = await ask(searchMarket, { query })
    const listed = found.rows.map(({ id, cells }: { id: number; cells: { value: number | null }[] }) => [
      id,
      cells[0]!.value,
    ])
    expect(found.recipe.method).toBe(name)
    expect(new Set(rows.slice(0, 20).map(({ score }) => score))).toEqual(
      new Set(listed.slice(0, 20).map(([, value]: [number, number]) => value)),
    )
    const scoreOf = new Map(rows.map(({ id, score }) => [id, score]))
    for (const [id, value] of listed) expect(value).toBe(scoreOf.get(id) ?? null)
    const some = rows.slice(0, 5).map(({ id }) => id)
    const compared = await ask(compareCompanies, {
      query: { method: name, companies: some.join(','), rows: whole, from_y: found.year, to_y: found.year },
    })
    expect(compared.rows[0].years[0].values).toEqual(some.map((id) => scoreOf.get(id)))
    const { companies } = await ask(listPeers, of(some[0]!, { year: found.year, keys: whole, scope: 'market' }))
    const own = new Map(companies.map(({ id, values }: { id: number; values: number[] }) => [id, values[0]]))
    for (const id of some) expect(own.get(id)).toBe(scoreOf.get(id))
  })
})

describe('every score opens', () => {
  test('its parts add to it, and its difference from the standard is the sum of the bars', async () => {
    const rows = await ranked()
    for (const { id, score, e } of rows.slice(0, 40)) {
      const at = { params: { companyId: id, key: whole }, query: { method: name, against: 'standard' } }
      const { year, value, leaves, absent, against } = await ask(getDecomposition, at)
      const sum = (list: readonly number[]) => list.reduce((total, part) => total + part, 0)
      expect(value).toBeCloseTo(score, 12)
      expect(sum(leaves.map(({ contribution }: { contribution: number }) => contribution))).toBeCloseTo(score, 12)
      expect(sum(leaves.map(({ share }: { share: number }) => share))).toBeCloseTo(1, 12)
      for (const leaf of leaves) expect(weights.map(({ indicator }) => indicator)).toContain(leaf.indicator)
      const standard = await ask(getScores, { params: { companyId: id }, query: { year } })
      const usual = standard.scores.find(({ key }: { key: string }) => key === whole).value
      expect([against.kind, against.value === null]).toEqual(['standard', usual === null])
      if (usual === null) continue
      expect(against.value).toBeCloseTo(usual, 12)
      const bars = [...leaves, ...absent].map(({ difference: { performance, weighting, peers } }) =>
        sum([performance, weighting, peers]),
      )
      expect(sum(bars)).toBeCloseTo(value - usual, 9)
      if (e === null) continue
      const part = await ask(getDecomposition, { params: { companyId: id, key: 'e_score' }, query: { method: name } })
      expect(part.value).toBeCloseTo(e, 12)
    }
  })

  test('it is made again from its rows alone', async () => {
    for (const { id } of (await ranked()).slice(0, 10)) {
      for (const key of [whole, 'g_score', 'climatechange']) {
        const score = (await scoresOf(id)).scores.find((each: { key: string }) => each.key === key)
        if (score.value === null) continue
        const at = { params: { companyId: id, key }, query: { method: name } }
        expect(await ask(recompute, at)).toMatchObject({ isSame: true })
        expect(await ask(getBundle, at)).toMatchObject({ recipe: { method: 'custom', weights: method.hash } })
      }
    }
  })

  test.each([
    ['2.0', 'counts as not disclosed'],
    ['2.1', 'weighs nothing'],
  ])(
    'under %s what too few disclose to be ranked %s with weights on everything, in the bundle too',
    async (version) => {
      const { weighable: indicators } = await app.market().snapshot({ basis: 'gics74', today: '2026-01-15' }, ownCaller)
      const all = indicators.map(({ code }) => ({ industry: null, indicator: code, weight: 1 }))
      const broad = await save({ name: `すべての指標 ${version}`, weights: all })
      const rows = await ranked({ weights: all, version })
      expect(rows.length).toBeGreaterThan(0)
      for (const { id, coverage } of rows.slice(0, 3)) {
        const at = { params: { companyId: id, key: whole }, query: { method: `own-${broad.id}`, version } }
        const { means } = await ask(getBundle, at)
        expect(means[whole].unranked > 0).toBe(version === '2.0')
        expect(means[whole].minimum).toEqual({ weight: 0.2, count: 2 })
        expect([coverage, coverage >= 0.2]).toEqual([means[whole].coverage, true])
        expect(await ask(recompute, at)).toMatchObject({ isSame: true })
      }
    },
  )

  test('the shares of its categories are those that it was made with, and what it rests on is all of it', async () => {
    const [{ id }] = (await ranked()) as [Row, ...Row[]]
    const { scores, rest } = await scoresOf(id)
    const of = (key: string) => scores.find((each: { key: string }) => each.key === key)
    expect(pillars.reduce((sum, key) => sum + (of(key).weight ?? 0), 0)).toBeCloseTo(1, 12)
    expect(of(whole).coverage + rest.inferred + rest.worstValue + rest.leftOut).toBeCloseTo(1, 9)
    expect(of(whole).known.of).toBe(weights.length)
  })

  test('its indicators, strengths, years and radar speak of the same weights', async () => {
    const [{ id, score }] = (await ranked()) as [Row, ...Row[]]
    const at = { params: { companyId: id, indicator: 'G-BD-002' }, query: { method: name } }
    const { ladder } = await ask(getIndicatorScore, at)
    expect(ladder[0].value).toBe(score)
    const { strengths, issues } = await ask(getHighlights, of(id))
    for (const { indicator } of [...strengths, ...issues])
      expect(weights.map((row) => row.indicator)).toContain(indicator)
    const { years } = await ask(getScoreHistory, of(id, { keys: whole }))
    expect(years.length).toBeGreaterThan(1)
    const { data } = await ask(getSpider, { params: { companyId: id }, query: { method_id: name } })
    expect(data.length).toBeGreaterThan(0)
    const { figures } = await ask(listUnscored, of(id))
    expect(figures.some(({ reason }: { reason: string }) => reason === 'no-weight')).toBe(true)
  })
})

test('an industry of those that it compares within, and no other', async () => {
  const [{ id }] = (await ranked()) as [Row, ...Row[]]
  const { peers } = await scoresOf(id)
  const at = (industryId: string) => ({ params: { industryId }, query: { method: name } })
  const { recipe, totals } = await ask(getIndustry, at(industryIdOf(peers)))
  expect([recipe.method, totals.length]).toEqual([name, 4])
  expect((await ask(getIndustry, at('gics74-market'))).recipe.method).toBe(name)
  for (const other of ['tse33-3700', 'gics11-45'])
    expect(await codeOf(getIndustry, at(other))).toBe('own-method.other-industries')
})

test('versions stay as they were, others’ methods are nobody’s, and what needs the standard says so', async () => {
  const own = await save({ name: 'あとで変える' })
  const [{ id }] = (await ranked()) as [Row, ...Row[]]
  const scoreBy = async (methodName: string) => {
    const { scores, recipe } = await scoresOf(id, { method: methodName })
    return [scores.find(({ key }: { key: string }) => key === whole).value, recipe.hash]
  }
  const first = await scoreBy(`own-${own.id}`)
  const { name: title, note, industries, updatedAt } = own
  const body = { name: title, note, industries, updatedAt, weights: weights.slice(0, 3) }
  await ask(changeOwnMethod, { params: { methodId: `${own.id}` }, body })
  expect(await scoreBy(`own-${own.id}.1`)).toEqual(first)
  const changed = await scoreBy(`own-${own.id}`)
  expect(changed[1]).not.toBe(first[1])
  expect(await scoreBy(`own-${own.id}.2`)).toEqual(changed)
  expect(await codeOf(getScores, of(id, { method: `own-${own.id}.3` }))).toBe('own-method.not-found')

  const stranger = await app.signedIn('other@asset.example')
  for (const methodName of [name, 'own-999999', 'own-9999999999'])
    expect(await codeOf(getScores, of(id, { method: methodName }), stranger)).toBe('own-method.not-found')
  expect(await codeOf(searchMarket, { query: { method: name } }, stranger)).toBe('own-method.not-found')
  expect(await codeOf(getScores, of(id, { method: 'own-0' }))).toBe('request.invalid')
  expect(await codeOf(getScores, of(id, { method: 'own-x' }))).toBe('request.invalid')
  expect(await codeOf(listLevers, of(id))).toBe('method.not-available')
  await ask(saveSearch, { body: { name: '独自手法の検索', search: `method=${name}` } })
})
