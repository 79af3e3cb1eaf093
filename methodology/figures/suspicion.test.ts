import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OtherYears, type Scale, suspicionOf } from './suspicion.ts'

const salary: Scale = { kind: 'narrow', cap: null, median: 6_900 } // thousand yen
const sales: Scale = { kind: 'level', cap: null, median: 133_000 }
const women: Scale = { kind: 'share', cap: 100, median: 5.5 }

const alone: OtherYears = { earlier: [], later: [] }
const yearsAfter = (...earlier: number[]): OtherYears => ({ earlier, later: [] })
const yearsBefore = (...later: number[]): OtherYears => ({ earlier: [], later })

describe('a figure that looks like an error of the filer', () => {
  test('a salary of 7,196 yen is thousands: 7.196 ÷ 6,900 = 1 ÷ 959, near 1 ÷ 1,000', () => {
    expect(suspicionOf(7.196, alone, salary)).toEqual({ reason: 'thousandfold', proposed: 7196, reference: 6900 })
  })

  test('a salary of 9,488,129,000 thousand yen: ÷ 6,900 = 1,375,091, near a million', () => {
    expect(suspicionOf(9_488_129_000, alone, salary)).toEqual({
      reason: 'thousandfold',
      proposed: 9_488.129,
      reference: 6900,
    })
  })

  test('a salary of 638,000 thousand yen: ÷ 6,900 = 92, near no power of a thousand, so without a proposal', () => {
    expect(suspicionOf(638_000, alone, salary)).toEqual({ reason: 'jump', proposed: null, reference: 6900 })
  })

  test('25.0 typed for 25 % is 2,500 %, proposed as 25', () => {
    expect(suspicionOf(2500, yearsAfter(24, 23), women)).toEqual({
      reason: 'per-cent-as-fraction',
      proposed: 25,
      reference: 23.5, // (23 + 24) ÷ 2
    })
  })

  test('sales a thousand times those of all other years', () => {
    expect(suspicionOf(95_000_000, { earlier: [90_000, 110_000], later: [100_000] }, sales)).toEqual({
      reason: 'thousandfold',
      proposed: 95_000,
      reference: 100_000,
    })
  })

  test('an eightyfold rise, 2,834,320 ÷ 35,429, has no proposal', () => {
    expect(suspicionOf(2_834_320, yearsAfter(35_429), sales)).toMatchObject({ reason: 'jump', proposed: null })
  })
})

describe('what is left alone', () => {
  test.each<[string, number, OtherYears, Scale]>([
    ['a profit that swings', 60_000, yearsAfter(10), { ...sales, kind: 'swinging' }],
    ['growth by 49 times', 49_000, yearsAfter(1000), sales],
    ['a zero', 0, yearsAfter(1000), sales],
    ['the only year', 1e12, alone, sales],
    ['the earlier of two years: the later one is doubted', 1000, yearsBefore(1e6), sales],
    ['a leave rate of 900 %', 900, yearsAfter(80), { kind: 'share', cap: 1000, median: 62 }],
  ])('%s', (_, value, others, scale) => {
    expect(suspicionOf(value, others, scale)).toBeNull()
  })
})

/** Every figure of a series that is doubted, with what is proposed for it. */
const doubted = (series: readonly number[], scale = sales) =>
  series.flatMap((value, index) => {
    const found = suspicionOf(value, { earlier: series.slice(0, index), later: series.slice(index + 1) }, scale)
    return found ? [[value, found.proposed]] : []
  })

describe('the outlier, and not the figures beside it', () => {
  test.each<[number[], [number, number | null][]]>([
    [[1155, 1405, 1_582_000], [[1_582_000, 1582]]], // 1,582,000 ÷ ((1,155 + 1,405) ÷ 2) = 1,236
    [[1_155_000, 1405, 1582], [[1_155_000, 1155]]],
    [[1155, 1_405_000, 1582], [[1_405_000, 1405]]],
    [[1155, 1.405, 1582], [[1.405, 1405]]],
    [
      [1000, 1100, 1_200_000, 1_300_000],
      [
        [1_200_000, 1200],
        [1_300_000, 1300],
      ],
    ],
    [[1000, 1_100_000], [[1_100_000, 1100]]],
  ])('of %j', (series, expected) => {
    expect(doubted(series)).toEqual(expected)
  })

  test('one figure a thousand times too large or small is doubted alone, wherever it stands', () => {
    const level = fc.double({ min: 1000, max: 3000, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 3, maxLength: 12 }),
        fc.nat(),
        fc.constantFrom(1000, 1e6, 0.001),
        (levels, at, factor) => {
          const index = at % levels.length
          const series = levels.map((value, position) => (position === index ? value * factor : value))
          expect(doubted(series).map(([value]) => value)).toEqual([series[index]])
        },
      ),
    )
  })

  test('of two figures never the first', () => {
    const amount = fc.double({ min: 1, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(amount, amount, (first, second) => {
        expect(suspicionOf(first, yearsBefore(second), sales)).toBeNull()
      }),
    )
  })
})

test('a proposal is never itself suspicious', () => {
  const amount = fc.double({ min: 1e-3, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 2, maxLength: 9 }), (value, others) => {
      const found = suspicionOf(value, yearsAfter(...others), sales)
      if (found?.proposed != null) expect(suspicionOf(found.proposed, yearsAfter(...others), sales)).toBeNull()
    }),
  )
})
