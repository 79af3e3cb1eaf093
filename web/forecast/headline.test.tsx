import { describe, expect, test } from 'vitest'
import type { CompanyForecast } from '#contract/forecast/forecast.ts'
import { setLanguage } from '../i18n/language.ts'
import { forecastHeadline, targetSentence } from './headline.ts'

type HeadlineForecast = Parameters<typeof forecastHeadline>[0]

const bandOf = (low: number, high: number) => ({ low, high })
/** One year ahead whose bands are the middle ± 1, 2 and 4 hundredths. */
const pointAt = (year: number, middle: number): CompanyForecast['points'][number] => ({
  year,
  horizon: 1,
  term: 'short',
  middle,
  bands: {
    50: bandOf(middle - 0.01, middle + 0.01),
    80: bandOf(middle - 0.02, middle + 0.02),
    95: bandOf(middle - 0.04, middle + 0.04),
  },
})

const forecastOf = (next: Partial<HeadlineForecast> = {}): HeadlineForecast => ({
  subject: 'score',
  unit: '',
  state: 'forecast',
  history: [{ year: 2025, value: 0.66, state: 'disclosed', isLike: true }],
  points: [pointAt(2030, 0.661)],
  isNaive: false,
  weights: { own: 1, industry: 0, target: 0 },
  target: null,
  ...next,
})

test.each([
  ['Likely up: even the low end (68.1) is above the latest', forecastOf({ points: [pointAt(2030, 0.701)] })],
  ['Likely down: even the high end (62.1) is below the latest', forecastOf({ points: [pointAt(2030, 0.601)] })],
  ['64.1–68.1 in FY2030 (80%): direction unclear', forecastOf()],
  ['No method outperforms no change', forecastOf({ isNaive: true })],
  ['66.1 in FY2030, interval unknown', forecastOf({ points: [{ ...pointAt(2030, 0.661), bands: null }] })],
  ['No figures', forecastOf({ state: 'none', history: [], points: [] })],
  ['Fewer than four years', forecastOf({ state: 'few', points: [] })],
  ['No forecast: the latest figure is of FY2025', forecastOf({ state: 'old', points: [] })],
])('%s', (sentence, of) => {
  expect(forecastHeadline(of)).toBe(sentence)
})

describe('no change with a target', () => {
  const drawn = (middle: number) =>
    forecastOf({
      ...{ subject: 'emissions', unit: 't-CO2e', isNaive: true, weights: { own: 0.8, industry: 0, target: 0.2 } },
      history: [{ year: 2025, value: 1000, state: 'disclosed', isLike: true }],
      points: [{ ...pointAt(2030, middle), bands: null }],
    })
  test.each([
    [
      'No method outperforms no change; the target alone lowers it to 871 t-CO2e by FY2030',
      '横ばい予測を上回る方法はなく、目標の反映分だけ低下（FY2030に871 t-CO2e）',
      871,
    ],
    [
      'No method outperforms no change; the target alone raises it to 1,100 t-CO2e by FY2030',
      '横ばい予測を上回る方法はなく、目標の反映分だけ上昇（FY2030に1,100 t-CO2e）',
      1100,
    ],
    // Nobody sees a line fall by less than is printed.
    ['No method outperforms no change', '横ばい予測を上回る方法がない', 999.9],
  ])('%s', (english, japanese, middle) => {
    setLanguage('en')
    expect(forecastHeadline(drawn(middle))).toBe(english)
    setLanguage('ja')
    expect(forecastHeadline(drawn(middle))).toBe(japanese)
    setLanguage('en')
  })
})

test.each([
  [null, forecastOf()],
  [
    'The target for FY2030 (66.0) lies inside the 50% interval.',
    forecastOf({ target: { year: 2030, value: 0.66, other: null, isReached: true, inside: 50 } }),
  ],
  [
    'The target for FY2030 (90.0) lies outside the 95% interval.',
    forecastOf({ target: { year: 2030, value: 0.9, other: null, isReached: true, inside: null } }),
  ],
  [
    'The target for FY2040 (90.0) lies beyond the last forecast (FY2030).',
    forecastOf({ target: { year: 2040, value: 0.9, other: null, isReached: false, inside: null } }),
  ],
  [
    // Six years from a figure that is older end before 2030.
    'The target for FY2030 (90.0) lies beyond the last forecast (FY2028).',
    forecastOf({
      points: [pointAt(2028, 0.661)],
      target: { year: 2030, value: 0.9, other: null, isReached: false, inside: null },
    }),
  ],
  [
    'There is no forecast to compare with the target for FY2030 (90.0).',
    forecastOf({
      state: 'few',
      points: [],
      target: { year: 2030, value: 0.9, other: null, isReached: false, inside: null },
    }),
  ],
])('%s', (sentence, of) => {
  expect(targetSentence(of)).toBe(sentence)
})
