import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeRules, resetRules, unmetRules } from './password-rules.ts'

describe('a change', () => {
  test.each([
    ['abcdef1!', []], // 8
    ['abcde1!', ['length']], // 7
    ['12345678!', []], // a digit will do
    ['abcdefgh!', []], // a letter will do
    ['abcdefgh', ['symbol']],
    ['!!!!!!!!', ['alphanumeric']],
    ['', ['length', 'alphanumeric', 'symbol']],
    ['あいうえおかきく', ['alphanumeric', 'symbol']],
    ['ａｂｃｄｅｆ１！', []], // full-width
    ['😀😀😀😀a!', ['length']], // 6 characters in 10 UTF-16 units
  ])('%j lacks %j', (password, unmet) => expect(unmetRules(changeRules, password)).toEqual(unmet))
})

describe('a reset', () => {
  test.each([
    ['Abcdefgh1!', []], // 10
    ['Abcdefg1!', ['length']], // 9
    ['abcdefgh1!', ['upper']],
    ['ABCDEFGH1!', ['lower']],
    ['Abcdefghi!', ['digit']],
    ['Abcdefghi1', ['symbol']],
    ['', ['length', 'upper', 'lower', 'digit', 'symbol']],
    ['Ａｂｃｄｅｆｇｈ１！', []],
  ])('%j lacks %j', (password, unmet) => expect(unmetRules(resetRules, password)).toEqual(unmet))
})

test('every ASCII symbol is a symbol; a space is none', () => {
  for (const symbol of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~¥€') {
    expect(unmetRules(changeRules, `abcdefg${symbol}`)).toEqual([])
  }
  expect(unmetRules(changeRules, 'abcdefg ')).toEqual(['symbol'])
})

test('what is good stays good when it grows', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x21-\x7e]{0,12}$/), (more) => {
      expect(unmetRules(resetRules, `Abcdefgh1!${more}`)).toEqual([])
    }),
  )
})

test('the width of the letters makes no difference', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\x21-\x7e]{0,12}$/), (text) => {
      const wide = text.replace(/[\x21-\x7e]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0))
      expect(unmetRules(resetRules, wide)).toEqual(unmetRules(resetRules, text))
    }),
  )
})
