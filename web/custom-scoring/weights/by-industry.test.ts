import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categories } from '#methodology/scores/hierarchy.ts'
import {
  formatIndustryWeights,
  type IndustryWeights,
  industryRows,
  industryWeightsOf,
  parseIndustryWeights,
  standardByIndustry,
  uniform,
  withIndustry,
  withoutIndustry,
} from './by-industry.ts'
import { type Start, startWeights, withCategory, withIndicator } from './model.ts'

const start: Start = categories.map((key, at) => ({
  key,
  weight: key === 'climatechange' ? 40 : 5,
  indicators: [1, 2].map((number) => {
    const code = `E-C${String.fromCharCode(65 + at)}-00${number}`
    return { code, nameJa: code, nameEn: code, direction: 'higher_better' as const }
  }),
}))
const base = uniform(startWeights(start))
const steel = withIndustry(base, '151040', withCategory(base.all, 'water', 30))

/** What counts in an industry, by indicator. */
const countsIn = (industryWeights: IndustryWeights, industry: string) => {
  const counts = new Map<string, number>()
  const rows = industryRows(industryWeights, start)
  for (const row of rows) if (row.industry === null) counts.set(row.indicator, row.weight!)
  for (const row of rows) if (row.industry === industry) counts.set(row.indicator, row.weight!)
  return [...counts].filter(([, weight]) => weight > 0).sort()
}

describe('weights of one industry', () => {
  test('they overrule those of all, also where they exclude', () => {
    const excluding = withIndustry(base, '151040', withIndicator(base.all, 'E-CA-001', 0))
    expect(countsIn(excluding, '151040').map(([code]) => code)).not.toContain('E-CA-001')
    expect(countsIn(excluding, '101010').map(([code]) => code)).toContain('E-CA-001')
    expect(industryRows(excluding, start)).toContainEqual({ industry: '151040', indicator: 'E-CA-001', weight: 0 })
    expect(withoutIndustry(excluding, '151040')).toEqual(base)
  })

  test('the standard’s are those of each industry, 100 together', () => {
    const weights = categories.map((_, at) => (at < 3 ? 100 / 3 : 0))
    const industryWeights = standardByIndustry(base, [
      { code: '151040', nameJa: '', nameEn: '', companies: 1, weights },
    ])
    expect(Object.values(industryWeights.own.get('151040')!.categories).slice(0, 4)).toEqual([33.4, 33.3, 33.3, 0])
  })

  test('a saved method, and an address, lead back to what counts', () => {
    const amount = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('101010', '151040', '201010', '25'), { maxLength: 3 }),
        amount,
        amount,
        fc.constantFrom(0, 1, 2),
        (industries, one, other, share) => {
          const all = withCategory(base.all, 'energy', one)
          const industryWeights = industries.reduce(
            (sum, code) => withIndustry(sum, code, withIndicator(withCategory(all, 'water', other), 'E-CA-001', share)),
            uniform(all),
          )
          const text = formatIndustryWeights(industryWeights, base)
          const linked = text == null ? base : parseIndustryWeights(text, base)
          const saved = industryWeightsOf(industryRows(industryWeights, start), start)
          for (const code of ['101010', '151040', '201010', '25', '301010']) {
            expect(countsIn(linked, code)).toEqual(countsIn(industryWeights, code))
            const [kept, given] = [countsIn(saved, code), countsIn(industryWeights, code)]
            expect(kept.map(([indicator]) => indicator)).toEqual(given.map(([indicator]) => indicator))
            for (const [at, [, weight]] of given.entries()) expect(kept[at]![1]).toBeCloseTo(weight, 6)
          }
        },
      ),
    )
  })

  test('what one starts with is in no address, and what no address holds is not cut', () => {
    expect(formatIndustryWeights(base, base)).toBeUndefined()
    expect(formatIndustryWeights(steel, steel)).toBeUndefined()
    expect(formatIndustryWeights(base, steel)).toContain('climatechange:40') // The industry is as all are again.
    expect(parseIndustryWeights(formatIndustryWeights(base, steel)!, steel)).toEqual(base)
    const many = Array.from({ length: 74 }, (_, at) => String(100000 + at))
    const crowded = many.reduce((sum, code) => withIndustry(sum, code, withCategory(base.all, 'water', 9)), base)
    expect(formatIndustryWeights(crowded, base)).toBeNull()
  })

  test('an excluded indicator that counts again is a change', () => {
    const without = uniform(withIndicator(base.all, 'E-CA-001', 0))
    const text = formatIndustryWeights(base, without)
    expect(text).toBeDefined()
    expect(parseIndustryWeights(text!, without)).toEqual(base)
  })
})
