import { readIsin, readLei, readSecurityCode } from '../cells.ts'
import { readCsv } from '../csv.ts'
import type { CompanyRecord, Parsed, Rejection } from '../records.ts'
import { RowReader } from '../row-reader.ts'
import { decodeText } from '../text.ts'

export const columns = ['code', 'isin', 'lei']

/** Our own template: a securities code with the ISIN, the LEI or both, which no public list gives for the whole market. */
export function parseCompanyIdentifiers(bytes: Uint8Array): Parsed {
  const table = readCsv(decodeText(bytes), columns)
  const companies: CompanyRecord[] = []
  const rejected: Rejection[] = [...table.rejected]
  const seen = new Set<string>()
  for (const row of table.rows) {
    const reader = new RowReader(row)
    const securityCode = reader.required('code', readSecurityCode)
    const isin = reader.read('isin', readIsin)
    const lei = reader.read('lei', readLei)
    if (isin === null && lei === null) reader.reject('isin', 'required')
    if (seen.has(securityCode)) reader.reject('code', 'duplicate')
    seen.add(securityCode)
    if (reader.rejection) rejected.push(reader.rejection)
    else companies.push({ line: row.line, securityCode, ...(isin && { isin }), ...(lei && { lei }) })
  }
  return { read: table.rows.length + table.rejected.length, rejected, companies }
}
