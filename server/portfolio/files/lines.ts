import {
  cellOutcomes,
  type HoldingField,
  type HoldingLine,
  type HoldingMapping,
  holdingFields,
  type LineOutcome,
} from '#contract/portfolio/portfolios.ts'
import { type AmountFault, readAmount } from '#server/files/cells/amounts.ts'
import { otherCurrency, readCurrency } from '#server/files/cells/currencies.ts'
import { readDayCell } from '#server/files/cells/days.ts'
import { markOfTyped } from '#server/files/cells/marks.ts'
import { kindOfLabel } from '#server/files/cells/totals.ts'
import { unitCell } from '#server/files/cells/units.ts'
import { findWho, type KnownCompanies, type NamedCompany } from '#server/files/who/companies.ts'
import { isForeignCountry } from '#server/files/who/countries.ts'
import { isNoFigure } from '#server/imports/cells.ts'
import type { DecimalMark } from '#server/imports/digits.ts'
import type { SortedLine } from './line-kinds.ts'
import { sideOf } from './position-side.ts'
import { type Rates, rateFor } from './rates.ts'
import { type ColumnRules, perCent } from './read-columns.ts'

export type TypedCells = Partial<Record<HoldingField, string>>

export interface LineContext {
  readonly rules: ColumnRules
  readonly rates: Rates
  /** Day of lines without one. */
  readonly date: string | null
  /** Today: nothing was held after it. */
  readonly today: string
  readonly companies: KnownCompanies
  /** What somebody decided of a line, by its number: the company it means, null where it is left out. */
  readonly decisions: ReadonlyMap<number, NamedCompany | null>
  /** What somebody typed in the place of the cells of a line, by its number. */
  readonly typed: ReadonlyMap<number, TypedCells>
  /** Column that says of which country a line is. */
  readonly country: number | undefined
  /** Column that says of a position whether it is long or short. */
  readonly side: number | undefined
}

/** Lines of a table, each with the company it means and what becomes of it, in the order of the file. */
export function toLines(lines: readonly SortedLine[], mapping: HoldingMapping, context: LineContext): HoldingLine[] {
  const met = new Map<string, number>()
  return lines.map((line) => {
    const read = toLine(line, mapping, context)
    if (read.outcome !== 'add' || !read.company) return read
    const key = `${read.company.id} ${read.heldOn}`
    const sameAs = met.get(key) ?? null
    if (sameAs === null) met.set(key, read.line)
    return sameAs === null ? read : { ...read, sameAs, outcome: 'lot' }
  })
}

const nothing = {
  company: null,
  heldOn: null,
  valueJpy: null,
  quantity: null,
  weight: null,
  currency: null,
  rate: null,
  sameAs: null,
  remarks: [],
}

function toLine(sorted: SortedLine, mapping: HoldingMapping, context: LineContext): HoldingLine {
  const typed = context.typed.get(sorted.line)
  const cell = cellsOf(sorted, mapping, typed)
  const rules = typed ? { ...context.rules, marks: marksOf(typed, context.rules) } : context.rules
  const isSold = context.side !== undefined && sideOf(sorted.cells[context.side] ?? '') === 'short'
  const read = readLine(sorted, cell, { ...context, rules, isTyped: typed !== undefined, isSold })
  if (!typed && !cellOutcomes.includes(read.outcome)) return read
  const own = holdingFields.flatMap((field) => (cell(field) === '' ? [] : [[field, cell(field).slice(0, 200)]]))
  return { ...read, cells: Object.fromEntries(own) }
}

/** The cells of a line by field. Where it has other cells than the header, only those that somebody typed are known. */
function cellsOf({ cells, kind }: SortedLine, mapping: HoldingMapping, typed: TypedCells | undefined): Cell {
  return (field) => {
    if (typed?.[field] !== undefined) return typed[field].trim()
    const at = kind === 'cells' ? undefined : mapping[field]
    return at === undefined ? '' : (cells[at] ?? '').trim()
  }
}

/** Decimal marks of a line somebody typed numbers in: their own where they tell one. */
function marksOf(typed: TypedCells, { marks }: ColumnRules): ColumnRules['marks'] {
  const of = (field: keyof ColumnRules['marks']) =>
    typed[field] === undefined ? marks[field] : markOfTyped(typed[field], marks[field])
  return { value: of('value'), quantity: of('quantity'), weight: of('weight'), rate: of('rate') }
}

interface OneLine extends LineContext {
  readonly isTyped: boolean
  /** Whether the line says that it is a short position, whose amounts may stand there without a sign. */
  readonly isSold: boolean
}

function readLine({ line, cells, kind }: SortedLine, cell: Cell, context: OneLine): HoldingLine {
  const label = [cell('code') || cell('isin'), cell('name')].filter(Boolean).join(' ')
  const everything = cells
    .filter((text) => text.trim() !== '')
    .join(' ')
    .slice(0, 500)
  const decision = context.decisions.get(line)
  if (decision === null) return { ...nothing, line, written: label.slice(0, 500) || everything, outcome: 'left-out' }
  // Nobody can say whose amounts stand in other columns than the header's, unless somebody typed them.
  if (kind === 'cells' && !context.isTyped) return { ...nothing, line, written: everything, outcome: kind }
  if (decision) return ofCompany({ line, written: label || everything, company: decision }, cell, context)
  if (kind === 'note' || kind === 'total' || kind === 'other-table' || kind === 'account')
    return { ...nothing, line, written: label.slice(0, 500) || everything, outcome: kind }
  const isForeign = context.country !== undefined && isForeignCountry(cells[context.country] ?? '')
  const who = findWho(context.companies, { isin: cell('isin'), code: cell('code'), name: cell('name'), isForeign })
  const written = kind === 'cash' ? cashLabel(cells, cell) : label
  const remarks = kind === 'cash' ? [] : [...who.remarks]
  const row = { ...nothing, line, written, company: kind === 'cash' ? null : who.company, remarks }
  if (written === '') return { ...row, outcome: 'no-code' }
  const { outcome, ...read } = amountsOf(cell, context)
  const all = ofClass({ ...row, ...read })
  if (outcome !== null) return { ...all, outcome }
  if (kind === 'cash') return { ...all, outcome: 'cash' }
  if (who.isConflict) return { ...all, outcome: 'conflict' }
  if (isShort(all)) return { ...all, outcome: 'short' }
  return { ...all, outcome: all.company ? 'add' : 'unknown' }
}

/**
 * Shares of another class are the company's by their value or weight. A number of them says nothing at the price of the ordinary ones:
 * without value and weight the line is in no market.
 */
function ofClass<T extends Pick<HoldingLine, 'company' | 'quantity' | 'valueJpy' | 'weight' | 'remarks'>>(line: T): T {
  if (!line.remarks.includes('class-share')) return line
  const hasAmount = line.valueJpy !== null || line.weight !== null
  return { ...line, company: hasAmount ? line.company : null, quantity: hasAmount ? null : line.quantity }
}

/** A line of which somebody said whose it is: a position, whatever it looked like. */
function ofCompany(
  row: Pick<HoldingLine, 'line' | 'written'> & { readonly company: NamedCompany },
  cell: Cell,
  context: OneLine,
): HoldingLine {
  const { outcome, ...read } = amountsOf(cell, context)
  const all = { ...nothing, ...row, ...read }
  if (outcome !== null) return { ...all, outcome }
  return { ...all, outcome: isShort(all) ? 'short' : 'add' }
}

const isShort = ({ valueJpy, quantity, weight }: Pick<HoldingLine, 'valueJpy' | 'quantity' | 'weight'>) =>
  [valueJpy, quantity, weight].some((one) => one !== null && one < 0)

type Cell = (field: HoldingField) => string

/** Cash by the words that tell it, so that it is known as cash later too. */
function cashLabel(cells: readonly string[], cell: Cell): string {
  const texts = [cell('name'), cell('code'), cell('isin'), ...cells]
  return (texts.find((text) => kindOfLabel(text) === 'cash') ?? cell('name')).trim()
}

interface Read extends Pick<HoldingLine, 'heldOn' | 'valueJpy' | 'quantity' | 'weight' | 'currency' | 'rate'> {
  /** Why the line is left out; null where nothing speaks against it. */
  readonly outcome: LineOutcome | null
}

/** Day and amounts of a line, or why it cannot be used, with what was read until then. */
function amountsOf(cell: Cell, context: OneLine): Read {
  const { rules, date, today } = context
  const empty: Read = {
    heldOn: null,
    valueJpy: null,
    quantity: null,
    weight: null,
    currency: null,
    rate: null,
    outcome: null,
  }
  const day = readDayCell(cell('date'), rules.dayOrder)
  if ('fault' in day) return { ...empty, outcome: day.fault }
  const heldOn = day.day ?? date
  if (heldOn === null || heldOn > today) return { ...empty, outcome: 'date' }
  const written = (['value', 'quantity', 'weight'] as const).map((field) =>
    numberOf(cell(field), rules.marks[field], field === 'value'),
  )
  const isUnsigned = written.every((one) => typeof one !== 'number' || one >= 0)
  const [value, quantity, share] = written.map((one) =>
    context.isSold && isUnsigned && typeof one === 'number' && one !== 0 ? -one : one,
  ) as [Number_, Number_, Number_]
  const fault = [value, quantity, share].find((one) => typeof one === 'string')
  if (typeof fault === 'string') return { ...empty, outcome: fault }
  const percent = percentOf(share as number | null, cell('weight'), rules)
  const read = {
    ...empty,
    heldOn,
    quantity: quantity === null ? null : (quantity as number) * rules.quantityScale,
    weight: percent,
  }
  const amounts = [value, quantity, share].filter((one) => typeof one === 'number' && one !== 0) as number[]
  if (amounts.some((one) => one < 0) && amounts.some((one) => one > 0))
    return { ...read, quantity: null, outcome: 'negative' }
  if (value === null && quantity === null && share === null) return { ...read, outcome: 'no-amount' }
  if (percent !== null && Math.abs(percent) > 100) return { ...read, outcome: 'over' }
  return value === null ? withCurrency(read, cell, rules) : withValue(read, value as number, cell, context)
}

type Number_ = number | null | LineOutcome

const faults: Readonly<Record<AmountFault, LineOutcome>> = {
  number: 'number',
  magnitude: 'number',
  comma: 'comma',
  formula: 'formula',
}

/** Null where there is nothing; the outcome of the line where it cannot be used. */
function numberOf(text: string, mark: DecimalMark, isMoney: boolean): Number_ {
  if (isNoFigure(text)) return null
  const read = readAmount(text, mark)
  if ('fault' in read) return faults[read.fault]
  return read.currency === null || isMoney ? read.value : 'number'
}

function percentOf(share: number | null, text: string, { weightUnit }: ColumnRules): number | null {
  if (share === null) return null
  const factor = /[%％]/.test(text) ? 1 : perCent[weightUnit]
  return Math.round(share * factor * 1e9) / 1e9 + 0 // No negative zero.
}

/** A line without a value still says its currency. */
function withCurrency(read: Read, cell: Cell, rules: ColumnRules): Read {
  const { code } = currencyOf(cell, rules)
  return { ...read, currency: code === 'JPY' ? null : code }
}

/** What stands beside the number of the value comes first, then what its column says, then the line, then the file. */
function currencyOf(cell: Cell, { currency, otherwise, marks }: ColumnRules) {
  const columnCurrency =
    currency === null ? (readCurrency(cell('currency')) ?? { code: otherwise, part: 1 }) : { code: currency, part: 1 }
  const value = readAmount(cell('value'), marks.value)
  const beside = 'fault' in value ? null : otherCurrency(value.currency, columnCurrency.code)
  return beside === null ? columnCurrency : { code: beside, part: 1 }
}

function withValue(read: Read, value: number, cell: Cell, { rules, rates }: LineContext): Read {
  const scale = rules.scale ?? unitCell(cell('unit'))
  if (scale === null) return { ...read, outcome: 'unit' }
  const { code, part } = currencyOf(cell, rules)
  if (code === 'JPY') return { ...read, valueJpy: value * scale }
  const own = rules.currency === null || code === readCurrency(cell('currency'))?.code ? cell('rate') : ''
  const { rate, isOdd } = rateFor(rates, { text: own, mark: rules.marks.rate, currency: code, part, day: read.heldOn! })
  if (rate === null) return { ...read, currency: code, outcome: isOdd ? 'rate-odd' : 'rate' }
  return { ...read, valueJpy: value * scale * part * rate, currency: code, rate }
}
