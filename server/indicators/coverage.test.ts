import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getCoverage, listCoverage, listDefinitions } from '#contract/market/indicators.ts'
import { getMarket } from '#contract/market/market.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenFigure, givenParsedImport, givenTable } from '#server/test/table.ts'

const database = givenDatabase()
const app = givenApp(database)
const some = { token: '' }
const count = 6
const company = (k: number) => ({ securityCode: `${9200 + k}0` })
const report = (k: number, year: number) => ({
  company: company(k),
  number: null,
  kind: 'annual-report' as const,
  title: '有価証券報告書',
  publisher: '見本社',
  language: 'ja' as const,
  url: `https://reports.example/${k}/${year}`,
  filedOn: `${year + 1}-06-20`,
  submittedAt: null,
  periodStart: `${year}-04-01`,
  periodEnd: `${year + 1}-03-31`,
  line: 1,
})
const average = (k: number, more: object = {}) =>
  givenFigure({ company: company(k), indicator: 'S-LR-018', boundary: 'parent', fiscalYear: 2023, value: 20, ...more })

beforeAll(async () => {
  some.token = await app.signedIn()
  // A notice that comes before the first panel stands is lost on it.
  await app.call(listCoverage, { query: {} }, some.token)
  const companies = [...Array(count).keys()].map((k) => ({
    line: k + 1,
    edinetCode: `E${97000 + k}`,
    securityCode: company(k).securityCode,
    nameJa: `見本${k}株式会社`,
    nameEn: `Sample ${k}`,
    tse33Code: k < 3 ? '3650' : k < 5 ? '5250' : null,
  }))
  await givenParsedImport(database.db, { companies })
  // All but the last have a report of 2023, and the first one of 2024.
  const tableDocuments = [...[0, 1, 2, 3, 4].map((k) => report(k, 2023)), report(0, 2024)]
  await givenParsedImport(database.db, { tableDocuments }, { fileName: 'reports.csv' })
  const figures = [
    average(0),
    average(1, { state: 'estimated' }),
    average(2, { state: 'not-applicable', value: null, filed: 'n/a' }),
    average(3),
    average(0, { fiscalYear: 2024 }),
    givenFigure({ company: company(4), fiscalYear: 2023 }),
  ]
  await givenParsedImport(database.db, givenTable(figures), { fileName: 'figures.csv' })
  const isFresh = async () => {
    const { revision, revisionInMemory } = (await app.call(getMarket, {}, some.token)).body.data
    expect(revisionInMemory).toBe(revision)
  }
  await vi.waitFor(isFresh, { timeout: 120_000 })
})

const coverage = async (indicator: string, query: object = {}) =>
  (await app.call(getCoverage, { params: { indicator }, query }, some.token)).body.data

describe('one indicator', () => {
  test('companies by state in each year', async () => {
    const { years, fiscalYear } = await coverage('S-LR-018')
    expect(years.map((year: { fiscalYear: number }) => year.fiscalYear)).toEqual([2023, 2024])
    // 6 companies: 2 disclosed, 1 estimated, 1 not applicable, 1 silent with a report, 1 without a report.
    expect(years[0]).toMatchObject({
      companies: { disclosed: 2, estimated: 1, 'not-applicable': 1, 'not-disclosed': 1, 'no-report': 1 },
      eligible: 4,
      rate: 0.5, // 2 ÷ (6 − 1 − 1)
    })
    expect(years[1]).toMatchObject({ eligible: 1, rate: 1 })
    expect(fiscalYear).toBe(2023) // one report of 2024 is less than half of five
  })

  test('by industry; a company without one is in none', async () => {
    const { tse33, gics } = await coverage('S-LR-018')
    expect(tse33).toEqual([
      { code: '3650', disclosed: 1, eligible: 2, rate: 0.5 }, // disclosed, estimated; one not applicable
      { code: '5250', disclosed: 1, eligible: 2, rate: 0.5 },
    ])
    expect(gics).toEqual([])
    const { tse33: later } = await coverage('S-LR-018', { fiscalYear: 2024 })
    expect(later[1]).toEqual({ code: '5250', disclosed: 0, eligible: 0, rate: null })
  })

  test('in a year that nobody has reported', async () => {
    expect(await coverage('S-LR-018', { fiscalYear: 2010 })).toMatchObject({ fiscalYear: 2010, tse33: [] })
  })

  test('as it was known on a past day', async () => {
    const { years } = await coverage('S-LR-018', { asOf: '2024-06-01' })
    expect(years.map(({ rate }: { rate: number | null }) => rate)).toEqual([]) // Nothing of either year was known.
  })

  test('that is none', async () => {
    const { status, body } = await app.call(getCoverage, { params: { indicator: 'X-1' }, query: {} }, some.token)
    expect([status, body.code]).toEqual([404, 'indicator.not-found'])
  })
})

test('all indicators at once say the same; a repeated figure counts under both codes', async () => {
  const { body } = await app.call(listCoverage, { query: {} }, some.token)
  const { years, newest, indicators } = body.data
  expect([years, newest, indicators.length]).toEqual([[2023, 2024], 2023, readCatalogue().length])
  const of = (code: string) => indicators.find(({ indicator }: { indicator: string }) => indicator === code)
  expect(of('S-LR-018')).toEqual({ indicator: 'S-LR-018', rates: [0.5, 1] })
  expect(of('F-PL-001').rates).toEqual([0.2, 0]) // one of five with a report; of 2024 none of one
  expect(of('S-DV-002').rates).toEqual([0, 0])
  const { body: definitions } = await app.call(listDefinitions, {}, some.token)
  const repeated = definitions.data.indicators.find(({ sameAs }: { sameAs: string | null }) => sameAs !== null)
  expect(of(repeated.code)).toEqual({ ...of(repeated.sameAs), indicator: repeated.code })
})

test('definitions: where an indicator is used', async () => {
  const { body } = await app.call(listDefinitions, {}, some.token)
  const { indicators, weights } = body.data
  const of = (code: string) => indicators.find((indicator: { code: string }) => indicator.code === code)
  expect(of('S-LR-048')).toMatchObject({
    kind: 'esg',
    isScored: true,
    themes: ['human_rights'],
    objectives: [{ objective: 'minimum-safeguards', relation: 'minimum_safeguards' }],
    referencesStatus: null, // GRI 2-23 and the PAI of policies are not among the checked references
    formulaJa: null,
    formulaEn: null,
  })
  expect(of('E-CC-001').ssbjRefs).toEqual(['S2.29(a)(i)'])
  expect(of('E-SG-001')).toMatchObject({ kind: 'statutory', isScored: false, status: 'official' })
  expect(of('F-PL-001')).toMatchObject({ kind: 'financial', isScored: false, referencesStatus: null })
  expect(of('F-MK-008')).toMatchObject({
    formulaJa: expect.stringContaining('現金は控除しない'),
    formulaEn: expect.stringContaining('cash is NOT deducted'),
  })
  expect(of('E-CC-001')).not.toHaveProperty('distribution')
  for (const counts of Object.values(weights)) expect((counts as number[]).reduce((a, b) => a + b, 0)).toBe(74)
  expect(Object.keys(weights)).toHaveLength(13)
})
