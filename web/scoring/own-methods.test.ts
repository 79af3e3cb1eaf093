import { expect, test } from 'vitest'
import { compareCompanies } from '#contract/comparisons/comparison.ts'
import { getSpider } from '#contract/scores/peers.ts'
import { getScores } from '#contract/scores/scores.ts'
import { keyOf } from '../app/query.ts'
import { isByOwnMethod, ranksMeans } from './own-methods.ts'

test('what was asked by a method of one’s own is known by its request', () => {
  const params = { companyId: 12 }
  expect(isByOwnMethod(keyOf(getScores, { params, query: { method: 'own-12' } }))).toBe(true)
  expect(isByOwnMethod(keyOf(getScores, { params, query: { method: 'own-12.3' } }))).toBe(true)
  expect(isByOwnMethod(keyOf(compareCompanies, { query: { companies: '1', method: 'own-3' } }))).toBe(true)
  expect(isByOwnMethod(keyOf(getSpider, { params, query: { method_id: 'own-3' } }))).toBe(true)
  expect(isByOwnMethod(keyOf(getScores, { params, query: { method: 'employment-impact' } }))).toBe(false)
  expect(isByOwnMethod(keyOf(getScores, { params, query: {} }))).toBe(false)
})

test('only the standard of version 2.0 ranks means again', () => {
  expect([ranksMeans(undefined, '2.0'), ranksMeans('standard', '1.0'), ranksMeans('own-1', '2.0')]).toEqual([
    true,
    false,
    false,
  ])
})
