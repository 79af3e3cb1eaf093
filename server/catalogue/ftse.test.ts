import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue.ts'
import { ftseTables } from './ftse.ts'

const { themes, indicators } = ftseTables()

test('fourteen themes in three pillars, each with indicators and with categories for its exposure', () => {
  const inPillar = Map.groupBy(themes, ({ pillar }) => pillar)
  expect([...inPillar].map(([pillar, own]) => [pillar, own.length])).toEqual([
    ['E', 5],
    ['S', 5],
    ['G', 4],
  ])
  for (const [position, { key, categories }] of themes.entries()) {
    expect([key, categories.length > 0]).toEqual([key, true])
    expect([key, indicators.filter(({ theme }) => theme === position).length >= 4]).toEqual([key, true])
  }
})

test('an indicator is in one theme, and none is a rating by somebody else', () => {
  const codes = indicators.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  const names = new Map(readCatalogue().map(({ code, nameEn }) => [code, nameEn]))
  expect(codes.filter((code) => /CDP|GPIF|MSCI|FTSE|rating/i.test(names.get(code)!))).toEqual([])
})

test('points go by how the catalogue describes an indicator', () => {
  const of = (code: string) => indicators.find((indicator) => indicator.code === code)
  expect(of('S-LR-048')).toMatchObject({ kind: 'answer', isLowerBetter: false })
  expect(of('G-BD-039')).toMatchObject({ kind: 'answer', isLowerBetter: true })
  expect(of('E-CC-022')).toMatchObject({ kind: 'figure', isLowerBetter: true })
  expect(of('S-CM-011')).toMatchObject({ kind: 'disclosure' })
})
