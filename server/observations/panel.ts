import { panelFields, type savePanel } from '#contract/market/panel.ts'
import type { Input } from '#contract/wire/endpoint.ts'
import { csvText, type SheetCell } from '#contract/wire/spreadsheet.ts'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { columnAt, counts, type Panel } from '#methodology/panel/panel.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Attribution } from '#server/catalogue/sources/attributions.ts'
import type { Db } from '#server/db/database.ts'
import { commentRows } from '#server/http/files/table-file.ts'
import { Refusal } from '#server/http/refusal.ts'

type Format = 'ndjson' | 'csv'

/** Which cells of a panel are meant, by their positions in it. */
interface Cells {
  readonly panel: Panel
  readonly companies: readonly number[]
  readonly indicators: readonly number[]
  readonly years: readonly number[]
}

/** What of a panel is asked for; a company or an indicator that it does not have is refused, not left out without a word. */
export function cellsOf(
  panel: Panel,
  { companies, indicators, fromYear, toYear }: Input<typeof savePanel>['query'],
): Cells {
  if (fromYear !== undefined && toYear !== undefined && fromYear > toYear)
    throw new Refusal('request.invalid', { field: 'query.toYear' })
  const positions = new Map(panel.companies.map(({ id }, position) => [id, position]))
  return {
    panel,
    companies: (companies ?? [...positions.keys()]).map((id) => {
      const position = positions.get(id)
      if (position === undefined) throw new Refusal('company.not-found')
      return position
    }),
    indicators: indicators.map((code) => {
      const position = panel.indicators.findIndex((indicator) => indicator.code === code)
      if (position === -1) throw new Refusal('indicator.not-found')
      return position
    }),
    years: [...panel.years.keys()].filter((at) => {
      const year = panel.years[at]!
      return year >= (fromYear ?? year) && year <= (toYear ?? year)
    }),
  }
}

/** Companies by year of which there is any figure: what the file is counted by. A year without one counts nothing. */
export function companyYearsOf({ panel, companies, indicators, years }: Cells): number {
  let sum = 0
  for (const year of years) {
    const columns = indicators.map((indicator) => columnAt(panel, indicator, year))
    for (const company of companies) if (columns.some(({ states }) => counts(states[company]!))) sum++
  }
  return sum
}

interface Codes {
  readonly ticker: string | null
  readonly isin: string | null
}

export async function listCodes(db: Db): Promise<Map<number, Codes>> {
  const rows = await db.selectFrom('company').select(['id', 'security_code', 'isin']).execute()
  return new Map(rows.map(({ id, security_code, isin }) => [id, { ticker: tickerOf(security_code), isin }]))
}

/** The figures in long form, all companies of an indicator and year at a time. */
export function* linesOf(cells: Cells, codes: ReadonlyMap<number, Codes>, format: Format): Generator<string> {
  const { panel } = cells
  if (format === 'csv') yield csvText([panelFields])
  for (const indicator of cells.indicators) {
    for (const year of cells.years) {
      const { values, states } = columnAt(panel, indicator, year)
      let part = ''
      for (const company of cells.companies) {
        if (!counts(states[company]!)) continue
        const { id } = panel.companies[company]!
        const { ticker, isin } = codes.get(id) ?? { ticker: null, isin: null }
        const row: Record<(typeof panelFields)[number], SheetCell> = {
          company: id,
          ticker,
          isin,
          indicator: panel.indicators[indicator]!.code,
          fiscalYear: panel.years[year]!,
          value: values[company]!,
          state: cellStates[states[company]!]!,
        }
        part += format === 'csv' ? csvText([Object.values(row)]) : `${JSON.stringify(row)}\n`
      }
      yield part
    }
  }
}

/** What the sources demand beside the figures: comments at the end of a CSV, lines of their own in NDJSON. */
export function* attributionLines(attributions: readonly Attribution[], format: Format): Generator<string> {
  if (format === 'csv') yield csvText(commentRows(attributions.map(({ en }) => en)))
  else for (const attribution of attributions) yield `${JSON.stringify({ attribution })}\n`
}
