import { sql } from 'kysely'
import { readNewsWords } from '../../contract/news/words.ts'
import type { Db } from '../../server/db/database.ts'
import { periodOf } from '../../server/news/period.ts'
import { askedOn, type Question } from './questions.ts'

/** Somebody who answers with how many articles fit and the numbers of the newest fifty. */
export interface Rival {
  readonly name: string
  ask(question: Question): Promise<number>
}

/** The conditions of a question in SQL that any database understands; null where it asks what tables alone do not tell. */
function plainConditions({ query }: Question, like: (word: string) => string): string | null {
  if (query.industry !== undefined || query.tone !== undefined) return null
  const { all, none } = readNewsWords(String(query.q ?? ''))
  const { since, until } = periodOf({ lang: 'ja', q: '', range: '1y', ...query } as never, askedOn)
  return [
    `published_at < '${until}'`,
    ...(since ? [`published_at >= '${since}'`] : []),
    ...all.map(like),
    ...none.map((word) => `not (${like(word)})`),
    ...(query.companies === undefined ? [] : [`company_id = ${query.companies}`]),
    ...(query.category === undefined ? [] : [`category = '${query.category}'`]),
    ...(query.level === undefined ? [] : [`level >= ${query.level}`]),
    ...(query.kind === undefined ? [] : [`kind = '${query.kind}'`]),
  ].join(' and ')
}

const quoted = (word: string) => word.replaceAll("'", "''")

/** What one would write without thinking of an index of words: `ilike` on the texts, over the same tables. */
export function plainPostgres(db: Db): Rival {
  const like = (word: string) =>
    `concat_ws(' ', title_ja, title_en, body_ja, body_en) ilike '%${quoted(word).replace(/[%_\\]/g, '\\$&')}%'`
  return {
    name: 'ilike over the same tables',
    async ask(question) {
      const where = plainConditions(question, like)
      if (where === null) return Number.NaN
      const from = 'from (select n.*, r.level from news n join news_reading r on r.news_id = n.id) news'
      const [{ rows }] = await Promise.all([
        sql<{ n: number }>`select count(*)::int as n ${sql.raw(from)} where ${sql.raw(where)}`.execute(db),
        sql`select id ${sql.raw(from)} where ${sql.raw(where)} order by published_at desc, id desc limit 50`.execute(
          db,
        ),
      ])
      return rows[0]!.n
    },
  }
}

/** DuckDB on two threads with the texts in memory; by its own full-text index where that extension can be had, else by `contains`. */
export async function openDuck(db: Db): Promise<{ readonly rival: Rival; readonly hasIndex: boolean }> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const duck = await (await DuckDBInstance.create(':memory:', { threads: '2' })).connect()
  await duck.run(`create table news (id integer, company_id integer, published_at timestamp, kind varchar, category varchar,
    level tinyint, folded varchar)`)
  const appender = await duck.createAppender('news')
  for (let after = 0; ; ) {
    const { rows } = await sql<{
      id: number
      company_id: number
      at: string
      kind: string
      category: string | null
      level: number | null
      folded: string
    }>`
      select r.news_id as id, r.company_id, to_char(r.published_at, 'YYYY-MM-DD HH24:MI:00') as at, kind, r.category, level, folded
      from news_reading r join news n on n.id = r.news_id where r.news_id > ${after} order by r.news_id limit 20000`.execute(
      db,
    )
    if (rows.length === 0) break
    for (const row of rows) {
      appender.appendInteger(row.id)
      appender.appendInteger(row.company_id)
      appender.appendVarchar(row.at)
      appender.appendVarchar(row.kind)
      row.category === null ? appender.appendNull() : appender.appendVarchar(row.category)
      row.level === null ? appender.appendNull() : appender.appendTinyInt(row.level)
      appender.appendVarchar(row.folded)
      appender.endRow()
    }
    after = rows.at(-1)!.id
  }
  appender.closeSync()
  const hasIndex = await duck.run('install fts; load fts').then(
    () => true,
    () => false,
  )
  const rival: Rival = {
    name: 'DuckDB `contains`, two threads, in memory',
    async ask(question) {
      const where = plainConditions(question, (word) => `contains(folded, '${quoted(word)}')`)
      if (where === null) return Number.NaN
      const counted = await duck.runAndReadAll(`select count(*)::int as n from news where ${where}`)
      await duck.runAndReadAll(`select id from news where ${where} order by published_at desc, id desc limit 50`)
      return Number(counted.getRowObjects()[0]!.n)
    },
  }
  return { rival, hasIndex }
}
