import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayed, peerScoresOf } from './displays.ts'

const peersOf = (...scores: number[]) => peerScoresOf(Float64Array.from(scores).sort())

test('the worked example of the page: five scores, two of them the same', () => {
  const peers = peersOf(0.5, 0.4, 0.6, 0.6, 0.9)
  expect(peers.mean).toBeCloseTo(0.6, 12) // 3.0 ÷ 5
  expect(peers.standardDeviation).toBeCloseTo(0.16733, 5) // √((0.04 + 0.01 + 0 + 0 + 0.09) ÷ 5) = √0.028
  const displays = [0.4, 0.5, 0.6, 0.9].map((score) => [
    displayed(score, 'percentile', peers),
    Number(displayed(score, 'deviation', peers)!.toFixed(1)),
  ])
  expect(displays).toEqual([
    [0.1, 38.0], // (0 + ½) ÷ 5; 50 − 10 × 0.2 ÷ 0.16733
    [0.3, 44.0], // (1 + ½) ÷ 5; 50 − 10 × 0.1 ÷ 0.16733
    [0.6, 50.0], // (2 + 2 ÷ 2) ÷ 5; the mean itself
    [0.9, 67.9], // (4 + ½) ÷ 5; 50 + 10 × 0.3 ÷ 0.16733
  ])
})

test('what is none of the scores, such as the industry’s average, stands where it would stand between them', () => {
  const peers = peersOf(0.4, 0.5, 0.6, 0.9)
  expect(displayed(0.55, 'percentile', peers)).toBe(0.5) // 2 worse, none the same: 2 ÷ 4
  expect(displayed(0.1, 'percentile', peers)).toBe(0)
  expect(displayed(0.95, 'percentile', peers)).toBe(1)
})

test('alone, or among peers who all have the same, nobody stands above the mean', () => {
  expect(displayed(0.3, 'deviation', peersOf(0.3))).toBe(50)
  expect(displayed(0.3, 'percentile', peersOf(0.3))).toBe(0.5)
  const dust = peersOf(0.3, 0.3 + 1e-16, 0.3)
  expect(displayed(0.3, 'deviation', dust)).toBe(50)
})

test('without a score there is nothing to show, and without peers nothing to compare with', () => {
  const peers = peersOf(0.4, 0.5)
  expect([displayed(null, 'percentile', peers), displayed(null, 'deviation', peers)]).toEqual([null, null])
  expect([displayed(0.4, 'percentile', peersOf()), displayed(0.4, 'deviation', peersOf())]).toEqual([null, null])
})

const scores = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 80 })

test('laws: the mean of percentiles is one half; of deviation scores it is 50 and their standard deviation 10', () => {
  fc.assert(
    fc.property(scores, (list) => {
      const peers = peersOf(...list)
      const percentiles = list.map((score) => displayed(score, 'percentile', peers)!)
      expect(percentiles.reduce((sum, each) => sum + each, 0) / list.length).toBeCloseTo(0.5, 9)
      fc.pre(peers.standardDeviation > 1e-3)
      const { mean, standardDeviation } = peersOf(...list.map((score) => displayed(score, 'deviation', peers)!))
      expect(mean).toBeCloseTo(50, 9)
      expect(standardDeviation).toBeCloseTo(10, 9)
    }),
  )
})

test('law: no display changes the order of two scores', () => {
  fc.assert(
    fc.property(scores, (list) => {
      const peers = peersOf(...list)
      const [a, b] = [Math.min(list[0]!, list[1]!), Math.max(list[0]!, list[1]!)]
      expect(displayed(a, 'percentile', peers)!).toBeLessThanOrEqual(displayed(b, 'percentile', peers)!)
      expect(displayed(a, 'deviation', peers)!).toBeLessThanOrEqual(displayed(b, 'deviation', peers)!)
    }),
  )
})
