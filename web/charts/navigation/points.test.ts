import { expect, test } from 'vitest'
import { type ChartPoint, nearest, nextPoint } from './points.ts'

const point = (key: string, x: number, row = 'own'): ChartPoint => ({ key, text: key, at: [x, 0], row })
const points = [point('a', 0), point('b', 1), point('x', 1, 'average'), point('c', 2), point('y', 2, 'average')]

test('left and right stay in the row and stop at its ends', () => {
  expect(nextPoint(points, undefined, 'ArrowRight')).toBe(0)
  expect(nextPoint(points, 1, 'ArrowRight')).toBe(3)
  expect(nextPoint(points, 3, 'ArrowRight')).toBe(3)
  expect(nextPoint(points, 3, 'ArrowLeft')).toBe(1)
})

test('up and down change the row at the nearest place', () => {
  expect(nextPoint(points, 3, 'ArrowDown')).toBe(4)
  expect(nextPoint(points, 4, 'ArrowUp')).toBe(3)
  expect(nextPoint(points, 0, 'ArrowDown')).toBe(2)
  expect(nextPoint(points, 2, 'ArrowDown')).toBe(2)
})

test('with one row, up and down walk as well', () => {
  expect(nextPoint([point('a', 0), point('b', 1)], 0, 'ArrowDown')).toBe(1)
})

test('home and end; other keys and empty charts lead nowhere', () => {
  expect(nextPoint(points, 2, 'Home')).toBe(0)
  expect(nextPoint(points, 2, 'End')).toBe(4)
  expect(nextPoint(points, 2, 'Tab')).toBeUndefined()
  expect(nextPoint([], undefined, 'ArrowRight')).toBeUndefined()
})

test('what is pointed at is the nearest within reach', () => {
  const places = [{ x: 0, y: 0 }, undefined, { x: 10, y: 0 }]
  expect(nearest(places, { x: 7, y: 0 }, 20)).toBe(2)
  expect(nearest(places, { x: 60, y: 0 }, 20)).toBeUndefined()
})
