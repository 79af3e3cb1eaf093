import { sql } from 'kysely'
import { maxNamesakes, type SharedDirectors } from '#contract/governance/governance.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { countsOn } from '#server/db/withdrawn.ts'

interface Found {
  readonly member: string
  readonly name: string
  readonly title: string | null
  /** Both filings have a date of birth, and the same one. */
  readonly is_person: boolean
  readonly company_id: number
  readonly security_code: string | null
  readonly name_ja: string
  readonly name_en: string | null
  readonly other_title: string | null
  readonly filed_on: string
}

/**
 * Who of a company's board sits on the boards of other listed companies on a day. A name with the same date of birth is a person; a
 * name alone, where either filing has no date of birth, may be a namesake. The last board of a company that left the market is
 * nobody's present seat; on past days it counts while its filing was fresh.
 */
export async function sharedDirectorsOf(
  db: Db,
  { companyId, asOf }: { readonly companyId: number; readonly asOf: string },
): Promise<SharedDirectors> {
  const { rows } = await sql<Found>`
    with own as materialized (
      select member, name, title, birth_date from officer
      where list = 'board' and document_id = ${newestBoard(sql`${companyId}`, asOf)}
    ),
    -- Each way with an index of its own: the same person; a filing of the other without a date of birth; one of ours without.
    alike as (
      select own.member, other.document_id from own
      join officer other on other.list = 'board' and other.name = own.name and other.birth_date = own.birth_date
      union all
      select own.member, other.document_id from own
      join officer other on other.list = 'board' and other.name = own.name and other.birth_date is null
      where own.birth_date is not null
      union all
      select own.member, other.document_id from own
      join officer other on other.list = 'board' and other.name = own.name
      where own.birth_date is null
    ),
    met as (
      select distinct alike.member, document.company_id from alike
      join document on document.id = alike.document_id
      where document.filed_on <= ${asOf}::date and ${countsOn(asOf)} and document.company_id <> ${companyId}
    ),
    newest as materialized (
      select company_id, ${newestBoard(sql`companies.company_id`, asOf)} as id from (select distinct company_id from met) companies
    )
    select own.member, own.name, own.title, own.birth_date is not null and own.birth_date = other.birth_date as is_person,
           company.id as company_id, company.security_code, company.name_ja, company.name_en,
           other.title as other_title, document.filed_on::text as filed_on
    from met
    join own on own.member = met.member
    join newest on newest.company_id = met.company_id
    join officer other on other.document_id = newest.id and other.list = 'board' and other.name = own.name
      and (other.birth_date = own.birth_date or other.birth_date is null or own.birth_date is null)
    join document on document.id = newest.id
    join company on company.id = met.company_id
    where company.is_listed or document.filed_on > ${asOf}::date - interval '18 months'
    order by own.member, company.id`.execute(db)
  const byMember = [...Map.groupBy(rows, ({ member }) => member)]
  return {
    people: byMember.flatMap(([member, all]) => {
      const shared = all.filter(({ is_person }) => is_person)
      const [first] = shared
      if (!first) return []
      return {
        member,
        name: first.name,
        title: first.title,
        companies: shared.map((row) => ({ ...nameOf(row), title: row.other_title, filedOn: row.filed_on })),
      }
    }),
    namesakes: byMember.flatMap(([member, all]) => {
      const alike = all.filter(({ is_person }) => !is_person)
      const [first] = alike
      if (!first) return []
      const companies = alike.slice(0, maxNamesakes).map(nameOf)
      return { member, name: first.name, companies, more: alike.length - companies.length }
    }),
  }
}

/** Number of the newest filing of a company that lists a board on the day. */
const newestBoard = (company: ReturnType<typeof sql>, asOf: string) => sql`(
  select newest.id from document newest
  where newest.company_id = ${company} and newest.filed_on <= ${asOf}::date and ${countsOn(asOf)}
    and exists (select 1 from officer where officer.document_id = newest.id and officer.list = 'board')
  order by newest.filed_on desc, newest.id desc limit 1)`

const nameOf = ({ company_id, security_code, name_ja, name_en }: Found) => ({
  id: company_id,
  ticker: tickerOf(security_code),
  nameJa: name_ja,
  nameEn: name_en,
})
