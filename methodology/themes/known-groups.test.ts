import { describe, expect, test } from 'vitest'
import { aucOf } from '../statistics/auc.ts'
import { wilsonInterval } from '../statistics/wilson.ts'
import { knownGroup } from './known-groups.ts'

const of = (...values: number[]) => Float64Array.from(values)

describe('the chance that a member scores higher', () => {
  test('is counted over all pairs, and its interval is DeLong’s', () => {
    const { auc, interval } = aucOf(of(0.8, 0.5, 0.6), of(0.6, 0.7, 0.3, 0.2))!
    // 0.8 lies above all four; 0.6 above 0.3 and 0.2, ties with 0.6: 2½ of 4; 0.5 above two.
    expect(auc).toBeCloseTo((1 + 0.625 + 0.5) / 3) // 0.708333
    // Members' placements 1, 0.625, 0.5: mean 0.708333, squares 0.085069 + 0.006944 + 0.043403 = 0.135417, ÷ 2 = 0.067708.
    // Others' 0.6, 0.7, 0.3, 0.2 have ½ + 1 = 1.5, 1, 3, 3 of 3 members above them: 0.5, 0.333333, 1, 1.
    // Their mean is the same; squares 0.043403 + 0.140625 + 0.085069 + 0.085069 = 0.354167, ÷ 3 = 0.118056.
    const half = 1.959964 * Math.sqrt(0.0677083 / 3 + 0.1180556 / 4)
    expect(interval!.low).toBeCloseTo(0.7083333 - half)
    expect(interval!.high).toBe(1) // 0.708 + 0.447 is cut off
  })

  test('is refused, or has no interval, where nothing can be said', () => {
    expect(aucOf(of(), of(1, 2))).toBeNull()
    expect(aucOf(of(1, 2), of())).toBeNull()
    expect(aucOf(of(1, 1), of(1, 1, 1))).toBeNull()
    expect(aucOf(of(3, 4), of(1, 2))).toEqual({ auc: 1, interval: null })
    expect(aucOf(of(2), of(1, 3))).toEqual({ auc: 0.5, interval: null })
  })

  test('changes sides with the members', () => {
    const [a, b] = [of(0.1, 0.4, 0.4, 0.9), of(0.2, 0.4, 0.3)]
    const [ab, ba] = [aucOf(a, b)!, aucOf(b, a)!]
    expect(ab.auc + ba.auc).toBeCloseTo(1)
    expect(ab.interval!.low + ba.interval!.high).toBeCloseTo(1)
  })
})

test('Wilson’s interval of 8 of 10, of none and of no companies', () => {
  // z² = 3.841459: (8 + 1.920729) ÷ 13.841459 = 0.716740 ± 1.959964 ÷ 13.841459 × √(1.6 + 0.960365).
  expect(wilsonInterval(8, 10)!.low).toBeCloseTo(0.4902, 4)
  expect(wilsonInterval(8, 10)!.high).toBeCloseTo(0.9433, 4)
  expect(wilsonInterval(0, 10)!.low).toBe(0)
  expect(wilsonInterval(0, 10)!.high).toBeCloseTo(3.841459 / 13.841459)
  expect(wilsonInterval(0, 0)).toBeNull()
})

describe('a list held against scores', () => {
  const positions = Array.from({ length: 40 }, (_, at) => at)
  /** Twenty of an industry of high scores and twenty of low ones, 0.6 to 0.79 and 0.2 to 0.39; one more in each is silent. */
  const scores = of(...positions.map((at) => (at < 20 ? 0.6 : 0.2) + (at % 20) / 100), Number.NaN, Number.NaN)
  const industries = Int32Array.from([...positions.map((at) => (at < 20 ? 0 : 1)), 0, 1])
  const list = (isOn: (at: number) => boolean) => Uint8Array.from([...positions, 40, 41], (at) => (isOn(at) ? 1 : 0))

  test('that is one industry is no skill within it', () => {
    const { members, others, result } = knownGroup({ scores, industries, isMember: list((at) => at < 20 || at === 40) })
    expect([members, others]).toEqual([20, 20])
    expect(result!.market).toEqual({ auc: 1, interval: null })
    expect(result!.withinIndustries!.auc).toBeCloseTo(0.5)
    expect(result!.aboveMedian.share).toBe(1)
    expect(result!.aboveMedian.interval.high).toBe(1)
    expect(result!.aboveMedian.interval.low).toBeCloseTo(20 / 23.841459) // n ÷ (n + z²)
  })

  test('that is the better half of each industry is told by them alone', () => {
    const { result } = knownGroup({ scores, industries, isMember: list((at) => at % 20 >= 10) })
    // Of each 20 members half lie above the other industry's ten others as well: (100 + 100 + 100) ÷ 400.
    expect(result!.market!.auc).toBeCloseTo(0.75)
    expect(result!.withinIndustries!.auc).toBe(1)
    expect(result!.aboveMedian.share).toBe(0.5)
  })

  test('needs ten of both sides with a score', () => {
    expect(knownGroup({ scores, industries, isMember: list((at) => at < 9 || at > 39) })).toEqual({
      members: 9,
      others: 31,
      result: null,
    })
    expect(knownGroup({ scores, industries, isMember: list((at) => at > 8) }).result).toBeNull()
  })

  test('leaves a company out that is its industry’s only one', () => {
    const own = industries.map((industry, at) => (at === 0 ? 9 : industry))
    const within = knownGroup({ scores, industries: own, isMember: list((at) => at < 20) }).result!.withinIndustries!
    expect(within.auc).toBeCloseTo(0.5)
  })
})
