import {
  type OwnPriceRow,
  ownPriceLimits,
  type PriceField,
  type PriceReading,
  priceFields,
  priceNames,
} from '#contract/scenario/own-prices.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { toOneLine } from '#contract/wire/typed.ts'
import { markOfColumns } from '#server/files/cells/marks.ts'
import { type GridTable, type HeaderRules, hasOtherCells } from '#server/files/table/find-header.ts'
import { openTable } from '#server/files/table/open-table.ts'
import { Refusal } from '#server/http/refusal.ts'
import { uploadReader } from '#server/uploads/reader.ts'
import { type PriceCell, rowOf } from './price-cells.ts'
import { yearsOf } from './price-years.ts'

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
  readonly years: number[]
  readonly others: number
  readonly copyright: string | null
  readonly assumed: Assumption[]
}

const isNote = (cells: readonly string[]) => cells.slice(1).every((cell) => cell.trim() === '')

/**
 * Carbon prices of a table in the wide form of the Integrated Assessment Modeling Consortium: a row for each model, scenario, region and
 * variable, a column for each year, in steps of any length. A line that has one cell, and says whose the table is, ends it.
 */
export async function readPrices(bytes: Uint8Array, reading: PriceReading = {}): Promise<PriceFile> {
  const { table, at, assumed } = await openTable(bytes, { rules: wide, said: reading, refusals: fileRefusals })
  const { years, assumed: ofYears } = yearsOf(table.header, reading.columns ?? {})
  const filled = table.rows.filter(({ cells }) => !isNote(cells))
  const prices = filled.filter(({ cells }) =>
    /^price\|carbon$/i.test((cells[at.Variable!] ?? '').normalize('NFKC').trim()),
  )
  if (prices.length > ownPriceLimits.paths) throw new Refusal('scenario.file-long')
  const { mark, assumed: ofMarks } = markOfColumns({
    columns: [
      {
        name: years.map(({ year }) => year).join(', '),
        cells: prices.flatMap(({ cells }) => years.map((year) => cells[year.at] ?? '')),
      },
    ],
    said: reading.decimalMark,
  })
  const columns = new Map<string, number>([
    ...priceNames.map((name) => [name, at[name]!] as const),
    ...years.map((year) => [String(year.year), year.at] as const),
  ])
  const seenKeys = new Set<string>()
  const rows = prices.map(({ line, cells }): OwnPriceRow => {
    const typed = reading.cells?.[line]
    const isBroken = !table.sheet.isTyped && hasOtherCells(cells, table.header.length)
    const cell: PriceCell = (name) => ({
      text: typed?.[name] ?? (isBroken ? '' : (cells[columns.get(name) ?? -1] ?? '').trim()),
      isTyped: typed?.[name] !== undefined,
    })
    const row = { line, ...rowOf(cell, { names: [...columns.keys(), ...Object.keys(typed ?? {})], mark }) }
    if (reading.decisions?.[line] === 'leave') return { ...row, outcome: 'left-out' }
    // Nobody can say which cell is which, unless somebody typed them.
    if (isBroken && !typed) return { ...row, outcome: 'cells' }
    const key = [row.model, row.scenario, row.region].join('\n')
    const isRepeated = row.outcome === 'add' && seenKeys.has(key)
    seenKeys.add(key)
    return isRepeated ? { ...row, outcome: 'repeated' } : row
  })
  return {
    rows,
    years: years.map(({ year }) => year),
    others: filled.length - prices.length,
    copyright: copyrightOf(table),
    assumed: [...assumed, ...ofYears, ...ofMarks],
  }
}

export const priceReader = uploadReader(import.meta.url, readPrices)

function copyrightOf({ rows, broken }: GridTable): string | null {
  const notes = [
    ...rows.filter(({ cells }) => isNote(cells)).map(({ cells }) => cells[0] ?? ''),
    ...(broken ? [broken.value] : []),
  ]
  const text = notes.find((note) => /^["\s]*(©|\(c\)|copyright)/i.test(note))
  return text === undefined ? null : toOneLine(text.replaceAll('"', '')).slice(0, 300) || null
}
