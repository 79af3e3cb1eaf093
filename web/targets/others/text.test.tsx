import { expect, test } from 'vitest'
import type { CompanyTargets } from '#contract/targets/targets.ts'
import { setLanguage } from '../../i18n/language.ts'
import { goalText, periodText } from './text.ts'

type Other = CompanyTargets['others'][number]
type Sentence = NonNullable<Other['sentence']>

const other = (more: Partial<Other>): Other => ({
  ...{ name: 'water', target: null, result: null, unit: null, period: null, goal: null, now: null, targetYear: null },
  ...{ document: null, figure: null, sentence: null },
  ...more,
})
const read = (amount: Partial<Sentence['amount']>, year: Sentence['year'] = null): Other =>
  other({
    target: '−1%',
    unit: '%',
    sentence: {
      ...{ text: '', confidence: 0.9, isAccepted: true, year },
      amount: { direction: 'cut', unit: 'percent', value: 1, most: null, isYearly: false, ...amount },
    },
  })

test('what a sentence says is told whole: each year, a range, accidents by hours, and which kind of year', () => {
  setLanguage('en')
  expect(goalText(read({ isYearly: true }))).toBe('−1% a year')
  expect(goalText(read({ direction: 'reach', value: 30, most: 35 }))).toBe('30–35%')
  expect(goalText(read({ direction: 'reach', unit: 'rate', value: 0.1 }))).toBe('0.1 (accidents per million hours)')
  expect(periodText(read({}, { year: 2030, isFiscal: true }))).toBe('FY2030')
  expect(periodText(read({}, { year: 2030, isFiscal: false }))).toBe('2030')
  setLanguage('ja')
  expect(goalText(read({ isYearly: true }))).toBe('年−1%')
  setLanguage('en')
})

test('the words of a filing stand as they are, with their unit once', () => {
  expect(goalText(other({ target: '30%以上', unit: '%' }))).toBe('30%以上')
  expect(goalText(other({ target: '120', unit: 't' }))).toBe('120 t')
  expect(goalText(other({ target: '30%', unit: '%' }))).toBe('30%')
  expect(periodText(other({ period: '2030年度末まで' }))).toBe('2030年度末まで')
})
