import { type OwnPriceRow, ownPriceLimits } from '#contract/scenario/own-prices.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isMissing, readNumber } from '#server/imports/cells.ts'
import { headerName } from '#server/imports/files/csv.ts'
import type { RawTable } from '#server/imports/tables/rows.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { openFile } from './open-file.ts'

/** The fixed columns of the wide form; years follow. */
const names = ['Model', 'Scenario', 'Region', 'Variable', 'Unit'] as const

export interface PriceFile {
  readonly rows: OwnPriceRow[]
  readonly others: number
  readonly copyright: string | null
}

/**
 * Carbon prices of a table in the wide form of the Integrated Assessment Modeling Consortium: a row for each model, scenario, region and
 * variable, a column for each year, in steps of any length. A line that has one cell, and says whose the table is, ends it.
 */
export async function readPrices(bytes: Uint8Array): Promise<PriceFile> {
  const table = await openFile(bytes, [names])
  const { columns, years } = columnsOf(table)
  const cellOf = (cells: readonly string[], name: (typeof names)[number]) =>
    toOneLine(cells[columns[name]] ?? '').slice(0, 200)
  const isNote = (cells: readonly string[]) => cells.slice(1).every((cell) => cell.trim() === '')
  const filled = table.rows.filter(({ cells }) => !isNote(cells))
  const prices = filled.filter(({ cells }) => /^price\|carbon$/i.test(cellOf(cells, 'Variable').normalize('NFKC')))
  if (prices.length > ownPriceLimits.paths) throw new Refusal('scenario.file-long')
  const seen = new Set<string>()
  const rows = prices.map(({ line, cells }): OwnPriceRow => {
    const [model, scenario, region, unit] = (['Model', 'Scenario', 'Region', 'Unit'] as const).map((name) =>
      cellOf(cells, name),
    ) as [string, string, string, string]
    const { points, fault } = pointsOf(cells, years)
    const key = [model, scenario, region].join('\n')
    const isRepeated = seen.has(key)
    seen.add(key)
    const outcome =
      model === '' || scenario === '' || region === ''
        ? 'names'
        : currencyOf(unit) === null
          ? 'unit'
          : (fault ?? (points.length === 0 ? 'no-price' : isRepeated ? 'repeated' : 'add'))
    return { line, model, scenario, region, unit, points, outcome }
  })
  return { rows, others: filled.length - prices.length, copyright: copyrightOf(table, isNote) }
}

export const priceReader = uploadReader(import.meta.url, readPrices)

function columnsOf({ header }: RawTable) {
  const columns = Object.fromEntries(names.map((name) => [name, header.indexOf(headerName(name))])) as Record<
    (typeof names)[number],
    number
  >
  const years = header.flatMap((name, at) => {
    const year = /^(\d{4})(\.0)?$/.exec(name)?.[1]
    return year && Number(year) >= 1990 && Number(year) <= 2150 ? [{ year: Number(year), at }] : []
  })
  if (years.length === 0) throw new Refusal('scenario.file-columns')
  return { columns, years: years.sort((a, b) => a.year - b.year) }
}

function pointsOf(cells: readonly string[], years: readonly { readonly year: number; readonly at: number }[]) {
  const points: OwnPriceRow['points'] = []
  for (const { year, at } of years) {
    const text = cells[at] ?? ''
    if (isMissing(text)) continue
    const read = readNumber(text)
    if ('reason' in read || read.value === null) return { points, fault: 'number' as const }
    if (read.value < 0) return { points, fault: 'negative' as const }
    points.push({ year, price: read.value })
  }
  return { points, fault: null }
}

/** Currency and price level of a unit: `US$2010/t CO2 or local currency/t CO2`, `USD_2020/t CO2`, `JPY/t CO2`; null for others. */
export function currencyOf(unit: string): { currency: 'USD' | 'JPY'; priceLevel: number | null } | null {
  const plain = unit.normalize('NFKC').replaceAll(/[\s_]/g, '')
  const [, currency, level] = /^(US\$|USD|JPY|¥)(\d{4})?\/tCO2(e|eq)?($|or)/i.exec(plain) ?? []
  if (!currency) return null
  return { currency: /^US/i.test(currency) ? 'USD' : 'JPY', priceLevel: level ? Number(level) : null }
}

function copyrightOf({ rows, rejected }: RawTable, isNote: (cells: readonly string[]) => boolean): string | null {
  const notes = [
    ...rows.filter(({ cells }) => isNote(cells)).map(({ cells }) => cells[0] ?? ''),
    ...rejected.map(({ value }) => value ?? ''),
  ]
  const text = notes.find((note) => /^["\s]*(©|\(c\)|copyright)/i.test(note))
  return text === undefined ? null : toOneLine(text.replaceAll('"', '')).slice(0, 300) || null
}
