import {
  type Comparison,
  type ComparisonQuery,
  comparisonBounds,
  defaultRows,
} from '#contract/comparisons/comparison.ts'
import { tagsOf } from '#methodology/scores/family/tags.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { comparedIn, describeCompanies, describeIndustries } from './companies.ts'
import { membersOfRegion, yearsOf } from './conditions.ts'
import type { RatingsOfDay } from './row-source.ts'
import { rowOf } from './rows.ts'

interface ComparisonContext {
  readonly db: Db
  readonly snapshot: MarketSnapshot
  readonly ratings: RatingsOfDay
  readonly now: Date
}

/** Companies, or their industries, side by side. */
export async function comparisonOf(
  { db, snapshot, ratings, now }: ComparisonContext,
  query: ComparisonQuery,
): Promise<Comparison> {
  const codes = rowNames(query.rows)
  const compared = comparedIn(snapshot, query.companies)
  const years = yearsOf(snapshot, query, now)
  const tags = tagsOf(query.target, query.factor)
  if (tags.length > 0 && !snapshot.indicators.some((one) => tags.every((tag) => one.tags.includes(tag)))) {
    throw new Refusal('comparison.family-empty')
  }
  const [companies, members] = await Promise.all([
    describeCompanies(db, { snapshot, compared, years }),
    membersOfRegion(db, snapshot, query.region),
  ])
  const source = {
    snapshot,
    compared,
    years,
    tags,
    region: { name: query.region, members },
    hasAverages: query.set_avg || query.org_kbn === 1,
    areIndustries: query.org_kbn === 1,
    ratings,
    vendors: ratings.history.vendors,
  }
  const fiscalYears = years.map((year) => snapshot.panel.years[year]!)
  const { by, day } = snapshot.sizes
  return {
    years: fiscalYears,
    newestYear:
      fiscalYears.findLast(
        (year) => companies.filter(({ reported }) => reported.includes(year)).length * 2 >= companies.length,
      ) ?? null,
    companies,
    unknown: [...compared.unknown],
    industries: describeIndustries(snapshot, compared.industries),
    units: query.org_kbn === 1 ? 'industries' : 'companies',
    rows: codes.map((code) => rowOf(source, code)),
    average: { by, day },
    recipe: snapshot.recipeName,
  }
}

function rowNames(rows: string | undefined): readonly string[] {
  const names = rows === undefined ? defaultRows : [...new Set(rows.split(',').filter((name) => name !== ''))]
  if (names.length > comparisonBounds.rows) throw new Refusal('comparison.too-many')
  return names
}
