import { sql } from 'kysely'
import type { Transaction } from '#server/db/transaction.ts'
import { commitmentsOf } from './around/commitments.ts'
import { copyText } from './around/copy-text.ts'
import { patentsOf } from './around/patents.ts'
import { boardOf, targetsOf } from './around/people.ts'
import { pricesOf, type YearEnds } from './around/prices.ts'
import { termsOf } from './around/terms.ts'
import { demoScores } from './around/vendor-scores.ts'
import { type DemoCompany, demoYears } from './companies.ts'
import { documentIdOf, type Ids } from './figures/figures.ts'
import { newsOf } from './news/news.ts'

export interface Surroundings {
  readonly seed: number
  readonly ids: Ids
  readonly onShare: (share: number) => void
}

/** Everything of the demo market besides companies, documents and figures; what has a figure agrees with it. */
export async function saveSurroundings(
  tx: Transaction,
  companies: readonly DemoCompany[],
  at: Surroundings,
): Promise<void> {
  const steps = [saveScores, savePrices, savePeople, saveNews, savePatents, saveTerms]
  for (const [index, step] of steps.entries()) {
    await step(tx, companies, at)
    at.onShare((index + 1) / steps.length)
  }
}

type Step = (tx: Transaction, companies: readonly DemoCompany[], at: Surroundings) => Promise<void>

const saveScores: Step = (tx, companies, { seed, ids }) =>
  copyText(
    tx,
    'vendor_score',
    ['company_id', 'vendor', 'item', 'rated_on', 'known_from', 'import_id', 'value', 'number', 'is_simulated'],
    (function* () {
      for (const { company, vendor, item, ratedOn, value, number } of demoScores(companies, seed))
        yield [ids.firstCompanyId + company.index, vendor, item, ratedOn, ratedOn, ids.importId, value, number, true]
    })(),
  )

const savePrices: Step = async (tx, companies, { seed, ids }) => {
  const ends = await yearEnds(tx, companies, ids)
  await copyText(
    tx,
    'price',
    ['company_id', 'traded_on', 'known_from', 'import_id', 'close_jpy', 'market_cap_million_jpy', 'volume'],
    (function* () {
      for (const company of companies) {
        const id = ids.firstCompanyId + company.index
        for (const { tradedOn, closeJpy, capMillionJpy, volume } of pricesOf(company, ends[company.index]!, seed))
          yield [id, tradedOn, tradedOn, ids.importId, closeJpy, capMillionJpy, volume]
      }
    })(),
  )
}

/** Prices, capitalization and volume that the annual reports state, by company and year. */
async function yearEnds({ db }: Transaction, companies: readonly DemoCompany[], ids: Ids): Promise<YearEnds[]> {
  const blank = () => new Float64Array(demoYears.length).fill(Number.NaN)
  const ends = companies.map(() => ({ close: blank(), cap: blank(), volume: blank() }))
  const fields = { 'F-MK-001': 'close', 'F-MK-002': 'cap', 'F-MK-007': 'volume' } as const
  const rows = await latestFigures(db, companies, ids, Object.keys(fields))
  for (const { company, code, year, value } of rows) {
    const current = ends[company]![fields[code as keyof typeof fields]]
    current[year] = value
  }
  return ends
}

interface Figure {
  /** Position of the company. */
  readonly company: number
  readonly code: string
  /** Position in `demoYears`. */
  readonly year: number
  readonly value: number
}

/** Figures of some indicators by company, since the key begins with it: the last vintage stands at the end. */
async function latestFigures(
  db: Transaction['db'],
  companies: readonly DemoCompany[],
  ids: Ids,
  codes: readonly string[],
): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select company_id - ${ids.firstCompanyId} as company, code, fiscal_year - ${demoYears[0]!} as year, value
    from generate_series(${ids.firstCompanyId}::int, ${ids.firstCompanyId + companies.length - 1}::int) one (company)
    cross join (select id, code from indicator where code = any(${[...codes]})) wanted
    join lateral (
      select company_id, fiscal_year, value, known_from from observation
      where company_id = one.company and indicator_id = wanted.id and value is not null
    ) held on true
    order by company_id, fiscal_year, known_from`.execute(db)
  return rows
}

const boardCodes = ['G-BD-001', 'G-BD-003', 'S-DV-006']
const targetCodes = [
  'E-CC-031',
  'E-CC-026',
  'S-DV-026',
  'S-DV-002',
  'E-CC-034',
  'E-EN-004',
  'E-CC-035',
  'E-CC-036',
  'E-CC-037',
]

const savePeople: Step = async (tx, companies, at) => {
  const { seed, ids } = at
  const figures = await latestFigures(tx.db, companies, ids, [...boardCodes, ...targetCodes])
  const byYear = Map.groupBy(figures, ({ company, year }) => `${company} ${year}`)
  const valuesOf = (company: DemoCompany, year: number) =>
    new Map((byYear.get(`${company.index} ${year}`) ?? []).map(({ code, value }) => [code, value]))
  await copyText(
    tx,
    'officer',
    [
      'document_id',
      'member',
      'list',
      'position',
      'name',
      'title',
      'birth_date',
      'career',
      'term',
      'shares_held',
      'is_outside',
    ],
    (function* () {
      for (const company of companies) {
        for (const year of [company.lastYear - 1, company.lastYear]) {
          if (year < company.firstYear) continue
          const values = valuesOf(company, year)
          const board = {
            directors: values.get('G-BD-001') ?? 8,
            independent: values.get('G-BD-003') ?? 3,
            women: values.get('S-DV-006') ?? 1,
          }
          const documentId = documentIdOf(ids, company.index, year, true)
          for (const [position, officer] of boardOf(company, board, demoYears[year]!, seed).entries()) {
            const { name, title, birthDate, career, term, sharesHeld, isOutside } = officer
            yield [
              documentId,
              `Officer${position + 1}`,
              'board',
              position + 1,
              name,
              title,
              birthDate,
              career,
              term,
              sharesHeld,
              isOutside,
            ]
          }
        }
      }
    })(),
  )
  await copyText(
    tx,
    'target',
    ['document_id', 'row', 'name', 'target', 'performance', 'unit', 'target_period', 'locator'],
    (function* () {
      for (const company of companies) {
        const documentId = documentIdOf(ids, company.index, company.lastYear, false)
        for (const [index, target] of targetsOf(valuesOf(company, company.lastYear)).entries())
          yield [
            documentId,
            `Row${index + 1}`,
            target.name,
            target.target,
            target.performance,
            target.unit,
            target.period,
            '[]',
          ]
      }
    })(),
  )
  await saveCommitments(tx, companies, at, valuesOf)
}

/** Rows of the initiative's lists that agree with the companies' own answers. */
async function saveCommitments(
  tx: Transaction,
  companies: readonly DemoCompany[],
  { seed, ids }: Surroundings,
  valuesOf: (company: DemoCompany, year: number) => ReadonlyMap<string, number>,
): Promise<void> {
  await copyText(
    tx,
    'climate_commitment',
    ['source', 'row_key', 'import_id', 'company_id', 'name', 'isin', 'published_on', 'record'],
    (function* () {
      for (const company of companies) {
        const rows = commitmentsOf(company, valuesOf(company, company.lastYear), seed)
        for (const { source, rowKey, publishedOn, record } of rows)
          yield [
            source,
            rowKey,
            ids.importId,
            ids.firstCompanyId + company.index,
            company.nameEn,
            company.isin ?? null,
            publishedOn,
            JSON.stringify(record),
          ]
      }
    })(),
  )
}

const newsColumns = [
  'company_id',
  'source_key',
  'published_at',
  'publisher',
  'title_ja',
  'title_en',
  'body_ja',
  'body_en',
  'kind',
  'category',
  'sentiment',
  'severity',
  'story',
  'is_correction',
  'import_id',
]

const saveNews: Step = async (tx, companies, { seed, ids }) => {
  const rows = await latestFigures(tx.db, companies, ids, ['F-PL-001'])
  const sales = new Map(rows.map(({ company, year, value }) => [`${company} ${year}`, value]))
  await copyText(
    tx,
    'news',
    newsColumns,
    (function* () {
      for (const company of companies) {
        const ofYear = (year: number) => sales.get(`${company.index} ${year}`) ?? Number.NaN
        for (const n of newsOf(company, { companies, sales: ofYear, seed })) {
          const texts = [n.publisher, n.titleJa, n.titleEn, n.bodyJa, n.bodyEn]
          const judged = [n.category, n.sentiment, n.severity, n.story, n.isCorrection]
          yield [
            ids.firstCompanyId + company.index,
            n.sourceKey,
            n.publishedAt,
            ...texts,
            n.kind,
            ...judged,
            ids.importId,
          ]
        }
      }
    })(),
  )
}

const savePatents: Step = async (tx, companies, { seed, ids }) => {
  const patents = companies.flatMap((company) => patentsOf(company, companies, seed))
  await copyText(
    tx,
    'patent',
    [
      'application_number',
      'document_number',
      'filed_on',
      'published_on',
      'registered_number',
      'title',
      'abstract',
      'fi',
      'stage',
      'import_id',
    ],
    patents.map((p) => [
      p.applicationNumber,
      p.documentNumber,
      p.filedOn,
      p.publishedOn,
      p.registeredNumber,
      p.title,
      p.abstract,
      p.fi,
      p.stage,
      ids.importId,
    ]),
  )
  await copyText(
    tx,
    'patent_applicant',
    ['application_number', 'name', 'company_id'],
    patents.flatMap(({ applicationNumber, applicants }) =>
      applicants.map(({ index, nameJa }) => [applicationNumber, nameJa, ids.firstCompanyId + index]),
    ),
  )
}

const saveTerms: Step = (tx, companies, { seed, ids }) =>
  copyText(
    tx,
    'company_term',
    ['company_id', 'term', 'valid_from', 'known_from', 'import_id', 'value', 'source'],
    companies.flatMap((company) =>
      termsOf(company, seed).map(({ term, value, validFrom, source }) => [
        ids.firstCompanyId + company.index,
        term,
        validFrom,
        validFrom,
        ids.importId,
        value,
        source,
      ]),
    ),
  )
