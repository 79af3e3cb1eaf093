import { sql } from 'kysely'
import type { Company, CompanySummary } from '#contract/market/companies.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { industryToldOn, tse17Of } from '#server/catalogue/classifications.ts'
import { searchWords, tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { countsOn, standsOn } from '#server/db/withdrawn.ts'

const summaryColumns = [
  'id',
  'security_code',
  'name_ja',
  'name_en',
  'name_kana',
  'isin',
  'corporate_number',
  'market_code',
  'tse33_code',
  'edinet_industry',
  'is_listed',
  'figures',
] as const

interface Search {
  readonly q: string
  readonly page: number
  readonly perPage: number
}

/** Companies that match any word, best first: a whole variant, then its beginning, then anywhere; larger capital before smaller. */
export async function listCompanies(db: Db, { q, page, perPage }: Search) {
  const words = searchWords(q)
  const rank = rankOf(words)
  const rows = await db
    .selectFrom('company')
    .select(summaryColumns)
    .select(sql<string>`count(*) over ()`.as('total'))
    .where(sql<boolean>`${rank} < 9`)
    .orderBy(rank)
    .orderBy(sql`capital_million_jpy desc nulls last`)
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()

  const { market } = await db
    .selectFrom('company')
    .select(({ fn }) => fn.countAll<string>().as('market'))
    .executeTakeFirstOrThrow()
  const total = rows[0]?.total ?? (page > 1 ? await countMatches(db, words) : 0)
  return { total: Number(total), market: Number(market), companies: rows.map(toSummary) }
}

async function countMatches(db: Db, words: readonly string[]): Promise<string> {
  const { total } = await db
    .selectFrom('company')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(sql<boolean>`${rankOf(words)} < 9`)
    .executeTakeFirstOrThrow()
  return total
}

/** 0 a whole variant, 1 the beginning of one, 2 inside one, 9 no match. Without words everything ranks alike. */
function rankOf(words: readonly string[]) {
  if (words.length === 0) return sql<number>`0::int`
  const ranks = words.map(
    (word) => sql`case
      when position(${`\n${word}\n`} in search_text || chr(10)) > 0 then 0
      when position(${`\n${word}`} in search_text) > 0 then 1
      when position(${word} in search_text) > 0 then 2
      else 9 end`,
  )
  return sql<number>`least(${sql.join(ranks)})`
}

export async function listNames(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'security_code', 'name_ja', 'name_en'])
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ticker: tickerOf(row.security_code),
    nameJa: row.name_ja,
    nameEn: row.name_en,
  }))
}

export async function hasCompany(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** With what was known of it on the day. */
export async function findCompany(db: Db, id: number, day: string): Promise<Company | undefined> {
  const row = await db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined

  const years = await db
    .selectFrom('observation')
    .select('fiscal_year')
    .distinct()
    .where('company_id', '=', id)
    .where('known_from', '<=', day)
    .where(standsOn(day))
    .orderBy('fiscal_year')
    .execute()
  const newest = await db
    .selectFrom('document')
    .select(({ fn }) => fn.max('filed_on').as('filed_on'))
    .select(({ fn }) => fn.min('next_update_on').filterWhere('next_update_on', '>=', day).as('next'))
    .where('company_id', '=', id)
    .where('filed_on', '<=', day)
    .where(countsOn(day))
    .executeTakeFirst()
  const price = await db
    .selectFrom('price')
    .select(['market_cap_million_jpy as millionJpy', 'traded_on as day'])
    .where('company_id', '=', id)
    .where('market_cap_million_jpy', 'is not', null)
    .where('traded_on', '<=', day)
    .where('known_from', '<=', day)
    .orderBy('traded_on', 'desc')
    .orderBy('known_from', 'desc')
    .orderBy('import_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    ...toSummary(row),
    edinetCode: row.edinet_code,
    securityCode: row.security_code,
    lei: row.lei,
    address: row.address,
    tse17Code: row.tse17_code ?? tse17Of(row.tse33_code),
    tse33Origin: row.tse33_origin,
    tse33ToldOn: industryToldOn(row),
    gicsCode: row.gics_code,
    sizeSegment: row.size_segment,
    capitalMillionJpy: row.capital_million_jpy,
    fiscalYearEnd: row.fiscal_year_end,
    industryGap: industryGapOf(row),
    identifierSources: await listIdentifierSources(db, row),
    hasConsolidated: row.has_consolidated,
    years: years.map(({ fiscal_year }) => fiscal_year),
    newestDocument: newest?.filed_on ?? null,
    updatedOn: tokyoDay(row.updated_at),
    nextUpdateOn: newest?.next ?? null,
    marketCap: price?.millionJpy == null ? null : { millionJpy: price.millionJpy, day: price.day },
  }
}

interface ClassifiedRow {
  readonly tse33_code: string | null
  readonly gics_code: string | null
  readonly edinet_industry: string | null
  readonly is_listed: boolean
  readonly lists: Readonly<Record<string, string>>
}

/** Why a company has no industry; a list that it never stood on could not tell one. */
function industryGapOf(row: ClassifiedRow): Company['industryGap'] {
  if (row.tse33_code !== null || row.gics_code !== null || row.edinet_industry !== null) return null
  return !row.is_listed && Object.keys(row.lists).length === 0 ? 'delisted-before-lists' : 'not-told'
}

/** Which files the company's present ISIN and LEI were learnt from. */
async function listIdentifierSources(
  db: Db,
  { id, isin, lei }: { readonly id: number; readonly isin: string | null; readonly lei: string | null },
): Promise<Company['identifierSources']> {
  const rows = await db
    .selectFrom('company_alias')
    .innerJoin('import', 'import.id', 'company_alias.import_id')
    .select(['kind', 'value', 'file_name as fileName', 'line', 'learnt_on as learntOn'])
    .where('company_id', '=', id)
    .orderBy('kind')
    .execute()
  return rows
    .filter(({ kind, value }) => (kind === 'isin' && value === isin) || (kind === 'lei' && value === lei))
    .map(({ kind, value: _, ...source }) => ({ kind: kind === 'isin' ? 'isin' : 'lei', ...source }))
}

interface SummaryRow {
  id: number
  security_code: string | null
  name_ja: string
  name_en: string | null
  name_kana: string | null
  isin: string | null
  corporate_number: string | null
  market_code: string | null
  tse33_code: string | null
  edinet_industry: string | null
  is_listed: boolean
  figures: number
}

function toSummary(row: SummaryRow): CompanySummary {
  return {
    id: row.id,
    ticker: tickerOf(row.security_code),
    nameJa: row.name_ja,
    nameEn: row.name_en,
    nameKana: row.name_kana,
    isin: row.isin,
    corporateNumber: row.corporate_number,
    marketCode: row.market_code,
    tse33Code: row.tse33_code,
    edinetIndustry: row.edinet_industry,
    isListed: row.is_listed,
    figures: row.figures,
  }
}
