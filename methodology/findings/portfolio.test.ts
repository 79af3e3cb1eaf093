import { expect, test } from 'vitest'
import { intensityFinding, temperatureFinding } from './portfolio.ts'

/** 110 against 100: +10 = +12 − 2. */
const effects = { portfolio: 110, benchmark: 100, allocation: 12, selection: -2, interaction: 0 }
const whole = { hasBenchmark: true, positions: 20, coverage: 0.9 }

test('a portfolio is compared from 75% coverage, and says the same within 0.5%', () => {
  expect(intensityFinding(effects, whole)).toEqual({
    kind: 'differs',
    intensity: 110,
    benchmark: 100,
    share: 0.1,
    effect: { kind: 'allocation', value: 12 },
  })
  expect(intensityFinding(effects, { ...whole, coverage: 0.75 }).kind).toBe('differs')
  expect(intensityFinding(effects, { ...whole, coverage: 0.749 })).toEqual({ kind: 'little' })
  expect(intensityFinding({ ...effects, portfolio: 100.4 }, whole)).toEqual({ kind: 'same', intensity: 100.4 }) // 0.4%
  expect(intensityFinding({ ...effects, portfolio: 100.5 }, whole).kind).toBe('differs')
  expect(intensityFinding({ ...effects, benchmark: 0 }, whole).kind).toBe('same')
})

test('without a benchmark, with one position, without a figure', () => {
  expect(intensityFinding(null, { ...whole, hasBenchmark: false, positions: 1 }).kind).toBe('no-benchmark')
  expect(intensityFinding(effects, { ...whole, positions: 1 }).kind).toBe('single')
  expect(intensityFinding(null, whole).kind).toBe('little')
})

test('a temperature speaks of targets once half of it rests on them', () => {
  expect(temperatureFinding(2.1, { targets: 0.5, isAllDefault: false })).toEqual({
    kind: 'targets',
    degrees: 2.1,
    share: 0.5,
  })
  expect(temperatureFinding(2.9, { targets: 0.4, isAllDefault: false })).toEqual({
    kind: 'default',
    degrees: 2.9,
    share: 0.6,
  })
  expect(temperatureFinding(3.2, { targets: 0, isAllDefault: true })).toEqual({ kind: 'missing' })
  expect(temperatureFinding(null, { targets: 0, isAllDefault: false })).toEqual({ kind: 'missing' })
})
