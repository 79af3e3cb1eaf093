import { expect, test } from 'vitest'
import { cut, wrapLines } from './wrap.ts'

test('a short name is one line', () => {
  expect(wrapLines('水', 50, 11, 2)).toEqual(['水'])
})

test('English breaks at spaces, Japanese in equal parts', () => {
  expect(wrapLines('Working conditions', 70, 11, 2)).toEqual(['Working', 'conditions'])
  expect(wrapLines('Anti-corruption', 70, 11, 2)).toEqual(['Anti-', 'corruption'])
  expect(wrapLines('ダイバーシティ', 50, 11, 2)).toEqual(['ダイバー', 'シティ'])
})

test('what does not fit ends in an ellipsis', () => {
  expect(cut('環境マネジメント', 55, 11)).toBe('環境マネ…')
  expect(wrapLines('Risk and crisis management office', 60, 11, 2)).toHaveLength(2)
})
