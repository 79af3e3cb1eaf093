import { expect, test } from 'vitest'
import { backTo, fitOf, windowOf } from './fit.ts'

const columns = ['change', 'source', 'next'].map((name) => ({ name, width: 80 }))
const room = { years: 10, yearWidth: 60, columns, isAskedFor: false }

test('columns leave as a whole: the oldest years down to five, then the columns wanted least, then years again', () => {
  expect(fitOf({ ...room, width: 840 })).toEqual({ years: 10, columns: ['change', 'source', 'next'] }) // 600 + 240
  expect(fitOf({ ...room, width: 839 })).toEqual({ years: 9, columns: ['change', 'source', 'next'] }) // 540 + 240
  expect(fitOf({ ...room, width: 539 })).toEqual({ years: 6, columns: ['change', 'source'] }) // 300 + 240 > 539
  expect(fitOf({ ...room, width: 299 })).toEqual({ years: 4, columns: [] })
  expect(fitOf({ ...room, width: 280, yearWidth: 100 })).toEqual({ years: 2, columns: ['change'] }) // 200 + 80
  expect(fitOf({ ...room, width: 10 })).toEqual({ years: 1, columns: [] })
})

test('columns that somebody asked for go before years', () => {
  expect(fitOf({ ...room, width: 300, isAskedFor: true })).toEqual({ years: 1, columns: ['change', 'source', 'next'] })
  expect(fitOf({ ...room, width: 299, isAskedFor: true })).toEqual({ years: 2, columns: ['change', 'source'] })
})

test('where nothing is laid out everything stands', () => {
  expect(fitOf({ ...room, width: 0 }).years).toBe(10)
})

test('the newest years stand first, and a page of them never goes beyond either end', () => {
  expect(windowOf(10, 4, 0)).toEqual({ from: 6, to: 10 })
  expect(windowOf(10, 4, 4)).toEqual({ from: 2, to: 6 })
  expect(windowOf(10, 4, 8)).toEqual({ from: 0, to: 4 })
  expect(windowOf(3, 4, 0)).toEqual({ from: 0, to: 3 })
})

test('a year out of sight comes into it by the shortest way', () => {
  const place = { all: 10, fit: 4, back: 3 } // years 3 to 6
  expect([3, 6, 2, 7].map((at) => backTo(at, place))).toEqual([3, 3, 4, 2])
  expect(windowOf(10, 4, 4).from).toBe(2)
  expect(windowOf(10, 4, 2).to).toBe(8)
  expect(backTo(-1, place)).toBe(3)
})
