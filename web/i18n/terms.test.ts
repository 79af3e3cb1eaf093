import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { allWords } from './all-words.ts'

const root = join(import.meta.dirname, '../..')

interface Banned {
  readonly word: string
  /** Longer words in which it is right. */
  readonly within: readonly string[]
}

/** The columns "not" of the table of words, by language. */
function bannedWords(): Readonly<Record<'ja' | 'en', readonly Banned[]>> {
  const rows = readFileSync(join(root, 'docs/terms.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const of = (column: number, between: RegExp) =>
    rows.flatMap((cells) => {
      const [words = '', within = ''] = cells[column]!.split('~')
      const right = within
        .split(/[,、]/)
        .map((word) => word.trim())
        .filter(Boolean)
      return words
        .split(between)
        .map((word) => word.trim())
        .filter(Boolean)
        .map((word) => ({ word, within: right }))
    })
  return { ja: of(4, /、/), en: of(5, /,/) }
}

const banned = bannedWords()

/** The banned words that a text holds where they are not part of a longer one that is right. */
function faultsIn(text: string, language: 'ja' | 'en'): string[] {
  return banned[language].flatMap(({ word, within }) => {
    const bare = within.reduce((rest, longer) => rest.replaceAll(longer, ''), text)
    const isThere = language === 'ja' ? bare.includes(word) : new RegExp(`(?<![\\w])${word}(?![\\w])`).test(bare)
    return isThere ? [word] : []
  })
}

test('the table is read', () => {
  expect(banned.ja.length).toBeGreaterThan(10)
  expect(banned.en.length).toBeGreaterThan(5)
  expect(faultsIn('当社のカテゴリーとカテゴリ', 'ja')).toEqual(['当社', 'カテゴリ'])
  expect(faultsIn('Up 3 points on the year', 'en')).toEqual(['on the year'])
  expect(faultsIn('Holders of shares', 'en')).toEqual([])
})

test.each(['ja', 'en'] as const)('the screens keep to it, %s', (language) => {
  const { [language]: words } = i18next.services.resourceStore.data as never as Record<string, object>
  const faults = allWords(words!).flatMap(([key, text]) => faultsIn(text, language).map((word) => `${key}: ${word}`))
  expect(faults).toEqual([])
})

test('the method pages keep to it', () => {
  const faults = globSync('docs/methodology/*.md', { cwd: root }).flatMap((path) => {
    const language = path.endsWith('.ja.md') ? 'ja' : 'en'
    return faultsIn(readFileSync(join(root, path), 'utf8'), language).map((word) => `${path}: ${word}`)
  })
  expect(faults).toEqual([])
})

/** Texts of files, e-mails and the command line, both languages in one file. */
const otherTexts = [
  'contract/scores/score-names.ts',
  'contract/search/{measure-names,sheet-words}.ts',
  'server/cli/*messages.ts',
  'server/{contact,passwords,profile}/*-mail.ts',
  'server/imports/tables/mappings/*.yaml',
  'server/imports/tables/templates/{templates,template-columns,template-titles}.ts',
]

test('files, e-mails and the command line keep to it', () => {
  const paths = otherTexts.flatMap((pattern) => globSync(pattern, { cwd: root }))
  expect(paths.length).toBeGreaterThan(12)
  const faults = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return (['ja', 'en'] as const).flatMap((language) => faultsIn(text, language).map((word) => `${path}: ${word}`))
  })
  expect(faults).toEqual([])
})
