import fc from 'fast-check'
import { expect, test } from 'vitest'
import { featureNames, featuresOf, summariesFrom, withFigure } from './features.ts'
import { type IndicatorFigure, pointsOf } from './points.ts'
import { structureOf } from './structure.ts'
import type { ThemeTable } from './themes.ts'

const table: ThemeTable = {
  themes: [
    { key: 'climate-change', pillar: 'E', categories: ['climatechange'] },
    { key: 'tax-transparency', pillar: 'G', categories: ['community'] },
  ],
  indicators: [
    { code: 'I-0', theme: 0, kind: 'answer', isLowerBetter: false },
    { code: 'I-1', theme: 0, kind: 'figure', isLowerBetter: true },
    { code: 'I-2', theme: 1, kind: 'disclosure', isLowerBetter: false },
  ],
}
const knownFigure = (value: number, percentile: number): IndicatorFigure => ({ state: 'known', value, percentile })
const undisclosed: IndicatorFigure = { state: 'undisclosed', value: Number.NaN, percentile: Number.NaN }

function companyWith(figures: readonly IndicatorFigure[]) {
  const points = figures.map((figure, at) => pointsOf(table.indicators[at]!, figure))
  const structure = structureOf(table, { exposures: [3, 1], points })
  return { figures, structure, sales: 1000, headcount: null, sector: 1 }
}

test('every feature has its name and place', () => {
  const features = featuresOf(companyWith([knownFigure(1, 0.7), undisclosed, knownFigure(30, Number.NaN)]), 2)
  const names = featureNames(table, ['a', 'b'])
  expect(features).toHaveLength(names.length)
  expect(names[summariesFrom(table)]).toBe('theme climate-change')
  expect(Object.fromEntries(names.map((name, at) => [name, features[at]]))).toEqual({
    ...{ 'I-0': 0.7, 'I-1': 0.5, 'I-2': 0.5 },
    ...{ 'I-0 missing': 0, 'I-1 missing': 1, 'I-2 missing': 0 },
    // One of two points, and one of one: two of three in all.
    ...{ 'theme climate-change': 2.5, 'theme tax-transparency': 5, points: 2 / 3 },
    ...{ sales: 3, headcount: Number.NaN, 'sector a': 0, 'sector b': 1 },
  })
})

const anyFigure = fc.oneof(
  fc.constant(undisclosed),
  fc.constant<IndicatorFigure>({ ...undisclosed, state: 'excluded' }),
  fc
    .tuple(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([value, place]) => knownFigure(value, place)),
)

test('features with another figure are those of the company that has it', () => {
  const figures = fc.array(anyFigure, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(figures, fc.nat(2), anyFigure, (before, indicator, figure) => {
      const after = companyWith(before.with(indicator, figure))
      const changed = { indicator, figure, structure: after.structure }
      expect(withFigure(table, featuresOf(companyWith(before), 2), changed)).toEqual(featuresOf(after, 2))
    }),
  )
})
