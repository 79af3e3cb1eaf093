import { afterEach, describe, expect, test } from 'vitest'
import type { RegressionRow, Regressions } from '#contract/value-models/regressions.ts'
import { setLanguage } from '../../i18n/language.ts'
import { chanceOf, headlineOf } from './headline.ts'
import { directionOf, fittedRows, reachOf } from './order.ts'
import { nearest, placesOf } from './plot.ts'

afterEach(() => setLanguage('en'))

const row = (indicator: string, parts: { impact?: number; q?: number; t?: number; n?: number } = {}): RegressionRow => {
  const { impact = 0.1, q = 0.5, t = 1, n = 40 } = parts
  const kpi = { value: impact, error: 1, t, p: 0.1, low: impact - 0.1, high: impact + 0.1 }
  const normalized = { value: impact, low: impact - 0.1, high: impact + 0.1 }
  const fit = { roe: kpi, kpi, r2: 0.2, adjustedR2: 0.1, durbinWatson: 1, normalized }
  const dropped = { missing: 0, pbr: 0, roe: 0, kpi: 0 }
  const best = { lag: 5, n, companies: 12, dropped, state: 'fitted' as const, fit, q }
  const names = { nameJa: indicator, nameEn: indicator, unit: '%', large: 'social', middle: 'diversity' }
  return { indicator, ...names, form: 'log', best, actual: null, change: null }
}
const unfitted = (n: number): RegressionRow => {
  const given = row('none')
  return { ...given, best: { ...given.best, state: 'few-rows', fit: null, q: null, n } }
}
const list = (rows: RegressionRow[], tests = 880): Regressions =>
  ({
    rows,
    fewest: { rows: 15, companies: 10, effective: 4 },
    family: { indicators: 88, tests, byChance: tests * 0.05, significant: 50, discoveries: 3 },
    scope: { kind: 'market' },
  }) as unknown as Regressions

describe('what the regressions say', () => {
  test('which survive, the largest of them first', () => {
    const rows = [row('a', { impact: 0.9 }), row('b', { impact: -0.3, q: 0.01 }), row('c', { impact: 0.2, q: 0.04 })]
    expect(fittedRows(list(rows)).map(({ indicator }) => indicator)).toEqual(['b', 'c', 'a'])
    expect(headlineOf(list(rows))).toBe('2 survive; b (5 years) is largest')
    setLanguage('ja')
    expect(headlineOf(list(rows))).toBe('補正後も残ったのは2指標。最大はb（5年後）')
  })

  test('that none does, and that there are too few data', () => {
    expect(headlineOf(list([row('a')]))).toBe('None of 880 tests survives the correction')
    expect(headlineOf(list([unfitted(9)], 0))).toBe('n = 9, below 15: not shown')
    setLanguage('ja')
    expect(headlineOf(list([unfitted(9)], 0))).toBe('n=9。15未満のため示しません')
  })

  test('how many would look significant by chance', () => {
    expect(chanceOf(list([]))).toMatch('880 tests: about 44 would look significant by chance.')
    setLanguage('ja')
    expect(chanceOf(list([]))).toMatch('偶然だけで約44が5%有意になる')
  })
})

test('a direction is told only from a t of 1.96 on', () => {
  expect(directionOf(row('a', { t: 1.95 }))).toBeNull()
  expect(directionOf(row('a', { t: 1.96, impact: 1 }))).toBe('up')
  expect(directionOf(row('a', { t: -3, impact: -1 }))).toBe('down')
})

test('one very wide interval flattens no other', () => {
  const rows = Array.from({ length: 40 }, (_, at) => row(String(at), { impact: at === 0 ? 50 : 0.2 }))
  expect(reachOf(rows)).toBeCloseTo(0.3)
})

test('a point is found where it stands, and nowhere else', () => {
  const places = placesOf([
    { companyId: 1, year: 2020, x: -1, y: 1 },
    { companyId: 2, year: 2020, x: 1, y: -1 },
  ])
  expect(nearest(places, places.x(1), places.y(-1))).toBe(1)
  expect(nearest(places, places.x(0), places.y(0))).toBeNull()
})
