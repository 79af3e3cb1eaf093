import { expect, test } from 'vitest'
import type { NewsArticle } from '#contract/news/news.ts'
import { setLanguage } from '../i18n/language.ts'
import { reasonText } from './names.ts'

const textOf = (reason: NewsArticle['reason']) => reasonText({ reason, byHand: null } as NewsArticle)

test.each([
  ['ja', '文面が92%一致', '別の媒体が12時間以内に同種の出来事を報道（見出しの33%が一致）'],
  [
    'en',
    '92% of the wording is the same',
    'Another publisher reported the same kind of event within 12 hours (33% of the headline in common)',
  ],
] as const)('%s: what is told at once in other words is not called the same text', (language, same, concurrency) => {
  setLanguage(language)
  expect(textOf({ kind: 'same-text', share: 0.92 })).toBe(same)
  expect(textOf({ kind: 'told-at-once', share: 1 / 3 })).toBe(concurrency)
})
