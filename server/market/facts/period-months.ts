import { sql } from 'kysely'
import type { UnlikeMonths } from '#contract/market/unlike-periods.ts'
import { monthsOf } from '#methodology/figures/period-months.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import { countsOn, standsOn } from '#server/db/withdrawn.ts'
import type { LoadedPanel } from '../panel/build.ts'
import { firstOf } from '../ratings/days.ts'
import type { MarketSnapshot } from '../snapshot/market-snapshot.ts'

/** Months of fiscal years that have not twelve, by number of the company and year. */
type MonthsByYear = ReadonlyMap<number, ReadonlyMap<number, number>>

/** The two years of a change, the later first. */
interface Years {
  readonly after: number
  readonly before: number
}

/** Of changes between two years, those whose periods are not equally long, by number of the company. */
export type UnlikePeriods = (companyId: number, years: Years) => UnlikeMonths | undefined

/** Days that are kept beside each other for one market. */
const maxEntries = 8
const cacheOf = oncePer(
  (_: LoadedPanel) => new BoundedCache<Promise<UnlikePeriods>>({ name: 'report-months', max: maxEntries }),
)

/**
 * The fiscal years of companies, by the annual reports known at the end of a day: a year in which the closing day moved is shorter, or
 * longer. What a whole company is compared by, a score, is of such years.
 */
export function unlikeReports(
  db: Db,
  { panel, request }: Pick<MarketSnapshot, 'panel' | 'request'>,
): Promise<UnlikePeriods> {
  const asOf = firstOf(request.asOf ?? request.today, request.today)
  return cacheOf(panel).get(asOf, async () => compare(await readReports(db, asOf)))
}

interface FigureQuery {
  readonly indicator: string
  /** The basis on which it is ranked. */
  readonly boundary: string
  readonly companyIds: readonly number[]
  readonly years: readonly number[]
  readonly asOf: string
}

/** The same by the periods of the figures themselves, each in its newest vintage. */
export async function unlikeFigures(db: Db, query: FigureQuery): Promise<UnlikePeriods> {
  const { indicator, boundary, companyIds, years, asOf } = query
  const { rows } = await sql<Period>`
    select distinct on (company_id, fiscal_year) company_id as company, fiscal_year as year, period_start as start, period_end as end
    from observation
    where company_id = any (${[...companyIds]}::int[]) and indicator_id = (select id from indicator where code = ${indicator})
      and fiscal_year = any (${[...years]}::int[]) and boundary::text = ${boundary} and part = '' and known_from <= ${asOf}
    order by company_id, fiscal_year, known_from desc, import_id desc`.execute(db)
  return compare(rows)
}

interface CompanyFigures {
  readonly companyId: number
  /** Each with the basis on which it is ranked. */
  readonly indicators: readonly { readonly code: string; readonly boundary: string }[]
  readonly after: number
  readonly asOf: string
}

/** Of one company's indicators those whose figures of a year and of the year before are not of equally long periods, by code. */
export async function unlikeIndicators(
  db: Db,
  { companyId, indicators, after, asOf }: CompanyFigures,
): Promise<ReadonlyMap<string, UnlikeMonths>> {
  const before = after - 1
  const { rows } = await sql<Omit<Period, 'company'> & { readonly code: string; readonly boundary: string }>`
    select distinct on (indicator_id, fiscal_year, boundary) code, boundary::text as boundary, fiscal_year as year,
      period_start as start, period_end as end
    from observation join indicator on indicator.id = indicator_id
    where company_id = ${companyId} and code = any (${indicators.map(({ code }) => code)}) and fiscal_year in (${after}, ${before})
      and part = '' and known_from <= ${asOf} and ${standsOn(asOf)}
    order by indicator_id, fiscal_year, boundary, known_from desc, import_id desc`.execute(db)
  return new Map(
    indicators.flatMap(({ code, boundary }) => {
      const own = rows.filter((row) => row.code === code && row.boundary === boundary)
      const months = compare(own.map((row) => ({ ...row, company: companyId })))(companyId, { after, before })
      return months ? [[code, months] as const] : []
    }),
  )
}

interface Period {
  readonly company: number
  readonly year: number
  readonly start: string
  readonly end: string
}

/** Of two reports of one year the longer period is the year's, as for its figures. */
async function readReports(db: Db, asOf: string): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select distinct on (company_id, fiscal_year) company_id as company, fiscal_year as year, period_start as start, period_end as end
    from document
    where kind = 'annual-report' and company_id is not null and fiscal_year is not null and period_start is not null
      and period_end is not null and filed_on <= ${asOf} and ${countsOn(asOf)}
    order by company_id, fiscal_year, period_end - period_start desc`.execute(db)
  return rows
}

function compare(periods: readonly Period[]): UnlikePeriods {
  const byCompany = new Map<number, Map<number, number>>()
  for (const { company, year, start, end } of periods) {
    const months = monthsOf(start, end)
    if (months === 12) continue
    byCompany.set(company, (byCompany.get(company) ?? new Map()).set(year, months))
  }
  return (companyId, { after, before }) => unlikeOf(byCompany, companyId, { after, before })
}

function unlikeOf(months: MonthsByYear, companyId: number, { after, before }: Years): UnlikeMonths | undefined {
  const years = months.get(companyId)
  if (!years) return undefined
  const [now, then] = [years.get(after) ?? 12, years.get(before) ?? 12]
  return now === then ? undefined : [now, then]
}
