import type { Db } from '#server/db/database.ts'
import type { CompanyRecord } from '../../records.ts'
import { columnsOf, searchTextOfRow } from './columns.ts'

/**
 * Companies that the rows of a table tell of and no list has: mostly those that left the market before the lists held here. They
 * are not listed, and whatever a list says of them later stands in the place of what the table said. Answers how many are new.
 */
export async function addMadeCompanies(db: Db, records: readonly CompanyRecord[], now: Date): Promise<number> {
  const companyRows = await db.selectFrom('company').select(['edinet_code', 'security_code']).execute()
  const filers = new Set(companyRows.map(({ edinet_code }) => edinet_code))
  const codes = new Set(companyRows.map(({ security_code }) => security_code))
  const fresh = records.filter(({ edinetCode }) => !filers.has(edinetCode ?? null))
  const users = Map.groupBy(fresh, ({ securityCode }) => securityCode ?? null)
  const rows = fresh.map((record) => {
    // A code that a list has given to another company, or that two filers have had, names neither of these.
    const code = record.securityCode ?? null
    const isOwn = code?.endsWith('0') && !codes.has(code) && users.get(code)!.length === 1
    const row = { ...columnsOf(record), name_ja: record.nameJa!, security_code: isOwn ? code : null, is_listed: false }
    return { ...row, search_text: searchTextOfRow(row), updated_at: now }
  })
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto('company')
      .values(rows.slice(start, start + 500))
      .execute()
  }
  return rows.length
}
