import { type RawBuilder, sql } from 'kysely'
import { decides, wantedTerms } from '#methodology/news/terms.ts'
import { facet } from '#server/imports/store/news/index-terms.ts'
import type { Scope } from './scope.ts'

/** Companies up to which each is a term of the index; more are compared row by row. */
export const maxCompanyTerms = 50

/** A term as PostgreSQL reads it in a `tsquery`. */
const quoted = (term: string, isPrefix = false) =>
  `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${isPrefix ? ':*' : ''}`
const anyTerm = (terms: readonly string[]) => `(${terms.map((term) => quoted(term)).join(' | ')})`

/** What the index is asked; null for nothing. */
export function indexQuery({ filter, words, companies }: Scope): string | null {
  const { category, topic, kind, publisher, language, tone, level } = filter
  const parts = [
    ...words.all.flatMap((word) => wantedTerms(word).map(({ text, isPrefix }) => quoted(text, isPrefix))),
    ...words.none
      .filter(decides)
      .flatMap((word) => wantedTerms(word).map(({ text, isPrefix }) => `!${quoted(text, isPrefix)}`)),
    ...(category ? [anyTerm(category.map((one) => facet.category(one === 'none' ? null : one)))] : []),
    ...(topic ? [quoted(facet.topic(topic))] : []),
    ...(kind ? [quoted(facet.kind(kind))] : []),
    ...(publisher ? [quoted(facet.publisher(publisher))] : []),
    ...(language ? [quoted(facet.language(language))] : []),
    ...(tone ? [anyTerm(tone.map((one) => facet.tone(one === 'none' ? null : one)))] : []),
    ...(level !== undefined ? [anyTerm([0, 1, 2, 3, 4].filter((one) => one >= level).map(facet.level))] : []),
    ...(companies && companies.length > 0 && companies.length <= maxCompanyTerms
      ? [anyTerm(companies.map(facet.company))]
      : []),
  ]
  return parts.length === 0 ? null : parts.join(' & ')
}

/** Patterns for `like` in which nothing of the words is a wildcard. */
const pattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** A word of Latin letters begins where a word begins, as in `holds` of the method. */
const isHeld = (word: string): RawBuilder<unknown> =>
  /^[\p{L}\p{N}]/u.test(word) &&
  !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々〆〇ー]/u.test(word)
    ? sql`folded ~ ${`\\m${word.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`}`
    : sql`folded like ${pattern(word)}`

/** Everything that a scope asks of a row of `news_reading`. */
export function conditionsOf(
  scope: Scope,
  { quarters }: { readonly quarters?: readonly string[] } = {},
): RawBuilder<boolean> {
  const { words, period, companies } = scope
  const query = [indexQuery(scope), quarters && quarters.length > 0 ? anyTerm(quarters) : null]
    .filter(Boolean)
    .join(' & ')
  const parts = [
    sql`published_at < ${period.until}::timestamp`,
    ...(period.since === null ? [] : [sql`published_at >= ${period.since}::timestamp`]),
    ...(query === '' ? [] : [sql`terms @@ ${query}::tsquery`]),
    ...(companies && (companies.length === 0 || companies.length > maxCompanyTerms)
      ? [sql`company_id = any (${companies}::int[])`]
      : []),
    ...words.all.filter((word) => !decides(word)).map(isHeld),
    ...words.none.filter((word) => !decides(word)).map((word) => sql`not (${isHeld(word)})`),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}
