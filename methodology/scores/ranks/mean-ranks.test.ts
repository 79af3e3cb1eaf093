import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { peerGroups } from '../../panel/peers.ts'
import { comparable, rankIn, rankMeans } from './mean-ranks.ts'

const walks = { gics2018: new Map<string, string>(), tse17: new Map<string, string>() }
const peersOf = (codes: readonly string[]) =>
  peerGroups(
    codes.map((gics) => ({ gics, tse33: null })),
    'gics74',
    walks,
  )

describe('means ranked again', () => {
  test('ten companies: the lowest ½ ÷ 10, two that differ by a rounding error alike', () => {
    const peers = peersOf(Array<string>(10).fill('151010'))
    const means = Float64Array.of(0.1, 0.2, 0.3, 0.1 + 0.2 + 1e-16, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
    rankMeans(peers, means)
    // 0.3 twice: 2 are worse, 2 the same: (2 + 1) ÷ 10.
    expect([...means]).toEqual([0.05, 0.15, 0.3, 0.3, 0.45, 0.55, 0.65, 0.75, 0.85, 0.95])
  })

  test('no mean of few parts hangs on its last digit', () => {
    const moved: string[] = []
    for (let whole = 1; whole <= 2 ** 11; whole++) {
      for (let part = 1; part <= whole; part++) {
        const mean = part / whole
        const [less, more] = [mean * (1 - 2 ** -51), mean * (1 + 2 ** -51)]
        if (comparable(less) !== comparable(more)) moved.push(`${part} ÷ ${whole}`)
      }
    }
    expect(moved).toEqual([]) // To nine decimals 1 ÷ 1024 = 0.0009765625 would be one.
  })

  test('an industry of fewer than ten is ranked in the next wider group; a market of fewer has no ranks', () => {
    const codes = [...Array<string>(10).fill('151010'), ...Array<string>(3).fill('151020')]
    const peers = peersOf(codes)
    const means = Float64Array.from(codes.keys(), (at) => at / 100)
    rankMeans(peers, means)
    expect(means[0]).toBe(0.05) // ½ ÷ 10 among its own
    expect(means[10]).toBe(10.5 / 13) // (10 + ½) ÷ 13 among both industries of the group
    const few = Float64Array.of(0.1, 0.2)
    rankMeans(peersOf(['151010', '151010']), few)
    expect([...few]).toEqual([Number.NaN, Number.NaN])
  })

  test('the mean of an industry’s ranks is one half, who has no mean has no rank, and order is kept', () => {
    const mean = fc.oneof(
      fc.integer({ min: 0, max: 20 }).map((n) => n / 20),
      fc.constant(Number.NaN),
    )
    fc.assert(
      fc.property(fc.array(mean, { minLength: 1, maxLength: 60 }), (list) => {
        const ranks = Float64Array.from(list)
        rankMeans(peersOf(list.map(() => '151010')), ranks)
        const present = list.filter((value) => !Number.isNaN(value))
        if (present.length < 10) {
          expect([...ranks].every(Number.isNaN)).toBe(true)
          return
        }
        const got = [...ranks].filter((rank) => !Number.isNaN(rank))
        expect(got.length).toBe(present.length)
        expect(got.reduce((sum, rank) => sum + rank, 0) / got.length).toBeCloseTo(0.5, 12)
        for (const [a, one] of list.entries())
          for (const [b, other] of list.entries()) if (one < other) expect(ranks[a]!).toBeLessThan(ranks[b]!)
      }),
    )
  })

  test('one who is not among them stands between its neighbors', () => {
    const members = Float64Array.of(0.2, 0.4, 0.6).map(comparable)
    expect(rankIn(members, 0.5)).toBeCloseTo(2 / 3, 12)
    expect(rankIn(members, 0.4)).toBe(0.5)
  })
})
