import { expect, test } from 'vitest'
import { pictureOf, remainingOf, stopAt, stopFrom } from './spread.ts'

test('steps are round and every figure is in one of them', () => {
  const values = Array.from({ length: 101 }, (_, index) => index) // 0 to 100
  const { bins, isLog, ticks } = pictureOf(values)!
  expect(isLog).toBe(false)
  // 100 ÷ 16 is 6.25, the nearest round step 5: 0–5, …, 95–100, and 100 itself in 100–105.
  expect(bins).toHaveLength(21)
  expect(bins[0]).toEqual({ from: 0, to: 5, count: 5 })
  expect(bins.at(-1)).toEqual({ from: 100, to: 105, count: 1 })
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(101)
  expect(ticks).toEqual([0, 20, 40, 60, 80, 100]) // 105 ÷ 5 is 21, the nearest round step 20
})

test('steps of fractions carry no dust', () => {
  const { bins } = pictureOf([0.1, 0.2, 0.3])!
  // 0.2 ÷ 16 is 0.0125, the nearest round step 0.01.
  expect(bins[0]!.from).toBe(0.1)
  expect(bins.map(({ from }) => String(from).length).every((length) => length <= 4)).toBe(true)
})

test('a few far figures stand in the last bar instead of pressing the others together', () => {
  const values = [...Array.from({ length: 100 }, (_, index) => index - 50), 9000]
  const { bins, place } = pictureOf(values)!
  expect(bins.at(-1)!.to).toBeLessThan(100)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(101)
  expect(place(9000)).toBe(1)
})

test('very skewed figures go by powers of ten', () => {
  const values = Array.from({ length: 100 }, (_, index) => 10 ** (index / 20)) // 1 to 89 125
  const { isLog, bins, ticks, place } = pictureOf(values)!
  expect(isLog).toBe(true)
  expect(ticks).toEqual([1, 10, 100, 1000, 10_000, 100_000])
  expect(bins).toHaveLength(20) // 5 decades, 24 ÷ 5 is 4 to each
  expect(place(1000)).toBeCloseTo(0.6) // 3 of 5 decades
  expect(place(0)).toBe(0)
})

test('one figure and none', () => {
  expect(pictureOf([7])!.bins.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  expect(pictureOf([0, 0])!.bins.length).toBeGreaterThan(0)
  expect(pictureOf([])).toBeNull()
})

test('what ranges keep is told of all figures when only some were sent', () => {
  expect(remainingOf([1, 2, 3, 4], [{ max: 2 }], 4)).toBe(2)
  expect(remainingOf([1, 2, 3, 4], [{ max: 1 }, { min: 4 }], 400)).toBe(200) // 2 of 4 of 400
  expect(remainingOf([], [{ max: 1 }], 0)).toBe(0)
})

test('a bound is dragged to round figures of the data’s scale', () => {
  const percents = pictureOf(Array.from({ length: 101 }, (_, index) => index / 100))! // 0 to 1.05 in steps of 0.05
  expect(percents.stops).toHaveLength(106) // 1.05 ÷ 80 is 0.013, the nearest round step 0.01: 0, 0.01, …, 1.05
  expect(stopAt(percents, 0.4)).toBe(0.42) // 0.4 × 1.05
  const people = pictureOf([1, 2, 3, 4, 5, 6])!
  expect(people.stops.every(Number.isInteger)).toBe(true)
  const sales = pictureOf(Array.from({ length: 100 }, (_, index) => 10 ** (index / 20)))! // 1 to 89 125
  expect(sales.stops).toHaveLength(51) // ten to each of five decades, and 100 000
  expect(stopAt(sales, 0.5)).toBe(300) // 10 ** 2.5 is 316, between 300 and 400
})

test('keys go from any figure to the next round one, and no farther than the ends', () => {
  const picture = pictureOf([0, 100])! // 105 ÷ 80 is 1.3, the nearest round step 1
  expect(picture.stops.slice(0, 3)).toEqual([0, 1, 2])
  expect([stopFrom(picture, 4, 1), stopFrom(picture, 4, -1)]).toEqual([5, 3])
  expect([stopFrom(picture, 4.4, 1), stopFrom(picture, 4.4, -1)]).toEqual([5, 4])
  expect([stopFrom(picture, 4, 10), stopFrom(picture, 4, -10)]).toEqual([14, 0])
  expect([stopFrom(picture, -50, 1), stopFrom(picture, -50, -1)]).toEqual([0, 0])
  expect(stopFrom(picture, 900, 1)).toBe(picture.stops.at(-1))
  expect(stopFrom(picture, 900, -1)).toBe(picture.stops.at(-1))
})
