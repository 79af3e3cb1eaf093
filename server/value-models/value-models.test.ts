import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { getJointRegression } from '#contract/value-models/joint.ts'
import {
  getRegression,
  getRegressionBundle,
  getRegressionPoint,
  type OneRegression,
  recomputeRegression,
} from '#contract/value-models/one-regression.ts'
import {
  getRegressionProgress,
  listRegressions,
  type Regressions,
  saveRegressions,
} from '#contract/value-models/regressions.ts'
import { simulatePbr } from '#contract/value-models/simulation.ts'
import { getCompanyValue, getValueModel } from '#contract/value-models/value.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { hasPriceWithin } from '#server/catalogue/price-within.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'

const database = givenDatabase({ companies: 140, seed: 11 })
const app = givenApp(database)
const nothing = givenApp(givenDatabase())
let token = ''
let list: Regressions
/** The industry of the market with most companies. */
let industry = ''
beforeAll(async () => {
  token = await app.signedIn()
  list = await get(listRegressions, { query: { industry: 'gics11-market' } })
  const rows = await database.db.selectFrom('company').select('gics_code').where('gics_code', 'is not', null).execute()
  const sectors = rows.map(({ gics_code }) => gics_code!.slice(0, 2))
  const count = (code: string) => sectors.filter((each) => each === code).length
  industry = `gics11-${[...new Set(sectors)].sort((a, b) => count(b) - count(a))[0]}`
})

/** What the script that anybody can run says of a bundle; throws where it ends with 1. */
function runScript(bundle: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'satoyama-regressions-'))
  try {
    writeFileSync(join(folder, 'bundle.json'), JSON.stringify(bundle))
    const script = join(import.meta.dirname, '../../docs/recompute-regression.mjs')
    return execFileSync(process.execPath, [script, join(folder, 'bundle.json')], { encoding: 'utf8', stdio: 'pipe' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What an endpoint answers to somebody signed in, who may have to ask again while it is being made. */
async function get(endpoint: Endpoint, input: object) {
  for (;;) {
    const { status, body } = await app.call(endpoint, input as never, token)
    if (body.code === 'market.preparing') continue
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200)
    return body.data
  }
}
const one = (indicator: string, query = {}): Promise<OneRegression> =>
  get(getRegression, { params: { indicator }, query: { industry: 'gics11-market', ...query } })
const codeOf = async (endpoint: Endpoint, input: object) => (await app.call(endpoint, input as never, token)).body.code
/** A row that was fitted at its best lag, of which much is known. */
const fitted = () => list.rows.find(({ best, form }) => best.fit !== null && best.n > 200 && form === 'log')!

describe('regressions', () => {
  test('every indicator has a row, but not price, its parts, figures of a share and return on equity', async () => {
    const codes = list.rows.map(({ indicator }) => indicator)
    expect(codes.length).toBeGreaterThan(400)
    expect(codes.filter((code) => /^F-(MK|PS)|G-BD-051|F-RT-002/.test(code))).toEqual([])
    // Nor what the price is in: emissions per enterprise value fall when it rises.
    const priced = new Set(readCatalogue().flatMap((row) => (hasPriceWithin(row) ? row.code : [])))
    expect(codes.filter((code) => priced.has(code))).toEqual([])
    expect(await codeOf(getRegression, { params: { indicator: 'E-CC-024' }, query: {} })).toBe('indicator.not-found')
    const { model } = await get(getValueModel, { query: {} })
    const used: { indicator: string }[] = model?.indicators ?? []
    expect(used.filter(({ indicator }) => priced.has(indicator))).toEqual([])
    expect(list.scope).toMatchObject({ kind: 'market', basis: 'gics11', industry: null, company: null })
    expect(list.scope.pbr.given).toBeGreaterThan(300)
  })

  test('the family counts what was fitted, and what chance alone would bring', () => {
    const { family, rows, fewest } = list
    expect(family.byChance).toBeCloseTo(family.tests * 0.05, 10)
    expect(family.indicators).toBe(rows.filter(({ best }) => best.fit).length)
    for (const { best } of rows.filter(({ best }) => best.fit)) {
      expect(best.n).toBeGreaterThanOrEqual(fewest.rows)
      expect(best.companies).toBeGreaterThanOrEqual(fewest.companies)
      expect(best.q!).toBeGreaterThanOrEqual(best.fit!.kpi.p - 1e-12)
      expect(best.fit!.kpi.low).toBeLessThanOrEqual(best.fit!.kpi.value)
    }
  })

  test('published sensitivities stand beside, and none that was only recalled', () => {
    expect(list.published.map(({ companyEn, elasticityExact }) => [companyEn, elasticityExact])).toContainEqual([
      'Eisai',
      1.3563,
    ])
    // NEC's are the newspaper's rounded figures, and say so; those of TOPIX 100 were only recalled.
    expect(list.published.map(({ companyEn, noteEn }) => [companyEn, noteEn])).toContainEqual([
      'NEC',
      'rounded by the newspaper',
    ])
    expect(list.published.filter(({ status }) => status !== 'secondary')).toEqual([])
  })

  test('an industry is another scope with another recipe, and one that is not there is refused', async () => {
    const own = await get(listRegressions, { query: { industry } })
    expect(own.scope).toMatchObject({ kind: 'industry', industry: { id: industry }, sector: null })
    expect(own.scope.companies).toBeLessThan(list.scope.companies)
    expect(own.recipe.hash).not.toBe(list.recipe.hash)
    expect(await codeOf(listRegressions, { query: { industry: 'gics74-999999' } })).toBe('industry.not-found')
    expect(await codeOf(listRegressions, { query: { industry: 'nonsense' } })).toBe('industry.not-found')
  })

  test('a company over ten years or so has too few rows, and says so', async () => {
    const { companyId } = await somePoint()
    const own: Regressions = await get(listRegressions, { query: { companyId } })
    expect(own.scope).toMatchObject({ kind: 'company', company: { id: companyId } })
    expect(own.family.tests).toBe(0)
    expect(new Set(own.rows.map(({ best }) => best.state))).toEqual(new Set(['few-rows']))
    expect(await codeOf(listRegressions, { query: { companyId: 999_999 } })).toBe('company.not-found')
  })

  test('no progress of what is done', async () => {
    expect(await get(getRegressionProgress, { query: { industry: 'gics11-market' } })).toEqual({ share: null })
  })

  test('a market without anything has nothing fitted', async () => {
    const { body } = await nothing.call(listRegressions, { query: {} }, await nothing.signedIn())
    expect(body.code === 'industry.not-found' || body.data.family.tests === 0).toBe(true)
  })
})

const somePoint = async () => (await one(fitted().indicator)).points[0]!

describe('one of them', () => {
  test('unfolds eleven lags, and its points have the slope of its coefficient', async () => {
    const { indicator, best } = fitted()
    const { lags, lag, points, companies, row } = await one(indicator)
    expect(lags.map((each) => each.lag)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect([lag, lags[lag], row.indicator]).toEqual([best.lag, best, indicator])
    expect(points).toHaveLength(best.n)
    expect(companies).toHaveLength(best.companies)
    const slope = points.reduce((sum, { x, y }) => sum + x * y, 0) / points.reduce((sum, { x }) => sum + x * x, 0)
    expect(slope).toBeCloseTo(best.fit!.kpi.value, 9)
  })

  test('a point leads to its figures', async () => {
    const { indicator, best } = fitted()
    const { companyId, year } = await somePoint()
    const params = { indicator, companyId, year }
    const point = await get(getRegressionPoint, { params, query: { lag: best.lag } })
    expect(point).toMatchObject({
      company: { id: companyId },
      year,
      pbr: { basis: 'given', parts: [{ indicator: 'F-MK-004' }] },
    })
    expect(point.roe).toMatchObject({ indicator: 'G-BD-051', fiscalYear: year })
    expect(point.kpi).toMatchObject({ indicator, fiscalYear: year - best.lag })
    expect(await codeOf(getRegressionPoint, { params: { ...params, year: 1990 }, query: {} })).toBe('figure.not-found')
    expect(await codeOf(getRegressionPoint, { params: { ...params, indicator: 'F-MK-004' }, query: {} })).toBe(
      'indicator.not-found',
    )
  })

  test('its bundle makes it again by another way, and is hashed whole', async () => {
    const { indicator, best } = fitted()
    const query = { industry: 'gics11-market' }
    const usedBefore = (await get(getDownloadUsage, { query: {} })).used
    const { sha256, ...bundle } = await get(getRegressionBundle, { params: { indicator }, query })
    // Like the bundle of a score: one, however many rows it rests on.
    expect((await get(getDownloadUsage, { query: {} })).used).toBe(usedBefore + 1)
    expect(bundle.rows).toHaveLength(best.n)
    expect(sha256).toBe(hashOf(bundle))
    expect(runScript({ ...bundle, sha256 })).toMatch(/the same\nhash of all rows: theirs/)
    const moved = { ...bundle.rows[0], pbr: bundle.rows[0].pbr * 2 }
    expect(() => runScript({ ...bundle, rows: [moved, ...bundle.rows.slice(1)], sha256 })).toThrow()
    const again = await get(recomputeRegression, { params: { indicator }, query })
    expect(again).toMatchObject({ isSame: true, rows: best.n, recipe: bundle.recipe })
  })

  test('what was not fitted has no points and no bundle', async () => {
    const { indicator } = list.rows.find(({ best }) => best.fit === null)!
    expect((await one(indicator)).points).toEqual([])
    expect(await codeOf(getRegressionBundle, { params: { indicator }, query: { industry: 'gics11-market' } })).toBe(
      'figure.not-found',
    )
    expect(await codeOf(getRegression, { params: { indicator: 'E-XX-999' }, query: {} })).toBe('indicator.not-found')
  })
})

describe('several indicators at once', () => {
  const industry = 'gics11-market'
  const joint = (query: object) => get(getJointRegression, { query: { industry, ...query } })

  test('one of them without size is the regression of it alone', async () => {
    const { indicator, best } = fitted()
    const { terms, n, fit } = await joint({ indicators: indicator, lag: best.lag, size: 'none' })
    expect(n).toBe(best.n)
    expect(terms.map(({ kind }: { kind: string }) => kind)).toEqual(['roe', 'indicator'])
    expect(terms[0].coefficient.value).toBeCloseTo(best.fit!.roe.value, 9)
    expect(terms[1].coefficient.value).toBeCloseTo(best.fit!.kpi.value, 9)
    expect(fit.adjustedR2).toBeCloseTo(best.fit!.adjustedR2, 9)
  })

  test('size is a column by itself; shares and return on equity enter as they are where that is asked for', async () => {
    const { terms, fit } = await joint({ indicators: 'S-DV-002,E-CC-022,S-DV-002', form: 'level' })
    expect(terms.map(({ indicator, form }: { indicator: string; form: string }) => [indicator, form])).toEqual([
      ['G-BD-051', 'level'],
      ['F-PL-001', 'log'],
      ['S-DV-002', 'level'],
      ['E-CC-022', 'log'], // An intensity, or an amount, is of another size in every company.
    ])
    expect(terms.every(({ coefficient }: { coefficient: unknown }) => (coefficient === null) === (fit === null))).toBe(
      true,
    )
  })

  test('what no regression is made with is refused', async () => {
    const ask = (indicators: string) => codeOf(getJointRegression, { query: { industry, indicators } })
    expect(await ask('E-CC-024')).toBe('indicator.not-found') // The price is in it.
    expect(await ask('E-XX-999')).toBe('indicator.not-found')
    expect(await ask('')).toBe('request.invalid')
    expect(await ask(Array.from({ length: 9 }, () => 'E-CC-022').join(','))).toBe('request.invalid')
  })
})

describe('simulation', () => {
  const body = (parts: object) => ({
    body: { industry: 'gics11-market', direction: 'to-pbr', pbr: 1.2, pbrChange: null, changes: [], ...parts },
  })

  test('there and back again', async () => {
    const { indicator, best } = fitted()
    const b = best.fit!.kpi.value
    const forth = await get(simulatePbr, body({ changes: [{ indicator, actual: 200, change: 10 }] }))
    expect(forth.pbr.exact).toBeCloseTo((1.1 ** b - 1) * 100, 9)
    expect(forth.pbr).toMatchObject({ linear: expect.closeTo(10 * b, 9), changed: expect.closeTo(1.2 * 1.1 ** b, 9) })
    expect(forth.changes).toEqual([
      expect.objectContaining({ indicator, actual: 200, changed: expect.closeTo(220, 9) }),
    ])
    const back = await get(
      simulatePbr,
      body({
        direction: 'to-indicator',
        pbrChange: forth.pbr.exact,
        changes: [{ indicator, actual: 200, change: null }],
      }),
    )
    expect(back.changes[0]).toMatchObject({ change: expect.closeTo(10, 6), changed: expect.closeTo(220, 5) })
  })

  test('the actual value and the change of price to book cannot be empty', async () => {
    const { indicator } = fitted()
    const ask = (parts: object) => codeOf(simulatePbr, body(parts))
    expect(await ask({ changes: [{ indicator, actual: null, change: 10 }] })).toBe('simulation.actual-empty')
    expect(await ask({ direction: 'to-indicator', changes: [{ indicator, actual: 1, change: null }] })).toBe(
      'simulation.pbr-change-empty',
    )
    expect(await ask({ changes: [{ indicator, actual: 1, change: null }] })).toBe('simulation.change-empty')
    expect(await ask({ changes: [{ indicator, actual: 1, change: -100 }] })).toBe('request.invalid')
    const none = list.rows.find(({ best }) => best.fit === null)!
    expect(await ask({ changes: [{ indicator: none.indicator, actual: 1, change: 5 }] })).toBe('simulation.not-fitted')
  })
})

describe('value', () => {
  test('the model tells all three fits, and a company what its indicators are worth', async () => {
    const { model } = await get(getValueModel, { query: {} })
    expect(model.accuracy.gain.value).toBeCloseTo(model.accuracy.second - model.accuracy.first, 9)
    expect(['adds', 'unclear', 'nothing']).toContain(model.verdict)
    const { companyId } = await somePoint()
    const own = await get(getCompanyValue, { params: { companyId }, query: {} })
    expect(own.traded).toBeCloseTo(own.equity * own.pbr, 6)
    expect(own.values).toHaveLength(
      model.terms.filter(({ coefficient }: { coefficient: number }) => coefficient !== 0).length,
    )
    expect(await codeOf(getCompanyValue, { params: { companyId: 999_999 }, query: {} })).toBe('company.not-found')
  })
})

test('the file has every lag of every indicator, and says what chance would find', async () => {
  const input = { params: { format: 'xlsx' }, query: { industry: 'gics11-market', lang: 'en' } } as const
  const { status, body } = await app.call(saveRegressions, input, token)
  expect(status).toBe(200)
  const { sheets } = await readXlsx(new Uint8Array(body))
  expect(sheets.map(({ name }) => name)).toEqual(['Summary', 'Regressions'])
  expect(sheets[1]!.rows).toHaveLength(1 + 11 * list.rows.length)
  expect(sheets[0]!.rows).toContainEqual(['Tests', list.family.tests])
})
