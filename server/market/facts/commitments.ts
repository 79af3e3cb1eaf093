import { sql } from 'kysely'
import { type TargetScope, targetScopes } from '#contract/comparisons/targets.ts'
import type { Db } from '#server/db/database.ts'

export interface CommitmentRow {
  readonly companyId: number
  readonly source: string
  readonly publishedOn: string | null
  readonly record: Readonly<Record<string, string | number | null>>
  readonly importId: number
  readonly line: number | null
}

/** Rows of every list that were published by the day; of one that came again the last version. */
export async function listCommitments(db: Db, ids: readonly number[], asOf: string): Promise<CommitmentRow[]> {
  const { rows } = await sql<CommitmentRow>`
    select distinct on (source, row_key) company_id as "companyId", source, to_char(published_on, 'YYYY-MM-DD') as "publishedOn",
      record, import_id as "importId", line
    from climate_commitment
    where company_id = any (${[...ids]}::int[]) and (published_on is null or published_on <= ${asOf})
    order by source, row_key, import_id desc`.execute(db)
  return rows
}

/** A row that says how much is to be cut, by when and from when; null for one that does not. */
export function targetIn({ record }: CommitmentRow) {
  const scope = scopeOf(record.scope)
  const baseYear = yearOf(record.base_year)
  const targetYear = yearOf(record.target_year)
  const reduction = shareOf(record.target_value ?? record.value ?? null)
  if (!scope || baseYear === null || targetYear === null || reduction === null) return null
  return { scope, baseYear, targetYear, reduction }
}

export const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)

/** `1+2`, `Scope 1+2`, `1, 2 and 3`: the digits say which. */
function scopeOf(value: string | number | null | undefined): TargetScope | null {
  const digits = [...new Set(String(value ?? '').match(/[123]/g))].sort().join('+')
  return targetScopes.find((scope) => scope === `scope${digits}`) ?? null
}

export function yearOf(value: string | number | null | undefined): number | null {
  const year = Number(/\d{4}/.exec(String(value ?? ''))?.[0])
  return year >= 1990 && year <= 2150 ? year : null
}

/** `42%` and 42 as 0.42; what is no per cent of a whole is none. */
function shareOf(value: string | number | null): number | null {
  if (value === null) return null
  const number = Number(String(value).replace(/[%％\s]/g, ''))
  return Number.isFinite(number) && number > 0 && number <= 100 ? number / 100 : null
}
