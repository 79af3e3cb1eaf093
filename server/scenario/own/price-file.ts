import {
  type OwnPriceRow,
  ownPriceLimits,
  type PriceField,
  type PriceReading,
  priceFields,
} from '#contract/scenario/own-prices.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { otherCurrency } from '#server/files/cells/currencies.ts'
import { markOfColumns } from '#server/files/cells/marks.ts'
import { type GridTable, type HeaderRules, hasOtherCells } from '#server/files/table/find-header.ts'
import { openTable } from '#server/files/table/open-table.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isNoFigure } from '#server/imports/cells.ts'
import type { DecimalMark } from '#server/imports/digits.ts'
import { uploadReader } from '#server/uploads/reader.ts'

const wide: HeaderRules<PriceField> = {
  words: {
    Model: { is: [[/^(model|モデル)$/, 9]] },
    Scenario: { is: [[/^(scenario|シナリオ)$/, 9]] },
    Region: { is: [[/^(region|地域)$/, 9]] },
    Variable: { is: [[/^(variable|変数)$/, 9]] },
    Unit: { is: [[/^(unit|単位)$/, 9]] },
  },
  isEnough: (has) => priceFields.every((field) => has(field)),
}

/** What is said of a file that is no table of prices or sites. */
export const fileRefusals = { unreadable: 'scenario.file-unreadable', columns: 'scenario.file-columns' } as const

export interface PriceFile {
  readonly rows: OwnPriceRow[]
  readonly others: number
  readonly copyright: string | null
  readonly assumed: Assumption[]
}

const isNote = (cells: readonly string[]) => cells.slice(1).every((cell) => cell.trim() === '')

/**
 * Carbon prices of a table in the wide form of the Integrated Assessment Modeling Consortium: a row for each model, scenario, region and
 * variable, a column for each year, in steps of any length. A line that has one cell, and says whose the table is, ends it.
 */
export async function readPrices(bytes: Uint8Array, said: PriceReading = {}): Promise<PriceFile> {
  const { table, at, assumed } = await openTable(bytes, { rules: wide, said, refusals: fileRefusals })
  const years = yearsOf(table.header)
  const cellOf = (cells: readonly string[], name: PriceField) => toOneLine(cells[at[name]!] ?? '').slice(0, 200)
  const filled = table.rows.filter(({ cells }) => !isNote(cells))
  const prices = filled.filter(({ cells }) => /^price\|carbon$/i.test(cellOf(cells, 'Variable').normalize('NFKC')))
  if (prices.length > ownPriceLimits.paths) throw new Refusal('scenario.file-long')
  const { mark, assumed: ofMarks } = markOfColumns({
    columns: [
      {
        name: years.map(({ year }) => year).join(', '),
        cells: prices.flatMap(({ cells }) => years.map((year) => cells[year.at] ?? '')),
      },
    ],
    said: said.decimalMark,
  })
  const seen = new Set<string>()
  const rows = prices.map(({ line, cells }): OwnPriceRow => {
    const [model, scenario, region, unit] = (['Model', 'Scenario', 'Region', 'Unit'] as const).map((name) =>
      cellOf(cells, name),
    ) as [string, string, string, string]
    const currency = currencyOf(unit)?.currency ?? null
    const { points, fault } = pointsOf(cells, years, { mark, currency })
    const row = { line, model, scenario, region, unit, points }
    if (said.decisions?.[line] === 'leave') return { ...row, outcome: 'left-out' }
    const key = [model, scenario, region].join('\n')
    const isRepeated = seen.has(key)
    seen.add(key)
    if (!table.sheet.isTyped && hasOtherCells(cells, table.header.length))
      return { ...row, points: [], outcome: 'cells' }
    if (model === '' || scenario === '' || region === '') return { ...row, outcome: 'names' }
    if (currency === null) return { ...row, outcome: 'unit' }
    if (fault) return { ...row, outcome: fault }
    return { ...row, outcome: points.length === 0 ? 'no-price' : isRepeated ? 'repeated' : 'add' }
  })
  return {
    rows,
    others: filled.length - prices.length,
    copyright: copyrightOf(table),
    assumed: [...assumed, ...ofMarks],
  }
}

export const priceReader = uploadReader(import.meta.url, readPrices)

interface YearColumn {
  readonly year: number
  readonly at: number
}

function yearsOf(header: readonly string[]): YearColumn[] {
  const years = header.flatMap((name, at) => {
    const year = /^(\d{4})(\.0)?$/.exec(name.normalize('NFKC').trim())?.[1]
    return year && Number(year) >= 1990 && Number(year) <= 2150 ? [{ year: Number(year), at }] : []
  })
  if (years.length === 0) throw new Refusal('scenario.file-columns')
  return years.sort((a, b) => a.year - b.year)
}

interface PriceColumn {
  readonly mark: DecimalMark
  readonly currency: string | null
}

function pointsOf(cells: readonly string[], years: readonly YearColumn[], { mark, currency }: PriceColumn) {
  const points: OwnPriceRow['points'] = []
  for (const { year, at } of years) {
    const text = cells[at] ?? ''
    if (isNoFigure(text)) continue
    const read = readAmount(text, mark)
    if ('fault' in read || read.value === null || read.hasPercent) {
      const named = 'fault' in read && (read.fault === 'comma' || read.fault === 'formula') ? read.fault : 'number'
      return { points, fault: named } as const
    }
    if (currency !== null && otherCurrency(read.currency, currency) !== null) return { points, fault: 'unit' as const }
    if (read.value < 0) return { points, fault: 'negative' as const }
    points.push({ year, price: read.value })
  }
  return { points, fault: null }
}

/** Currency and price level of a unit: `US$2010/t CO2 or local currency/t CO2`, `USD_2020/t CO2`, `JPY/t CO2`; null for others. */
export function currencyOf(unit: string): { currency: 'USD' | 'JPY'; priceLevel: number | null } | null {
  const plain = unit.normalize('NFKC').replaceAll(/[\s_]/g, '')
  const [, currency, level] = /^(US\$|USD|JPY|¥)(\d{4})?\/tCO2(-?e|-?eq|-?equiv(?:alent)?)?($|or)/i.exec(plain) ?? []
  if (!currency) return null
  return { currency: /^US/i.test(currency) ? 'USD' : 'JPY', priceLevel: level ? Number(level) : null }
}

function copyrightOf({ rows, broken }: GridTable): string | null {
  const notes = [
    ...rows.filter(({ cells }) => isNote(cells)).map(({ cells }) => cells[0] ?? ''),
    ...(broken ? [broken.value] : []),
  ]
  const text = notes.find((note) => /^["\s]*(©|\(c\)|copyright)/i.test(note))
  return text === undefined ? null : toOneLine(text.replaceAll('"', '')).slice(0, 300) || null
}
