import { shownMeasure } from '#contract/search/measure.ts'
import type { SearchCsvQuery } from '#contract/search/searches.ts'
import { sheetRows } from '#contract/search/sheet.ts'
import { sheetWords } from '#contract/search/sheet-words.ts'
import { printMeasure } from '#contract/search/text.ts'
import type { DownloadPlan } from '#contract/wire/download-count.ts'
import type { SheetCell } from '#contract/wire/spreadsheet.ts'
import type { Db } from '#server/db/database.ts'
import { cellOf } from '#server/market/measures/column.ts'
import { headOf } from '#server/market/measures/heads.ts'
import { ordered, orderOf } from '../evaluate/order.ts'
import { evaluateIn, type SearchView } from '../evaluate/view.ts'
import { readMeasure } from '../parse/conditions.ts'
import { columnNames, planOfRows, toSearchCompany } from './answers.ts'

interface CsvTable {
  readonly rows: SheetCell[][]
  /** What the download is counted by. */
  readonly plan: DownloadPlan
}

/** The whole result of a search, or those of it that were selected, as rows of a file. */
export async function csvTable(
  { db, view }: { readonly db: Db; readonly view: SearchView },
  query: SearchCsvQuery,
  lang: 'ja' | 'en',
): Promise<CsvTable> {
  const { matches } = await evaluateIn(view, query)
  const names = columnNames(query.columns)
  const measures = names.map((name) =>
    shownMeasure(readMeasure(name, view.vocabulary, { parameter: 'columns' }), query.display),
  )
  const columns = measures.map((measure) => view.columns.of(measure))
  const selected = query.ids && new Set(query.ids)
  const companies = ordered(orderOf(view, query), matches).filter(
    (company) => !selected || selected.has(view.companyFacts.companies[company]!.id),
  )
  const unlike = await view.unlikePeriods(measures, [...companies])
  const found = companies.map((company) => ({
    ...toSearchCompany(view, company),
    cells: columns.map((column, at) => cellOf(column, company, unlike[at]!(company))),
  }))
  const isins = new Map(
    (await db.selectFrom('company').select(['id', 'isin']).execute()).map(({ id, isin }) => [id, isin]),
  )
  return {
    rows: sheetRows({
      heads: measures.map((measure) =>
        headOf(measure, printMeasure(measure), { lang, year: view.year, vendors: view.vocabulary.vendors }),
      ),
      rows: found.map((row) => ({ ...row, isin: isins.get(row.id) ?? null })),
      words: sheetWords[lang],
      hasStates: query.states,
      heading: 'codes',
    }),
    plan: planOfRows(measures, found, view.year),
  }
}
