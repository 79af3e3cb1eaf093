import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText, foldWithMap } from './fold.ts'

test.each([
  ['ＥＳＧ　投資', 'esg 投資'],
  ['ｶｰﾎﾞﾝﾆｭｰﾄﾗﾙ', 'カーボンニュートラル'],
  ['１．５℃目標', '1.5°c目標'],
  ['Net–Zero — “now”', 'net-zero - "now"'],
  ['『統合報告書』', '「統合報告書」'],
  ['  two \n\t lines ', 'two lines'],
  ['サステナビリティー', 'サステナビリティー'],
])('%s is read as %s', (text, folded) => expect(foldText(text)).toBe(folded))

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))

test('folding twice changes nothing', () => {
  fc.assert(fc.property(anyText, (text) => void expect(foldText(foldText(text))).toBe(foldText(text))))
})

test('of every character of the planes that are in use, too, behind a letter', () => {
  const moved: string[] = []
  for (let code = 0; code <= 0x02_ff_ff; code++) {
    if (code >= 0xd8_00 && code <= 0xdf_ff) continue // Halves of a character.
    const folded = foldText(`a${String.fromCodePoint(code)}`)
    if (foldText(folded) !== folded) moved.push(code.toString(16))
  }
  expect(moved).toEqual([])
})

test('the map folds as the whole does, and every character of it comes from the text, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { text: folded, starts, ends } = foldWithMap(text)
      expect(folded).toBe(foldText(text))
      expect(starts.length).toBe(folded.length)
      expect(starts.every((start, at) => start < ends[at]! && ends[at]! <= text.length)).toBe(true)
      expect(starts.every((start, at) => at === 0 || starts[at - 1]! <= start)).toBe(true)
    }),
  )
})

test('a mark that combines keeps its letter at the same place', () => {
  const { text, starts, ends } = foldWithMap('ab カ\u3099  C。')
  expect(text).toBe('ab ガ c。')
  // a b space, カ with its mark, two spaces as one, C and 。
  expect(starts).toEqual([0, 1, 2, 3, 5, 7, 8])
  expect(ends).toEqual([1, 2, 3, 5, 6, 8, 9])
})
