import type { compareTargets, TargetComparison } from '#contract/comparisons/targets.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { paceOf } from '#methodology/targets/pace.ts'
import type { Db } from '#server/db/database.ts'
import { listCommitments, targetIn, textOf, yearOf } from '#server/market/commitments.ts'
import { emissionsOf, intensityAt, seriesOf } from '#server/market/emission-series.ts'
import { emissionsAt, mainIndicator } from '#server/market/emissions.ts'
import { listFilingTargets } from '#server/market/filing-targets.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { type Compared, comparedIn, describeCompanies } from '../companies.ts'

/** Fiscal years of a series. */
const longest = 10

interface Asked {
  readonly db: Db
  readonly snapshot: MarketSnapshot
  /** Day by which everything was known. */
  readonly asOf: string
}

/** What the companies promise, what they have achieved and what they need. */
export async function targetComparison(
  { db, snapshot, asOf }: Asked,
  query: Input<typeof compareTargets>['query'],
): Promise<TargetComparison> {
  const compared = comparedIn(snapshot, query.companies)
  const ids = compared.companies.map(({ id }) => id)
  const [names, commitments, others] = await Promise.all([
    describeCompanies(db, { snapshot, compared, years: [] }),
    listCommitments(db, ids, asOf),
    listFilingTargets(db, ids, asOf),
  ])
  const positionOf = (id: number) => compared.companies.find((company) => company.id === id)!.position
  const years = [...snapshot.panel.years.keys()].slice(-longest)
  const shared = { years, companies: compared.companies.map(({ position }) => position) }
  const leaders = leadersOf(snapshot, compared)
  return {
    companies: names.map(({ id, ticker, nameJa, nameEn }) => {
      const own = commitments.filter(({ companyId }) => companyId === id)
      const listed = own.find(({ source }) => source === 'sbti-companies')?.record
      return {
        id,
        ticker,
        nameJa,
        nameEn,
        sbti: listed ? { status: textOf(listed.status), classification: textOf(listed.classification) } : null,
        finalYear:
          yearOf(listed?.net_zero_year) ?? yearOf(listed?.long_term_year) ?? netZeroYear(snapshot, positionOf(id)),
      }
    }),
    unknown: [...compared.unknown],
    targets: commitments.flatMap((row) => {
      const target = targetIn(row)
      if (!target) return []
      const { record, source, publishedOn, importId, line, companyId } = row
      return [
        {
          ...target,
          company: ids.indexOf(companyId),
          horizon: textOf(record.target ?? record.horizon),
          boundary: boundaryOf(snapshot, mainIndicator(target.scope)),
          classification: textOf(record.classification),
          status: textOf(record.status),
          wording: textOf(record.wording),
          source: { list: source, publishedOn, importId, line },
          pace: paceOf(target, emissionsOf(snapshot, target.scope, positionOf(companyId))),
        },
      ]
    }),
    others: others.map(({ companyId, ...other }) => ({ ...other, company: ids.indexOf(companyId) })),
    years: years.map((year) => snapshot.panel.years[year]!),
    emissions: query.val_scopes.map((scope) =>
      seriesOf(snapshot, { ...shared, scope, leaders: query.set_avg_emissions ? leaders : null, figure: emissionsAt }),
    ),
    intensities: query.per_scopes.map((scope) =>
      seriesOf(snapshot, { ...shared, scope, leaders: query.set_avg_strength ? leaders : null, figure: intensityAt }),
    ),
    recipe: snapshot.recipeName,
  }
}

/** The ten largest of the industry that most of the companies are in. */
function leadersOf(snapshot: MarketSnapshot, { companies, industries }: Compared): Int32Array | null {
  const count = (industry: number) =>
    companies.filter(({ position }) => snapshot.peers.industryOf[position] === industry).length
  const most = industries.toSorted((a, b) => count(b) - count(a))[0]
  return most === undefined ? null : snapshot.leadersOf(most)
}

/** What the company itself says: the newest figure of its net-zero year. */
function netZeroYear(snapshot: MarketSnapshot, company: number): number | null {
  const indicator = indicatorPosition(snapshot.panel, 'E-CC-034')
  if (indicator === undefined) return null
  for (let year = snapshot.panel.years.length - 1; year >= 0; year--) {
    const { value } = snapshot.figure(indicator, year, company)
    if (!Number.isNaN(value)) return yearOf(value)
  }
  return null
}

function boundaryOf(snapshot: MarketSnapshot, code: string): string {
  const indicator = indicatorPosition(snapshot.panel, code)
  return indicator === undefined ? '' : snapshot.panel.indicators[indicator]!.boundary
}
