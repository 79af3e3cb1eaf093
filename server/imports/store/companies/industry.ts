import { tse33OfEdinet } from '#server/catalogue/classifications.ts'
import type { CompanyListRecord } from '../../records.ts'
import type { Columns } from './columns.ts'
import type { CompanyRow } from './listing.ts'

/**
 * Decide whose word on the industry stands: the exchange's, or that of the operator's own table, before what follows from EDINET's own
 * industry, whichever list is the newer. A list that tells none takes away no industry that follows from EDINET's.
 *
 * @param columns what the row says; changed
 * @returns since when each column of the company is told, without what stands back
 */
export function settleIndustry(
  columns: Columns,
  company: CompanyRow | undefined,
  list: CompanyListRecord | undefined,
): Readonly<Record<string, string>> {
  const days = company?.told ?? {}
  if (!('tse33_code' in columns)) return days
  if (columns.tse33_origin === 'table' && list) columns.tse33_origin = 'exchange'
  const isDerived = columns.tse33_origin === 'code-list'
  const origin = company?.tse33_code == null ? null : company.tse33_origin
  if (isDerived && origin !== null && origin !== 'code-list') {
    delete columns.tse33_code
    delete columns.tse33_origin
  }
  if (columns.tse33_code === null) {
    const code = tse33OfEdinet(company?.edinet_industry)
    Object.assign(columns, { tse33_code: code, tse33_origin: code && 'code-list' })
  }
  if (isDerived || origin !== 'code-list') return days
  const { tse33_code: _, tse33_origin: __, ...rest } = days
  return rest
}
