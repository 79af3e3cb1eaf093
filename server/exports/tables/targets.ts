import { forever } from '#contract/wire/day.ts'
import type { Db } from '#server/db/database.ts'
import { countsOn } from '#server/db/withdrawn.ts'
import type { Table } from '../files/table.ts'
import { exportWords } from '../messages.ts'
import type { WorkOrder } from '../work-order.ts'
import type { Sources } from './sources.ts'

/** The targets of the annual reports, in the words of the filing. */
export function targetsTable(db: Db, order: WorkOrder, sources: Sources): Table {
  const { lang, asOf, from_y, to_y } = order.request
  const words = exportWords[lang]
  const head = words.columns
  return {
    key: 'targets',
    name: words.sheets.targets,
    columns: [
      { key: 'ticker', head: head.code, kind: 'text', width: 10 },
      { key: 'company', head: head.company, kind: 'text', width: 26 },
      { key: 'year', head: head.year, kind: 'year', width: 8 },
      { key: 'name', head: head.name, kind: 'text', width: 40 },
      { key: 'target', head: head.target, kind: 'text', width: 18 },
      { key: 'performance', head: head.performance, kind: 'text', width: 18 },
      { key: 'unit', head: head.unit, kind: 'text', width: 12 },
      { key: 'target_period', head: head.targetPeriod, kind: 'text', width: 16 },
      { key: 'source', head: head.source, kind: 'count', width: 10 },
    ],
    rows: async function* () {
      for (const company of order.companies) {
        const rows = await db
          .selectFrom('target')
          .innerJoin('document', 'document.id', 'target.document_id')
          .selectAll('target')
          .select(['fiscal_year', 'filed_on', 'import_id'])
          .where('company_id', '=', company.id)
          .where('fiscal_year', '>=', from_y)
          .where('fiscal_year', '<=', to_y)
          .where('filed_on', '<=', asOf ?? forever)
          .where(countsOn(asOf ?? forever))
          .orderBy('fiscal_year')
          .orderBy('document_id')
          .orderBy('row')
          .execute()
        if (rows.length === 0) continue
        await sources.open(company)
        const name = lang === 'en' ? (company.nameEn ?? company.nameJa) : company.nameJa
        yield rows.map((row) => ({
          cells: [
            company.ticker,
            name,
            row.fiscal_year,
            row.name,
            row.target,
            row.performance,
            row.unit,
            row.target_period,
            sources.numberOf({
              code: row.name,
              documentId: row.document_id,
              importId: row.import_id,
              knownFrom: row.filed_on,
              element: row.locator[0]?.item ?? null,
              context: row.locator[0]?.position ?? null,
              line: null,
            }),
          ],
        }))
      }
    },
  }
}
