import { expect, test } from 'vitest'
import type { PatentYear } from '#contract/patents/summary.ts'
import { areaOf, columnsOf, countTicks, drawnYears } from './columns.ts'

const year = (at: number, granted: number, pending = 0): PatentYear => ({
  ...{ year: at, end: `${at + 1}-03-31`, isPublic: true, filings: granted + pending },
  stages: { granted, pending, ended: 0, unknown: 0 },
})

test('ticks are whole numbers that reach the largest count', () => {
  expect(countTicks(0)).toEqual([0, 1])
  expect(countTicks(1)).toEqual([0, 1])
  expect(countTicks(3)).toEqual([0, 1, 2, 3])
  expect(countTicks(13)).toEqual([0, 5, 10, 15])
  expect(countTicks(4321).at(-1)).toBe(5000)
  for (let max = 1; max < 3000; max += 7) {
    const ticks = countTicks(max)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(max)
    expect(ticks.length).toBeLessThanOrEqual(8)
    expect(ticks.every(Number.isInteger)).toBe(true)
  }
})

test('stages stand on each other, and their heights are in proportion to their counts', () => {
  const years = [year(2020, 6, 4)]
  const area = areaOf(years, { width: 400, height: 242 })
  const [column] = columnsOf(years, area)
  const [granted, pending, ended] = column!.parts
  expect(ended!.height).toBe(0)
  expect(granted!.height / pending!.height).toBeCloseTo(1.5) // 6 ÷ 4
  expect(granted!.y + granted!.height).toBeCloseTo(area.foot)
  expect(pending!.y + pending!.height).toBeCloseTo(granted!.y)
  expect(column!.top).toBeCloseTo(pending!.y)
})

test('of many years the newest are drawn', () => {
  const years = Array.from({ length: 60 }, (_, at) => year(1967 + at, 1))
  const drawn = drawnYears(years, 344) // (344 − 44) ÷ 14 = 21.4
  expect([drawn.length, drawn.at(-1)!.year]).toEqual([21, 2026])
  expect(drawnYears(years, 1200)).toHaveLength(60)
})
