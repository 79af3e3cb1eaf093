import type { UnlikeMonths } from '#contract/market/unlike-periods.ts'
import type { Measure } from '#contract/search/measure.ts'
import type { Db } from '#server/db/database.ts'
import { unlikeFigures, unlikeReports } from '../facts/period-months.ts'
import { indicatorPosition } from '../panel/positions.ts'
import type { MarketSnapshot } from '../snapshot/market-snapshot.ts'
import { indicatorOf } from './indicator-measure.ts'

interface MeasureContext {
  readonly db: Db
  readonly snapshot: MarketSnapshot
  /** Day by which everything was known. */
  readonly asOf: string
  /** Fiscal year of measures that say none; null in an empty market. */
  readonly year: number | null
}

/** Months of both years where they differ, by position of the company in the panel. */
type UnlikeCompanies = (company: number) => UnlikeMonths | undefined

const none: UnlikeCompanies = () => undefined

export const isBetweenYears = ({ aspect }: Measure) => aspect === 'change' || aspect === 'difference'

/** Of each measure the companies whose change is one between periods that are not equally long; none of other measures. */
export function unlikePeriodsOf(
  measures: readonly Measure[],
  companies: readonly number[],
  context: MeasureContext,
): Promise<UnlikeCompanies[]> {
  return Promise.all(measures.map((measure) => unlikeIn(measure, companies, context)))
}

async function unlikeIn(
  measure: Measure,
  companies: readonly number[],
  { db, snapshot, asOf, year }: MeasureContext,
): Promise<UnlikeCompanies> {
  const { subject } = measure
  const after = measure.year ?? year
  if (!isBetweenYears(measure) || after === null) return none
  const years = { after, before: measure.from ?? after - 1 }
  const { panel } = snapshot
  const idOf = (company: number) => panel.companies[company]!.id
  if (subject.kind === 'score') {
    const unlike = await unlikeReports(db, snapshot)
    return (company) => unlike(idOf(company), years)
  }
  const code = indicatorOf(subject)?.code
  const position = code === undefined ? undefined : indicatorPosition(panel, code)
  if (code === undefined || position === undefined) return none
  const { boundary } = panel.indicators[position]!
  const asking = {
    indicator: code,
    boundary,
    companyIds: companies.map(idOf),
    years: [years.after, years.before],
    asOf,
  }
  const unlike = await unlikeFigures(db, asking)
  return (company) => unlike(idOf(company), years)
}
