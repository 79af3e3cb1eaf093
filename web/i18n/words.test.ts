import i18next from 'i18next'
import { expect, test } from 'vitest'
import { wordsOf } from './all-words.ts'

type Words = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const { ja, en } = i18next.services.resourceStore.data as unknown as Readonly<Record<'ja' | 'en', Words>>
const namespaces = Object.keys(ja)

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
