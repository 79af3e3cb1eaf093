import { describe, expect, test } from 'vitest'
import { fiscalYear } from '../figures/fiscal-year.ts'
import { standAmong } from './among-peers.ts'
import { endOfFiscalYear, fiscalYearOf, isYearPublic, openSince } from './filing-year.ts'
import { greenMatcher } from './green.ts'
import { patentHeadline } from './headline.ts'
import { joinCodes, readRange, readSymbol, subclassesOf } from './ipc.ts'
import { stageOf } from './stage.ts'

describe('codes', () => {
  test.each([
    ['H01M10/0525', 'H01M', 10, '0525'],
    ['A23L2/00,B', 'A23L', 2, '00'],
    ['H01L21/304,622@A', 'H01L', 21, '304'],
    ['H01L 21/304 622', 'H01L', 21, '304'],
    ['Ｇ０６Ｑ５０／０６', 'G06Q', 50, '06'],
    [' h01m 4/86', 'H01M', 4, '86'],
  ])('%s is read as its symbol', (code, subclass, mainGroup, subgroup) => {
    expect(readSymbol(code)).toEqual({ subclass, mainGroup, subgroup })
  })

  test.each([
    '',
    'B',
    '622',
    'H01M',
    'H01M10',
    'H01M10/',
    'H01M10/5',
    'I01M10/05',
    'H1M10/05',
    'H01M10/0525123',
    '蓄電池',
  ])('“%s” is no symbol', (code) => {
    expect(readSymbol(code)).toBeNull()
  })

  test('a subdivision that a comma parted from its symbol stands behind it again', () => {
    expect(joinCodes(['A23L2/00', 'B', 'H01L21/304', '622', 'A23L2/38'])).toEqual([
      ...['A23L2/00,B', 'H01L21/304,622', 'A23L2/38'],
    ])
    expect(joinCodes(['B', 'x y z'])).toEqual(['B', 'x y z'])
  })

  test('subclasses are counted once', () => {
    expect(subclassesOf(['H01M10/05', 'B', 'H01M4/86', 'B60L50/60'])).toEqual(['H01M', 'B60L'])
  })

  test.each(['H01M 4', 'H01M4/86', 'H01M 4/86-', '4/86', 'F03D 1/00 - 2/00'])('%s is no range', (text) => {
    expect(readRange(text)).toBeNull()
  })
})

describe('the green inventory', () => {
  const match = greenMatcher([
    { key: 'energy/fuel-cells', symbols: ['H01M 4/86-4/98', 'H01M 8/00-8/24'] },
    { key: 'energy/wind', symbols: ['F03D'] },
    { key: 'energy/agricultural-waste', symbols: ['C10L 5/42'] },
    { key: 'energy/waste-gas', symbols: ['F23G 7/00'] },
    { key: 'nuclear/nuclear-engineering', symbols: ['G21'] },
    { key: 'conservation/storage', symbols: ['H02J 7/00'] },
    { key: 'transport/electric-vehicles', symbols: ['B60L 50/00-58/40'] },
  ])

  test.each([
    ['H01M4/86', 'energy/fuel-cells'], // the first of a range
    ['H01M4/98,Z', 'energy/fuel-cells'], // and the last
    ['H01M4/861', 'energy/fuel-cells'], // finer than its neighbors: 86 < 861 < 87
    ['H01M4/85', ''],
    ['H01M4/02', ''],
    ['H01M8/1004', 'energy/fuel-cells'],
    ['H01M10/0525', ''],
    ['F03D13/25', 'energy/wind'], // a whole subclass
    ['C10L5/42', 'energy/agricultural-waste'],
    ['C10L5/44', ''], // a subgroup alone is itself
    ['C10L5/421', ''],
    ['F23G7/06,101', 'energy/waste-gas'], // a main group alone is all of it
    ['F23G7/00', 'energy/waste-gas'],
    ['F23G71/00', ''], // main groups are numbers
    ['G21C13/10', 'nuclear/nuclear-engineering'], // a whole class
    ['H02J7/00,302@A', 'conservation/storage'],
    ['B60L58/40', 'transport/electric-vehicles'],
    ['B60L58/41', ''],
    ['B60L49/99', ''],
    ['nonsense', ''],
  ])('%s → %s', (code, keys) => {
    expect([match(code).join(), match(code).join()]).toEqual([keys, keys])
  })
})

describe('stages', () => {
  test.each([
    ['特許 有効', 'granted'],
    ['特許　有効', 'granted'],
    ['特許 消滅', 'ended'],
    ['特許 存続期間満了', 'ended'],
    ['出願 みなし取下', 'ended'],
    ['出願 拒絶確定', 'ended'],
    ['出願 審査中', 'pending'],
    ['出願 未審査請求', 'pending'],
    ['その他', 'unknown'],
    [null, 'unknown'],
  ] as const)('%s is %s', (text, stage) => {
    expect(stageOf(text)).toBe(stage)
  })
})

describe('years', () => {
  test.each(['03-31', '12-31', '02-28', '06-30', '07-31', '09-20'])('to %s they are those of figures', (yearEnd) => {
    for (const last of [2023, 2024, 2025]) {
      const end = `${last}-${yearEnd}`
      const start = new Date(Date.parse(`${last - 1}-${yearEnd}`) + 86_400_000).toISOString().slice(0, 10)
      const year = fiscalYear(start, end)!
      // 29 February belongs to the year that ends with the month.
      if (yearEnd !== '02-28') expect(fiscalYearOf(start, yearEnd)).toBe(year)
      expect([fiscalYearOf(end, yearEnd), endOfFiscalYear(year, yearEnd)]).toEqual([year, end])
    }
  })

  test('29 February is of the year that ends in February', () => {
    expect([fiscalYearOf('2024-02-29', '02-28'), fiscalYearOf('2024-03-01', '02-28')]).toEqual([2023, 2024])
  })

  test('eighteen months back, to the last day of a shorter month', () => {
    expect([openSince('2026-11-24'), openSince('2026-08-31'), openSince('2025-05-01')]).toEqual([
      ...['2025-05-24', '2025-02-28', '2023-11-01'],
    ])
  })

  test('a year is public eighteen months after its end', () => {
    expect([isYearPublic(2024, '03-31', '2026-09-29'), isYearPublic(2024, '03-31', '2026-10-01')]).toEqual([
      false,
      true,
    ])
  })
})

describe('the headline', () => {
  const year = (at: number, filings: number, isPublic = true) => ({ year: at, filings, isPublic })

  test('says what there is, never the months that are not public', () => {
    expect(patentHeadline([], [], 0)).toEqual({ kind: 'none' })
    expect(patentHeadline([], [], 2)).toEqual({ kind: 'undated', filings: 2 })
    expect(patentHeadline([year(2024, 0), year(2025, 3, false)], [], 0)).toEqual({ kind: 'recent', filings: 3 })
    expect(patentHeadline([year(2022, 1), year(2023, 0)], [{ code: 'H01M', filings: 1 }], 1)).toEqual({
      ...{ kind: 'one', year: 2022, class: 'H01M' },
    })
    expect(
      patentHeadline([year(2016, 200), year(2023, 112), year(2025, 9, false)], [{ code: 'H01M', filings: 125 }], 0),
    ).toEqual(
      // 125 / 312
      { kind: 'many', from: 2016, to: 2023, filings: 312, top: { code: 'H01M', share: 125 / 312 } },
    )
  })

  test('a few have no share', () => {
    const few = patentHeadline([year(2020, 4), year(2021, 5)], [{ code: 'H01M', filings: 9 }], 0)
    expect(few).toEqual({ kind: 'many', from: 2020, to: 2021, filings: 9, top: null })
  })
})

describe('among peers', () => {
  const peers = [
    { patents: 100, green: 20 }, // 20 %
    { patents: 40, green: 20 }, // 50 %
    { patents: 40, green: 4 }, // 10 %
    { patents: 4, green: 4 }, // too few for a share
  ]

  test('median, mean and ranks; ties share the better rank', () => {
    expect(standAmong(peers, peers[2]!)).toEqual({
      median: 40, // of 4, 40, 40, 100
      mean: 46, // 184 / 4
      rank: 2,
      greenShare: 48 / 184,
      greenMedian: 0.2, // of 10, 20 and 50 %
      greenRank: { rank: 3, of: 3 },
    })
    expect(standAmong(peers, peers[3]!)).toMatchObject({ rank: 4, greenRank: null })
  })

  test('a company without patents has no rank', () => {
    expect(standAmong(peers, { patents: 0, green: 0 })).toMatchObject({ rank: null, greenRank: null, median: 40 })
    expect(standAmong([], { patents: 0, green: 0 })).toMatchObject({
      median: 0,
      mean: 0,
      greenShare: 0,
      greenMedian: null,
    })
  })
})
