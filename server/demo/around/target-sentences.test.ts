import { expect, test } from 'vitest'
import { acceptedFrom } from '#methodology/targets/sentences/features.ts'
import { demoCompanies } from '../companies.ts'
import { readDemoText, targetTextOf } from './target-sentences.ts'

const seed = 20_261_101

test('what is read of a company’s sentences agrees with its figures, and some of it waits', () => {
  const figures = new Map([
    ['E-CC-031', 46],
    ['E-CC-034', 2050],
    ['S-DV-026', 30],
    ['E-EN-004', 20],
  ])
  const read = demoCompanies(300, seed).map((company) => {
    const text = targetTextOf(company, figures, { seed, year: 2024 })
    return text === null ? null : readDemoText(text, 2025)
  })
  const all = read.flatMap((one) => one ?? [])
  expect(read.filter((one) => one === null).length).toBeGreaterThan(40)
  const cuts = all.filter(({ kind }) => kind === 'absolute')
  expect(
    cuts.every(
      ({ amount, scope, base, target }) =>
        amount?.value === 46 && scope === 'scope1+2' && base?.year === 2013 && target?.year === 2030,
    ),
  ).toBe(true)
  expect(all.filter(({ kind }) => kind === 'women-managers').every(({ amount }) => amount?.value === 30)).toBe(true)
  const waiting = all.filter(({ confidence }) => confidence < acceptedFrom)
  expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(['waste', 'renewable']))
  expect(new Set(all.map(({ kind }) => kind))).toEqual(
    new Set(['absolute', 'intensity', 'net-zero', 'women-managers', 'renewable', 'waste']),
  )
})
