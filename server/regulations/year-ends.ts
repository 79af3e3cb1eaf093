import { sql } from 'kysely'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Stage } from '#server/catalogue/regulations.ts'
import type { Db } from '#server/db/database.ts'
import { countsOn } from '#server/db/withdrawn.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'

/** Last days of fiscal years, by number of the company and by year. */
export type YearEnds = ReadonlyMap<number, ReadonlyMap<number, string>>

const cacheOf = oncePer((_: CompanyFacts) => new BoundedCache<Promise<YearEnds>>({ name: 'year-ends', max: 2 }))

/** When the fiscal years of companies ended, by the annual reports known on a day; read once for all regulations. */
export function yearEndsOf(db: Db, facts: CompanyFacts, asOf: string): Promise<YearEnds> {
  return cacheOf(facts).get(asOf, () => readYearEnds(db, asOf))
}

/** Of two reports of one year the longer period is the year's, as for its figures. */
async function readYearEnds(db: Db, asOf: string): Promise<YearEnds> {
  const { rows } = await sql<{ company: number; year: number; end: string }>`
    select distinct on (company_id, fiscal_year) company_id as company, fiscal_year as year, period_end::text as end
    from document
    where kind = 'annual-report' and company_id is not null and fiscal_year is not null and period_start is not null
      and period_end is not null and filed_on <= ${asOf} and ${countsOn(asOf)}
    order by company_id, fiscal_year, period_end - period_start desc, period_end desc`.execute(db)
  const ends = new Map<number, Map<number, string>>()
  for (const { company, year, end } of rows) {
    const own = ends.get(company) ?? new Map<number, string>()
    ends.set(company, own.set(year, end))
  }
  return ends
}

/** Last day of the first fiscal year that a date binds: a year that ends on it or later, in the month in which the company's last one ended. */
export function firstYearEnd(
  { from, counts_from }: Stage,
  ends: ReadonlyMap<number, string> | undefined,
): string | null {
  const last = ends && [...ends.values()].sort().at(-1)
  if (counts_from !== 'year_end' || last === undefined) return null
  const month = Number(last.slice(5, 7))
  const endIn = (year: number) => {
    const day = new Date(Date.UTC(year, month, 0)).getUTCDate()
    // A closing day within the month, such as the 20th, stays what it is.
    const own = isLastOfMonth(last) ? day : Math.min(Number(last.slice(8)), day)
    return `${year}-${String(month).padStart(2, '0')}-${String(own).padStart(2, '0')}`
  }
  const year = Number(from.slice(0, 4))
  return endIn(year) >= from ? endIn(year) : endIn(year + 1)
}

function isLastOfMonth(day: string): boolean {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month, 0)).getUTCDate() === date
}
