import { describe, expect, test } from 'vitest'
import { isOnFigure, subjectLink, subjectOf } from './subject.ts'
import { CommentText, cleanComment, faultOf, graphemesOf } from './text.ts'

describe('the length of a text', () => {
  test.each([
    ['letters', 'a'],
    ['kanji', '環'],
    ['a rare kanji outside the first plane', '𠮷'],
    ['a family of four in one emoji', '👨‍👩‍👧‍👦'],
    ['a flag', '🇯🇵'],
    ['a letter with two marks', 'e\u0301\u0323'],
    ['a kana with its voicing mark', 'か\u3099'],
  ])('999 %s pass and 1000 do not', (_, one) => {
    expect(faultOf(one.repeat(999))).toBeNull()
    expect(CommentText.safeParse(one.repeat(999)).success).toBe(true)
    expect(faultOf(one.repeat(1000))).toBe('long')
    expect(CommentText.safeParse(one.repeat(1000)).success).toBe(false)
  })

  test('a tower of marks is one character and still too much', () => {
    const tower = `a${'\u0301'.repeat(25_000)}`
    expect(graphemesOf(tower)).toBe(1)
    expect(faultOf(tower)).toBe('long')
  })

  test.each(['', ' ', '\n\n', '　', '\u200b\u2060', '\u202e'])('%j is empty', (text) => {
    expect(faultOf(text)).toBe('empty')
    expect(CommentText.safeParse(text).success).toBe(false)
  })

  test('lines stay, walls of empty ones do not', () => {
    expect(cleanComment('one  \r\ntwo\n\n\n\n\nthree\n')).toBe('one\ntwo\n\nthree')
  })
})

describe('the link that is kept', () => {
  test.each([
    '/companies/7/raws',
    '/companies/7/sustainability/esg',
    '/companies/7/details?why=E-CC-028&year=2024',
    '/companies/7/raws?figure=S-LR-002.2024.parent.&asOf=2025-01-31',
    '/companies/7/dashboard?find=%E7%92%B0%E5%A2%83+x',
  ])('%s', (link) => {
    expect(subjectLink(7, link)).toBe(link)
  })

  test.each([
    ['of another company', '/companies/8/raws'],
    ['of a company whose number begins alike', '/companies/70/raws'],
    ['to the comments themselves', '/companies/7/comments'],
    ['to the company alone', '/companies/7'],
    ['out of the product', 'https://elsewhere.example/companies/7/raws'],
    ['to another host', '//elsewhere.example/companies/7/raws'],
    ['up and away', '/companies/7/../../logout'],
    ['hidden up and away', '/companies/7/%2e%2e/logout'],
    ['a double slash', '/companies/7/raws//x'],
    ['a backslash', '/companies/7/raws\\x'],
    ['a script', 'javascript:alert(1)'],
    ['a tag in the query', '/companies/7/raws?find=<script>'],
    ['a quote in the query', '/companies/7/raws?find="x"'],
    ['a fragment', '/companies/7/raws#x'],
    ['too long', `/companies/7/raws?find=${'x'.repeat(2000)}`],
  ])('none %s', (_, link) => {
    expect(subjectLink(7, link)).toBeNull()
  })

  test('names the screen, and the indicator or score of its query', () => {
    expect(subjectOf('/companies/7/raws?figure=S-LR-002.2024.parent.')).toEqual({
      screen: 'raws',
      indicator: 'S-LR-002',
      score: null,
    })
    expect(subjectOf('/companies/7/sustainability/esg?why=e_score')).toMatchObject({
      screen: 'sustainability/esg',
      score: 'e_score',
    })
    expect(isOnFigure('/companies/7/details?sort=weight')).toBe(false)
    expect(isOnFigure('/companies/7/details?why=E-CC-028')).toBe(true)
  })
})
