import { type ComparedIndustry, type Comparison, comparisonBounds } from '#contract/comparisons/comparison.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { groupName } from '#server/industries/names.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** The companies of a comparison and the industries that they are in, as positions in the market. */
export interface Compared {
  readonly companies: readonly { readonly id: number; readonly position: number }[]
  /** Each once, in the order of the companies. */
  readonly industries: readonly number[]
  readonly unknown: readonly number[]
}

/** Which of the numbers are companies of the day; a link to one that is gone still shows the others. */
export function comparedIn({ panel, peers }: MarketSnapshot, ids: readonly number[]): Compared {
  if (ids.length > comparisonBounds.companies) throw new Refusal('comparison.too-many')
  const companies = ids.flatMap((id) => {
    const position = companyPosition(panel, id)
    return position === undefined ? [] : [{ id, position }]
  })
  const knownIds = new Set(companies.map(({ id }) => id))
  return {
    companies,
    industries: [...new Set(companies.map(({ position }) => peers.industryOf[position]!))],
    unknown: ids.filter((id) => !knownIds.has(id)),
  }
}

/** What the companies are called, and of which of the years they have a report. */
export async function describeCompanies(
  db: Db,
  { snapshot, compared, years }: { snapshot: MarketSnapshot; compared: Compared; years: readonly number[] },
): Promise<Comparison['companies']> {
  const ids = compared.companies.map(({ id }) => id)
  const rows = await db
    .selectFrom('company')
    .select(['id', 'security_code', 'name_ja', 'name_en', 'is_listed', 'fiscal_year_end'])
    .where('id', 'in', [0, ...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const absences = years.map((year) => (snapshot.hasScores ? snapshot.absent(year) : null))
  return compared.companies.map(({ id, position }) => {
    const row = byId.get(id)!
    const place = snapshot.peers.placeOf[position]!
    return {
      id,
      ticker: tickerOf(row.security_code),
      nameJa: row.name_ja,
      nameEn: row.name_en,
      isListed: row.is_listed,
      fiscalYearEnd: row.fiscal_year_end,
      industry: compared.industries.indexOf(snapshot.peers.industryOf[position]!),
      reported: years.flatMap((year, at) => (absences[at]?.[place] === 0 ? [snapshot.panel.years[year]!] : [])),
    }
  })
}

export function describeIndustries({ peers }: MarketSnapshot, industries: readonly number[]): ComparedIndustry[] {
  return industries.map((industry) => {
    const { code, start, end } = peers.industries[industry]!
    const { nameJa, nameEn } = groupName(peers.basis, code)
    return { code, nameJa, nameEn, companies: end - start }
  })
}
