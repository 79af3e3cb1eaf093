import { sql } from 'kysely'
import type { PortfolioSource } from '#contract/portfolio/sources.ts'
import type { Db } from '#server/db/database.ts'

interface SourceRow {
  name: string
  dates: string[]
  positions: number
}

/** What the caller can look at as a portfolio: own files first, then holdings, watchlists, indices and the market. */
export async function listSources(
  db: Db,
  { accountId, asOf }: { readonly accountId: number; readonly asOf: string },
): Promise<PortfolioSource[]> {
  const [own, held, lists, indices, market] = await Promise.all([
    sql<SourceRow & { id: number; updated_at: Date }>`
      select id, name, updated_at, coalesce(dates, '{}') as dates, coalesce(positions, 0)::int as positions from portfolio
      left join lateral (
        select array_agg(held_on::text order by held_on) as dates, (array_agg(lines order by held_on desc))[1] as positions
        from (select held_on, count(*) as lines from portfolio_position where portfolio_id = portfolio.id group by held_on) days
      ) held on true
      where account_id = ${accountId} and removed_at is null order by name, id`.execute(db),
    sql<SourceRow>`
      select portfolio as name, array_agg(held_on::text order by held_on) as dates,
        (array_agg(companies order by held_on desc))[1]::int as positions
      from (select portfolio, held_on, count(distinct company_id) as companies from holding group by portfolio, held_on) days
      group by portfolio order by portfolio`.execute(db),
    sql<{ id: number; name: string; companies: number; changed_at: Date }>`
      select watchlist.id, name, changed_at, count(company_id)::int as companies from watchlist
      left join watchlist_member on watchlist_id = watchlist.id
      where account_id = ${accountId} and removed_at is null group by watchlist.id order by watchlist.position, watchlist.id`.execute(
      db,
    ),
    sql<{ term: string; companies: number }>`
      select term, (count(*) filter (where value = 1))::int as companies from (
        select distinct on (term, company_id) term, value from company_term
        where term like 'index.%' and valid_from <= ${asOf} and known_from <= ${asOf}
        order by term, company_id, valid_from desc, known_from desc, import_id desc
      ) latest group by term having count(*) filter (where value = 1) > 0 order by term`.execute(db),
    sql<{ companies: number }>`select count(*)::int as companies from company where is_listed`.execute(db),
  ])
  const timeless = { dates: [], updatedAt: null }
  return [
    ...own.rows.map(({ id, name, dates, positions, updated_at }) => ({
      of: `portfolio-${id}`,
      kind: 'portfolio' as const,
      name,
      dates,
      positions,
      updatedAt: updated_at.toISOString(),
    })),
    ...held.rows.map(({ name, dates, positions }) => ({
      of: `holdings-${name}`,
      kind: 'holdings' as const,
      name,
      dates,
      positions,
      updatedAt: null,
    })),
    ...lists.rows.map(({ id, name, companies, changed_at }) => ({
      of: `watchlist-${id}`,
      kind: 'watchlist' as const,
      name,
      dates: [],
      positions: companies,
      updatedAt: changed_at.toISOString(),
    })),
    ...indices.rows.map(({ term, companies }) => {
      const name = term.slice('index.'.length)
      return { of: `index-${name}`, kind: 'index' as const, name, positions: companies, ...timeless }
    }),
    { of: 'market', kind: 'market' as const, name: null, positions: market.rows[0]!.companies, ...timeless },
  ]
}
