import { afterEach, describe, expect, test } from 'vitest'
import type { ScenarioResult } from '#contract/scenario/cost.ts'
import type { PricePathRow } from '#contract/scenario/prices.ts'
import { setLanguage } from '../../i18n/language.ts'
import { rangeOf, scenarioHeadline } from './headline.ts'
import { percentText, yenText } from './text.ts'

afterEach(() => setLanguage('ja'))

const path: PricePathRow = {
  key: 'nze-advanced',
  scenario: 'IEA NZE',
  regionJa: '先進国',
  regionEn: 'Advanced economies',
  vintage: 'WEO-2023',
  currency: 'USD',
  priceLevel: 2022,
  growthAfter: null,
  points: [],
  copyright: null,
  importedOn: null,
}
const paths = new Map([[path.key, path]])

type Parts = Partial<Pick<ScenarioResult, 'coverage' | 'who'>> & {
  readonly path?: 'target' | 'constant'
  readonly share?: number | null
  readonly costs?: { readonly target: number | null; readonly constant: number | null }
}

/** 100,000 t at USD 140 and JPY 150: JPY 2.1bn, of an operating profit of 26.25bn. */
function given({ path = 'constant', share = 0.08, costs = { target: 1.3e9, constant: 2.1e9 }, ...parts }: Parts = {}) {
  const { target, constant } = costs
  return {
    who: { ownership: 'whole' },
    assumptions: { path, share: 'profit' },
    years: [2030],
    inYear: 2030,
    scenarios: [
      { key: 'nze-advanced', costs: { target: [target], trend: [constant], constant: [constant] }, shares: [share] },
    ],
    coverage: { withEmissions: 1, withTarget: 1 },
    ...parts,
  } as unknown as ScenarioResult
}

describe.each([
  ['ja', '2030年の炭素コストは21億円、営業利益の8%（NZE）。目標達成なら13億円', '排出量がない'],
  ['en', '¥2.1bn in 2030, 8% of operating profit (NZE); ¥1.3bn if the target is met', 'No emissions on file'],
] as const)('in %s', (language, whole, none) => {
  test('the cost, its share of profit, and what the target would make of it', () => {
    setLanguage(language)
    expect(scenarioHeadline(given(), paths)).toBe(whole)
  })

  test('without emissions it says so', () => {
    setLanguage(language)
    const coverage = { withEmissions: 0, withTarget: 0 } as ScenarioResult['coverage']
    expect(scenarioHeadline(given({ coverage }), paths)).toBe(none)
  })
})

test('a loss has no share, and without a target nothing is said of one', () => {
  setLanguage('en')
  const coverage = { withEmissions: 1, withTarget: 0 } as ScenarioResult['coverage']
  expect(scenarioHeadline(given({ share: null, coverage }), paths)).toBe('¥2.1bn in 2030 (NZE)')
})

test('without a price nothing is worked out', () => {
  setLanguage('en')
  const costs = { target: null, constant: null }
  expect(scenarioHeadline(given({ costs }), paths)).toBe('NZE has no price for 2030')
  expect(rangeOf(given({ costs }))).toBeNull()
})

test('amounts and shares as they are read', () => {
  setLanguage('ja')
  expect([2.1e9, 157.8e6, 1.5e12, 12_345, 950].map(yenText)).toEqual([
    '21億円',
    '1.58億円',
    '1.5兆円',
    '1.23万円',
    '950円',
  ])
  setLanguage('en')
  expect([2.1e9, 157.8e6, 1.5e12, 950].map(yenText)).toEqual(['¥2.1bn', '¥157.8m', '¥1.5trn', '¥950'])
  expect([0.08, 0.034, 0.156, 1.4, 0].map(percentText)).toEqual(['8%', '3.4%', '16%', '140%', '0%'])
})
