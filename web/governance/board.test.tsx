import { beforeEach, describe, expect, test } from 'vitest'
import type { BoardYear } from '#contract/governance/governance.ts'
import { setLanguage } from '../i18n/language.ts'
import { boardHeadline } from './board.ts'
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
