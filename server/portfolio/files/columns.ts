import type { HoldingField, HoldingMapping } from '#contract/portfolio/portfolios.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { currencyIn } from '#server/files/cells/currencies.ts'
import { scaleIn, unitCell, unitLine } from '#server/files/cells/units.ts'
import { foldHeader } from '#server/files/table/column-words.ts'
import type { GridTable } from '#server/files/table/find-header.ts'
import { type Matches, matchColumns } from '#server/files/table/match-columns.ts'
import { readCode } from '#server/files/who/companies.ts'
import { isNoFigure } from '#server/imports/cells.ts'
import { type FileField, holdingsWords } from './holdings-words.ts'
import { sideOf } from './position-side.ts'

/** Lines of a table that are looked at to tell what a column holds. */
const looked = 50

const valuesOf = ({ rows }: GridTable, column: number) =>
  rows
    .slice(0, looked)
    .map(({ cells }) => (cells[column] ?? '').trim())
    .filter((cell) => !isNoFigure(cell))

/** Whether there is a company on a line, and how much of it. */
export function isComplete(mapping: HoldingMapping): boolean {
  return isEnough((...fields) => fields.some((field) => mapping[field as HoldingField] !== undefined))
}

const isEnough = (has: (...fields: FileField[]) => boolean) =>
  has('code', 'isin', 'name') && has('value', 'quantity', 'weight')

/** How the header of holdings is told. */
export const holdingsHeader = { words: holdingsWords, isEnough }

/** What the columns of a table are, by their names and by what stands in them. */
export function matchHoldings(table: GridTable): Matches<FileField> {
  const first = matchColumns(table.header, {
    words: holdingsWords,
    evidence: (field, column) => evidenceOf(table, field, column),
  })
  const { quantity, price } = first.mapping
  if (quantity === undefined || price === undefined) return settle(table, first)
  // Quantity × price tells which of several amounts is the value.
  const fits = (column: number) => isProduct(table, { quantity, price, value: column })
  return settle(
    table,
    matchColumns(table.header, {
      words: holdingsWords,
      evidence: (field, column) => evidenceOf(table, field, column) + (field === 'value' && fits(column) ? 4 : 0),
    }),
  )
}

function evidenceOf(table: GridTable, field: FileField, column: number): number {
  const values = valuesOf(table, column)
  const share = (test: (cell: string) => boolean) =>
    values.length === 0 ? 0 : values.filter(test).length / values.length
  if (field === 'code') return 2 * share((cell) => isCode(cell)) - (share(isSentence) > 0.5 ? 3 : 0)
  if (field === 'isin') return 2 * share((cell) => /^[A-Z]{2}\s?[0-9A-Z]{10}$/.test(readCode(cell).code))
  if (field === 'name') return share(isCode) > 0.8 ? -8 : 0
  if (field === 'side') return share((cell) => sideOf(cell) !== null) === 1 ? 0 : Number.NEGATIVE_INFINITY
  if (field === 'unit') return share((cell) => unitCell(cell) !== null) > 0.8 ? 0 : Number.NEGATIVE_INFINITY
  if (field === 'value' || field === 'quantity' || field === 'weight' || field === 'price') {
    const isAmount = share(
      (cell) =>
        !('fault' in readAmount(cell)) ||
        !('fault' in readAmount(cell, ',')) ||
        cell.startsWith('=') ||
        cell.startsWith('#'),
    )
    return values.length === 0 ? -1 : isAmount > 0.5 ? 0 : -6
  }
  return 0
}

const isCode = (cell: string) => readCode(cell).isJapanese || /^[A-Z]{2}[0-9A-Z]{9}\d$/.test(readCode(cell).code)
const isSentence = (cell: string) => cell.length > 20

interface Product {
  readonly quantity: number
  readonly price: number
  readonly value: number
}

/** Whether a column is quantity × price on most lines, in yen, thousands or millions. */
function isProduct({ rows }: GridTable, { quantity, price, value }: Product): boolean {
  const numbers = (cells: readonly string[]) =>
    [quantity, price, value].map((at) => {
      const read = readAmount(cells[at] ?? '')
      return 'fault' in read ? null : read.value
    })
  let [fitting, tried] = [0, 0]
  for (const { cells } of rows.slice(0, looked)) {
    const [shares, each, whole] = numbers(cells)
    if (!shares || !each || !whole) continue
    tried++
    if ([1, 1e3, 1e6].some((scale) => Math.abs((whole * scale) / (shares * each) - 1) < 0.02)) fitting++
  }
  return tried > 0 && fitting / tried >= 0.8
}

type Choices = Matches<FileField>

/** What is left open is settled where something else of the table tells it. */
function settle(table: GridTable, matches: Choices): Choices {
  const values = refuseMarketCap(table, settleValue(table, matches))
  return settleCurrency(table, refuseUnitPrice(table, passOverPrice(table, values)))
}

function choose(matches: Choices, field: FileField, column: number): Choices {
  const { mapping, open } = matches
  return { mapping: { ...mapping, [field]: column }, open: open.filter((one) => one.field !== field) }
}

/**
 * Of amounts that fit equally the one whose currency is known: in yen by its name, or in the currency that stands beside it where that is
 * called local.
 */
function settleValue({ header }: GridTable, matches: Choices): Choices {
  const names = header.map(foldHeader)
  const choice = matches.open.find(({ field }) => field === 'value')
  if (!choice) return matches
  const inYen = choice.columns.filter((column) => currencyIn(names[column]!) === 'JPY')
  const local = choice.columns.filter((column) => /local|現地|ローカル/.test(names[column]!))
  const scaled = choice.columns.filter((column) => scaleIn(names[column]!) !== null)
  const hasCurrency = matches.mapping.currency !== undefined
  const [only, ...more] = inYen.length > 0 ? inYen : local.length > 0 && hasCurrency ? local : scaled
  return only === undefined || more.length > 0 ? matches : choose(matches, 'value', only)
}

/** Of several columns of currencies the one right behind the value; any of them where all say the same. */
function settleCurrency(table: GridTable, matches: Choices): Choices {
  const choice = matches.open.find(({ field }) => field === 'currency')
  const { value } = matches.mapping
  if (!choice || value === undefined) return matches
  const beside =
    choice.columns.find((column) => column === value + 1) ?? choice.columns.find((column) => column === value - 1)
  const [first, ...others] = choice.columns.map((column) =>
    table.rows.map(({ cells }) => cells[column]?.trim() ?? '').join('\n'),
  )
  if (beside !== undefined) return choose(matches, 'currency', beside)
  if (others.every((one) => one === first)) return choose(matches, 'currency', choice.columns[0]!)
  // Without its currency no value means anything.
  return leaveOpen(matches, value)
}

/** What a whole company is worth is no position, where something else says how much is held. */
function refuseMarketCap({ header }: GridTable, matches: Choices): Choices {
  const { value, weight, quantity } = matches.mapping
  const isCap = value !== undefined && /時価総額|market cap/.test(foldHeader(header[value]!))
  if (!isCap || (weight === undefined && quantity === undefined)) return matches
  return leaveOpen(matches, value)
}

/** Whether a column is the value is left to a person. */
function leaveOpen({ mapping: { value: _, ...mapping }, open }: Choices, column: number): Choices {
  return { mapping, open: [...open, { field: 'value', columns: [column] }] }
}

/** What was taken for the value is a price where another column is quantity × it: that one is the value. */
function passOverPrice(table: GridTable, matches: Choices): Choices {
  const { quantity, value, price } = matches.mapping
  if (quantity === undefined || value === undefined || price !== undefined) return matches
  const others = table.header.flatMap((_, column) => (column === quantity || column === value ? [] : [column]))
  const [product, ...more] = others.filter((column) => isProduct(table, { quantity, price: value, value: column }))
  return product === undefined || more.length > 0 ? matches : choose(matches, 'value', product)
}

/** Yen a share below which no value is taken for one: `時価` alone is as often a price. */
const minPerShare = (folded: string) => (folded === '時価' ? 50 : 1)

/** `時価` beside a number of shares is a price or a value: what is less than a yen a share, and names no unit, is asked. */
function refuseUnitPrice(table: GridTable, matches: Choices): Choices {
  const { quantity, value, unit } = matches.mapping
  if (quantity === undefined || value === undefined || unit !== undefined) return matches
  if (scaleIn(table.header[value]!) !== null || table.above.some((cells) => unitLine(cells) !== null)) return matches
  const pairs = table.rows.slice(0, looked).flatMap(({ cells }) => {
    const [shares, whole] = [quantity, value].map((at) => readAmount(cells[at] ?? ''))
    return !shares || !whole || 'fault' in shares || 'fault' in whole || !shares.value || !whole.value
      ? []
      : [Math.abs(whole.value / shares.value)]
  })
  const min = minPerShare(foldHeader(table.header[value]!))
  if (pairs.length === 0 || pairs.filter((each) => each < min).length / pairs.length < 0.8) return matches
  return leaveOpen(matches, value)
}
