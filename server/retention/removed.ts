import { type RawBuilder, sql } from 'kysely'
import { maxPortfolioLines } from '#contract/portfolio/portfolios.ts'
import { ownMethodLimits } from '#contract/scores/own-methods.ts'
import { watchlistLimits } from '#contract/watchlists/watchlists.ts'
import type { Db } from '#server/db/database.ts'
import { versionBytes } from './conditions.ts'
import { maxRemoved } from './limits.ts'

/** How large a removed thing is, and how large all of them may be together: as large as those that are not removed. */
interface Size {
  readonly of: RawBuilder<number>
  readonly most: number
}

const sizes = {
  saved_search: null,
  alert: null,
  watchlist: {
    of: sql`(select count(*) from watchlist_member where watchlist_id = gone.id)`,
    most: watchlistLimits.inAll,
  },
  own_method: {
    of: sql`(select coalesce(sum(${versionBytes}), 0) from own_method_version where method_id = gone.id)`,
    most: ownMethodLimits.bytes,
  },
  portfolio: {
    of: sql`(select count(*) from portfolio_position where portfolio_id = gone.id)`,
    most: maxPortfolioLines,
  },
} as const satisfies Record<string, Size | null>

/** Of what an account has removed the oldest go for good, once there are too many of them or they take as much as those it has. */
export async function forgetSurplus(tx: Db, accountId: number, table: keyof typeof sizes): Promise<void> {
  const size: Size | null = sizes[table]
  await sql`
    delete from ${sql.table(table)} where id in (
      select id from (
        select id, row_number() over newest_first as place, sum(size) over newest_first as size
        from (
          select id, removed_at, ${size?.of ?? sql`0`} as size from ${sql.table(table)} gone
          where account_id = ${accountId} and removed_at is not null
        ) sized
        window newest_first as (order by removed_at desc, id desc)
      ) placed
      where place > ${maxRemoved} or size > ${size?.most ?? 0})`.execute(tx)
}
