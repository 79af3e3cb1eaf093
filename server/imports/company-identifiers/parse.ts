import { readIsin, readLei, readSecurityCode } from '../cells.ts'
import { readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { separate } from '../outcome.ts'
import type { Parsed } from '../records.ts'
import { RowReader, uniqueCompanies } from '../row-reader.ts'

export const columns = ['code', 'isin', 'lei']

/** Our own template: a securities code with the ISIN, the LEI or both, which no public list gives for the whole market. */
export function parseCompanyIdentifiers(bytes: Uint8Array): Parsed {
  const table = readCsv(decodeText(bytes), columns)
  const outcomes = table.rows.map((row) => {
    const reader = new RowReader(row)
    const securityCode = reader.required('code', readSecurityCode)
    const isin = reader.read('isin', readIsin)
    const lei = reader.read('lei', readLei)
    if (isin === null && lei === null) reader.reject('isin', 'required')
    const company = { line: row.line, securityCode, ...(isin && { isin }), ...(lei && { lei }) }
    return reader.outcome(company)
  })
  const { records: companies, rejected } = separate([
    ...table.rejected,
    ...uniqueCompanies(outcomes, { securityCode: 'code' }),
  ])
  return { read: table.rows.length + table.rejected.length, rejected, companies }
}
