import type { NewsFilter } from '#contract/news/filter.ts'
import type { Db } from '#server/db/database.ts'
import { countMatches } from './matches.ts'
import type { Scope } from './scope.ts'

/** Conditions that a search can do without; companies are one, however they were named. */
const names = [
  'category',
  'topic',
  'kind',
  'publisher',
  'language',
  'tone',
  'level',
] as const satisfies (keyof NewsFilter)[]

/** What is found without each word and each condition, one at a time. */
export async function weighConditions(db: Db, scope: Scope) {
  const { filter, words, period } = scope
  const without: { name: string; word: string | null; scope: Scope }[] = [
    ...words.all.map((word) => ({
      name: 'q',
      word,
      scope: { ...scope, words: { ...words, all: words.all.filter((one) => one !== word) } },
    })),
    ...words.none.map((word) => ({
      name: 'q',
      word: `-${word}`,
      scope: { ...scope, words: { ...words, none: words.none.filter((one) => one !== word) } },
    })),
    ...names
      .filter((name) => filter[name] !== undefined)
      .map((name) => ({ name, word: null, scope: { ...scope, filter: { ...filter, [name]: undefined } } })),
    ...(scope.companies ? [{ name: 'companies', word: null, scope: { ...scope, companies: null } }] : []),
    ...(period.since === null && filter.range !== 'custom'
      ? []
      : [{ name: 'range', word: null, scope: { ...scope, period: { ...period, since: null, until: period.known } } }]),
  ]
  return Promise.all(
    without.map(async ({ name, word, scope: rest }) => ({ name, word, articles: await countMatches(db, rest) })),
  )
}
