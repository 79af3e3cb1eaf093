import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Exposure, exposureOf } from './exposure.ts'
import { type IndicatorFigure, pointsOf } from './points.ts'
import { afterStep, stepsOf } from './steps.ts'
import { structureOf } from './structure.ts'
import type { ThemeIndicator, ThemeTable } from './themes.ts'

const indicator = (theme: number, kind: ThemeIndicator['kind'], isLowerBetter = false): ThemeIndicator => ({
  code: `I-${theme}-${kind}`,
  theme,
  kind,
  isLowerBetter,
})
const knownFigure = (value: number, percentile = Number.NaN): IndicatorFigure => ({ state: 'known', value, percentile })
const undisclosed: IndicatorFigure = { state: 'undisclosed', value: Number.NaN, percentile: Number.NaN }
const excluded: IndicatorFigure = { ...undisclosed, state: 'excluded' }

/** Two themes of E and one of G. */
const table: ThemeTable = {
  themes: [
    { key: 'climate-change', pillar: 'E', categories: ['climatechange'] },
    { key: 'water-security', pillar: 'E', categories: ['water'] },
    { key: 'anti-corruption', pillar: 'G', categories: ['anti_corruption'] },
  ],
  indicators: [
    indicator(0, 'answer'),
    indicator(0, 'figure', true),
    indicator(1, 'answer', true),
    indicator(1, 'figure'),
    indicator(2, 'answer'),
    indicator(2, 'disclosure'),
  ],
}
const figures = [knownFigure(1), knownFigure(120, 0.8), knownFigure(0), undisclosed, knownFigure(0), knownFigure(30)]
const pointsIn = (of: readonly IndicatorFigure[]) =>
  Float64Array.from(of, (figure, at) => pointsOf(table.indicators[at]!, figure))

test('exposure goes by the greatest weight of the categories', () => {
  expect([[], [0.4], [0.5], [2.4], [1, 3], [3.4], [3.5], [5]].map(exposureOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})

test('points: a good answer, half for disclosing and half by percentile, none for silence', () => {
  // 1; ½ + ½ × 0.8 = 0.9; a no where yes is worse: 1; silence: 0; a no where yes is better: 0; disclosed: 1
  expect([...pointsIn(figures)]).toEqual([1, 0.9, 1, 0, 0, 1])
  expect(pointsOf(indicator(0, 'figure'), knownFigure(3))).toBe(0.75) // among too few: ½ + ½ × ½
  expect(pointsOf(indicator(0, 'answer'), excluded)).toBeNaN()
})

describe('the structure by hand', () => {
  const exposures = [3, 1, 2] as const
  const structure = structureOf(table, { exposures, points: pointsIn(figures) })

  test('themes are five times the share of their points', () => {
    // climate 5 × 1.9 ÷ 2 = 4.75; water 5 × 1 ÷ 2 = 2.5; anti-corruption 5 × 1 ÷ 2 = 2.5
    expect(structure.themes.map(({ score }) => score)).toEqual([4.75, 2.5, 2.5])
  })

  test('pillars and the whole are means by exposure', () => {
    expect(structure.pillars.E).toBeCloseTo(4.1875, 12) // (3 × 4.75 + 1 × 2.5) ÷ 4
    expect(structure.pillars.G).toBe(2.5)
    expect(structure.pillars.S).toBeNull()
    expect(structure.overall).toBeCloseTo(3.625, 12) // (3 × 4.75 + 1 × 2.5 + 2 × 2.5) ÷ 6
  })

  test('a theme that is not applicable, or of which nothing is asked, is left out', () => {
    const silent = pointsIn([excluded, excluded, ...figures.slice(2)])
    expect(structureOf(table, { exposures, points: silent }).overall).toBe(2.5) // (1 × 2.5 + 2 × 2.5) ÷ 3
    expect(structureOf(table, { exposures: [0, 0, 0], points: silent }).overall).toBeNull()
  })

  test('the easiest next indicator: gain times the share of peers that have it', () => {
    const shares = [0.9, 0.6, 0.5, 0.4, 0.8, 1]
    const steps = stepsOf(table, { exposures, figures, shares })
    // Water: 0 → 0.75 of 2 points: 5 × 0.75 ÷ 2 = 1.875, × 1 ÷ 6 = 0.3125, × 0.4. Anti-corruption: 2.5 × 2 ÷ 6 = 0.8333, × 0.8.
    expect(steps.map((step) => [step.indicator, step.kind])).toEqual([
      [4, 'answer'],
      [3, 'disclose'],
    ])
    expect(steps[0]!.gain).toBeCloseTo(0.8333, 4)
    expect(steps[0]!.ease).toBeCloseTo(0.6667, 4)
    expect(steps[1]!.gain).toBeCloseTo(0.3125, 12)
    expect(steps[1]!.ease).toBeCloseTo(0.125, 12)
    // Of ten peers eight say yes: two are worse, eight the same, (2 + 8 ÷ 2) ÷ 10.
    expect(afterStep(table.indicators[4]!, steps[0]!)).toEqual({ state: 'known', value: 1, percentile: 0.6 })
  })
})

const anyFigure = fc.oneof(
  fc.constant(undisclosed),
  fc.constant(excluded),
  fc.record({
    state: fc.constant('known' as const),
    value: fc.constantFrom(0, 1),
    percentile: fc.oneof(fc.constant(Number.NaN), fc.double({ min: 0, max: 1, noNaN: true })),
  }),
)
const anyCompany = fc.record({
  figures: fc.array(anyFigure, { minLength: 6, maxLength: 6 }),
  exposures: fc.array(fc.constantFrom<Exposure[]>(0, 1, 2, 3), { minLength: 3, maxLength: 3 }),
})

describe('laws', () => {
  test('every score is within 0 to 5', () => {
    fc.assert(
      fc.property(anyCompany, ({ figures, exposures }) => {
        const { overall, pillars, themes } = structureOf(table, { exposures, points: pointsIn(figures) })
        for (const score of [overall, ...Object.values(pillars), ...themes.map((theme) => theme.score)])
          if (score !== null) expect(score >= 0 && score <= 5 + 1e-12).toBe(true)
      }),
    )
  })

  test('raising one indicator, or disclosing it, never lowers any score', () => {
    const better = fc.nat({ max: 5 })
    fc.assert(
      fc.property(anyCompany, better, fc.double({ min: 0, max: 1, noNaN: true }), ({ figures, exposures }, at, by) => {
        const figure = figures[at]!
        if (figure.state === 'excluded') return
        const percentile = Math.max(Number.isNaN(figure.percentile) ? 0.5 : figure.percentile, by)
        const raised: IndicatorFigure = {
          state: 'known',
          value: table.indicators[at]!.isLowerBetter ? 0 : 1,
          percentile,
        }
        const scores = (of: readonly IndicatorFigure[]) => structureOf(table, { exposures, points: pointsIn(of) })
        const [before, after] = [scores(figures), scores(figures.with(at, raised))]
        expect((after.overall ?? 0) + 1e-12 >= (before.overall ?? 0)).toBe(true)
        for (const pillar of ['E', 'S', 'G'] as const)
          expect((after.pillars[pillar] ?? 0) + 1e-12 >= (before.pillars[pillar] ?? 0)).toBe(true)
      }),
    )
  })

  test('every step raises the whole by what it says', () => {
    fc.assert(
      fc.property(anyCompany, ({ figures, exposures }) => {
        const points = pointsIn(figures)
        const before = structureOf(table, { exposures, points }).overall
        for (const { indicator, points: step, gain } of stepsOf(table, {
          exposures,
          figures,
          shares: Array(6).fill(0.5),
        })) {
          const after = structureOf(table, { exposures, points: points.with(indicator, step.to) }).overall!
          expect(gain).toBeGreaterThan(0)
          expect(after - before!).toBeCloseTo(gain, 12)
        }
      }),
    )
  })
})
