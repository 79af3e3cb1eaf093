import type { carbonRelatedGroup } from '#methodology/portfolio/carbon-related.ts'
import { type Horizon, horizons } from '#methodology/temperature/regression.ts'
import {
  type CompanyTemperatures,
  companyTemperatures,
  defaultScores,
  type TemperatureScope,
  temperatureScopes,
} from '#methodology/temperature/score.ts'
import {
  type ChosenTargets,
  chooseTargets,
  type EmissionTarget,
  type TargetedScope,
} from '#methodology/temperature/targets.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { sbtiSources } from '#server/imports/market-records.ts'
import { type CommitmentRow, listCommitments, targetIn, textOf } from '#server/market/facts/commitments.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import type { PortfolioView } from './view.ts'

/** A target with the row of a list that it came from. */
export interface ListedTarget extends EmissionTarget {
  readonly row: CommitmentRow
}

/** Scores of one scope and horizon by position in the panel. */
export interface TemperatureColumn {
  readonly scores: Float64Array
  /** 1 for the score of a company without a target. */
  readonly isDefault: Uint8Array
}

export interface MarketTemperatures {
  readonly referenceYear: number
  readonly columns: Record<TemperatureScope, Record<Horizon, TemperatureColumn>>
}

const keptTargets = oncePer(
  (_: CompanyFacts) =>
    new BoundedCache<Promise<ReadonlyMap<number, readonly ListedTarget[]>>>({ name: 'listed-targets', most: 4 }),
)
const keptColumns = oncePer(
  (_: object) => new BoundedCache<MarketTemperatures>({ name: 'portfolio-temperatures', most: 24 }),
)

/** Targets of the initiative's list by position of the company, as known at the end of the day. */
export function listedTargets({
  db,
  facts,
  snapshot: { panel },
  asOf,
}: Pick<PortfolioView, 'db' | 'facts' | 'snapshot' | 'asOf'>) {
  return keptTargets(facts).get(asOf, async () => {
    const rows = await listCommitments(
      db,
      panel.companies.map(({ id }) => id),
      asOf,
    )
    const byCompany = new Map<number, ListedTarget[]>()
    for (const row of rows) {
      const position = companyPosition(panel, row.companyId)
      const target = toTarget(row)
      if (position !== undefined && target) byCompany.set(position, [...(byCompany.get(position) ?? []), target])
    }
    return byCompany
  })
}

const scopes: Readonly<Record<string, TargetedScope>> = {
  scope1: 's1',
  scope2: 's2',
  scope3: 's3',
  'scope1+2': 's1s2',
  'scope1+2+3': 's1s2s3',
}

/** Null for a row that is no target in force, of the initiative's list of targets. */
function toTarget(row: CommitmentRow): ListedTarget | null {
  const status = textOf(row.record.status)?.toLowerCase() ?? ''
  if (row.source !== 'sbti-targets' || !sbtiSources.includes(row.source) || /removed|expired|withdrawn/.test(status))
    return null
  const read = targetIn(row)
  if (!read) return null
  const wording = `${textOf(row.record.type) ?? ''} ${textOf(row.record.wording) ?? ''}`.toLowerCase()
  return {
    row,
    metric: metricOf(wording),
    scope: scopes[read.scope]!,
    // The initiative validates no target that covers less than its boundary.
    coverage: null,
    reduction: read.reduction,
    baseYear: read.baseYear,
    endYear: read.targetYear,
  }
}

/** The list says of a target whether it is absolute or per something; the sentence says per what. */
function metricOf(wording: string): EmissionTarget['metric'] {
  if (!/intensity|\bper (tonne|ton|mwh|kwh|unit|square|m2|million|employee|vehicle|passenger|value)/.test(wording))
    return null
  if (/revenue|value added|gross profit|million (yen|jpy)/.test(wording)) return 'revenue'
  if (/cement/.test(wording)) return 'cement'
  if (/steel/.test(wording)) return 'steel'
  if (/alumini?um/.test(wording)) return 'aluminum'
  if (/mwh|kwh|electricity|power generat/.test(wording)) return 'power'
  if (/barrel|oil/.test(wording)) return 'oil'
  return /tonne|ton|unit|product|vehicle|square|m2|passenger/.test(wording) ? 'product' : 'other'
}

/** Minerals, metals, power and gas, whose absolute targets have a scenario of their own. */
const heavy = { gics: /^(151020|151040|551010|551020|551050)/, tse33: /^(3400|3450|3500|4050)$/ }

function isHeavy({ gics, tse33 }: Parameters<typeof carbonRelatedGroup>[0]): boolean {
  return gics === null ? tse33 !== null && heavy.tse33.test(tse33) : heavy.gics.test(gics)
}

/** The reference year: that asked for, else the year of the day held, else this year. */
export function referenceYearOf({ query, asOf }: Pick<PortfolioView, 'query' | 'asOf'>, heldOn: string | null): number {
  return query.ref ?? Number((heldOn ?? asOf).slice(0, 4))
}

/** What a company's targets come to, and why each counts or does not. */
export function companyTemperature(
  { snapshot, columns, query }: Pick<PortfolioView, 'snapshot' | 'columns' | 'query'>,
  targets: readonly ListedTarget[],
  { company, referenceYear }: { readonly company: number; readonly referenceYear: number },
): { readonly chosen: ChosenTargets; readonly scores: CompanyTemperatures } {
  const tonnes = (value: number) => (Number.isNaN(value) ? null : value)
  const chosen = chooseTargets(targets, referenceYear)
  return {
    chosen,
    scores: companyTemperatures(chosen, {
      isHeavy: isHeavy(snapshot.panel.companies[company]!),
      s1s2: tonnes(columns.emissions['12'][company]!),
      s3: tonnes(columns.scope3[company]!),
      default: defaultScores[query.default],
    }),
  }
}

/** Scores of all companies by scope and horizon; kept for whoever asks with the same reference year and default. */
export async function marketTemperatures(
  view: Omit<PortfolioView, 'temperatures'>,
  heldOn: string | null,
): Promise<MarketTemperatures> {
  const targets = await listedTargets(view)
  const referenceYear = referenceYearOf(view, heldOn)
  const { year, query, asOf } = view
  const key = [year, referenceYear, query.default, query.estimates, asOf].join(' ')
  return keptColumns(view.snapshot.identity).get(key, () => {
    const count = view.snapshot.panel.companies.length
    const blank = () => ({ scores: new Float64Array(count), isDefault: new Uint8Array(count) })
    const columns = Object.fromEntries(
      temperatureScopes.map((scope) => [scope, Object.fromEntries(horizons.map((horizon) => [horizon, blank()]))]),
    ) as MarketTemperatures['columns']
    for (let company = 0; company < count; company++) {
      const { scores } = companyTemperature(view, targets.get(company) ?? [], { company, referenceYear })
      for (const scope of temperatureScopes) {
        for (const horizon of horizons) {
          const { score, isDefault } = scores[scope][horizon]
          columns[scope][horizon].scores[company] = score
          columns[scope][horizon].isDefault[company] = Number(isDefault)
        }
      }
    }
    return { referenceYear, columns }
  })
}
