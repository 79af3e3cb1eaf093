import { beforeAll, describe, expect, test } from 'vitest'
import { getThemes } from '#contract/scores/ratings.ts'
import { getScores } from '#contract/scores/scores.ts'
import { boundsOf, measureOf, ownMeasures } from '#contract/search/measure.ts'
import {
  countMatches,
  getSearchPoints,
  getSearchSpread,
  getSearchVocabulary,
  searchMarket,
} from '#contract/search/searches.ts'
import { scoreKeys } from '#methodology/scores/hierarchy.ts'
import { givenAccount, givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 200, seed: 11 })
const app = givenApp(database)
let token = ''
beforeAll(async () => {
  token = await app.signedIn()
})

const search = (query: Record<string, unknown>, as = token) => app.call(searchMarket, { query }, as)
const count = async (where: string, more: object = {}) => {
  const { status, body } = await app.call(countMatches, { query: { where, ...more } }, token)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}

test('each condition says how many it removes, one after the other', async () => {
  const where = 'market(PRM),S-LR-001@2024(500..),any(tse33(3650),tse33(5250)),!E-CC-036@2024(yes)'
  const { total, universe, steps } = await count(where)
  const top = steps.filter(({ path }: { path: string }) => !path.includes('.'))
  expect(top.map(({ path }: { path: string }) => path)).toEqual(['0', '1', '2', '3'])
  expect(top[0].before).toBe(universe)
  for (const [index, step] of top.entries()) if (index > 0) expect(step.before).toBe(top[index - 1].after)
  expect(top.at(-1).after).toBe(total)
  const inGroup = steps.filter(({ path }: { path: string }) => path.startsWith('2.'))
  expect(inGroup.reduce((sum: number, { after }: { after: number }) => sum + after, 0)).toBe(top[2].after)
})

test('a page is sorted over all that fit, missing figures last, and pages do not overlap', async () => {
  const columns = 'sustainability_score,S-DV-002'
  const first = (await search({ columns, sort: '-S-DV-002', perPage: 50 })).body.data
  const rest = (await search({ columns, sort: '-S-DV-002', perPage: 50, page: 2 })).body.data
  const values = [...first.rows, ...rest.rows].map(({ cells }) => cells[1].value)
  const present = values.filter((value) => value !== null)
  expect(present).toEqual(present.toSorted((a, b) => b - a))
  expect(values.slice(present.length).every((value) => value === null)).toBe(true)
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(100)
  const { scores } = (
    await app.call(getScores, { params: { companyId: first.rows[0].id }, query: { year: first.year } }, token)
  ).body.data
  expect(first.rows[0].cells[0]).toMatchObject({ state: 'computed', value: scores[0].value, class: scores[0].standing })
})

test('themes, screens and indices are those of the company’s own page', async () => {
  const { themes } = (await app.call(getSearchVocabulary, { query: {} }, token)).body.data
  const { rows } = (await search({ columns: '', perPage: 30, sort: 'code' })).body.data
  const nouns = { theme: 'theme', negative_screen: 'screen', regulation: 'regulation', index: 'index' } as const
  const pages = await Promise.all(
    rows.map(({ id }: { id: number }) => app.call(getThemes, { params: { companyId: id }, query: {} }, token)),
  )
  for (const { code, kind, states } of themes) {
    for (const { state } of states) {
      const where = `${nouns[kind as keyof typeof nouns]}('${code}:${state}'),company(${rows.map(({ id }: { id: number }) => id).join()})`
      const codes = (await search({ where, columns: '', perPage: 100, sort: 'code' })).body.data.rows.map(
        ({ id }: { id: number }) => id,
      )
      const expected = rows.flatMap(({ id }: { id: number }, index: number) => {
        const theme = pages[index]!.body.data.themes.find((one: { code: string }) => one.code === code)
        return (theme?.state ?? 'no_information') === state ? [id] : []
      })
      expect({ code, state, found: codes }).toEqual({ code, state, found: expected })
    }
  }
})

test('names in any script find companies, delisted ones too; several words are alternatives', async () => {
  const { rows } = (await search({ columns: '', sort: 'code' })).body.data
  const [a, b] = rows
  const result = await search({ where: `name(${a.ticker},'${b.nameJa}')`, columns: '' })
  expect(result.body.data.rows.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([a.id, b.id]))
  expect(result.body.data.universe).toBe(200)
  const { body } = await search({ where: "word('%')", columns: '' })
  expect(body.data.total).toBeLessThan(200)
})

test('a vendor outside the contract is a locked cell, and its condition lets everybody through', async () => {
  await givenAccount(database.db, 'few@satoyama.example', { vendors: ['cdp'] })
  const own = await app.signedIn('few@satoyama.example')
  const { body } = await search({ where: 'msci(AAA),cdp(A,A-)', columns: 'msci,cdp' }, own)
  const { steps, rows, total } = body.data
  expect(steps[0]).toMatchObject({ isLocked: true, before: steps[0].after })
  expect(total).toBe((await search({ where: 'cdp(A,A-)' }, own)).body.data.total)
  expect(rows[0].cells[0]).toEqual({ state: 'locked', value: null, text: null, class: null })
  expect(['A', 'A-']).toContain(rows[0].cells[1].text)
  const spread = await app.call(getSearchSpread, { query: { measure: 'msci' } }, own)
  expect(spread.body.data).toMatchObject({ isLocked: true, values: [], n: 0 })
  expect(spread.body.data.classes.every(({ companies }: { companies: number }) => companies === 0)).toBe(true)
  const points = await app.call(getSearchPoints, { query: { x: 'msci', y: 'e_score' } }, own)
  expect(points.body.data).toMatchObject({ isLocked: true, xs: [] })
})

test('regions are told with their names and the companies in them, and a strange one is refused', async () => {
  const { body } = await app.call(getSearchVocabulary, { query: {} }, token)
  const { sets, regions } = body.data
  expect(regions[0]).toEqual({ code: '142', parent: null, nameJa: 'アジア', nameEn: 'Asia' })
  const companies = new Map(sets.region.map((one: { value: string; companies: number }) => [one.value, one.companies]))
  expect(companies.get('142')).toBe(companies.get('030'))
  // All of the demo's addresses say their prefecture, so the parts of Japan add up to it.
  const parts = regions.filter(({ parent }: { parent: string | null }) => parent === '030')
  const sum = parts.reduce((total: number, { code }: { code: string }) => total + Number(companies.get(code) ?? 0), 0)
  expect(sum).toBe(companies.get('030'))
  const refused = await app.call(countMatches, { query: { where: 'region(JP-99)' } }, token)
  expect(refused).toMatchObject({ status: 422, body: { search: { reason: 'unknown-value', text: 'JP-99' } } })
})

test('the spread at a condition is of the companies that come to it', async () => {
  const where = 'market(PRM),S-LR-001@2024(500..)'
  const { steps } = await count(where)
  const { body } = await app.call(getSearchSpread, { query: { where, measure: 'S-LR-001@2024', at: '1' } }, token)
  expect(body.data.before).toBe(steps[1].before)
  const above = body.data.values.filter((value: number) => value >= 500).length
  expect(above).toBe(steps[1].after)
  expect(body.data.n + body.data.missing).toBe(body.data.before)
})

describe('what cannot be asked is refused, and says which piece', () => {
  test.each([
    [{ where: 'X-YZ-001(1..)' }, 'where', 'unknown-name'],
    [{ where: 'S-LR-001(9..1)' }, 'where', 'range'],
    [{ where: 'S-LR-001@1991(1..)' }, 'where', 'year'],
    [{ where: 'market(ZZZ)' }, 'where', 'unknown-value'],
    [{ where: 'theme(nothing)' }, 'where', 'unknown-value'],
    [{ where: 'theme(human_rights:hit)' }, 'where', 'unknown-value'],
    [{ where: 'S-LR-001(strength)' }, 'where', 'unknown-value'],
    [{ where: 'scandal@2024(1..)' }, 'where', 'aspect'],
    [{ where: "'; drop table company; --" }, 'where', 'syntax'],
    [{ where: `${'any('.repeat(200)}market(PRM)${')'.repeat(200)}` }, 'where', 'too-deep'],
    [{ columns: 'S-LR-001,nothing' }, 'columns', 'unknown-name'],
    [{ sort: '-nothing' }, 'sort', 'unknown-name'],
    [{ columns: Array.from({ length: 41 }, () => 'msci').join() }, 'columns', 'too-many'],
    [{ year: 1995 }, 'year', 'year'],
  ])('%j', async (query, parameter, reason) => {
    const { status, body } = await search(query)
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'search.invalid', search: { parameter, reason } })
  })

  test.each([
    ['e_score(90..)', 'scale', 8, '90'],
    ['msci(AAA),s_score:percentile(..80)', 'scale', 31, '80'],
    ['coverage(50..)', 'scale', 9, '50'],
    ['scandal(..7)', 'scale', 10, '7'],
    ['market_cap(3000000000000..)', 'scale', 11, '3000000000000'],
    ['E-CC-022(..1,5)', 'range', 12, '5'],
    ['market(PRM),E-CC-022(..1,5)', 'range', 24, '5'],
    ['S-DV-002(30%..)', 'range', 11, '%..'],
    ['S-DV-002(1 000..)', 'syntax', 11, '000..)'],
  ])('%s is told as %s, at the sign that is wrong', async (where, reason, at, text) => {
    const { status, body } = await search({ where })
    expect(status).toBe(422)
    expect(body.search).toEqual({ parameter: 'where', reason, at, text })
  })

  test('no condition on something measured is beyond its bounds and answered', async () => {
    for (const name of [...scoreKeys, ...ownMeasures]) {
      const bounds = boundsOf(measureOf(name))
      if (!bounds) continue
      const [, most] = bounds
      expect((await search({ where: `${name}(${most}..)`, columns: '' })).status, name).toBe(200)
      expect((await search({ where: `${name}(${most * 1.01 + 0.01}..)`, columns: '' })).status, name).toBe(422)
    }
  })

  test('signs in full width are read as the usual ones, and stay in quotes', async () => {
    const plain = await search({ where: "market(PRM),E-CC-022(..1.5),!name('（株）')", columns: '' })
    const wide = await search({ where: "market（PRM），E-CC-022（..1.5），！name（'（株）'）", columns: '' })
    expect(wide.status).toBe(200)
    expect(wide.body.data.total).toBe(plain.body.data.total)
  })

  test.each([
    { where: 'x'.repeat(10_240) },
    { page: 0 },
    { perPage: 1000 },
    { inference: 'none' },
    { asOf: 'today' },
    { early: 'maybe' },
  ])('out of shape: %j', async (query) => {
    expect((await search(query)).status).toBe(400)
  })

  test('of a spread and of points too', async () => {
    const spread = await app.call(getSearchSpread, { query: { measure: 'nothing' } }, token)
    expect(spread.body.search).toMatchObject({ parameter: 'measure', reason: 'unknown-name' })
    const at = await app.call(getSearchSpread, { query: { measure: 'msci', at: '7' } }, token)
    expect(at.body.search).toMatchObject({ parameter: 'at' })
    const points = await app.call(getSearchPoints, { query: { x: 'e_score', y: 'nothing' } }, token)
    expect(points.body.search).toMatchObject({ parameter: 'y', reason: 'unknown-name' })
  })
})

test('a whole code stands before names that hold it', async () => {
  const { rows } = (await search({ columns: '', sort: 'code', perPage: 40 })).body.data
  const { ticker, id } = rows[30]
  const { body } = await search({ q: `${ticker}　${rows[3].nameJa}`, columns: '' })
  expect(body.data.rows.slice(0, 2).map((row: { id: number }) => row.id)).toEqual(
    expect.arrayContaining([id, rows[3].id]),
  )
  expect((await search({ q: 'zzzz', columns: '' })).body.data).toMatchObject({ total: 0, rows: [] })
})

describe('an empty market', () => {
  const none = givenDatabase()
  const empty = givenApp(none)

  test('answers everything with nothing', async () => {
    const own = await empty.signedIn()
    const page = await empty.call(searchMarket, { query: { where: 'market(PRM),S-LR-001(1..)' } }, own)
    expect(page.body.data).toMatchObject({ total: 0, universe: 0, market: 0, rows: [], year: null })
    const spread = await empty.call(getSearchSpread, { query: { measure: 'S-LR-001' } }, own)
    expect(spread.body.data).toMatchObject({ n: 0, median: null })
    const points = await empty.call(getSearchPoints, { query: { x: 'e_score', y: 'msci' } }, own)
    expect(points.body.data).toMatchObject({ total: 0, xs: [] })
    const words = await empty.call(getSearchVocabulary, { query: {} }, own)
    expect(words.body.data).toMatchObject({ years: [], year: null })
  })
})
