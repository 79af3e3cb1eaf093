import { type Selectable, sql } from 'kysely'
import { type CompanyFact, type FactName, type FactSource, factNames } from '#contract/company-facts/company-facts.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type CompanyRow = Selectable<Schema['company']>

interface FactEntry {
  readonly name: string
  readonly told_on: string | null
  readonly value: string | null
  readonly source: FactSource | null
  /** Order of arrival. */
  readonly number: number
}

/** What lists have told of a company, in the order of arrival, with ISIN and LEI as they were learnt. */
export async function listFactEntries(db: Db, companyId: number): Promise<FactEntry[]> {
  const { rows } = await sql<FactEntry>`
    select name, told_on, value, number::int, case when import.id is null then null else
             jsonb_build_object('fileName', file_name, 'source', source, 'line', line) end as source
    from (
      select name, told_on, value, import_id, line, number from company_fact where company_id = ${companyId}
      union all
      select kind, learnt_on, value, import_id, line, 0 from company_alias
      where company_id = ${companyId} and kind in ('isin', 'lei')
    ) told left join import on import.id = import_id
    order by name, number`.execute(db)
  return rows
}

const textOf = (value: unknown) => (value === null || value === undefined ? null : String(value))

interface Standing {
  readonly value: string | null
  readonly since: string | null
  readonly told: string | null
  readonly source: FactSource | null
  readonly former: CompanyFact['former']
}

/** A fact as of a day: later lists are left out. A value without history is shown as it is now, without a day. */
export function standingOf(row: CompanyRow, entries: readonly FactEntry[], name: string, asOf: string): Standing {
  const present = textOf(row[name as keyof CompanyRow])
  const ofName = entries.filter((one) => one.name === name)
  const pastEntries = ofName.filter(({ told_on }) => told_on === null || told_on <= asOf)
  const last = pastEntries.at(-1)
  const isPresent = last === ofName.at(-1)
  const newest = row.told[name] ?? null
  return {
    // ISIN and LEI have one line for each number that the company ever had; the row says which it has.
    value: isPresent ? present : (last?.value ?? null),
    since: last && (!isPresent || last.value === present) ? last.told_on : null,
    told: isPresent && newest !== null && newest <= asOf ? newest : (last?.told_on ?? null),
    source: last && (!isPresent || last.value === present) ? last.source : null,
    former: formerOf(pastEntries, isPresent ? present : (last?.value ?? null)),
  }
}

/** Values that another took the place of, each until the day it did; the latest first. */
function formerOf(pastEntries: readonly FactEntry[], standing: string | null): CompanyFact['former'] {
  return pastEntries
    .flatMap(({ value, told_on, source }, index) => {
      const next = pastEntries[index + 1]
      if (!next?.told_on || value === null || value === standing || value === next.value) return []
      return [{ value, since: told_on, until: next.told_on, source }]
    })
    .reverse()
}

export function factsOf(row: CompanyRow, entries: readonly FactEntry[], asOf: string): CompanyFact[] {
  return factNames.map((name: FactName) => ({ name, ...standingOf(row, entries, name, asOf) }))
}
