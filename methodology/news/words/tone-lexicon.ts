import type { NewsLanguage } from '../article.ts'
import { Matcher, wordsIn } from './matcher.ts'
import type { Role, ToneTable } from './roles.ts'
import { toneEn } from './tone-en.ts'
import { toneJa } from './tone-ja.ts'
import { topicWords } from './topics.ts'

/** The words of a language with what they do. Where a word has two roles the one that depends on its neighbors comes first. */
function rolesOf(table: ToneTable, language: NewsLanguage): [string, Role][] {
  const weights = new Map<string, number>()
  const words = [...weighted(table.good, 1), ...weighted(table.bad, -1)]
  for (const [word, weight] of words) if (!weights.has(word)) weights.set(word, weight)
  const alone = (word: string, otherwise: number) => (otherwise === 0 ? (weights.get(word) ?? 0) : otherwise)
  const each = (tables: ToneTable['up'], role: (alone: number) => Role): [string, Role][] =>
    tables.flatMap(([value, list]) => wordsIn(list).map((word): [string, Role] => [word, role(alone(word, value))]))
  const plain = (list: string, role: Role) => wordsIn(list).map((word): [string, Role] => [word, role])
  return [
    ...plain(table.none, { kind: 'none' }),
    ...plain(table.targets, { kind: 'measure', good: 1, alone: 0, isTarget: true }),
    ...each(table.moreIsGood, (value) => ({ kind: 'measure', good: 1, alone: value, isTarget: false })),
    ...each(table.moreIsBad, (value) => ({ kind: 'measure', good: -1, alone: value, isTarget: false })),
    ...each(table.up, direction(1, false)),
    ...each(table.raise, direction(1, true)),
    ...each(table.down, direction(-1, false)),
    ...each(table.cut, direction(-1, true)),
    ...plain(table.bareUp, { kind: 'direction', up: 1, alone: 0, isBare: true, takesNext: false }),
    ...plain(table.bareDown, { kind: 'direction', up: -1, alone: 0, isBare: true, takesNext: false }),
    ...each(table.failure, (value) => ({ kind: 'failure', alone: value })),
    ...each(table.relief, (value) => ({ kind: 'relief', alone: value })),
    ...plain(table.not, { kind: 'not' }),
    ...plain(table.contrast, { kind: 'contrast' }),
    ...plain(table.concession, { kind: 'concession' }),
    ...plain(table.boundary, { kind: 'boundary' }),
    ...words.map(([word, weight]): [string, Role] => [
      word,
      { kind: 'word', sign: weight < 0 ? -1 : 1, weight: Math.abs(weight) },
    ]),
    ...topicWords(language).map((word): [string, Role] => [word, { kind: 'word', sign: -1, weight: 1 }]),
  ]
}

const direction =
  (up: -1 | 1, takesNext: boolean) =>
  (alone: number): Role => ({ kind: 'direction', up, alone, isBare: false, takesNext })

function weighted(tables: ToneTable['good'], sign: -1 | 1): [string, number][] {
  return tables.flatMap(([weight, list]) => wordsIn(list).map((word): [string, number] => [word, sign * weight]))
}

export const toneMatchers: Readonly<Record<NewsLanguage, Matcher<Role>>> = {
  ja: new Matcher(rolesOf(toneJa, 'ja')),
  en: new Matcher(rolesOf(toneEn, 'en')),
}

/** Good and bad words alone, without what turns them: what the bench holds the reading against. */
export const bareMatchers: Readonly<Record<NewsLanguage, Matcher<number>>> = {
  ja: new Matcher([...weighted(toneJa.good, 1), ...weighted(toneJa.bad, -1)]),
  en: new Matcher([...weighted(toneEn.good, 1), ...weighted(toneEn.bad, -1)]),
}
