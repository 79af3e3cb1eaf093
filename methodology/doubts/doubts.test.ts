import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doubtsOf } from './doubts.ts'
import { givenSeries, givenTrait, givenVintage } from './given-figures.ts'
import type { DoubtableVintage } from './standing.ts'

/** What is doubted of a company now, as `indicator year reason`. */
const doubted = (...parts: readonly (readonly DoubtableVintage[])[]) =>
  doubtsOf(parts.flat(), givenTrait)
    .filter(({ days }) => days.at(-1)!.until === null)
    .map(({ vintage, suspicion }) => `${vintage.indicator} ${vintage.fiscalYear} ${suspicion.reason}`)
    .sort()

const sales = [100_000, 104_000, 99_000, 108_000, 112_000, 109_000]

describe('impossible figures', () => {
  test.each<[string, Partial<DoubtableVintage> & { value: number }]>([
    ['−5,000 t', { indicator: 'E-CC-001', value: -5000 }],
    ['1e24 t', { indicator: 'E-CC-001', value: 1e24 }],
    ['12.7 persons', { indicator: 'S-LR-001', value: 12.7 }],
    ['−12 persons', { indicator: 'S-LR-001', value: -12 }],
    ['earnings of a billion yen a share', { indicator: 'F-PS-001', value: 1e9 }],
  ])('%s', (_, figure) => {
    expect(doubted([givenVintage(figure)])).toEqual([`${figure.indicator} 2023 impossible`])
  })

  test('known before the period ended, and of a year that has not begun', () => {
    expect(doubted([givenVintage({ value: 5000, knownFrom: '2024-03-30' })])).toEqual(['F-PL-001 2023 too-early'])
    expect(doubted([givenVintage({ value: 5000, fiscalYear: 2027, knownFrom: '2026-11-01' })])).toEqual([
      'F-PL-001 2027 too-early',
    ])
  })
})

describe('figures carried over', () => {
  /** Under Japanese standards until 2017; then the summary is the parent's, and the statements hold figures of four years before. */
  const changed = (indicator: string, values: readonly number[]) => [
    ...givenSeries(indicator, values.slice(0, 3)),
    ...values
      .slice(3)
      .map((value, at) => givenVintage({ indicator, value, fiscalYear: 2018 + at, boundary: 'parent' })),
  ]
  const cash = [41_230.114, 44_871.902, 47_003.551, 39_118.402, 41_230.114, 44_871.902]
  const flow = [8_120.441, 7_901.338, 9_442.017, 6_551.209, 8_120.441, 7_901.338]

  test('four years later to the last digit, across a change of standard, with the year before that has no counterpart', () => {
    expect(doubted(changed('F-BS-004', cash), changed('F-CF-001', flow))).toEqual([
      'F-BS-004 2018 carried-over',
      'F-BS-004 2019 carried-over',
      'F-BS-004 2020 carried-over',
      'F-CF-001 2018 carried-over',
      'F-CF-001 2019 carried-over',
      'F-CF-001 2020 carried-over',
    ])
  })

  test('says which year it repeats', () => {
    const doubts = doubtsOf([...changed('F-BS-004', cash), ...changed('F-CF-001', flow)], givenTrait)
    const own = doubts.find(({ vintage }) => vintage.indicator === 'F-BS-004' && vintage.fiscalYear === 2020)
    expect(own!.suspicion).toMatchObject({ reference: 44_871.902, referenceYear: 2016, proposed: null })
    const run = doubts.find(({ vintage }) => vintage.indicator === 'F-BS-004' && vintage.fiscalYear === 2018)
    expect(run!.suspicion).toMatchObject({ reference: null, referenceYear: null }) // Nobody holds its counterpart.
  })

  test('round figures and shares issued repeat by nature', () => {
    expect(doubted(givenSeries('E-CC-001', [12_000, 11_500, 12_000, 11_800, 12_000]))).toEqual([])
    expect(doubted(givenSeries('F-MK-005', [50_437_211, 50_437_211, 50_437_211]))).toEqual([])
  })
})

describe('figures in another currency', () => {
  const yen = [310_000, 332_000, 329_000]
  const dollars = [3_890, 2_740, 3_575, 4_186]
  test('all money of the years after the change, profits too; the parent goes on in yen', () => {
    const found = doubted(
      givenSeries('F-PL-001', [...yen, ...dollars]),
      givenSeries('F-BS-001', [...yen, ...dollars]),
      givenSeries('F-PL-004', [9_000, -7_000, 11_000, -360, 35, 96, 220]),
      givenSeries('F-BS-002', [...yen, 320_000, 315_000, 322_000, 330_000], { boundary: 'parent' }),
      // Told only since the change, in yen as well.
      [2018, 2019].map((fiscalYear, at) =>
        givenVintage({ indicator: 'F-PL-001', fiscalYear, value: 429_000 + at, boundary: 'parent' }),
      ),
    )
    expect(found).toEqual(
      ['F-BS-001', 'F-PL-001', 'F-PL-004'].flatMap((code) =>
        [2018, 2019, 2020, 2021].map((year) => `${code} ${year} foreign-currency`),
      ),
    )
  })

  test('a filing that names it', () => {
    expect(doubted([givenVintage({ value: 2739.762, currency: 'USD' })])).toEqual(['F-PL-001 2023 foreign-currency'])
  })

  test('a company that grew a hundredfold never reported in dollars', () => {
    expect(doubted(givenSeries('F-PL-001', [900, 1000, 1100, 1200, 120_000]))).not.toContain(
      'F-PL-001 2015 foreign-currency',
    )
  })
})

describe('figures that do not fit each other', () => {
  const direct = [60_000, 61_000, 59_500, 62_000, 61_500, 60_500]
  const bought = [40_000, 39_000, 41_000, 40_500, 39_500, 40_200]
  const total = direct.map((value, at) => value + bought[at]!)
  const without = (values: readonly number[], at: number, value: number) =>
    values.map((one, position) => (position === at ? value : one))

  test('the part that strays is blamed, not the sum', () => {
    const found = doubted(
      givenSeries('E-CC-001', total),
      givenSeries('E-CC-002', without(direct, 2, 25_900)),
      givenSeries('E-CC-003', bought),
    )
    expect(found).toEqual(['E-CC-002 2017 contradiction'])
  })

  test('two that have changed places', () => {
    const found = doubted(
      givenSeries('E-CC-002', without(direct, 3, 20_500)),
      givenSeries('E-CC-003', without([20_000, 19_000, 21_000, 20_500, 19_500, 20_200], 3, 62_000)),
    )
    expect(found).toEqual(['E-CC-002 2018 swapped', 'E-CC-003 2018 swapped'])
  })

  test('a definition of its own, that fails every year, blames nobody', () => {
    const found = doubted(
      givenSeries(
        'E-CC-001',
        total.map((value) => value * 1.4),
      ),
      givenSeries('E-CC-002', direct),
      givenSeries('E-CC-003', bought),
    )
    expect(found).toEqual([])
  })

  test('an equity ratio with a minus that the balance sheet does not have', () => {
    const found = doubted(
      givenSeries('F-RT-001', [60, 61, 58, -59, 60, 62]),
      givenSeries('F-BS-001', sales),
      givenSeries(
        'F-BS-002',
        sales.map((value) => value * 0.6),
      ),
    )
    expect(found).toEqual(['F-RT-001 2018 contradiction'])
  })
})

describe('proposals need two kinds of evidence', () => {
  const proposalOf = (...parts: readonly (readonly DoubtableVintage[])[]) =>
    doubtsOf(parts.flat(), givenTrait)
      .filter(({ days }) => days.at(-1)!.until === null)
      .map(({ suspicion: { proposed, supports } }) => [proposed, supports])

  test('head-counts of the holding company are not thousands: 93,000 is far from 19,300', () => {
    expect(proposalOf(givenSeries('S-LR-001', [93, 19_489, 19_058, 19_615, 19_645]))).toEqual([[null, []]])
  })

  test('the years around it alone are not enough; with a company of that size they are', () => {
    const staff = [3100, 3_200_000, 3250, 3300, 3280]
    expect(proposalOf(givenSeries('S-LR-001', staff))).toEqual([[null, []]])
    expect(proposalOf(givenSeries('S-LR-001', staff), givenSeries('F-PL-001', sales))).toEqual([
      [3200, ['neighbours', 'peers']],
    ])
  })

  test('−3 among thousands never becomes −3,000', () => {
    expect(proposalOf(givenSeries('F-BS-002', [6863, 6700, -3.035, 6900, 7100]))[0]![0]).toBeNull()
  })
})

describe('as of each day', () => {
  const level = givenSeries('F-PL-001', sales)

  test('what becomes known later neither doubts nor clears a day before it', () => {
    const wrong = givenVintage({ value: 110_000_000, fiscalYear: 2021 })
    const right = givenVintage({ value: 110_000, fiscalYear: 2021, knownFrom: '2023-02-01', importId: 2 })
    const [doubt] = doubtsOf([...level, wrong, right], givenTrait)
    expect(doubt!.days).toEqual([{ from: '2022-06-20', until: '2023-02-01' }])
  })

  test('what a person has looked at is not doubted again', () => {
    expect(doubted(level, [givenVintage({ value: 110_000_000, fiscalYear: 2021, isSettled: true })])).toEqual([])
  })

  test('the order in which figures come changes nothing', () => {
    const all = [
      ...level,
      givenVintage({ value: 9, fiscalYear: 2021 }),
      givenVintage({ value: -5, indicator: 'E-CC-001' }),
    ]
    const expected = doubted(all)
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(doubted(shuffled)).toEqual(expected)
      }),
      { numRuns: 30 },
    )
  })
})
