import { beforeAll, describe, expect, test } from 'vitest'
import { temperatureScores } from '#methodology/temperature/score.ts'
import type { ClimateCommitmentRecord } from '#server/imports/market-records.ts'
import { givenDatabase } from '#server/test/database.ts'
import { givenParsedImport, twoCompanies } from '#server/test/table.ts'
import { type CompanyTargets, sbtiCoverage, temperatureTargets } from './targets.ts'

const database = givenDatabase()
const ids: Record<'mihon' | 'tameshi', number> = { mihon: 0, tameshi: 0 }

type RecordParts = Omit<Partial<ClimateCommitmentRecord>, 'record'> & {
  readonly record?: ClimateCommitmentRecord['record']
}
const row = ({ record, ...parts }: RecordParts = {}): ClimateCommitmentRecord => ({
  line: 2,
  source: 'sbti-targets',
  rowKey: '1',
  company: { securityCode: '9X9Y0' },
  name: 'Mihon Electric',
  isin: null,
  lei: null,
  publishedOn: '2022-03-01',
  record: {
    status: 'Active',
    scope: '1+2',
    target_value: '42%',
    type: 'Absolute',
    base_year: 2020,
    target_year: 2030,
    wording: 'Mihon Electric commits to reduce absolute scope 1 and 2 GHG emissions 42% by FY2030.',
    ...record,
  },
  ...parts,
})

const rows: readonly ClimateCommitmentRecord[] = [
  row(),
  row({
    line: 3,
    rowKey: '2',
    publishedOn: '2024-05-01',
    record: { scope: '1+2+3', target_value: '90%', target_year: 2050 },
  }),
  row({ line: 4, rowKey: '3', record: { status: 'Removed' } }),
  row({ line: 5, rowKey: '4', record: { target_value: 'half' } }),
  row({ line: 6, rowKey: '5', record: { scope: '1', target_value: '50%' } }),
  row({ line: 7, rowKey: '6', record: { scope: '2', target_value: '80%' } }),
  row({ line: 8, source: 'sbti-companies', rowKey: '1', publishedOn: '2022-02-01', record: { status: 'Targets set' } }),
  row({
    line: 9,
    source: 'green-list',
    rowKey: '1',
    company: { securityCode: '99980' },
    publishedOn: null,
    record: { status: 'Targets set', scope: '3', value: '30%', target_value: null, type: null, wording: null },
  }),
  row({
    line: 10,
    rowKey: '9',
    company: { securityCode: '99980' },
    record: { status: 'Committed', target_value: null },
  }),
]

beforeAll(async () => {
  await givenParsedImport(database.db, twoCompanies)
  await givenParsedImport(database.db, { commitments: [...rows] })
  const companies = await database.db.selectFrom('company').select(['id', 'security_code']).execute()
  ids.mihon = companies.find(({ security_code }) => security_code === '9X9Y0')!.id
  ids.tameshi = companies.find(({ security_code }) => security_code === '99980')!.id
})

/** 600 t of scope 1 and 400 t of scope 2 in 2020. */
const baseEmissionsOf = (id: number, scope: 'scope1' | 'scope2', year: number) =>
  id === ids.mihon && year === 2020 ? { scope1: 600, scope2: 400 }[scope] : null

const ask = async (asOf = '2025-06-30', weighs = true) =>
  temperatureTargets(database.db, [ids.mihon, ids.tameshi, 999_999], { asOf, ...(weighs && { baseEmissionsOf }) })
const keysOf = ({ targets }: CompanyTargets) => targets.map(({ key }) => key).toSorted()

describe('what the lists say on a day', () => {
  test('targets with their source, and rows that are none with the reason', async () => {
    const mihon = (await ask()).get(ids.mihon)!
    expect(keysOf(mihon)).toEqual(['sbti-targets:1', 'sbti-targets:2', 'sbti-targets:5', 'sbti-targets:6'])
    const [target] = mihon.targets.filter(({ key }) => key === 'sbti-targets:1')
    expect(target).toMatchObject({
      type: 'absolute',
      scope: 'scope1+2',
      reduction: 0.42,
      baseYear: 2020,
      endYear: 2030,
      publishedOn: '2022-03-01',
      source: { list: 'sbti-targets', line: 2, status: 'Active', publishedOn: '2022-03-01' },
    })
    expect(target!.source.wording).toContain('absolute scope 1 and 2')
    expect(target!.source.importId).toBeGreaterThan(0)
    expect(mihon.unread.map(({ source, reason }) => [source.line, reason]).toSorted()).toEqual([
      [4, 'removed'],
      [5, 'incomplete'],
    ])
  })

  test('coverage is assumed of the initiative’s targets alone, and said to be', async () => {
    const both = await ask()
    for (const target of both.get(ids.mihon)!.targets)
      expect(target).toMatchObject({ coverage: sbtiCoverage, coverageBasis: 'sbti-boundary' })
    expect(sbtiCoverage).toEqual({ scope1: 0.95, scope2: 0.95, scope3: 0.67 })
    expect(both.get(ids.tameshi)!.targets).toMatchObject([
      { key: 'green-list:1', type: null, reduction: 0.3, coverageBasis: 'unknown', coverage: { scope3: null } },
    ])
  })

  test('validated is what the initiative’s own lists say', async () => {
    const both = await ask()
    expect([both.get(ids.mihon)!.isValidated, both.get(ids.tameshi)!.isValidated]).toEqual([true, false])
    expect(both.get(ids.tameshi)!.unread).toMatchObject([{ reason: 'committed', source: { line: 10 } }])
    expect(both.has(999_999)).toBe(false)
  })

  test('a past day knows only what was published by then', async () => {
    expect(keysOf((await ask('2024-04-30')).get(ids.mihon)!)).not.toContain('sbti-targets:2')
    const early = await ask('2022-02-28')
    expect([keysOf(early.get(ids.mihon)!), early.get(ids.mihon)!.isValidated]).toEqual([[], true])
    expect((await ask('2022-01-31')).get(ids.mihon)).toBeUndefined()
  })

  test('a corrected row stands for the one before', async () => {
    const corrected = row({ rowKey: '1', record: { target_value: '46%' } })
    await givenParsedImport(database.db, { commitments: [corrected] })
    const [target] = (await ask()).get(ids.mihon)!.targets.filter(({ key }) => key === 'sbti-targets:1')
    expect(target!.reduction).toBe(0.46)
    await givenParsedImport(database.db, { commitments: [row()] })
  })
})

describe('together with the score', () => {
  const scoresOf = async (weighs: boolean) => {
    const { targets } = (await ask('2025-06-30', weighs)).get(ids.mihon)!
    const emissions = { 'scope1+2': 1000, scope3: 0 }
    return temperatureScores({ targets, emissions, division: null }, { referenceYear: 2025, defaultScore: 3.2 })
  }

  test('scope 1 and scope 2 are combined by the base year, and stand behind nothing that is covered as well', async () => {
    const { scores, reading } = await scoresOf(true)
    const { chosen, others } = reading.choices['scope1+2'].mid!
    // Both cover 95 % and run from 2020 to 2030: what was given first stays.
    expect([chosen, ...others.map(({ target }) => target)].map(({ from }) => from).toSorted()).toEqual([
      ['sbti-targets:1'],
      ['sbti-targets:5', 'sbti-targets:6'],
    ])
    expect(others.map(({ reason }) => reason)).toEqual(['same'])
    expect(scores['scope1+2'].mid.score).toBe(1.39) // 2.697261 − 0.312329 × 4.2
    // 90 % in 30 years is 3 % a year: 2.841338 − 0.483331 × 3 = 1.39135
    expect(scores['scope1+2'].long.score).toBe(1.39)
    expect(scores.scope3.long.score).toBe(1.39)
  })

  test('without emissions of the base year scope 1 alone is left out, and says so', async () => {
    const { reading } = await scoresOf(false)
    expect(reading.leftOut.map(({ key, reason }) => [key, reason])).toEqual([
      ['sbti-targets:5', 'base-emissions'],
      ['sbti-targets:6', 'base-emissions'],
    ])
  })
})
