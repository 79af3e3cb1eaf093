import { expect, test } from 'vitest'
import { nextSort, printSort, readSort } from './columns.ts'

test('a head sorts falling, rising, and not at all; names the other way round', () => {
  const first = nextSort([], 'e_score', false)
  expect(printSort(first)).toBe('-e_score')
  const second = nextSort(first, 'e_score', false)
  expect(printSort(second)).toBe('e_score')
  expect(nextSort(second, 'e_score', false)).toEqual([])
  expect(printSort(nextSort(first, 'name', false))).toBe('name')
})

test('with shift a column joins the order and keeps its place in it', () => {
  const two = nextSort(readSort('-e_score'), 'name', true)
  expect(printSort(two)).toBe('-e_score,name')
  expect(printSort(nextSort(two, 'e_score', true))).toBe('e_score,name')
  expect(printSort(nextSort(readSort('e_score,name'), 'e_score', true))).toBe('name')
  expect(nextSort(readSort('a,b,c,d,e'), 'f', true)).toHaveLength(5)
})
