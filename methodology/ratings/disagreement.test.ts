import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disagreementOf, type RaterView } from './disagreement.ts'

const a: RaterView = {
  E: { score: 0.8, weight: 0.5 },
  S: { score: 0.4, weight: 0.3 },
  G: { score: 0.6, weight: 0.2 },
}
const b: RaterView = {
  E: { score: 0.5, weight: 0.4 },
  S: { score: 0.6, weight: 0.6 },
  G: { score: null, weight: 0 },
}

test('the worked example of the page', () => {
  const split = disagreementOf(a, b)
  if (split.kind !== 'explained') throw new Error('explained')
  expect(split.difference).toBeCloseTo(0.08, 12) // (0.40 + 0.12 + 0.12) − (0.20 + 0.36)
  // In common the first sees (0.4 + 0.12) ÷ 0.8 = 0.65 with weights 0.5 ÷ 0.8 = 0.625 and 0.3 ÷ 0.8 = 0.375.
  expect(split.measurement).toBeCloseTo(0.05625, 12) // E 0.5125 × 0.3 = 0.15375; S 0.4875 × −0.2 = −0.0975
  expect(split.weight).toBeCloseTo(0.03375, 12) // E 0.65 × 0.225 = 0.14625; S 0.5 × −0.225 = −0.1125
  expect(split.scope).toBeCloseTo(-0.01, 12) // G of the first alone: 0.2 × (0.6 − 0.65)
  expect(split.parts.map(({ category }) => category)).toEqual(['E', 'S', 'G']) // 0.3, −0.21, −0.01
})

test('without categories, or without one in common, nothing is explained', () => {
  expect(disagreementOf(a, {})).toEqual({ kind: 'not-available', reason: 'no-categories' })
  expect(disagreementOf({ E: a.E! }, { S: b.S! })).toEqual({ kind: 'not-available', reason: 'no-common-category' })
  const endless = { E: { score: Number.POSITIVE_INFINITY, weight: 1 } }
  expect(disagreementOf(endless, b)).toEqual({ kind: 'not-available', reason: 'not-finite' })
})

const share = fc.double({ min: 0, max: 1, noNaN: true })
const view = fc.dictionary(
  fc.constantFrom('climate', 'water', 'safety', 'board', 'tax'),
  fc.record({ score: fc.option(share), weight: share }),
)

test('the parts add up to the difference, and turn their signs when the raters change places', () => {
  fc.assert(
    fc.property(view, view, (first, second) => {
      const [there, back] = [disagreementOf(first, second), disagreementOf(second, first)]
      expect(back.kind).toBe(there.kind)
      if (there.kind !== 'explained' || back.kind !== 'explained') return
      expect(Math.abs(there.measurement + there.scope + there.weight - there.difference)).toBeLessThan(1e-9)
      for (const of of ['measurement', 'scope', 'weight'] as const) expect(back[of]).toBeCloseTo(-there[of], 12)
    }),
  )
})

test('equal raters do not differ', () => {
  fc.assert(
    fc.property(view, (rater) => {
      const split = disagreementOf(rater, rater)
      if (split.kind === 'explained')
        expect([split.measurement, split.scope, split.weight].map(Math.abs)).toEqual([0, 0, 0])
    }),
  )
})

test('who looks at one thing alone differs by scope from who sees the same there and something else besides', () => {
  const alone: RaterView = { E: { score: 0.8, weight: 1 } }
  const wide: RaterView = { E: { score: 0.8, weight: 0.5 }, S: { score: 0.4, weight: 0.5 } }
  const split = disagreementOf(alone, wide)
  if (split.kind !== 'explained') throw new Error('explained')
  // 0.8 − 0.6, and all of it because S pulls the second down by 0.5 × (0.4 − 0.8).
  expect([split.difference, split.scope].map((part) => Number(part.toFixed(12)))).toEqual([0.2, 0.2])
  expect([split.measurement, split.weight].map(Math.abs)).toEqual([0, 0])
})

test('a category that sees what the others see has no scope', () => {
  fc.assert(
    fc.property(share, share, share, (score, other, weight) => {
      const wide = { E: { score, weight: 1 }, S: { score, weight } }
      const split = disagreementOf(wide, { E: { score: other, weight: 1 } })
      if (split.kind === 'explained') expect(split.scope).toBeCloseTo(0, 12)
    }),
  )
})
