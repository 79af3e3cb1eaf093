import { beforeEach, describe, expect, test } from 'vitest'
import type { ImpactYear } from '#contract/scores/impact.ts'
import { type ImpactPart, impactParts } from '#methodology/impact/impact.ts'
import { setLanguage } from '../i18n/language.ts'
import { parametersText, readParameters } from '../scoring/own-parameters.ts'
import { headline } from './figures.ts'

/** Eisai's payroll of 358 in 100 million yen, with parts of one's own; a part that is null is not known. */
function rowOf(own: Partial<Record<ImpactPart, number | null>>, payroll: number | null = 35_800): ImpactYear {
  const amounts = {
    living_wage: 0,
    wage_quality: 34_300,
    wage_equality: -700,
    diversity: -7800,
    local_jobs: 1100,
    ...own,
  }
  const parts = impactParts.map((part) => ({ part, amount: amounts[part], gap: null }))
  const isWhole = !Object.values(amounts).includes(null)
  const total = isWhole ? parts.reduce((sum, { amount }) => sum + amount!, 0) : null
  const industry = { n: 0, median: null, lower: null, upper: null }
  return { year: 2019, payroll, parts, total, ratio: total === null ? null : total / payroll!, rank: null, industry }
}

describe('the headline', () => {
  const cases = {
    // 343 − 7 − 78 + 11 = 269; 269 ÷ 358 = 75 %.
    counts: rowOf({}),
    // 343 − 0.7 − 3 + 11: nothing takes away more than 2 % of 358, so nothing is named.
    quiet: rowOf({ wage_equality: -70, diversity: -300 }),
    exceeds: rowOf({ diversity: 0, local_jobs: 5000 }),
    negative: rowOf({ diversity: -35_800 }),
    one: rowOf({ local_jobs: null }),
    two: rowOf({ local_jobs: null, wage_equality: null }),
    none: rowOf(Object.fromEntries(impactParts.map((part) => [part, null])), null),
  }

  beforeEach(() => setLanguage('en'))

  test.each<[keyof typeof cases, string, string]>([
    [
      'counts',
      '給与358億円のうち269億円（75%）が正のインパクト。多様性の不足で78.0億円のマイナス',
      '¥26.9bn of ¥35.8bn pay (75%) counts as positive impact. Lack of diversity deducts ¥7.8bn',
    ],
    [
      'quiet',
      '給与358億円のうち350億円（98%）が正のインパクト',
      '¥35.0bn of ¥35.8bn pay (98%) counts as positive impact',
    ],
    ['exceeds', '給与358億円に対し、インパクトは386億円（108%）', 'Impact of ¥38.6bn on ¥35.8bn pay (108%)'],
    [
      'negative',
      '給与358億円に対し、インパクトは−11.0億円。マイナス要因が上回る',
      'Impact of −¥1.1bn on ¥35.8bn pay: deductions exceed positive impact',
    ],
    ['one', '1項目が計算できず、合計は示さない', 'One part unknown: no total'],
    ['two', '2項目が計算できず、合計は示さない', '2 parts unknown: no total'],
    ['none', '給与総額がない', 'No payroll figure'],
  ])('%s', (name, japanese, english) => {
    expect(headline(cases[name])).toBe(english)
    setLanguage('ja')
    expect(headline(cases[name])).toBe(japanese)
  })

  test('a company without a year says the same as one without pay', () => {
    expect(headline(undefined)).toBe('No payroll figure')
  })
})

describe('parameters in the address', () => {
  test('come back as they went', () => {
    const values = { living_wage: 2800, female_share: 51 }
    const text = parametersText(values)
    expect(text).toBe('female_share:51~living_wage:2800')
    expect(readParameters({ p: text, jobs: undefined })).toEqual({ values, jobs: 'growth' })
    expect(parametersText({})).toBeUndefined()
  })

  test.each(['magic:1', 'living_wage:', 'living_wage:-1', 'living_wage:much', 'living_wage:1e999', '~:~'])(
    '%s is left out',
    (p) => {
      expect(readParameters({ p, jobs: undefined }).values).toEqual({})
    },
  )
})
