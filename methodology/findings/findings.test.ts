import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Rating } from '../ratings/vendors.ts'
import { named } from './findings.ts'
import { consensusFinding, coverageFinding, evaluationsFinding } from './ratings.ts'
import { materialityFinding, radarFinding, tenths, waterfallFinding } from './scores.ts'
import { trendFinding } from './series.ts'

const rating = (vendor: Rating['vendor'], value: string, level: Rating['class'], axis: number | null): Rating => ({
  vendor,
  value,
  level: null,
  class: level,
  axis,
})

test('how far raters agree is told by their dispersion, as on the page of the consensus', () => {
  const [b, bbb, s] = [
    rating('msci', 'B', 'issue', 3 / 14),
    rating('msci', 'BBB', 'average', 0.5),
    rating('sp', '82', 'strength', 0.82),
  ]
  const silent = rating('cdp', 'F', 'not-disclosed', null)
  const two = { vendors: 2, dispersion: 0.2 } // of two raters, 0.146 and more is what half of unrelated pairs reach
  expect(evaluationsFinding([s, b, silent], two)).toEqual({
    kind: 'evaluations',
    raters: 2,
    lowest: { vendor: 'msci', value: 'B' },
    highest: { vendor: 'sp', value: '82' },
    consensus: { dispersion: 0.2, agreement: 'disagree' },
  })
  for (const dispersion of [0.01, 0.1, 0.2]) {
    const own = evaluationsFinding([s, bbb], { vendors: 2, dispersion })
    const page = consensusFinding(2, 0.5, dispersion)
    expect(own).toMatchObject({ consensus: { agreement: 'agreement' in page && page.agreement } })
  }
  expect(evaluationsFinding([s, bbb], null)).toMatchObject({ raters: 2, consensus: null })
  expect(evaluationsFinding([s], null)).toMatchObject({ raters: 1, consensus: null })
  expect(evaluationsFinding([silent], null)).toEqual({ kind: 'no-data', figure: 'evaluations' })
})

test('consensus and coverage know their thresholds', () => {
  expect(consensusFinding(4, 0.6, 0.09)).toMatchObject({ agreement: 'agree' })
  expect(consensusFinding(4, 0.6, 0.2)).toMatchObject({ agreement: 'mixed' })
  expect(consensusFinding(4, 0.6, 0.31)).toMatchObject({ agreement: 'disagree' })
  expect(consensusFinding(1, Number.NaN, Number.NaN)).toEqual({ kind: 'no-data', figure: 'consensus' })
  expect(coverageFinding(0.12)).toEqual({ kind: 'coverage', disclosedShare: 0.12, isLow: true })
  expect(coverageFinding(0.5)).toMatchObject({ isLow: false })
  expect(coverageFinding(null)).toEqual({ kind: 'no-data', figure: 'coverage' })
})

test('the radar names the outer fifths, the most extreme first', () => {
  // (rank − 0.5) ÷ 10 from above: 0.8 is no rank of ten, 0.75 and 0.85 are.
  const at = (key: string, percentile: number | null) => ({
    key,
    rank: percentile === null ? null : { rank: Math.round((1 - percentile) * 10 + 0.5), of: 10 },
  })
  const finding = radarFinding([
    at('water', 0.85),
    at('energy', 0.95),
    at('waste', 0.55),
    at('board_meeting', 0.15),
    at('sustainability_score', 0.95), // no category
  ])
  expect(finding).toMatchObject({ leading: { codes: ['energy', 'water'] }, trailing: { codes: ['board_meeting'] } })
  expect(radarFinding([at('water', null)])).toEqual({ kind: 'no-data', figure: 'radar' })
})

test('one code too many is named, several are counted', () => {
  expect(named(['a', 'b', 'c', 'd'])).toEqual({ codes: ['a', 'b', 'c', 'd'], more: 0 })
  expect(named(['a', 'b', 'c', 'd', 'e'])).toEqual({ codes: ['a', 'b', 'c'], more: 2 })
})

test('themes below the average and what they weigh', () => {
  const theme = (weight: number, score: number | null, average: number | null) => ({ weight, score, average })
  // Compared: 0.5, 0.2 and 0.1; below: 0.2 ÷ 0.8 = 0.25. A theme without weight or without a score is left out.
  const finding = materialityFinding([
    theme(0.5, 6, 5),
    theme(0.2, 4, 5),
    theme(0.1, 5, 5),
    theme(0, 1, 5),
    theme(0.2, null, 5),
  ])
  expect(finding).toMatchObject({ themes: 3, below: 1 })
  expect(finding.kind === 'materiality' && finding.weightShare).toBeCloseTo(0.25, 12)
  expect(materialityFinding([])).toEqual({ kind: 'no-data', figure: 'materiality' })
})

test('a waterfall adds up, and names two each way', () => {
  const step = (code: string, points: number) => ({ code, points })
  const steps = [step('a', 1), step('b', 4.2), step('c', -0.5), step('d', 2), step('e', 0.04)]
  expect(waterfallFinding(steps)).toEqual({
    kind: 'waterfall',
    difference: 6.7, // 1 + 4.2 − 0.5 + 2 + 0.04 = 6.74
    raising: { codes: ['b', 'd'], more: 1 },
    lowering: { codes: ['c'], more: 0 },
  })
  expect(waterfallFinding(null)).toEqual({ kind: 'no-data', figure: 'waterfall' })
  expect([tenths(-0.04), tenths(2.25), tenths(-2.25)]).toEqual([0, 2.3, -2.3])
})

test('a trend goes from the first scored year to the last', () => {
  const year = (fiscalYear: number, score: number | null) => ({ fiscalYear, score })
  expect(trendFinding([year(2024, 58), year(2019, 51.6), year(2018, null)])).toEqual({
    kind: 'trend',
    from: 2019,
    to: 2024,
    change: 6.4,
    course: 'rising',
  })
  expect(trendFinding([year(2023, 50), year(2024, 49)])).toMatchObject({ course: 'falling', change: -1 })
  expect(trendFinding([year(2023, 50), year(2024, 50.9)])).toMatchObject({ course: 'flat' })
  expect(trendFinding([year(2024, 50)])).toEqual({ kind: 'no-data', figure: 'trend' })
})

test('a trend begins where the years rest on like figures', () => {
  const years = [
    { fiscalYear: 2021, score: 30 },
    { fiscalYear: 2022, score: 60, isLikeBefore: false },
    { fiscalYear: 2023, score: 61 },
    { fiscalYear: 2024, score: 64 },
  ]
  expect(trendFinding(years)).toMatchObject({ from: 2022, to: 2024, change: 4, course: 'rising' }) // 64 − 60, not 64 − 30
  // Little by little two like years may become unlike: the first is told only as far as the last is like it.
  const drifting = years.map((year) => ({ ...year, isLikeBefore: true, isLikeLast: year.fiscalYear !== 2022 }))
  expect(trendFinding(drifting)).toMatchObject({ from: 2023, to: 2024, change: 3 })
  const apart = years.map((year) => ({ ...year, isLikeBefore: false }))
  expect(trendFinding(apart)).toEqual({ kind: 'unlike-years', last: 2024 })
})

test('shares stay shares and counts add up', () => {
  const number = fc.option(fc.double({ min: 0, max: 100, noNaN: true }))
  const themes = fc.array(
    fc.record({ weight: fc.double({ min: 0, max: 1, noNaN: true }), score: number, average: number }),
  )
  fc.assert(
    fc.property(themes, (all) => {
      const finding = materialityFinding(all)
      if (finding.kind !== 'materiality') return
      expect(finding.below).toBeLessThanOrEqual(finding.themes)
      expect(finding.weightShare >= 0 && finding.weightShare <= 1).toBe(true)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 5 }), (codes, max) => {
      const { codes: first, more } = named(codes, max)
      expect(first.length + more).toBe(codes.length)
      expect(more).not.toBe(1)
    }),
  )
})
