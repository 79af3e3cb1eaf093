import { sql } from 'kysely'
import type { TargetScope } from '#contract/targets/parts.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import type { Db } from '#server/db/database.ts'
import { isSbtiSource } from '#server/imports/market-records.ts'

/** A row of a list of targets and commitments. */
export interface CommitmentRow {
  readonly companyId: number
  /** One of `sbtiSources`, or another provider's list. */
  readonly source: string
  readonly rowKey: string
  readonly publishedOn: string | null
  readonly record: Readonly<Record<string, string | number | null>>
  readonly importId: number
  readonly line: number | null
}

/**
 * What is one thing in the lists of all days: a row by its key, or the company in the initiative's list of companies, which has a row a company
 * but gave it other numbers in other years.
 */
export const listedThing = sql`case when source = 'sbti-companies' then company_id::text else row_key end`
/** The newest list first; of rows of one list the newest. */
export const newestList = sql`listed_on desc, published_on desc nulls last, import_id desc`

/** Rows of every list that were published by the day; of one that came again what the newest list says. */
export async function listCommitments(db: Db, ids: readonly number[], asOf: string): Promise<CommitmentRow[]> {
  const { rows } = await sql<CommitmentRow>`
    select distinct on (source, ${listedThing}) company_id as "companyId", source, row_key as "rowKey", to_char(published_on, 'YYYY-MM-DD') as "publishedOn",
      record, import_id as "importId", line
    from climate_commitment
    where company_id = any (${[...ids]}::int[]) and (published_on is null or published_on <= ${asOf})
    order by source, ${listedThing}, ${newestList}`.execute(db)
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

/**
 * `42%` and 42 as 0.42; what is no per cent of a whole is none. A workbook keeps 42 % as 0.42: without its sign, up to 1 is a
 * share, since nobody sets out to cut less than 1 %.
 */
function shareOf(value: string | number | null): number | null {
  if (value === null || value === '') return null
  const text = String(value).normalize('NFKC').trim()
  const number = Number(text.replace(/[%\s]/g, ''))
  if (!Number.isFinite(number) || number <= 0 || number > 100) return null
  return number <= 1 && !text.includes('%') ? number : number / 100
}

/** What a row of the initiative's lists says of its company. */
export type SbtiStatus = 'targets-set' | 'committed' | 'removed'

/** Status by the words of the two lists; a target that is active was validated. Null for other words, and other lists. */
export function sbtiStatusOf(source: string, status: string | null): SbtiStatus | null {
  if (!isSbtiSource(source)) return null
  const words = status?.toLowerCase() ?? ''
  if (source === 'sbti-targets' && words === 'active') return 'targets-set'
  if (words.includes('removed')) return 'removed'
  if (words.includes('targets set')) return 'targets-set'
  return words.includes('committed') ? 'committed' : null
}
