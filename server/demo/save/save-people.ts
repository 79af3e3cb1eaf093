import { sql } from 'kysely'
import type { Transaction } from '#server/db/transaction.ts'
import { commitmentsOf } from '../around/commitments.ts'
import { copyText } from '../around/copy-text.ts'
import { targetsOf } from '../around/targets.ts'
import { type DemoCompany, demoYears } from '../companies.ts'
import { documentIdOf, type MarketIds } from '../figures/figures.ts'
import { demoIndicators } from '../figures/indicators.ts'
import type { Step, Surroundings } from './save-step.ts'

interface Figure {
  /** Position of the company. */
  readonly company: number
  readonly code: string
  /** Position in `demoYears`. */
  readonly year: number
  readonly value: number
}

/** Figures of some indicators, each on the basis that it is ranked on, by company, since the key begins with it: the last vintage stands at the end. */
export async function latestFigures(
  db: Transaction['db'],
  companies: readonly DemoCompany[],
  ids: MarketIds,
  codes: readonly string[],
): Promise<Figure[]> {
  const boundaryOf = new Map(demoIndicators().map(({ code, boundary }) => [code, boundary]))
  const boundaries = codes.map((code) => boundaryOf.get(code)!)
  const { rows } = await sql<Figure>`
    select company_id - ${ids.firstCompanyId} as company, code, fiscal_year - ${demoYears[0]!} as year, value
    from generate_series(${ids.firstCompanyId}::int, ${ids.firstCompanyId + companies.length - 1}::int) one (company)
    cross join (
      select id, code, boundary from indicator join unnest(${[...codes]}::text[], ${boundaries}::boundary[]) own (code, boundary) using (code)
    ) wanted
    join lateral (
      select company_id, fiscal_year, value, known_from from observation
      where company_id = one.company and indicator_id = wanted.id and boundary = wanted.boundary and value is not null
    ) held on true
    order by company_id, fiscal_year, known_from`.execute(db)
  return rows
}

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

/** Targets in words, and rows of the lists of climate commitments. */
export const savePeople: Step = async (tx, companies, at) => {
  const { ids } = at
  const figures = await latestFigures(tx.db, companies, ids, targetCodes)
  const byYear = Map.groupBy(figures, ({ company, year }) => `${company} ${year}`)
  const valuesOf = (company: DemoCompany, year: number) =>
    new Map((byYear.get(`${company.index} ${year}`) ?? []).map(({ code, value }) => [code, value]))
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
