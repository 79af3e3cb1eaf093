import i18next from 'i18next'
import { expect, test } from 'vitest'

import.meta.glob(['../**/messages.ts', '../**/*-messages.ts', '!../i18n/**'], { eager: true })

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const { ja, en } = i18next.services.resourceStore.data as unknown as Readonly<Record<'ja' | 'en', Words>>
const namespaces = Object.keys(ja)

/** What a word says of some values: texts, or lists of them where it takes lists. */
function sampleOf(word: (...values: unknown[]) => unknown): unknown {
  try {
    return word('2', '1', '1')
  } catch {
    return word(['2'], ['1'], ['1'])
  }
}

/** Every word of a namespace by its way from the top; those that need values are given some. */
function wordsOf(words: unknown, way: readonly string[] = []): (readonly [string, unknown])[] {
  if (typeof words === 'function') return [[`${way.join('.')}()`, sampleOf(words as Parameters<typeof sampleOf>[0])]]
  if (typeof words !== 'object' || words === null) return [[way.join('.'), words]]
  return Object.entries(words).flatMap(([key, value]) => wordsOf(value, [...way, key]))
}

const keysOf = (words: unknown) => wordsOf(words).map(([key]) => key)

/** Languages are called by their own names. */
const withoutLanguages = (word: unknown) => String(word).replaceAll('日本語', '')

test('there are namespaces, each in both languages', () => {
  expect(namespaces.length).toBeGreaterThan(10)
  // Plurals belong to English alone.
  expect(Object.keys(en).sort()).toEqual([...namespaces, 'plurals'].sort())
})

test.each(namespaces)('%s has the same keys in both languages', (namespace) => {
  expect(keysOf(en[namespace]).sort()).toEqual(keysOf(ja[namespace]).sort())
})

test.each(namespaces)('%s has no empty word', (namespace) => {
  const empty = [...wordsOf(ja[namespace]), ...wordsOf(en[namespace])].filter(
    ([, word]) => typeof word !== 'string' || word.trim() === '',
  )
  expect(empty).toEqual([])
})

test.each(namespaces)('%s is English where it says so', (namespace) => {
  const strange = wordsOf(en[namespace]).filter(([, word]) =>
    /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}、。「」]/u.test(withoutLanguages(word)),
  )
  expect(strange).toEqual([])
})
