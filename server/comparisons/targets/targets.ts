import type { compareTargets, TargetComparison } from '#contract/comparisons/targets.ts'
import type { TargetScope } from '#contract/targets/parts.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import { lastYearOver } from '#methodology/figures/fiscal-year.ts'
import { counts } from '#methodology/panel/panel.ts'
import { paceOf } from '#methodology/targets/pace.ts'
import { faultOf, outcomeOf } from '#methodology/targets/path.ts'
import type { Db } from '#server/db/database.ts'
import { listCommitments, textOf } from '#server/market/commitments.ts'
import { emissionsOf, intensityAt, seriesOf } from '#server/market/emission-series.ts'
import { emissionsAt, indicatorsOf, mainIndicator } from '#server/market/emissions.ts'
import { listFilingTargets } from '#server/market/filing-targets.ts'
import { netZeroYear } from '#server/market/net-zero-year.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { listReadTargets } from '#server/market/read-targets.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { finalYearOf, isSure, listedTargets, readInSentences } from '#server/market/written-targets.ts'
import { type Compared, comparedIn, describeCompanies } from '../companies.ts'

/** Fiscal years of a series. */
const longest = 10

interface TargetContext {
  readonly db: Db
  readonly snapshot: MarketSnapshot
  /** Day by which everything was known. */
  readonly asOf: string
}

/** What the companies promise, what they have achieved and what they need. */
export async function targetComparison(
  { db, snapshot, asOf }: TargetContext,
  query: Input<typeof compareTargets>['query'],
): Promise<TargetComparison> {
  const compared = comparedIn(snapshot, query.companies)
  const ids = compared.companies.map(({ id }) => id)
  const [names, commitments, read, others] = await Promise.all([
    describeCompanies(db, { snapshot, compared, years: [] }),
    listCommitments(db, ids, asOf),
    listReadTargets(db, ids, asOf),
    listFilingTargets(db, ids, asOf),
  ])
  const positionOf = (id: number) => compared.companies.find((company) => company.id === id)!.position
  const years = [...snapshot.panel.years.keys()].slice(-longest)
  const shared = { years, companies: compared.companies.map(({ position }) => position) }
  const over = lastYearOver(asOf)
  const writtenOf = (id: number) => {
    const listed = listedTargets(commitments.filter(({ companyId }) => companyId === id))
    const own = read.filter(({ companyId }) => companyId === id)
    return [...listed, ...readInSentences(own, listed).filter(isSure)]
  }
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
        finalYear: finalYearOf(own, writtenOf(id)) ?? netZeroYear(snapshot, positionOf(id)),
      }
    }),
    unknown: [...compared.unknown],
    targets: ids.flatMap((id, company) =>
      writtenOf(id).map((target) => {
        const emissions = emissionsOf(snapshot, target.scope, positionOf(id))
        const isAbsolute = target.measure === 'absolute'
        const fault = isAbsolute ? faultOf(target, emissions) : null
        return {
          ...target,
          company,
          boundary: boundaryOf(snapshot, mainIndicator(target.scope)),
          fault,
          isBaseUnderReview: fault === 'no-base' && isUnderReview(snapshot, target, positionOf(id)),
          outcome: isAbsolute && fault === null ? outcomeOf(target, emissions, over) : ('open' as const),
          pace: isAbsolute ? paceOf(target, emissions, over) : null,
        }
      }),
    ),
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

/** Whether a figure of the base year waits for a person to decide. */
function isUnderReview(
  snapshot: MarketSnapshot,
  { scope, baseYear }: { readonly scope: TargetScope; readonly baseYear: number },
  company: number,
): boolean {
  const year = snapshot.panel.years.indexOf(baseYear)
  if (year === -1) return false
  const states = indicatorsOf[scope].map((code) => {
    const indicator = indicatorPosition(snapshot.panel, code)
    return indicator === undefined ? stateCode['not-disclosed'] : snapshot.figure(indicator, year, company).state
  })
  // As the company's own page has it: of a sum, the first part that is missing.
  return states.find((state) => !counts(state)) === stateCode['under-review']
}

/** The ten largest of the industry that most of the companies are in. */
function leadersOf(snapshot: MarketSnapshot, { companies, industries }: Compared): Int32Array | null {
  const count = (industry: number) =>
    companies.filter(({ position }) => snapshot.peers.industryOf[position] === industry).length
  const max = industries.toSorted((a, b) => count(b) - count(a))[0]
  return max === undefined ? null : snapshot.leadersOf(max)
}

function boundaryOf(snapshot: MarketSnapshot, code: string): string {
  const indicator = indicatorPosition(snapshot.panel, code)
  return indicator === undefined ? '' : snapshot.panel.indicators[indicator]!.boundary
}
