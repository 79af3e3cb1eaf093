import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { type Indicator, listIndicators } from '#contract/market/indicators.ts'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { answer, givenNetwork, givenSession } from '../../test/render.tsx'
import { recipe } from '../given-ratings.ts'
import { givenDecomposition, givenIndicator } from '../given-scores.ts'
import { IndicatorReasons } from './IndicatorReasons.tsx'
import { MeanFormula } from './MeanFormula.tsx'

type Score = Output<typeof getIndicatorScore>
const emissions: Indicator = { ...givenIndicator('E-CC-001', 'Emissions', '排出量'), unit: 't-CO2e' }
const sales: Indicator = { ...givenIndicator('F-PL-001', 'Sales', '売上高'), unit: 'JPY million' }

/** 600 t of a company that sells for 1,200 million yen, among ten. */
const perSize: Score = {
  year: 2024,
  origin: 'disclosed',
  value: 600,
  size: { indicator: 'F-PL-001', value: 1200 },
  ranked: 0.5,
  expected: null,
  percentile: 0.65,
  transform: null,
  direction: 'lower_better',
  worse: 6,
  same: 1,
  figures: 10,
  reference: { code: 'market', level: 'market' },
  peers: [0.1, 0.2, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1].map((value, at) => ({
    id: at + 4,
    nameJa: `架空${at}`,
    nameEn: `Invented ${at}`,
    value,
    isEstimated: false,
  })),
  inference: null,
  ladder: [],
  recipe,
}
const expected = {
  standardError: 0.3,
  scale: 'log',
  caution: 0.15,
  parts: 65_520,
  alone: 0.62,
  remembered: null,
} as const

async function open(score: Partial<Score>) {
  givenNetwork([
    answer(getIndicatorScore, { ...perSize, ...score }),
    answer(listIndicators, [emissions, sales]),
    answer(listClassifications, {
      tse33: [],
      tse17: [],
      gics: [],
      markets: [],
      bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
      segments: [],
    }),
  ])
  await renderParts(<IndicatorReasons companyId={7} indicator={emissions} open={() => {}} />)
  await screen.findByText(/^Invented 0$|^架空0$/)
  return screen.getByRole('main').textContent!
}

describe.each(['ja', 'en'] as const)('why an indicator ranks where it does, %s', (language) => {
  const isJa = language === 'ja'
  beforeEach(async () => {
    setLanguage(language)
    await givenSession()
  })

  test('an amount stands per size, with the amount and the size beside it, each opening its filing', async () => {
    const text = await open({})
    expect(text).toContain(isJa ? '0.5t-CO2e／売上高百万円' : '0.5t-CO2e per ¥m of sales')
    expect(text).toContain('600 ÷ 1,200 = 0.5')
    expect(text).toContain('(6 + 1 ÷ 2) ÷ 10 = 0.6500 → 65.0')
    const addressOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await addressOf(/600/)).toContain('E-CC-001.2024.consolidated.')
    expect(await addressOf(/1,200/)).toContain('F-PL-001.2024.consolidated.')
    const own = screen.getByText(/^Invented 3$|^架空3$/).closest('tr')!
    expect(own.className).toBe('sel')
    expect(within(own).getByText('0.5')).toBeTruthy()
  })

  test('an inferred figure says what can be expected of it, and what holds it down', async () => {
    const remembered = { year: 2022, percentile: 0.31 }
    const text = await open({ origin: 'inferred', percentile: 0.31, expected: { ...expected, remembered } })
    expect(text).toContain(isJa ? '1 − F((x − r) ÷ b) の平均' : 'Mean of 1 − F((x − r) ÷ b)')
    expect(text).toContain(isJa ? '0.300（対数）' : '0.300 (log scale)')
    expect(text).toContain(isJa ? '標準誤差の0.15倍' : 'by 0.15 standard errors')
    expect(text).toContain(isJa ? 'ここではFY2022の値が上限です' : 'Here the cap is the figure for FY2022')
    expect(text).toMatch(/0\.6200.*0\.3100.* = 0\.3100 → 31\.0/)
    expect(text).not.toContain('÷ 10 =')
  })

  test('what is remembered and holds nothing down is not spoken of', async () => {
    const remembered = { year: 2022, percentile: 0.9 }
    const free = await open({ origin: 'inferred', percentile: 0.62, expected: { ...expected, remembered } })
    expect(free).toContain('0.6200 → 62.0')
    expect(free).not.toContain('FY2022')
  })

  test.each([
    [{ standardError: null }, /½ − .* × √\(1 ÷ 12\)/],
    [{ standardError: 0 }, isJa ? /誤差が0/ : /The error is 0/],
    [{ scale: 'probability' as const }, /\(1 − p\) × \(1 [+＋] q\) ÷ 2/],
  ])('the formula is the one that was used: %j', async (more, formula) => {
    expect(await open({ origin: 'inferred', expected: { ...expected, ...more } })).toMatch(formula)
  })

  test('an amount of a company whose size is not known says so', async () => {
    const size = { indicator: 'F-PL-001', value: null }
    const text = await open({ origin: 'worst-value', size, ranked: null, percentile: 0 })
    expect(text).toContain(isJa ? '売上高が分からず' : 'Sales not known')
    expect(screen.getByRole('link', { name: /600/ })).toBeTruthy()
    expect(text).not.toContain('600 ÷')
  })

  test('a mean says itself and its rank among how many', async () => {
    const mean = { value: 0.4645, worse: 52, same: 1, of: 102, reference: { code: 'market', level: 'market' } } as const
    givenNetwork([
      answer(getDecomposition, givenDecomposition({ mean })),
      answer(listClassifications, {
        tse33: [],
        tse17: [],
        gics: [],
        markets: [],
        bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
        segments: [],
      }),
    ])
    await renderParts(<MeanFormula companyId={7} name="climatechange" />)
    await screen.findByText(/= 0\.4645/)
    expect(screen.getByText(/\(52 \+ 1 ÷ 2\) ÷ 102 = 0\.5147/).textContent).toContain('51.5')
    expect(screen.getByText(isJa ? /102社の中で改めて順位/ : /102 in all/)).toBeTruthy()
  })
})
