import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Scale, suspicionOf } from './suspicion.ts'

const salary: Scale = { kind: 'narrow', cap: null, median: 6_900 } // thousand yen
const sales: Scale = { kind: 'level', cap: null, median: 133_000 }
const women: Scale = { kind: 'share', cap: 100, median: 5.5 }

describe('a figure that looks like an error of the filer', () => {
  test('a salary of 7,196 yen is thousands: 7.196 ÷ 6,900 = 1 ÷ 959, near 1 ÷ 1,000', () => {
    expect(suspicionOf(7.196, [], true, salary)).toEqual({ reason: 'thousandfold', proposed: 7196, reference: 6900 })
  })

  test('a salary of 9,488,129,000 thousand yen: ÷ 6,900 = 1,375,091, near a million', () => {
    expect(suspicionOf(9_488_129_000, [], true, salary)).toEqual({
      reason: 'thousandfold',
      proposed: 9_488.129,
      reference: 6900,
    })
  })

  test('a salary of 638,000 thousand yen: ÷ 6,900 = 92, near no power of a thousand, so without a proposal', () => {
    expect(suspicionOf(638_000, [], true, salary)).toEqual({ reason: 'jump', proposed: null, reference: 6900 })
  })

  test('25.0 typed for 25 % is 2,500 %, proposed as 25', () => {
    expect(suspicionOf(2500, [24, 23], true, women)).toEqual({
      reason: 'per-cent-as-fraction',
      proposed: 25,
      reference: 23.5, // (23 + 24) ÷ 2
    })
  })

  test('sales a thousand times those of all other years', () => {
    expect(suspicionOf(95_000_000, [90_000, 110_000, 100_000], false, sales)).toEqual({
      reason: 'thousandfold',
      proposed: 95_000,
      reference: 100_000,
    })
  })

  test('an eightyfold rise, 2,834,320 ÷ 35,429, has no proposal', () => {
    expect(suspicionOf(2_834_320, [35_429], true, sales)).toMatchObject({ reason: 'jump', proposed: null })
  })
})

describe('what is left alone', () => {
  test.each<[string, number, number[], boolean, Scale]>([
    ['a profit that swings', 60_000, [10], true, { ...sales, kind: 'swinging' }],
    ['growth by 49 times', 49_000, [1000], true, sales],
    ['a zero', 0, [1000], true, sales],
    ['the only year', 1e12, [], true, sales],
    ['the earlier of two years: the later one is doubted', 1000, [1e6], false, sales],
    ['a leave rate of 900 %', 900, [80], true, { kind: 'share', cap: 1000, median: 62 }],
  ])('%s', (_, value, others, isLast, scale) => {
    expect(suspicionOf(value, others, isLast, scale)).toBeNull()
  })
})

test('a proposal is never itself suspicious', () => {
  const amount = fc.double({ min: 1e-3, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(amount, fc.array(amount, { minLength: 2, maxLength: 9 }), (value, others) => {
      const found = suspicionOf(value, others, true, sales)
      if (found?.proposed != null) expect(suspicionOf(found.proposed, others, true, sales)).toBeNull()
    }),
  )
})
