import { expect, test } from 'vitest'
import { givenSheet } from '../engine/test-sheet.ts'
import { timeOption, timePoints, valueRange, yearLabel } from './option.ts'
import { type ForecastYear, forecastOf, lastActual, outsideOf, seriesTable, type TimeSeriesInput } from './series.ts'

const ahead = (year: number, value: number): ForecastYear => ({
  year,
  value,
  bands: { 50: [value - 1, value + 1], 80: [value - 2, value + 2], 95: [value - 3, value + 3] },
})
const input: TimeSeriesInput = {
  own: [
    { year: 2022, value: 50 },
    { year: 2023, value: null },
    { year: 2024, value: 60, isEstimated: true },
    { year: 2025, value: 62 },
  ],
  average: [{ year: 2025, value: 55 }],
  forecast: [ahead(2026, 63), ahead(2030, 66), ahead(2031, 67)],
}
interface SeriesOption {
  series: { name: string; data: ({ value: unknown; itemStyle: { borderWidth?: number } } | unknown[])[] }[]
}
const seriesNamed = (name: string, of = input) =>
  (timeOption(of, givenSheet()) as unknown as SeriesOption).series.find((each) => each.name === name)!.data

test('a year without a figure stays a gap, an estimate is hollow', () => {
  const own = seriesNamed('own') as { value: unknown; itemStyle: { borderWidth?: number } }[]
  expect(own.map(({ value }) => value)).toEqual([
    [2022, 50],
    [2023, '-'],
    [2024, 60],
    [2025, 62],
  ])
  expect(own.map(({ itemStyle }) => itemStyle.borderWidth)).toEqual([undefined, undefined, 1.4, undefined])
})

test('the forecast starts at the last actual figure and ends in 2030', () => {
  expect(lastActual(input)).toEqual({ year: 2025, value: 62 })
  expect(forecastOf(input).map(({ year }) => year)).toEqual([2026, 2030])
  expect(seriesNamed('forecast')).toEqual([
    [2025, 62],
    [2026, 63],
    [2030, 66],
  ])
})

test('a figure knows the widest interval it lies outside of', () => {
  expect([63, 64.5, 65.5, 70].map((value) => outsideOf(ahead(2026, 63), value))).toEqual([undefined, 50, 80, 95])
  expect(outsideOf({ year: 2026, value: 63 }, 99)).toBeUndefined()
})

test('ends of the axis are round and hold the widest interval; amounts start at zero', () => {
  expect(valueRange(input)).toEqual({ min: 50, max: 70, step: 5 })
  expect(valueRange({ ...input, startsAtZero: true }).min).toBe(0)
  expect(valueRange({ own: [] })).toEqual({ min: 0, max: 100, step: 25 })
  expect(valueRange({ own: [{ year: 2025, value: 7 }] })).toEqual({ min: 5, max: 9, step: 1 })
})

test('gaps are not walked to; estimates and intervals are said', () => {
  const points = timePoints(input)
  expect(points.map(({ key }) => key)).toEqual([
    'own-2022',
    'own-2024',
    'own-2025',
    'forecast-2026',
    'forecast-2030',
    'average-2025',
  ])
  expect(points[1]!.text).toBe('FY2024 This company 60.0 (estimated)')
  expect(points[3]!.text).toBe('FY2026 Forecast 63.0 (95% interval 60.0–66.0)')
})

test('the table has a row a year and says what is missing', () => {
  const { rows } = seriesTable(input, '')
  expect(rows).toHaveLength(6)
  expect(rows[1]).toEqual({ key: '2023', cells: ['FY2023', null, null, null, null] })
  expect(rows[4]!.cells.at(-1)).toBe('60.0–66.0')
})

test('year labels keep the first, the last actual and the end', () => {
  const years = { first: 2016, last: 2025, end: 2030 }
  const labels = Array.from({ length: 15 }, (_, index) => yearLabel(2016 + index, years, 2)).filter(Boolean)
  expect(labels).toEqual(['FY2016', '’20', '’22', '’25', '’28', '’30'])
})

test('without any figure it still draws', () => {
  expect(() => timeOption({ own: [] }, givenSheet())).not.toThrow()
})
