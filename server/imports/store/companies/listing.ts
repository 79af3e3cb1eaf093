import type { Selectable } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import type { CompanyListRecord } from '../../records.ts'

export type CompanyRow = Selectable<Schema['company']>

type ListKind = CompanyListRecord['kind']

/** Segments of the exchange whose companies all file with EDINET; those of the market for professionals need not. */
const filingSegments = new Set(['PRM', 'STD', 'GRT'])

/** Of which companies a complete list tells, by naming them or not, whether they are listed. */
const speaksOf: Readonly<Record<ListKind, (company: ListedCompany) => boolean>> = {
  'edinet-code-list': ({ edinet_code, market_code }) => Boolean(edinet_code) || filingSegments.has(market_code ?? ''),
  // A company that is listed elsewhere in Japan alone was never on the exchange's list.
  'jpx-listed-issues': ({ lists }) => lists?.['jpx-listed-issues'] !== undefined,
}

type ListedCompany = Partial<Pick<CompanyRow, 'edinet_code' | 'market_code' | 'lists'>>

/** Days of the newest complete list of each kind. */
export function newestLists(rows: readonly CompanyRow[]): ReadonlyMap<ListKind, string> {
  const newest = new Map<ListKind, string>()
  for (const { lists } of rows)
    for (const [kind, day] of Object.entries(lists) as [ListKind, string][])
      if (day > (newest.get(kind) ?? '')) newest.set(kind, day)
  return newest
}

/** Whether a complete list newer than `day` should have named a company, and did not. */
export function hasLeftSince(day: string, company: ListedCompany, newest: ReadonlyMap<ListKind, string>): boolean {
  return [...newest].some(
    ([kind, newestDay]) => newestDay > day && speaksOf[kind](company) && (company.lists?.[kind] ?? '') < newestDay,
  )
}

/** Listed companies that a complete list of `day` should name and does not. */
export function absentFrom(
  { kind, codes }: Pick<CompanyListRecord, 'kind' | 'codes'>,
  day: string,
  rows: readonly CompanyRow[],
): { readonly absent: readonly CompanyRow[]; readonly listed: number } {
  const isNamed = ({ edinet_code, security_code }: CompanyRow) =>
    (edinet_code !== null && codes.has(edinet_code)) || (security_code !== null && codes.has(security_code))
  const listed = rows.filter((row) => row.is_listed && speaksOf[kind](row))
  // Told on the same day or later by another list: that one may have named it.
  const absent = listed.filter((row) => !isNamed(row) && (row.told.is_listed ?? '') < day)
  return { absent, listed: listed.length }
}

/** More of the market than leaves it between two lists that anybody would compare: then the list itself is in doubt. */
export const maxToLeave = 1 / 5
