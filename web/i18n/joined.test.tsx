import { afterEach, expect, test } from 'vitest'
import { joined } from './joined.ts'
import { setLanguage } from './language.ts'
import { languageOf, markOf } from './language-of.ts'

afterEach(() => setLanguage('ja'))

test('words stand one after the other with the comma of the language, without those that are not there', () => {
  setLanguage('ja')
  expect(joined(['水', undefined, '', '開示'])).toBe('水、開示')
  setLanguage('en')
  expect(joined(['Water', null, false, 'disclosed'])).toBe('Water, disclosed')
})

test('Japanese says that it is, and a figure or a code says nothing', () => {
  expect([markOf('ネットゼロ'), markOf('有価証券報告書 2026/06/24'), markOf('97.5'), markOf('jpcrp_cor:A')]).toEqual([
    'ja',
    'ja',
    undefined,
    undefined,
  ])
  expect([languageOf('里見経済'), languageOf('Reuters')]).toEqual(['ja', 'en'])
})
