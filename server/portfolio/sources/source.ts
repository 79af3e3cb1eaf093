import { sql } from 'kysely'
import type { BookName } from '#contract/portfolio/sources.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'

/** Something with days of its own: a person's file, or holdings of the market's tables by their name. */
export type DatedKey = { readonly portfolioId: number } | { readonly holdings: string }

/** What can stand as a portfolio, before its positions are read. */
export interface Source {
  readonly of: BookName
  /** Null for what has no days of its own. */
  readonly key: DatedKey | null
  /** Null for the market; a watchlist and an index bring theirs with their positions. */
  readonly name: string | null
  /** All its days, ascending. */
  readonly dates: readonly string[]
}

/** The source of a name; refuses what is not the caller's, and what is not there. */
export async function getSource(db: Db, of: BookName, accountId: number): Promise<Source> {
  const key = keyOf(of)
  if (!key) return { of, key, name: null, dates: [] }
  const name = 'holdings' in key ? key.holdings : await getName(db, key.portfolioId, accountId)
  const dates = await listDates(db, key)
  if ('holdings' in key && dates.length === 0) throw new Refusal('portfolio.not-found')
  return { of, key, name, dates }
}

/** The last day up to one, else the first; the newest where none is named. Null for what has no days. */
export function dateOf({ dates }: Pick<Source, 'dates'>, last: string | null | undefined): string | null {
  return dates.findLast((date) => !last || date <= last) ?? dates[0] ?? null
}

function keyOf(of: BookName): DatedKey | null {
  if (of.startsWith('portfolio-')) return { portfolioId: Number(of.slice('portfolio-'.length)) }
  return of.startsWith('holdings-') ? { holdings: of.slice('holdings-'.length) } : null
}

async function getName(db: Db, portfolioId: number, accountId: number): Promise<string> {
  const { name } = await db
    .selectFrom('portfolio')
    .select('name')
    .where('id', '=', portfolioId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow(() => new Refusal('portfolio.not-found'))
  return name
}

async function listDates(db: Db, key: DatedKey): Promise<string[]> {
  const { rows } = await ('holdings' in key
    ? sql<{ date: string }>`
        select distinct held_on::text as date from holding where portfolio = ${key.holdings} order by date`
    : sql<{ date: string }>`
        select distinct held_on::text as date from portfolio_position where portfolio_id = ${key.portfolioId} order by date`
  ).execute(db)
  return rows.map(({ date }) => date)
}
