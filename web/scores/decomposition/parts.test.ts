import { expect, test } from 'vitest'
import { bars } from '../../charts/waterfall/bars.ts'
import { givenDecomposition, givenIssue, givenLeaf, givenScores } from '../given-scores.ts'
import { type Part, partsOf, sorted } from './parts.ts'
import { waterfallOf, weightsOf } from './waterfall.ts'

const names = { scores: givenScores().scores, nameOf: (code: string) => code }
const key = 'sustainability_score'
const all = (part: Part): Part[] => [part, ...part.parts.flatMap(all)]
const sum = (parts: readonly Part[], of: (part: Part) => number) => parts.reduce((total, part) => total + of(part), 0)

/** Four hundred indicators in all categories, with uneven figures. */
function manyLeaves() {
  const { leaves, absent, ...rest } = givenDecomposition()
  const kinds = ['climatechange', 'water', 'diversity_s', 'labour_rights', 'board_meeting'] as const
  const many = Array.from({ length: 392 }, (_, index) =>
    givenLeaf(`X-${index}`, {
      category: kinds[index % kinds.length]!,
      share: 1 / 392,
      percentile: ((index * 37) % 100) / 100,
      difference: { performance: ((index * 37) % 100) / 1e5 - 0.0004, weighting: 1e-7 * index, peers: 0 },
    }),
  )
  const value = many.reduce((total, { contribution }) => total + contribution, 0)
  const difference = [...many, ...absent].reduce(
    (total, part) => total + part.difference!.performance + part.difference!.weighting,
    0,
  )
  return { ...rest, leaves: many, absent, value, against: { ...rest.against, value: value - difference } }
}

test.each([givenDecomposition(), manyLeaves()])(
  'what is below adds up at every level, and to the whole difference',
  (decomposed) => {
    const whole = partsOf(key, decomposed, names)
    for (const part of all(whole).filter(({ parts }) => parts.length > 0)) {
      expect(Math.abs(sum(part.parts, ({ contribution }) => contribution) - part.contribution)).toBeLessThan(1e-9)
      expect(Math.abs(sum(part.parts, ({ difference }) => difference ?? 0) - part.difference!)).toBeLessThan(1e-9)
      expect(Math.abs(sum(part.parts, ({ share }) => share) - part.share)).toBeLessThan(1e-9)
    }
    expect(Math.abs(whole.contribution - decomposed.value!)).toBeLessThan(1e-9)
    expect(Math.abs(whole.difference! - (decomposed.value! - decomposed.against.value!))).toBeLessThan(1e-9)
  },
)

test('the bars leave nothing unexplained', () => {
  const decomposed = manyLeaves()
  const input = waterfallOf(partsOf(key, decomposed, names), decomposed, { from: 'a', to: 'b', rest: 'c' })!
  expect(bars(input).map((bar) => bar.key)).not.toContain('unexplained')
  expect(input.steps).toHaveLength(5)
})

test('a single category falls by its indicators, the small ones in one bar', () => {
  const { leaves, ...rest } = manyLeaves()
  const own = leaves.map((leaf) => ({ ...leaf, category: 'water' as const }))
  const decomposed = { ...rest, leaves: own, absent: [] }
  const whole = partsOf('water', decomposed, names)
  const input = waterfallOf(
    { ...whole },
    { ...decomposed, against: { ...decomposed.against, value: decomposed.value! - whole.difference! } },
    { from: 'a', to: 'b', rest: 'c' },
  )!
  expect(input.steps.at(-1)!.key).toBe('rest')
  expect(bars(input).map((bar) => bar.key)).not.toContain('unexplained')
  expect(weightsOf(whole).children).toHaveLength(392)
})

test('without anything to hold it against there is no difference and no waterfall', () => {
  const { against, ...rest } = givenDecomposition()
  const decomposed = { ...rest, absent: [], against: { ...against, value: null } }
  const whole = partsOf(key, decomposed, names)
  expect(all(whole).every(({ difference }) => difference === null)).toBe(true)
  expect(waterfallOf(whole, decomposed, { from: '', to: '', rest: '' })).toBeUndefined()
})

test('no indicators, no parts', () => {
  const whole = partsOf(key, { ...givenDecomposition(), leaves: [], absent: [], value: null }, names)
  expect(whole).toMatchObject({ parts: [], score: null, difference: null, share: 0 })
})

test('an indicator that only the other side has weighs nothing here and still counts in the difference', () => {
  const absent = all(partsOf(key, givenDecomposition(), names)).find((part) => part.key === 'S-LR-001')!
  expect(absent).toMatchObject({ share: 0, score: null, rank: null, indicators: 0 })
  expect(absent.difference).toBeCloseTo(-0.02)
})

test('issues only: rows without one leave, sums stay whole; what was not disclosed is none; pillars keep their order', () => {
  const whole = partsOf(key, givenIssue(), names)
  const issues = sorted(whole, 'issues')
  expect(
    all(issues)
      .filter(({ level }) => level === 3)
      .map((part) => part.key),
  ).toEqual(['E-WT-001'])
  expect(issues.difference).toBe(whole.difference)
  expect(sorted(whole, 'weight').parts.map((part) => part.key)).toEqual(['e_score', 's_score', 'g_score'])
  expect(sorted(whole, 'difference').parts[0]!.parts.map((part) => part.key)).toEqual(['climatechange', 'water'])
})
