import { type RawBuilder, sql } from 'kysely'
import { maxNewsListed } from '#contract/news/news.ts'
import type { Db } from '#server/db/database.ts'
import { readingsOn } from '#server/imports/store/news/readings-on.ts'
import { conditionsOf, indexQuery } from './match.ts'
import type { Scope } from './scope.ts'
import { firstSlice, nextSlice, type Slice } from './slices.ts'

/** An article that fits. */
export interface Match {
  readonly id: number
  readonly event: number
}

export interface Matches {
  /** Articles that fit, counted up to one more than are listed. */
  readonly count: number
  /** The newest of them, as many as were asked for. */
  readonly newest: readonly Match[]
}

/** What the count ends at: there are more than are listed. */
const maxCounted = maxNewsListed + 1

/** How many articles fit, and the newest of them, so many at most. */
export async function listMatches(db: Db, scope: Scope, max: number): Promise<Matches> {
  const looking = lookFor(db, scope, max)
  const [newest, count] = await Promise.all([looking.newest, looking.count])
  return { newest, count }
}

/** The same, with the newest as soon as they are there: counting may take longer. Both are to be awaited together. */
export function lookFor(
  db: Db,
  scope: Scope,
  max: number,
): { readonly newest: Promise<readonly Match[]>; readonly count: Promise<number> } {
  if (indexQuery(scope) === null) {
    const look = { conditions: conditionsOf(scope), past: scope.period.past, max }
    return { newest: max === 0 ? Promise.resolve([]) : listNewest(db, look), count: countUpTo(db, look, maxCounted) }
  }
  const { promise, resolve, reject } = Promise.withResolvers<readonly Match[]>()
  const count = byIndex(db, (tx) => lookBySlices(tx, scope, { max: max, onNewest: resolve }))
  count.catch(reject)
  return { newest: promise, count }
}

interface Looking {
  readonly max: number
  /** Told the newest as soon as they are known; once more at the end, which changes nothing. */
  readonly onNewest: (newest: readonly Match[]) => void
}

/** Counts what fits, slice by slice from the newest on, until enough is listed and counted. */
async function lookBySlices(db: Db, scope: Scope, { max, onNewest }: Looking): Promise<number> {
  const newest: Match[] = []
  let count = 0
  for (let slice: Slice | null = firstSlice(scope); slice; slice = nextSlice(scope, slice, { count, most: max })) {
    const { quarters, scope: part } = slice
    const missing = max - newest.length
    const look = { conditions: conditionsOf(part, { quarters }), past: scope.period.past, max: missing }
    if (missing === 0) count += await countUpTo(db, look, maxCounted - count)
    else {
      const rows = await countAndListNewest(db, look)
      newest.push(...rows.map(({ id, event }) => ({ id, event })))
      count += rows[0]?.all ?? 0
    }
    if (newest.length === max) onNewest(newest)
    if (newest.length === max && count >= maxCounted) break
  }
  onNewest(newest)
  return Math.min(count, maxCounted)
}

/** Articles that fit, counted up to one more than are listed. */
export const countMatches = async (db: Db, scope: Scope): Promise<number> => (await listMatches(db, scope, 0)).count

/**
 * Forces the index of words. The planner underestimates the cost of fetching a row's terms and would scan the newest rows, or all, and
 * check each one; so would a bitmap that does not fit into work memory.
 */
function byIndex<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('jit', 'off', true), set_config('work_mem', '64MB', true),
        set_config('max_parallel_workers_per_gather', '0', true)`.execute(tx)
    return work(tx)
  })
}

interface Look {
  readonly conditions: RawBuilder<boolean>
  /** As in a period. */
  readonly past: string | null
  readonly max: number
}

async function countUpTo(db: Db, { conditions }: Look, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select 1 from news_reading where ${conditions} limit ${max}) fitting`.execute(db)
  return rows[0]!.n
}

async function listNewest(db: Db, { conditions, past, max }: Look): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select news_id as id, event_id as event from ${readingsOn(past)} as news_reading where ${conditions}
    order by published_at desc, news_id desc limit ${max}`.execute(db)
  return rows
}

/** The newest, each with how many there are: all are met on the way, so they are counted without a second look. */
async function countAndListNewest(db: Db, { conditions, past, max }: Look) {
  const { rows } = await sql<Match & { readonly all: number }>`
    select news_id as id, event_id as event, (count(*) over ())::int as "all"
    from ${readingsOn(past)} as news_reading where ${conditions}
    order by published_at desc, news_id desc limit ${max}`.execute(db)
  return rows
}

/** The articles in the order of their fit: words in a title first, then what is most about its company. */
export async function sortByFit(db: Db, scope: Scope, matches: readonly Match[]): Promise<Match[]> {
  const inTitle = scope.words.all.map((word) => sql`(position(${word} in split_part(folded, E'\n', 1)) > 0)::int`)
  const { rows } = await sql<{ id: number }>`
    select news_id as id from news_reading where news_id = any (${matches.map(({ id }) => id)}::int[])
    order by ${inTitle.length === 0 ? sql`` : sql`${sql.join(inTitle, sql` + `)} desc,`} relevance desc, published_at desc, news_id desc`.execute(
    db,
  )
  const byId = new Map(matches.map((match) => [match.id, match]))
  return rows.map(({ id }) => byId.get(id)!)
}
