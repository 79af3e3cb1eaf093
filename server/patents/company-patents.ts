import { sql } from 'kysely'
import type { Partner } from '#contract/patents/patents.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { joinCodes, subclassesOf } from '#methodology/patents/ipc.ts'
import { type PatentStage, stageOf } from '#methodology/patents/stage.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { greenPartsOf } from '#server/catalogue/patents.ts'
import type { Db } from '#server/db/database.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'

/** One application of a company that is public, without its abstract. */
export interface PatentRow {
  readonly number: string
  readonly documentNumber: string | null
  readonly registeredNumber: string | null
  readonly title: string
  readonly filedOn: string | null
  readonly publishedOn: string
  readonly codes: readonly string[]
  readonly subclasses: readonly string[]
  /** Parts of the green inventory. */
  readonly green: readonly string[]
  readonly partners: readonly Partner[]
  /** Those of the import, which hold from its day on. */
  readonly stage: PatentStage
  readonly stageText: string | null
  readonly url: string | null
  readonly importId: number
  readonly importedOn: string
}

/** Companies whose patents stay in memory. */
const maxCompanies = 64

/** Patents of companies, read once for each state of the market: a page, its filters and the summary all look at the same rows. */
export class CompanyPatents {
  readonly #db: Db
  readonly #cache = new BoundedCache<Promise<readonly PatentRow[]>>({ name: 'company-patents', max: maxCompanies })

  constructor(db: Db) {
    this.#db = db
  }

  of({ marketId, revision }: Pick<LoadedPanel, 'marketId' | 'revision'>, companyId: number) {
    return this.#cache.get(`${marketId} ${revision} ${companyId}`, () => readPatents(this.#db, companyId))
  }
}

/** Newest filing first; what has no day of publication is not public, and left out. */
async function readPatents(db: Db, companyId: number): Promise<readonly PatentRow[]> {
  const [rows, partners] = await Promise.all([listRows(db, companyId), listPartners(db, companyId)])
  return rows.map(({ stage, fi, imported_at, ...row }) => ({
    ...row,
    publishedOn: row.publishedOn!,
    codes: joinCodes(fi),
    subclasses: subclassesOf(fi),
    green: [...new Set(fi.flatMap((code) => greenPartsOf()(code)))],
    partners: partners.get(row.number) ?? [],
    stage: stageOf(stage),
    stageText: stage,
    importedOn: tokyoDay(imported_at),
  }))
}

const listRows = (db: Db, companyId: number) =>
  db
    .selectFrom('patent')
    .innerJoin('import', 'import.id', 'patent.import_id')
    .select([
      'application_number as number',
      'document_number as documentNumber',
      'registered_number as registeredNumber',
      'title',
      'filed_on as filedOn',
      'published_on as publishedOn',
      'fi',
      'stage',
      'url',
      'import_id as importId',
      'imported_at',
    ])
    .where('application_number', 'in', (of) =>
      of.selectFrom('patent_applicant').select('application_number').where('company_id', '=', companyId),
    )
    .where('published_on', 'is not', null)
    .orderBy('filed_on', (order) => order.desc().nullsLast())
    .orderBy('application_number', 'desc')
    .execute()

/** Who applied beside the company, by application; several names of one company are one partner. */
async function listPartners(db: Db, companyId: number): Promise<Map<string, Partner[]>> {
  const { rows } = await sql<{
    number: string
    name: string
    id: number | null
    nameJa: string
    nameEn: string | null
  }>`
    select other.application_number as number, other.name, company.id, name_ja as "nameJa", name_en as "nameEn"
    from patent_applicant own
    join patent_applicant other using (application_number)
    left join company on company.id = other.company_id
    where own.company_id = ${companyId} and other.company_id is distinct from own.company_id
    order by other.name`.execute(db)
  const partners = new Map<string, Map<string, Partner>>()
  for (const { number, name, id, nameJa, nameEn } of rows) {
    const key = id === null ? name : `company-${id}`
    const list = partners.get(number) ?? new Map<string, Partner>()
    partners.set(number, list)
    list.set(key, { key, name, company: id === null ? null : { id, nameJa, nameEn } })
  }
  return new Map([...partners].map(([number, list]) => [number, [...list.values()]]))
}
