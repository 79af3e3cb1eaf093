import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { CompanyRecord } from '../../records.ts'
import type { CompanyRow } from './listing.ts'

/** Columns whose former values are worth keeping: what a reader of the company's page would miss. */
export const keptColumns = [
  'name_ja',
  'name_en',
  'name_kana',
  'address',
  'edinet_code',
  'security_code',
  'corporate_number',
  'market_code',
  'size_segment',
  'tse33_code',
  'tse33_origin',
  'tse17_code',
  'gics_code',
  'edinet_industry',
  'country',
  'capital_million_jpy',
  'fiscal_year_end',
  'has_consolidated',
  'is_listed',
] as const
export type KeptColumn = (typeof keptColumns)[number]

interface News {
  readonly company_id: number
  readonly name: KeptColumn
  readonly told_on: string
  readonly line: number | null
  readonly value: string | null
  /** What stood there before, and since when; kept first where nothing has been yet. */
  readonly old_value: string | null
  readonly old_told_on: string | null
}

type CompanyValues = Partial<CompanyRow> & Pick<CompanyRow, 'id' | 'told'>

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

/** What an import tells of companies that was not known so: collected while it runs, and added at its end. */
export class CompanyNews {
  readonly #rows: News[] = []
  readonly #listings: (Pick<News, 'company_id' | 'line' | 'value'> & { readonly told_on: string | null })[] = []

  /** The row as it is before the changes; without any values for a company that is new. */
  add(
    before: CompanyValues,
    changes: object,
    { day, line }: { readonly day: string; readonly line: number | null },
  ): void {
    for (const name of keptColumns) {
      const value = textOf(changes[name as keyof typeof changes])
      const old = textOf(before[name])
      if (!(name in changes) || value === old) continue
      this.#rows.push({
        company_id: before.id,
        name,
        told_on: day,
        line,
        value,
        old_value: old,
        old_told_on: before.told[name] ?? null,
      })
    }
  }

  /** Days on which a company came to the market and left it; without the first it was listed before as long as anybody knows. */
  listed(companyId: number, { line, listedOn, delistedOn }: CompanyRecord): void {
    const add = (told_on: string | null, value: 'true' | 'false') =>
      this.#listings.push({ company_id: companyId, line, told_on, value })
    if (listedOn) {
      add(null, 'false')
      add(listedOn, 'true')
    }
    if (!delistedOn) return
    if (!listedOn) add(null, 'true')
    add(delistedOn, 'false')
  }

  async save(db: Db, importId: number): Promise<void> {
    await sql`
      insert into company_fact (company_id, name, told_on, import_id, line, value)
      select company_id, 'is_listed', told_on, ${importId}, line, value
      from json_to_recordset(${JSON.stringify(this.#listings)}::json) as days (company_id integer, told_on date, line integer, value text)
      where not exists (
        select from company_fact kept where kept.company_id = days.company_id and kept.name = 'is_listed'
          and kept.told_on is not distinct from days.told_on and kept.value = days.value)`.execute(db)
    for (let start = 0; start < this.#rows.length; start += 5000) {
      const rows = sql`json_to_recordset(${JSON.stringify(this.#rows.slice(start, start + 5000))}::json) as news (
        company_id integer, name text, told_on date, line integer, value text, old_value text, old_told_on date)`
      await sql`
        insert into company_fact (company_id, name, told_on, value)
        select company_id, name, old_told_on, old_value from ${rows}
        where old_value is not null
          and not exists (select from company_fact kept where kept.company_id = news.company_id and kept.name = news.name)`.execute(
        db,
      )
      await sql`
        insert into company_fact (company_id, name, told_on, import_id, line, value)
        select company_id, name, told_on, ${importId}, line, value from ${rows}`.execute(db)
    }
  }
}
