import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { setLanguage } from '../../i18n/language.ts'
import { ChartTable } from '../figure/ChartTable.tsx'
import { seriesTable } from './series.ts'
import { breaksSentence, jointsOf } from './steps.ts'

const step = { from: 2022, entered: 12, left: 1, changed: 0, common: 0.4, isComparable: false }
const steps = {
  steps: [null, step, { ...step, from: 2023, entered: 0, common: 0.9, isComparable: true }],
  isLikeLast: [false, true, true],
}
const nothing = { steps: [null, { ...step, entered: 0, left: 0, common: 0 }], isLikeLast: [true, true] }

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  test('a break says what entered and left, a joint too, in the sentence and in the table', () => {
    setLanguage(language)
    const joints = jointsOf(steps, 'indicators')
    expect(joints.map(({ isApart }) => isApart ?? false)).toEqual([false, true, false])
    const words = {
      en: ['not comparable with FY2022: 12 indicators entered, 1 indicator left', 'since FY2023 1 indicator left'],
      ja: ['FY2022と比べられない：12指標が加わる、1指標がなくなる', 'FY2023から1指標がなくなる'],
    }[language]
    expect(joints.slice(1).map(({ inputs }) => inputs)).toEqual(words)
    const own = [2022, 2023, 2024].map((year, index) => ({ year, value: 50 + index, ...joints[index] }))
    render(<ChartTable table={seriesTable({ own }, 'caption')} />)
    for (const text of words) expect(screen.getByRole('cell', { name: text })).toBeTruthy()
    expect(breaksSentence([2022, 2023, 2024], joints)).toBe(
      {
        en: `Years based on different inputs are not connected: FY2023 is ${words[0]}.`,
        ja: `根拠の異なる年度は線でつないでいません（FY2023は${words[0]}）。`,
      }[language],
    )
    const companies = jointsOf({ ...steps, steps: [null, { ...step, changed: 2 }] }, 'companies')[1]!.inputs
    expect(companies).toContain(
      { en: '2 companies now rest on other indicators', ja: '2社は採点の根拠が変わる' }[language],
    )
  })

  test('a break without anything disclosed says that', () => {
    setLanguage(language)
    expect(jointsOf(nothing, 'indicators')[1]!.inputs).toMatch(
      { en: /nothing was disclosed/, ja: /開示値がない/ }[language],
    )
    expect(breaksSentence([2022], [{}])).toBeUndefined()
  })
})
