import { type QueryResult, type RawBuilder, sql } from 'kysely'
import { mostNewsListed } from '#contract/news/news.ts'
import { decides, wantedTerms } from '#methodology/news/terms.ts'
import type { Db } from '#server/db/database.ts'
import { facet } from '#server/imports/store/news/index-terms.ts'
import { readingsOn } from '#server/imports/store/news/readings-on.ts'
import { dayNumber, dayOf } from './period.ts'
import type { Scope } from './scope.ts'

/** An article that fits. */
export interface Match {
  readonly id: number
  readonly event: number
}

/** Companies up to which each is a term of the index; more are compared row by row. */
const mostCompanyTerms = 50

/** A term as PostgreSQL reads it in a `tsquery`. */
const quoted = (term: string, isPrefix = false) =>
  `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${isPrefix ? ':*' : ''}`
const anyTerm = (terms: readonly string[]) => `(${terms.map((term) => quoted(term)).join(' | ')})`

/** What the index is asked; null for nothing. */
function indexQuery({ filter, words, companies }: Scope): string | null {
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
    ...(companies && companies.length > 0 && companies.length <= mostCompanyTerms
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
    ...(companies && (companies.length === 0 || companies.length > mostCompanyTerms)
      ? [sql`company_id = any (${companies}::int[])`]
      : []),
    ...words.all.filter((word) => !decides(word)).map(isHeld),
    ...words.none.filter((word) => !decides(word)).map((word) => sql`not (${isHeld(word)})`),
  ]
  return sql<boolean>`${sql.join(parts, sql` and `)}`
}

/**
 * Asks by the index of words where words or labels are asked for. Left to itself the planner, which does not know how much it costs to
 * fetch the terms of a row, reads through the newest rows or all of them and looks into each. A bitmap that does not fit into its memory
 * would do the same.
 */
export async function ask<Row>(db: Db, scope: Scope, query: RawBuilder<Row>): Promise<QueryResult<Row>> {
  if (indexQuery(scope) === null) return query.execute(db)
  return db.transaction().execute(async (tx) => {
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('jit', 'off', true), set_config('work_mem', '64MB', true),
        set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx)
    return query.execute(tx)
  })
}

/** Articles that fit, counted up to one more than are listed. */
export async function countMatches(db: Db, scope: Scope): Promise<number> {
  const { rows } = await ask(
    db,
    scope,
    sql<{ n: number }>`
      select count(*)::int as n
      from (select 1 from news_reading where ${conditionsOf(scope)} limit ${mostNewsListed + 1}) fitting`,
  )
  return rows[0]!.n
}

/** Days of the first slices that are looked through, newest first. */
const slices = [100, 370, 1100] as const

/**
 * The newest articles that fit, so many at most. Words are looked for in the newest months first: what many articles hold is found
 * there without a look at all the others.
 */
export async function newestMatches(db: Db, scope: Scope, most: number): Promise<Match[]> {
  const { words, period } = scope
  const last = dayNumber(period.until.slice(0, 10))
  const first = period.since === null ? Number.NEGATIVE_INFINITY : dayNumber(period.since)
  const bounds = words.all.length === 0 ? [] : slices.map((days) => last - days).filter((from) => from > first)
  const found: Match[] = []
  let { until } = period
  for (const from of [...bounds, null]) {
    const slice = { ...scope, period: { ...period, until, since: from === null ? period.since : dayOf(from) } }
    const quarters = from === null ? [] : quartersOf(from, dayNumber(until.slice(0, 10)))
    const { rows } = await ask(
      db,
      scope,
      sql<Match>`
        select news_id as id, event_id as event from ${readingsOn(period.past)} as news_reading where ${conditionsOf(slice, { quarters })}
        order by published_at desc, news_id desc limit ${most - found.length}`,
    )
    found.push(...rows)
    if (found.length >= most) break
    if (from !== null) until = dayOf(from)
  }
  return found
}

/** Terms of the quarters from one day to another. */
function quartersOf(from: number, to: number): string[] {
  const quarters = new Set<string>()
  for (let day = from; day < to + 92; day += 80) quarters.add(facet.quarter(dayOf(Math.min(day, to))))
  return [...quarters]
}

/** Those among the newest that fit best: words in a title first, then what is most about its company. */
export async function bestMatches(db: Db, scope: Scope): Promise<Match[]> {
  const inTitle = scope.words.all.map((word) => sql`(position(${word} in split_part(folded, E'\n', 1)) > 0)::int`)
  const { rows } = await ask(
    db,
    scope,
    sql<Match>`
      select id, event from (
        select news_id as id, event_id as event, published_at, relevance, folded
        from ${readingsOn(scope.period.past)} as news_reading where ${conditionsOf(scope)}
        order by published_at desc, news_id desc limit ${mostNewsListed}) newest
      order by ${inTitle.length === 0 ? sql`` : sql`${sql.join(inTitle, sql` + `)} desc,`} relevance desc, published_at desc, id desc`,
  )
  return rows
}
