import { expect, test } from 'vitest'
import { typedOf, wordsOf } from './words.ts'

test('spaces of either width separate, quotes keep together, each word once', () => {
  expect(wordsOf('水素　CCUS 水素')).toEqual(['水素', 'CCUS'])
  expect(wordsOf('"green hydrogen" 電池「全固体 電池」')).toEqual(['green hydrogen', '電池', '全固体 電池'])
  expect(wordsOf('“left open')).toEqual(['left open'])
  expect(wordsOf('　 ')).toEqual([])
})

test('what is typed comes back', () => {
  const words = ['水素', 'green hydrogen']
  expect(wordsOf(typedOf(words))).toEqual(words)
})
