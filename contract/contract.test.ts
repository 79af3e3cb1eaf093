import { expect, test } from 'vitest'
import { signIn, signInLimits } from './account/session.ts'
import { searchCompanies, searchLimits } from './market/companies.ts'
import { getFigure, listObservations } from './market/observations.ts'

test('a search text of the limit passes, one more does not', () => {
  expect(searchCompanies.query.safeParse({ q: 'あ'.repeat(searchLimits.text) }).success).toBe(true)
  expect(searchCompanies.query.safeParse({ q: 'あ'.repeat(searchLimits.text + 1) }).success).toBe(false)
})

test('pages start at one and hold at most a hundred', () => {
  expect(searchCompanies.query.safeParse({ page: '0' }).success).toBe(false)
  expect(searchCompanies.query.safeParse({ perPage: '100' }).success).toBe(true)
  expect(searchCompanies.query.safeParse({ perPage: '101' }).success).toBe(false)
  expect(searchCompanies.query.parse({})).toEqual({ q: '', page: 1, perPage: 50 })
})

test('a year of five digits and a boundary nobody knows are refused', () => {
  const params = { companyId: '1', indicator: 'S-LR-001', fiscalYear: '20255' }
  expect(getFigure.params.safeParse(params).success).toBe(false)
  expect(getFigure.params.safeParse({ ...params, fiscalYear: '2025' }).success).toBe(true)
  expect(getFigure.query.safeParse({ boundary: 'everything' }).success).toBe(false)
})

test('an as-of day is a day', () => {
  expect(listObservations.query.safeParse({ asOf: '2024-06-30' }).success).toBe(true)
  expect(listObservations.query.safeParse({ asOf: '30/06/2024' }).success).toBe(false)
})

test('a password as long as the limit may be tried, a longer one not', () => {
  const email = 'a@b.example'
  expect(signIn.body.safeParse({ email, password: 'x'.repeat(signInLimits.password) }).success).toBe(true)
  expect(signIn.body.safeParse({ email, password: 'x'.repeat(signInLimits.password + 1) }).success).toBe(false)
  expect(signIn.body.safeParse({ email: ' ', password: 'x' }).success).toBe(false)
})
