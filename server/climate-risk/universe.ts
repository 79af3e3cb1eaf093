import { sql } from 'kysely'
import { largest, universeDay, universeSize } from '#methodology/climate-risk/risk-by-industry.ts'
import { newestFullYear } from '#methodology/panel/disclosure-rate.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { marketCaps } from '#server/market/scores/market-caps.ts'

/** Days that a price may be older than the day it counts for: a share that is not traded for a month has none. */
const oldest = 31

/** The largest companies of a market on a day. */
export interface Universe {
  readonly by: 'market-cap' | 'year-end' | null
  readonly day: string | null
  readonly fiscalYear: number | null
  /** Positions in the panel, largest first. */
  readonly companies: readonly number[]
  /** Million yen, by position; NaN where unknown. */
  readonly caps: Float64Array
  /** Companies whose capitalization is known. */
  readonly known: number
}

const cacheOf = oncePer((_: LoadedPanel) => new BoundedCache<Promise<Universe>>({ name: 'risk-universes', max: 8 }))

/**
 * The largest companies on the day that the map is made for, as known on another: in a market that knows no prices of that day, on the
 * last day of which it has any; in one without prices, at the end of the newest fiscal year that is as good as complete.
 *
 * @param today the day it is, or the past day that is looked back to
 */
export function universeOn(db: Db, panel: LoadedPanel, today: string): Promise<Universe> {
  return cacheOf(panel).get(today, () => readUniverse(db, panel, today))
}

async function readUniverse(db: Db, panel: LoadedPanel, today: string): Promise<Universe> {
  const day = await dayOf(db, today)
  if (day === null) return yearEnd(panel)
  const { rows } = await sql<{ id: number; cap: number }>`
    select distinct on (company_id) company_id as id, market_cap_million_jpy as cap
    from price
    where market_cap_million_jpy is not null and known_from <= ${today}::date
      and traded_on <= ${day}::date and traded_on > ${day}::date - ${oldest}::int
    order by company_id, traded_on desc, known_from desc, import_id desc`.execute(db)
  const caps = new Float64Array(panel.companies.length).fill(Number.NaN)
  for (const { id, cap } of rows) {
    const position = companyPosition(panel, id)
    if (position !== undefined) caps[position] = cap
  }
  return { by: 'market-cap', day, fiscalYear: null, ...chosen(caps) }
}

/** The day wanted where there are prices of it, else the last before today; null without prices. */
async function dayOf(db: Db, today: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select coalesce(max(traded_on) filter (where traded_on = ${universeDay}::date), max(traded_on))::text as day
    from price
    where market_cap_million_jpy is not null and traded_on <= ${today}::date and known_from <= ${today}::date`.execute(
    db,
  )
  return rows[0]?.day ?? null
}

function yearEnd(panel: LoadedPanel): Universe {
  const byYear = panel.years.map((year) => chosen(marketCaps(panel, year)))
  const year = newestFullYear(byYear.map(({ known }) => known))
  if (year === null)
    return { by: null, day: null, fiscalYear: null, ...chosen(new Float64Array(panel.companies.length)) }
  return { by: 'year-end', day: null, fiscalYear: panel.years[year]!, ...byYear[year]! }
}

function chosen(caps: Float64Array): Pick<Universe, 'companies' | 'caps' | 'known'> {
  return { caps, companies: largest(caps, universeSize), known: caps.filter((cap) => cap > 0).length }
}
