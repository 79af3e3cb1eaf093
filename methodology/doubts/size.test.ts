import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SizeInput, sizeDoubt } from './size.ts'
import type { DoubtTrait } from './trait.ts'

type Trait = Pick<DoubtTrait, 'kind' | 'cap' | 'median' | 'logSd' | 'isNeverZero'>
const salary: Trait = { kind: 'narrow', cap: null, median: 6_900, logSd: 0.24, isNeverZero: true } // thousand yen
const sales: Trait = { kind: 'level', cap: null, median: 133_000, logSd: 1.47, isNeverZero: true }
const women: Trait = { kind: 'share', cap: 100, median: 5.5, logSd: 1, isNeverZero: true }
const leave: Trait = { kind: 'share', cap: 1000, median: 62, logSd: null, isNeverZero: true }

const at = (value: number, earlier: readonly number[] = [], later: readonly number[] = []): SizeInput => ({
  value,
  earlier,
  later,
  replaced: null,
  relativeSize: null,
})

describe('a figure whose size looks like an error', () => {
  test.each<[string, SizeInput, Trait, string, number]>([
    ['a salary of 7,196 yen: 7.196 ÷ 6,900 = 1 ÷ 959, near 1 ÷ 1,000', at(7.196), salary, 'thousandfold', 6900],
    [
      '9,488,129,000 thousand yen: ÷ 6,900 = 1,375,091, near a million',
      at(9_488_129_000),
      salary,
      'thousandfold',
      6900,
    ],
    ['638,000 thousand yen: ÷ 6,900 = 92, near no power of a thousand', at(638_000), salary, 'jump', 6900],
    ['25.0 typed for 25 %: 2,500 %, beside (23 + 24) ÷ 2', at(2500, [24, 23]), women, 'per-cent-as-fraction', 23.5],
    ['0.24 where 24 % is meant, between 23 and 24 %', at(0.24, [23], [24]), women, 'per-cent-as-fraction', 23.5],
    [
      'sales a thousand times those of other years, whose middle is 100,000',
      at(95_000_000, [90_000, 110_000], [100_000]),
      sales,
      'thousandfold',
      100_000,
    ],
    ['an eightyfold rise, 2,834,320 ÷ 35,429', at(2_834_320, [35_429]), sales, 'jump', 35_429],
    [
      'a digit too many: 1,050,000 between 100,000 and 110,000',
      at(1_050_000, [100_000], [110_000]),
      sales,
      'jump',
      105_000,
    ],
    ['nothing between 9,000 and 11,000', at(0, [9_000], [10_000, 11_000]), sales, 'zero', 10_000],
  ])('%s', (_, input, trait, reason, reference) => {
    expect(sizeDoubt(input, trait)).toMatchObject({ reason, reference })
  })

  test('the only figure, 3,000 times what companies of its size have: ln 3,000 = 8.0, 0.75 × 1.47 × 4.2 = 4.6', () => {
    expect(sizeDoubt({ ...at(133_000 * 3000), relativeSize: 1 }, sales)).toMatchObject({ reason: 'thousandfold' })
    expect(sizeDoubt({ ...at(133_000 * 3000), relativeSize: 3000 }, sales)).toBeNull()
  })

  test('a later vintage a thousand times the first, where no other year is known', () => {
    expect(sizeDoubt({ ...at(95_000_000), replaced: 95_000 }, sales)).toMatchObject({ reference: 95_000 })
  })
})

describe('what is left alone', () => {
  test.each<[string, SizeInput, Trait]>([
    ['a profit that swings', at(60_000, [10]), { ...sales, kind: 'swinging' }],
    ['growth by 49 times', at(49_000, [1000]), sales],
    ['a zero beside small figures', at(0, [30, 20, 10]), sales],
    ['a zero of what may be none', at(0, [9000, 8000, 9500]), { ...sales, isNeverZero: false }],
    ['the only year', at(1e12), sales],
    ['the earlier of two years: the later one is doubted', at(1000, [], [1e6]), sales],
    ['a leave rate of 900 %', at(900, [80]), leave],
    ['306 % beside 250 and 260 %, above a cap that is a rule of thumb', at(306.1, [250, 260]), { ...leave, cap: 300 }],
    [
      'four years on a new level: a merger',
      at(1_753_000, [8_600, 8_900, 9_000, 9_100, 9_500], [1_726_000, 1_673_000, 1_700_000]),
      sales,
    ],
    ['shares after a split', at(1000, [100, 100], [1000]), { ...sales, kind: 'stepwise' }],
    ['a dip of a restless series', at(20, [100, 30, 200, 60], [90]), sales],
  ])('%s', (_, input, trait) => {
    expect(sizeDoubt(input, trait)).toBeNull()
  })
})

/** Every figure of a series that is doubted. */
const doubted = (series: readonly number[], trait = sales) =>
  series.filter((value, index) => sizeDoubt(at(value, series.slice(0, index), series.slice(index + 1)), trait))

describe('the outlier, and not the figures beside it', () => {
  test.each<[number[], number[]]>([
    [[1155, 1405, 1_582_000], [1_582_000]],
    [[1_155_000, 1405, 1582], [1_155_000]],
    [[1155, 1_405_000, 1582], [1_405_000]],
    [[1155, 1.405, 1582], [1.405]],
    [
      [1000, 1100, 1_200_000, 1_300_000],
      [1_200_000, 1_300_000],
    ],
    [[1000, 1_100_000], [1_100_000]],
  ])('of %j', (series, expected) => {
    expect(doubted(series)).toEqual(expected)
  })

  test('one figure a thousand times too large or small is doubted alone, wherever it stands', () => {
    const level = fc.double({ min: 1000, max: 2000, noNaN: true })
    fc.assert(
      fc.property(
        fc.array(level, { minLength: 3, maxLength: 12 }),
        fc.nat(),
        fc.constantFrom(1000, 1e6, 0.001),
        (levels, position, factor) => {
          const index = position % levels.length
          const series = levels.map((value, one) => (one === index ? value * factor : value))
          expect(doubted(series)).toEqual([series[index]])
        },
      ),
    )
  })

  test('of two figures never the first', () => {
    const amount = fc.double({ min: 1, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(amount, amount, (first, second) => {
        expect(sizeDoubt(at(first, [], [second]), sales)).toBeNull()
      }),
    )
  })
})
