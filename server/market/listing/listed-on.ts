import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import type { PanelCompany } from '#methodology/panel/panel.ts'
import type { Db } from '#server/db/database.ts'

/** Months over which an annual report shows that a company was listed of which no list tells the day on which it left. */
const reportMonths = 18

interface ListedRow {
  readonly id: number
  /** By what was told of it. */
  readonly isListed: boolean
  readonly market: string | null
  /** Whether its reports tell that it was, where nothing else does. */
  readonly hasFiled: boolean
}

const listedQuery = `with told as (
       select company_id, name, value, told_on, number,
              coalesce(told_on, '-infinity') <= $1::date as is_by
       from company_fact where name in ('is_listed', 'market_code')
     ),
     -- The last word by the day; where there is none yet, the first one after it.
     chosen as (
       select distinct on (company_id, name) company_id, name, value, is_by from told
       order by company_id, name, is_by desc,
         case when is_by then coalesce(told_on, '-infinity') end desc, case when is_by then number end desc,
         told_on, number
     )
     select company.id, coalesce(listing.value = 'true', company.is_listed) as "isListed",
            case when segment.company_id is null then company.market_code else segment.value end as market,
            company.security_code is not null and not coalesce(listing.is_by, false) and exists (
              select from document where document.company_id = company.id and filed_on <= $1::date
                and filed_on > $1::date - make_interval(months => ${reportMonths})
            ) as "hasFiled"
     from company
     left join chosen listing on listing.company_id = company.id and listing.name = 'is_listed'
     left join chosen segment on segment.company_id = company.id and segment.name = 'market_code'`

/**
 * The companies as they were listed on a day: those that have left since are in it, with the segment they were on. A day of the past that held
 * only who is listed today would hold survivors alone.
 *
 * Told by the days of lists and of the operator's tables (`company_fact`). Before the first day told a company was as it is first told to
 * have been: a list names whom it finds. One that is only ever told to be off the market was on it while it filed, where it has a code of
 * the exchange.
 */
export async function listedOn(
  client: pg.ClientBase,
  companies: readonly PanelCompany[],
  day: string,
): Promise<readonly PanelCompany[]> {
  const { rows } = await client.query<ListedRow>(listedQuery, [day])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return companies.map((company) => {
    const row = byId.get(company.id)
    return row ? { ...company, isListed: row.isListed || row.hasFiled, market: row.market } : company
  })
}

/** Numbers of the companies that were listed on a day. */
export async function idsListedOn(db: Db, day: string): Promise<ReadonlySet<number>> {
  const { rows } = await db.executeQuery<ListedRow>(CompiledQuery.raw(listedQuery, [day]))
  return new Set(rows.flatMap(({ id, isListed, hasFiled }) => (isListed || hasFiled ? [id] : [])))
}
