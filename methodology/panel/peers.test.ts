import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { givenMarket, rankMarket } from '../test/market.ts'
import { basesOf, basisIn, minimumPeers, type PeerBasis, peerBases, peerGroups } from './peers.ts'

const table = (name: string) =>
  parse(readFileSync(new URL(`../../data/${name}`, import.meta.url)), { columns: true }) as Record<string, string>[]
const codes = table('gics.csv')
  .filter(({ level, basis }) => level === 'industry' && basis === '2023')
  .map(({ code }) => code!)
const mapping = table('gics_2018_to_2023.csv')
// As the server reads it: the code that kept its name decides, otherwise the first.
const gics2018 = new Map<string, string>()
for (const { gics_2018: old, gics_2023: now } of mapping)
  if (!gics2018.has(now!) || old === now) gics2018.set(now!, old!)
const tse = table('tse33.csv')
const tse17 = new Map(tse.map(({ code, tse17_code }) => [code!, tse17_code!]))
const walks = { gics2018, tse17 }
const whole = [...codes.map((gics) => ({ gics, tse33: null })), ...codes.map((gics) => ({ gics, tse33: null }))]

describe('how many groups a basis has', () => {
  test.each<[PeerBasis, number]>([
    ['gics74', 74],
    ['gics25', 25],
    ['gics11', 11],
    // Two of the 69 and none of the 24 cannot be told from a code of 2023: 255020 joined 255030, 401020 was parted among two.
    ['gics69', 67],
    ['gics24', 24],
  ])('%s: %i', (basis, count) => {
    expect(peerGroups(whole, basis, walks).industries).toHaveLength(count)
  })

  test('the structure of 2018 has 69 industries, two of which no code of 2023 leads to', () => {
    const old = new Set(mapping.map(({ gics_2018 }) => gics_2018!))
    expect(old.size).toBe(69)
    expect([...old].filter((code) => ![...gics2018.values()].includes(code))).toEqual(['255020', '401020'])
  })

  test('TSE: 33 industries in 17 sectors', () => {
    const market = peerGroups(
      tse.map(({ code }) => ({ gics: null, tse33: code! })),
      'tse33',
      walks,
    )
    expect(market.industries).toHaveLength(33)
    expect(market.groups.filter(({ code }) => code.startsWith('tse17:'))).toHaveLength(17)
  })
})

test('the worked example of the page: a rank moves up until ten figures stand together', () => {
  // 151010: 7 of 12 disclose; 151020 beside it: 5 of 5; 201010: none.
  const classified = [
    ...Array.from({ length: 12 }, () => ({ gics: '151010' })),
    ...Array.from({ length: 5 }, () => ({ gics: '151020' })),
    ...Array.from({ length: 3 }, () => ({ gics: '201010' })),
  ]
  const cells = classified.map((_, index) =>
    index < 7 || (index >= 12 && index < 17) ? index : ('not-disclosed' as const),
  )
  const market = givenMarket({ indicators: [{}], cells: [[cells]], classified })
  const { sizes, references } = rankMarket(market, () => 'worst-value')
  const codeAt = (industry: number) => market.peers.groups[references[industry]!]!.code
  expect([codeAt(0), sizes[0]]).toEqual(['gics:1510', 12]) // 7 < 10, 7 + 5 = 12
  expect([codeAt(1), sizes[1]]).toEqual(['gics:1510', 12])
  expect([codeAt(2), sizes[2]]).toEqual(['market', 12]) // 201010, 2010 and 20 have none
})

test('nine figures in the whole market rank nobody', () => {
  const cells = Array.from({ length: 12 }, (_, index) =>
    index < minimumPeers - 1 ? index : ('not-disclosed' as const),
  )
  const { sizes, origins } = rankMarket(givenMarket({ indicators: [{}], cells: [[cells]] }), () => 'worst-value')
  expect([...sizes]).toEqual([0])
  expect(Math.max(...origins)).toBe(0)
})

test('a company without GICS stands in its TSE 33 industry, one without either among the unclassified', () => {
  const people = [
    { gics: '151010', tse33: '3200' },
    { gics: null, tse33: '3200' },
    { gics: null, tse33: null },
  ]
  const { industries, industryOf, groups } = peerGroups(people, 'gics74', walks)
  const chainOf = (company: number) =>
    industries[industryOf[company]!]!.chain.map((group) => [groups[group]!.code, groups[group]!.level])
  expect(chainOf(0)).toEqual([
    ['gics:151010', 'industry'],
    ['gics:1510', 'group'],
    ['gics:15', 'sector'],
    ['market', 'market'],
  ])
  expect(chainOf(1)).toEqual([
    ['tse33:3200', 'industry'],
    [`tse17:${tse17.get('3200')}`, 'group'],
    ['market', 'market'],
  ])
  expect(chainOf(2)).toEqual([
    ['unclassified', 'industry'],
    ['market', 'market'],
  ])
})

const people = fc.array(
  fc.record({
    gics: fc.option(fc.constantFrom(...codes)),
    tse33: fc.option(fc.constantFrom(...tse.map(({ code }) => code!))),
  }),
  { minLength: 1, maxLength: 80 },
)

test('laws: every company in exactly one industry, every group one run of industries, the market holds all', () => {
  fc.assert(
    fc.property(people, fc.constantFrom(...peerBases), (companies, basis) => {
      const { order, placeOf, industries, industryOf, groups } = peerGroups(companies, basis, walks)
      expect([...order].sort((a, b) => a - b)).toEqual([...companies.keys()])
      for (const [place, company] of order.entries()) {
        expect(placeOf[company]).toBe(place)
        const { start, end } = industries[industryOf[company]!]!
        expect(place >= start && place < end).toBe(true)
      }
      expect(industries[0]!.start).toBe(0)
      for (const [index, { end }] of industries.entries())
        expect(industries[index + 1]?.start ?? companies.length).toBe(end)

      for (const [at, { from, to }] of groups.entries()) {
        const memberIndices = [...industries.keys()].filter((index) => industries[index]!.chain.includes(at))
        expect(memberIndices).toEqual(Array.from({ length: to - from }, (_, step) => from + step))
      }
      expect(new Set(groups.map(({ code }) => code)).size).toBe(groups.length)
      const market = groups.find(({ level }) => level === 'market')!
      expect([market.from, market.to]).toEqual([0, industries.length])
      for (const { chain } of industries) expect(groups[chain.at(-1)!]!.level).toBe('market')
    }),
  )
})

test('the usual basis of a market is one that it has: GICS of at least half of the listed, else TSE 33', () => {
  const listed = (gics: string | null, tse33: string | null) => ({ gics, tse33, isListed: true })
  const exchange = listed(null, '3650')
  const both = listed('452010', '3650')
  expect(basesOf([])).toEqual([])
  expect(basesOf([listed(null, null)])).toEqual([])
  expect(basesOf([exchange, exchange])).toEqual(['tse33'])
  expect(basesOf([exchange, both])).toEqual(peerBases)
  expect(basesOf([exchange, exchange, both])).toEqual(['tse33', ...peerBases.slice(0, -1)])
  expect(basesOf([{ ...both, isListed: false }, exchange])[0]).toBe('tse33')
  expect(basesOf([listed('452010', null)])).toEqual(peerBases.slice(0, -1))
  expect(basisIn(['tse33'], 'gics74')).toBe('tse33')
  expect(basisIn(['tse33', 'gics74'], 'gics74')).toBe('gics74')
  expect(basisIn([], undefined)).toBe('tse33')
})
