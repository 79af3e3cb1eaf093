import { beforeEach, describe, expect, test } from 'vitest'
import type { BoardYear } from '#contract/governance/governance.ts'
import { setLanguage } from '../i18n/language.ts'
import { boardHeadline, rowOf } from './board.ts'
import { governanceMessages } from './messages.ts'

const filing = (directors: number, independent: number | null, outside: number | null = null) =>
  ({ directors, independent, outside, fiscalYear: 2024 }) as BoardYear

describe('the headline in English', () => {
  beforeEach(() => setLanguage('en'))

  test.each([
    [12, 6, '6 of 12 directors are independent'],
    [10, 1, '1 of 10 directors is independent'],
    [10, 0, 'None of 10 directors is independent'],
    [1, 1, '1 of 1 director is independent'],
  ])('%s directors, %s of them independent', (directors, independent, words) => {
    expect(boardHeadline(filing(directors, independent), undefined)).toBe(words)
  })

  test('where nobody is said to be independent, or to be from outside', () => {
    expect(boardHeadline(filing(9, null, 1), undefined)).toBe('1 of 9 directors is from outside')
    expect(boardHeadline(filing(9, null), undefined)).toBe('9 directors')
  })

  test('officers in office and those proposed are counted apart, as their lists are', () => {
    const { officersFinding, comma } = governanceMessages()
    expect([officersFinding.board('12'), officersFinding.proposed('9')].join(comma)).toBe(
      '12 officers in office, 9 proposed at the general meeting',
    )
  })

  test('a share below the industry is told beside the figure of the table, which is the median', () => {
    const share = { indicator: 'G-BD-002', value: 33.3, industry: { n: 9, mean: 45, median: 42.2 } }
    const figures = { year: 2024, groups: [{ group: 'board', figures: [share] }] }
    expect(boardHeadline(filing(12, 4), figures as never)).toBe('33.3% independent, below the industry median of 42.2%')
  })

  test('an independent director sits with those from outside, also where the filing says only that', () => {
    const seat = (isOutside: boolean | null, isIndependent: boolean | null) =>
      rowOf({ role: 'director', isOutside, isIndependent })
    expect([seat(null, true), seat(null, false), seat(null, null)]).toEqual(['outside', 'unsaid', 'unsaid'])
    expect([seat(true, null), seat(false, null)]).toEqual(['outside', 'inside'])
  })

  test('women as the filing counts them', () => {
    const { women } = governanceMessages().findings
    expect(['0', '1', '4'].map(women)).toEqual([', none are women', ', one is a woman', ', 4 are women'])
  })

  test('fewer than ten shareholders are as many as there are', () => {
    const { shareholdersFinding } = governanceMessages()
    expect(shareholdersFinding('7', '41.2%')).toBe('The 7 largest hold 41.2%')
    expect(shareholdersFinding('1', '80.0%')).toBe('The largest holds 80.0%')
  })
})
