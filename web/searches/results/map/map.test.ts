import { expect, test } from 'vitest'
import { measureOf } from '#contract/search/measure.ts'
import type { MeasureWords } from '../../../indicators/measures/measures.ts'
import { printAxes, readAxes } from './map-axes.ts'
import { endsOf, relationSentence } from './map-ends.ts'
import { mapOf, type Points } from './map-input.ts'
import { isSkewed, rangeOf } from './map-scale.ts'

const words = (more: Partial<MeasureWords>): MeasureWords => ({
  kind: 'indicator',
  name: 'GHG intensity',
  short: 'GHG intensity',
  aspectShort: '',
  unit: 't-CO2e / ¥m',
  direction: 'lower_better',
  isBoolean: false,
  text: String,
  scale: 1,
  ...more,
})
const score = words({
  kind: 'score',
  name: 'Total score',
  short: 'Total score',
  direction: 'higher_better',
  scale: 0.01,
})
const carbon = endsOf(measureOf('E-CC-022'), words({}))
const total = endsOf(measureOf('sustainability_score'), score)

test('axes in the address, with a scale only where it was chosen', () => {
  expect(readAxes(undefined).map(({ of }) => of)).toEqual(['E-CC-022', 'sustainability_score'])
  const axes = readAxes('market_cap~log,msci')
  expect(axes).toEqual([
    { of: 'market_cap', isLog: true },
    { of: 'msci', isLog: undefined },
  ])
  expect(printAxes(axes)).toBe('market_cap~log,msci')
  expect(printAxes(readAxes('drop table,('))).toBeUndefined()
})

test('figures far apart ask for a log scale, unless some have no place on it', () => {
  const spread = Array.from({ length: 100 }, (_, k) => 10 ** (k / 25)) // 1 to 10 000
  expect(isSkewed(spread)).toBe(true)
  expect(isSkewed(spread.map((value, k) => (k % 5 === 0 ? 0 : value)))).toBe(false)
  expect(isSkewed(Array.from({ length: 100 }, (_, k) => k + 1))).toBe(false)
})

test('an axis ends on round figures and begins at zero when that is near', () => {
  expect(rangeOf([37, 66], false)).toEqual({ min: 30, max: 70, step: 10 }) // 29 ÷ 4 = 7.25, nearest to 10 by ratio
  expect(rangeOf([3, 41], false)).toEqual({ min: 0, max: 50, step: 10 })
  expect(rangeOf([-0.4, 0.3], false)).toEqual({ min: -0.4, max: 0.4, step: 0.2 })
  expect(rangeOf([0.0026, 38], true)).toEqual({ min: 0.002, max: 50 })
  expect(rangeOf([], false)).toEqual({ min: 0, max: 1 })
  expect(rangeOf([5, 5], false)).toEqual({ min: 3, max: 7, step: 1 })
})

test('the sentence speaks of the better ends', () => {
  const of = (rho: number, closeness: 'none' | 'loose' | 'close') =>
    relationSentence({ n: 142, rho, closeness }, carbon, total)
  expect(of(-0.08, 'none')).toBe('Low carbon does not yet mean a high score')
  expect(of(-0.27, 'loose')).toBe('Low carbon and a high score tend to go together')
  expect(of(0.7, 'close')).toBe('Low carbon and a low score go closely together')
  expect(relationSentence({ n: 4, rho: null, closeness: null }, carbon, total)).toBe(
    '4 companies are too few to relate the two measures',
  )
})

const points: Points = {
  total: 4,
  missing: 1,
  companies: [7, 8, 9].map((id) => ({ id, ticker: `${id}`, nameJa: `会社${id}`, nameEn: `Company ${id}` })),
  xs: [0.2, 0, 4],
  ys: [0.7, 0.5, 0.4],
  sizes: [100, null, 25],
  median: { x: 0.2, y: 0.5 },
  year: 2025,
  isLocked: false,
  display: 'score',
}

test('a map in the figures people read, its corners named by the ends of its axes', () => {
  const { input, hidden } = mapOf({
    points,
    x: { words: words({}), ends: carbon, isLog: true },
    y: { words: score, ends: total, isLog: undefined },
    compared: (id) => id === 7,
    picked: (id) => id === 9,
  })
  expect(input.positions.map(({ key, x, y, role }) => [key, x, y, role])).toEqual([
    ['7', 0.2, 70, 'own'],
    ['9', 4, 40, 'peer'],
  ])
  expect(hidden).toBe(1) // zero has no place on a log scale
  expect(input.medians).toEqual({ x: 0.2, y: 50 })
  expect([...input.picked!]).toEqual(['9'])
  expect(input.quadrants.yOnly).toBe('low carbon, high score')
  expect(input.quadrants.xOnly).toBe('high carbon, low score')
  expect(input.axisNames!.x).toEqual(['GHG intensity', '(t-CO2e / ¥m, lower is better)'])
})
