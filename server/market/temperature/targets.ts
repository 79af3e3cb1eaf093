import { boundaries } from '#methodology/temperature/prepare.ts'
import type { CompanyTarget } from '#methodology/temperature/target.ts'
import type { Db } from '#server/db/database.ts'
import { isSbtiSource } from '#server/imports/market-records.ts'
import { type CommitmentRow, listCommitments, sbtiStatusOf, targetIn, textOf } from '#server/market/commitments.ts'
import { typeIn } from './read-target.ts'

/**
 * What is assumed where a list does not say how much of its scope a target covers: targets that the Science Based Targets
 * initiative validated meet its boundaries, 95 % of scope 1 and 2, 67 % of scope 3. Of other lists nothing is assumed.
 */
export const sbtiCoverage = {
  scope1: boundaries['scope1+2'],
  scope2: boundaries['scope1+2'],
  scope3: boundaries.scope3,
} as const satisfies CompanyTarget['coverage']

const unknownCoverage: CompanyTarget['coverage'] = { scope1: null, scope2: null, scope3: null }

/** Where a row stands, and what it says. */
export interface TargetSource {
  /** `sbti-targets`, or the name of another provider's list. */
  readonly list: string
  readonly publishedOn: string | null
  readonly importId: number
  readonly line: number | null
  readonly wording: string | null
  /** The list's own words. */
  readonly status: string | null
}

export interface ListedTarget extends CompanyTarget {
  readonly source: TargetSource
  /** `sbti-boundary`: assumed after `sbtiCoverage`; `unknown`: the target counts in full, behind those whose coverage is known. */
  readonly coverageBasis: 'sbti-boundary' | 'unknown'
}

/** Why a row of a list is no target: withdrawn, only promised, or without scope, reduction or years that can be read. */
export type UnreadReason = 'removed' | 'committed' | 'incomplete'

/** What the lists say of a company on a day. */
export interface CompanyTargets {
  readonly targets: readonly ListedTarget[]
  readonly unread: readonly { readonly source: TargetSource; readonly reason: UnreadReason }[]
  /** Whether one of the initiative's lists says that targets are set. */
  readonly isValidated: boolean
}

interface TargetOptions {
  /** Day by which a row was published, `YYYY-MM-DD`; one without a day is always known. */
  readonly asOf: string
  /** t-CO2e of a base year, to weigh targets of scope 1 alone against those of scope 2; null where it is unknown. */
  readonly baseEmissionsOf?: (companyId: number, scope: 'scope1' | 'scope2', year: number) => number | null
}

/**
 * Targets of companies as the temperature score reads them, by the company's number; a company that no list names is not there.
 * Rows of every list count; only the initiative's own are validated.
 */
export async function temperatureTargets(
  db: Db,
  companyIds: readonly number[],
  { asOf, baseEmissionsOf = () => null }: TargetOptions,
): Promise<ReadonlyMap<number, CompanyTargets>> {
  const rows = await listCommitments(db, companyIds, asOf)
  const byCompany = Map.groupBy(rows, ({ companyId }) => companyId)
  return new Map(
    [...byCompany].map(([company, own]) => {
      const readings = own.flatMap((row) => readRow(row, baseEmissionsOf) ?? [])
      return [
        company,
        {
          targets: readings.flatMap((one) => ('key' in one ? [one] : [])),
          unread: readings.flatMap((one) => ('reason' in one ? [one] : [])),
          isValidated: own.some(({ source, record }) => sbtiStatusOf(source, textOf(record.status)) === 'targets-set'),
        },
      ] as const
    }),
  )
}

/** The target of a row, or why there is none; null for a row that speaks of the company and not of a target. */
function readRow(
  row: CommitmentRow,
  baseEmissionsOf: NonNullable<TargetOptions['baseEmissionsOf']>,
): ListedTarget | CompanyTargets['unread'][number] | null {
  const { record, companyId, publishedOn } = row
  if (row.source === 'sbti-companies') return null
  const source = sourceOf(row)
  const status = sbtiStatusOf(row.source, source.status)
  if (status === 'removed' || status === 'committed') return { source, reason: status }
  const target = targetIn(row)
  if (!target) return saysTarget(record) ? { source, reason: 'incomplete' } : null
  const { scope, reduction, baseYear, targetYear } = target
  const isSbti = isSbtiSource(row.source)
  const needsEmissions = scope === 'scope1' || scope === 'scope2'
  const baseOf = (one: 'scope1' | 'scope2') => (needsEmissions ? baseEmissionsOf(companyId, one, baseYear) : null)
  return {
    key: `${row.source}:${row.rowKey}`,
    ...typeIn(row),
    scope,
    coverage: isSbti ? sbtiCoverage : unknownCoverage,
    coverageBasis: isSbti ? 'sbti-boundary' : 'unknown',
    reduction,
    baseYear,
    startYear: null,
    endYear: targetYear,
    achieved: null,
    baseEmissions: { scope1: baseOf('scope1'), scope2: baseOf('scope2') },
    publishedOn,
    source,
  }
}

/** Whether a row has anything of a target besides its status. */
const saysTarget = (record: CommitmentRow['record']) =>
  ['scope', 'target_value', 'value', 'base_year'].some((field) => textOf(record[field]) !== null)

const sourceOf = ({ source, publishedOn, importId, line, record }: CommitmentRow): TargetSource => ({
  list: source,
  publishedOn,
  importId,
  line,
  wording: textOf(record.wording),
  status: textOf(record.status),
})
