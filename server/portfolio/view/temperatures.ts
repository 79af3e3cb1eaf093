import type { TargetReading } from '#methodology/temperature/choose.ts'
import { type CompanyScores, type DefaultScore, temperatureScores } from '#methodology/temperature/score.ts'
import { industrialDivisionOf } from '#methodology/temperature/sector.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Db } from '#server/db/database.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import { baseEmissionsIn } from '#server/market/temperature/base-emissions.ts'
import { type CompanyTargets, temperatureTargets } from '#server/market/temperature/targets.ts'
import type { MarketTemperatures, PortfolioView } from './portfolio-view.ts'

const cachedTargets = oncePer(
  (_: CompanyFacts) =>
    new BoundedCache<Promise<ReadonlyMap<number, CompanyTargets>>>({ name: 'listed-targets', max: 4 }),
)
/** Fiscal years and reference years that a history of many days goes through. */
const maxCached = 40
const cachedScores = oncePer(
  (_: object) => new BoundedCache<MarketTemperatures>({ name: 'portfolio-temperatures', max: maxCached }),
)

type Without = Omit<PortfolioView, 'temperatures'>

/** Targets of the lists by number of the company, as known at the end of the day. */
export function listedTargets(db: Db, { facts, snapshot, asOf }: Pick<Without, 'facts' | 'snapshot' | 'asOf'>) {
  const ids = () => snapshot.panel.companies.map(({ id }) => id)
  return cachedTargets(facts).get(asOf, () =>
    temperatureTargets(db, ids(), { asOf, baseEmissionsOf: baseEmissionsIn(snapshot) }),
  )
}

/** The reference year of the query, else the year of the portfolio's day, else this year. */
function referenceYearOf({ query, asOf }: Pick<Without, 'query' | 'asOf'>, date: string | null): number {
  return query.ref ?? Number((date ?? asOf).slice(0, 4))
}

/** What a company's targets come to, and why each counts or does not. */
export function companyTemperature(
  { snapshot, columns, query }: Pick<Without, 'snapshot' | 'columns' | 'query'>,
  targets: CompanyTargets['targets'],
  { company, referenceYear }: { readonly company: number; readonly referenceYear: number },
): { readonly scores: CompanyScores; readonly reading: TargetReading } {
  const tonnes = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)
  const emissions = { 'scope1+2': tonnes(columns.emissions['12'][company]), scope3: tonnes(columns.scope3[company]) }
  const division = industrialDivisionOf(snapshot.panel.companies[company]?.tse33 ?? null)
  const defaultScore = Number(query.default) as DefaultScore
  return temperatureScores({ targets, emissions, division }, { referenceYear, defaultScore })
}

/** Scores of all companies; kept for whoever asks with the same reference year and default. */
export async function marketTemperatures(db: Db, view: Without, date: string | null): Promise<MarketTemperatures> {
  const targets = await listedTargets(db, view)
  const referenceYear = referenceYearOf(view, date)
  const { year, query, asOf } = view
  const key = [year, referenceYear, query.default, query.estimates, asOf].join(' ')
  return cachedScores(view.snapshot.identity).get(key, () => {
    // Without a target a company has the default, whatever it emits: all of them share it.
    const withoutTarget = companyTemperature(view, [], { company: -1, referenceYear }).scores
    const scoresOf = (id: number, company: number) => {
      const own = targets.get(id)?.targets ?? []
      return own.length === 0 ? withoutTarget : companyTemperature(view, own, { company, referenceYear }).scores
    }
    return { referenceYear, scores: view.snapshot.panel.companies.map(({ id }, at) => scoresOf(id, at)) }
  })
}
