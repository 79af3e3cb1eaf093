import { sql } from 'kysely'
import type { CompanyFacts } from '#contract/company-facts/company-facts.ts'
import type { Db } from '#server/db/database.ts'
import { countsOn, standsOn } from '#server/db/withdrawn.ts'
import { demoDay } from '#server/demo/companies.ts'
import { documentLink } from '#server/market/document-fields.ts'
import { type CompanyRow, factsOf, listFactEntries } from './facts.ts'
import { industriesOf } from './industries.ts'

/** Figures that say how large a company is, in the order of the page. */
const sizeCodes = ['F-PL-001', 'F-BS-001', 'S-LR-001', 'S-LR-002', 'F-HR-001']
/** Years of segments shown. */
const segmentYears = 5

/** Everything known of a company on a day; undefined where there is none. */
export async function findCompanyFacts(db: Db, companyId: number, asOf: string): Promise<CompanyFacts | undefined> {
  const row = await db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirst()
  if (!row) return undefined
  const [told, sizes, marketCap, indices, segments, { kind }] = await Promise.all([
    listFactEntries(db, companyId),
    listSizes(db, companyId, asOf),
    findMarketCap(db, companyId, asOf),
    listIndices(db, companyId, asOf),
    listSegments(db, companyId, asOf),
    db.selectFrom('market').select('kind').executeTakeFirstOrThrow(),
  ])
  const isInvented = kind === 'demo'
  // Nothing in the invented market became known after the day on which it stands still.
  const dated = <F extends { readonly told: string | null }>(fact: F): F =>
    isInvented && fact.told === null && asOf >= demoDay ? { ...fact, told: demoDay } : fact
  return {
    facts: factsOf(row, told, asOf).map(dated),
    industries: industriesOf(row, told, asOf).map(dated),
    sizes,
    marketCap,
    indices,
    segments,
    links: isInvented ? [] : await listLinks(db, row, asOf),
    isInvented,
  }
}

async function listSizes(db: Db, companyId: number, asOf: string): Promise<CompanyFacts['sizes']> {
  const { rows } = await sql<CompanyFacts['sizes'][number]>`
    select indicator, "fiscalYear", boundary, value, "periodEnd", "knownFrom", "documentId", "isUnderReview"
    from (
      select distinct on (code, boundary) code as indicator, fiscal_year as "fiscalYear", boundary, value,
             period_end as "periodEnd", known_from as "knownFrom", document_id as "documentId", review.id is not null as "isUnderReview"
      from observation join indicator on indicator.id = indicator_id
        left join (select * from review where company_id = ${companyId} and doubted @> ${asOf}::date) review
          using (company_id, indicator_id, fiscal_year, boundary, part, known_from, import_id)
      where company_id = ${companyId} and code = any (${sizeCodes}) and boundary in ('consolidated', 'parent')
        and part = '' and known_from <= ${asOf} and ${standsOn(asOf)}
        and value is not null
      order by code, boundary, fiscal_year desc, known_from desc, import_id desc
    ) latest`.execute(db)
  return rows.sort((a, b) => sizeCodes.indexOf(a.indicator) - sizeCodes.indexOf(b.indicator))
}

async function findMarketCap(db: Db, companyId: number, asOf: string): Promise<CompanyFacts['marketCap']> {
  const { rows } = await sql<NonNullable<CompanyFacts['marketCap']>>`
    select market_cap_million_jpy as "millionJpy", traded_on as day,
           jsonb_build_object('fileName', file_name, 'source', source, 'line', line) as source
    from price join import on import.id = import_id
    where company_id = ${companyId} and market_cap_million_jpy is not null and traded_on <= ${asOf} and known_from <= ${asOf}
    order by traded_on desc, known_from desc, import_id desc limit 1`.execute(db)
  return rows[0] ?? null
}

async function listIndices(db: Db, companyId: number, asOf: string): Promise<CompanyFacts['indices']> {
  const { rows } = await sql<CompanyFacts['indices'][number]>`
    select distinct on (term) substr(term, 7) as name, value = 1 as "isMember", valid_from as since,
           company_term.source as publisher,
           jsonb_build_object('fileName', file_name, 'source', import.source, 'line', line) as source
    from company_term join import on import.id = import_id
    where company_id = ${companyId} and starts_with(term, 'index.') and valid_from <= ${asOf} and known_from <= ${asOf}
    order by term, valid_from desc, known_from desc, import_id desc`.execute(db)
  return rows
}

async function listSegments(db: Db, companyId: number, asOf: string): Promise<CompanyFacts['segments']> {
  const rows = await db
    .selectFrom('document')
    .innerJoin('company_segment', 'document_id', 'document.id')
    .selectAll('company_segment')
    .select(['title', 'filed_on', 'fiscal_year'])
    .where('company_id', '=', companyId)
    .where('filed_on', '<=', asOf)
    .where(countsOn(asOf))
    .where('fiscal_year', 'is not', null)
    .orderBy('fiscal_year', 'desc')
    .orderBy('filed_on', 'desc')
    .orderBy('document_id', 'desc')
    .orderBy('position')
    .execute()
  // Of a report and its corrections the latest that has segments.
  const byYear = Map.groupBy(rows, (row) => row.fiscal_year!)
  return [...byYear].slice(0, segmentYears).map(([fiscalYear, all]) => {
    const { document_id: documentId, title, filed_on: filedOn } = all[0]!
    const own = all.filter((row) => row.document_id === documentId)
    return {
      documentId,
      title,
      filedOn,
      fiscalYear,
      rows: own.map(({ position, member, kind, name_ja: nameJa, name_en: nameEn, sales, profit, employees }) => ({
        position,
        member,
        kind,
        nameJa,
        nameEn,
        sales,
        profit,
        employees,
      })),
    }
  })
}

/** Pages of public registers that an address with the company's own number leads to. */
async function listLinks(db: Db, row: CompanyRow, asOf: string): Promise<CompanyFacts['links']> {
  const newest = await db
    .selectFrom('document')
    .select(['url', 'number', 'publisher'])
    .where('company_id', '=', row.id)
    .where('filed_on', '<=', asOf)
    .where(countsOn(asOf))
    .where('publisher', '=', 'EDINET')
    .where('number', 'is not', null)
    .orderBy('filed_on', 'desc')
    .limit(1)
    .executeTakeFirst()
  const edinet = newest ? documentLink(newest) : null
  const number = row.corporate_number
  const register = 'https://www.houjin-bangou.nta.go.jp/henkorireki-johoto.html?selHouzinNo='
  return [
    ...(edinet ? [{ register: 'edinet' as const, url: edinet }] : []),
    ...(number ? [{ register: 'corporate-number' as const, url: `${register}${encodeURIComponent(number)}` }] : []),
    ...(row.lei
      ? [{ register: 'lei' as const, url: `https://search.gleif.org/#/record/${encodeURIComponent(row.lei)}` }]
      : []),
  ]
}
