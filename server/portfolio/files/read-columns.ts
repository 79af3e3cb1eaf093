import type { HoldingMapping, HoldingsReading, WeightUnit } from '#contract/portfolio/portfolios.ts'
import type { Assumption } from '#contract/wire/assumed.ts'
import { countMarks, decimalMark, readAmount } from '#server/files/cells/amounts.ts'
import { currencyIn, readCurrency } from '#server/files/cells/currencies.ts'
import { type DayAbove, dayAbove, dayIn } from '#server/files/cells/day-above.ts'
import { type DayOrder, dayOrderOf } from '#server/files/cells/days.ts'
import { scaleIn, unitLine } from '#server/files/cells/units.ts'
import type { GridTable } from '#server/files/table/find-header.ts'
import type { DecimalMark } from '#server/imports/digits.ts'

/** How the cells of each column are read, told by the column as a whole, by its name and by what stands above the table. */
export interface ColumnRules {
  readonly marks: Readonly<Record<'value' | 'quantity' | 'weight' | 'rate', DecimalMark>>
  /** What a value is multiplied by; null where each line has a unit of its own. */
  readonly scale: number | null
  readonly quantityScale: number
  /** Currency of all values, which the currency of a line does not change; null where the lines say it. */
  readonly currency: string | null
  /** Currency of lines that name none. */
  readonly otherwise: string
  readonly weightUnit: WeightUnit
  readonly dayOrder: DayOrder | null
  /** Day that stands above the table, or in the name of what is held on it. */
  readonly fileDay: string | null
  /** A day above the table without a word for what happened on it. */
  readonly unlabelled: string | null
}

export interface RulesWithAssumptions {
  readonly rules: ColumnRules
  readonly assumed: readonly Assumption[]
}

interface HoldingTable {
  readonly table: GridTable
  readonly mapping: HoldingMapping
  readonly reading: HoldingsReading
  /** Lines that are no totals. */
  readonly lines: readonly { readonly cells: readonly string[] }[]
  /** Lines that are. */
  readonly totals: readonly { readonly cells: readonly string[] }[]
}

const assume = (kind: Assumption['kind'], more: Partial<Assumption> = {}): Assumption => ({
  kind,
  column: null,
  value: null,
  isQuestion: false,
  ...more,
})

/** How the columns are to be read, and what of it was assumed. */
export function rulesOf(source: HoldingTable): RulesWithAssumptions {
  const assumed: Assumption[] = []
  const marks = marksOf(source, assumed)
  const money = moneyOf(source, assumed)
  const dayOrder = orderOf(source, assumed)
  const { day: fileDay, unlabelled } = fileDayOf(source, assumed)
  const weightUnit = weightUnitOf(source, marks.weight, assumed)
  return { rules: { marks, ...money, weightUnit, dayOrder, fileDay, unlabelled }, assumed }
}

const cellsOf = (lines: HoldingTable['lines'], column: number | undefined) =>
  column === undefined ? [] : lines.map(({ cells }) => cells[column] ?? '')

/** The decimal mark of each column of amounts: what its cells tell, else what those of the others do. */
function marksOf({ table, mapping, reading, lines }: HoldingTable, assumed: Assumption[]): ColumnRules['marks'] {
  const fields = ['value', 'quantity', 'weight', 'rate'] as const
  const counts = fields.map((field) => countMarks(cellsOf(lines, mapping[field])))
  const ids = [mapping.code, mapping.isin, mapping.name, mapping.date, mapping.currency]
  const others = table.header.flatMap((_, at) =>
    ids.includes(at) ? [] : [countMarks(cellsOf(lines.slice(0, looked), at).filter(isNoDay))],
  )
  const sum = (key: 'comma' | 'point') => others.reduce((total, count) => total + count[key], 0)
  const ofFile = table.sheet.isTyped ? null : decimalMark({ comma: sum('comma'), point: sum('point'), either: 0 })
  const marks = fields.map((field, at): DecimalMark => {
    const count = counts[at]!
    const column = mapping[field] === undefined ? null : (table.header[mapping[field]] ?? null)
    if (count.comma > 0 && count.point > 0)
      assumed.push(assume('decimals-mixed', { column, isQuestion: reading.decimalMark === undefined }))
    const markOfColumn = decimalMark(count) ?? (count.comma > 0 ? '.' : ofFile)
    const mark =
      reading.decimalMark ??
      markOfColumn ??
      (table.sheet.isTyped ? '.' : likelyMark(field, cellsOf(lines, mapping[field])))
    if (mark === ',' && count.comma + count.either > 0) assumed.push(assume('decimal-comma', { column }))
    return mark
  })
  return { value: marks[0]!, quantity: marks[1]!, weight: marks[2]!, rate: marks[3]! }
}

/** Lines that are looked at for the mark of columns that are no field. */
const looked = 500
const isNoDay = (cell: string) => !/^\s*\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/.test(cell)

/**
 * The decimal mark of cells such as `1.500` or `12,625`, which either mark would explain. Weights are never in the thousands, unless they are
 * basis points; and amounts with three decimals have them in every cell.
 */
function likelyMark(field: keyof ColumnRules['marks'], cells: readonly string[]): DecimalMark {
  if (field === 'weight') {
    const read = cells.flatMap((cell) => {
      const one = readAmount(cell, '.')
      return 'fault' in one || one.value === null ? [] : [one.value]
    })
    const sum = read.reduce((total, one) => total + one, 0)
    const isOver = cells.some((cell) => cell.includes(',')) && read.some((one) => one > 100)
    return isOver && Math.abs(sum / 10_000 - 1) > tolerance ? ',' : '.'
  }
  if (field === 'rate') return '.'
  const hasGroups = cells.some((cell) => /\d\.\d{3}\b/.test(cell)) && !cells.some((cell) => cell.includes(','))
  return hasGroups && cells.some((cell) => /^\s*[-△▲(]?\s*[1-9]\d{0,2}\s*\)?\s*$/.test(cell)) ? ',' : '.'
}

/** Scale and currency of the values: of the column’s name first, then of a column of units, then of a line above. */
function moneyOf({ table, mapping, reading, lines }: HoldingTable, assumed: Assumption[]) {
  const name = mapping.value === undefined ? '' : (table.header[mapping.value] ?? '')
  const column = name === '' ? null : name
  // A remark below says it as well as a line above, which comes first.
  const remarks = table.rows.filter(({ cells }) => cells.filter((cell) => cell.trim() !== '').length === 1)
  const unit =
    table.above.map(unitLine).findLast((text) => text !== null) ??
    remarks.map(({ cells }) => unitLine(cells)).find((text) => text !== null) ??
    ''
  const [, shares = ''] = /((?:百万|[千万])株)/.exec(unit.normalize('NFKC')) ?? []
  const above = unit.normalize('NFKC').replace(shares, '')
  const isByLine = mapping.unit !== undefined
  const scaleOfName = scaleIn(name) ?? (isByLine ? null : scaleIn(above))
  const scale = reading.scale ?? scaleOfName ?? (isByLine ? null : 1)
  if (scale !== null && scale !== 1 && column) assumed.push(assume('scale', { column, value: String(scale) }))
  const currency =
    currencyIn(name) ?? (currencyIn(above) === null || mapping.currency !== undefined ? null : currencyIn(above))
  const otherwise = fileCurrency(table.above) ?? 'JPY'
  if (column && currency === 'JPY' && hasForeign(cellsOf(lines, mapping.currency)))
    assumed.push(assume('yen', { column }))
  if (column && currency !== null && currency !== 'JPY') assumed.push(assume('currency', { column, value: currency }))
  if (column && currency === null && otherwise !== 'JPY') assumed.push(assume('currency', { value: otherwise }))
  const quantityName = mapping.quantity === undefined ? '' : (table.header[mapping.quantity] ?? '')
  const quantityScale = quantityName === '' ? 1 : (scaleIn(quantityName) ?? scaleIn(shares) ?? 1)
  if (quantityScale !== 1) assumed.push(assume('scale', { column: quantityName, value: String(quantityScale) }))
  return { scale, quantityScale, currency, otherwise }
}

const hasForeign = (cells: readonly string[]) => cells.some((cell) => (readCurrency(cell)?.code ?? 'JPY') !== 'JPY')

/** `通貨,円` and `Currency: JPY` above the table. */
function fileCurrency(above: readonly (readonly string[])[]): string | null {
  for (const cells of above) {
    const texts = cells.map((cell) => cell.normalize('NFKC').trim()).filter(Boolean)
    const at = texts.findIndex((text) =>
      /^(基準通貨|表示通貨|通貨|(base |report(ing)? )?currency|ccy)\s*:?/i.test(text),
    )
    if (at === -1) continue
    const rest = texts[at]!.replace(/^[^:]*:?\s*/, '') || texts[at + 1] || ''
    const currency = readCurrency(rest)
    if (currency && /^[A-Z]{3}$/.test(currency.code)) return currency.code
  }
  return null
}

function orderOf({ table, mapping, reading, lines }: HoldingTable, assumed: Assumption[]): DayOrder | null {
  if (mapping.date === undefined) return reading.dayOrder ?? null
  const dayFormat = dayOrderOf(cellsOf(lines, mapping.date))
  const order = reading.dayOrder ?? dayFormat.order
  const column = table.header[mapping.date] ?? null
  if (dayFormat.either > 0) assumed.push(assume('day-order', { column, value: order, isQuestion: order === null }))
  return order
}

/** The day that the lines above say, or else the name of a column, such as `評価額（2025/11/28）`; one whose order nothing tells is asked. */
function fileDayOf({ table, mapping, reading }: HoldingTable, assumed: Assumption[]): DayAbove {
  const order = reading.dayOrder ?? null
  const above = dayAbove(table.above, order)
  const names = [mapping.value, mapping.weight, mapping.quantity].flatMap((at) =>
    at === undefined ? [] : [table.header[at] ?? ''],
  )
  const named = names.map((name) => dayIn(name, order)).find((day) => day !== null)
  const fileDay = above.day === null && above.unordered === null ? (named ?? above) : above
  // With a choice that was made it is a day, and the choice is still shown.
  const ambiguousDay =
    fileDay.unordered ?? (order !== null && mapping.date === undefined && fileDay.day !== null ? fileDay.day : null)
  if (ambiguousDay !== null)
    assumed.push(assume('day-order', { column: ambiguousDay, value: order, isQuestion: fileDay.unordered !== null }))
  return fileDay
}

/** Share of 100 % by which the sum of all weights may miss it: what is rounded, or left out as cash. */
const tolerance = 0.05

/**
 * What the weights of a column are: as its name says, as the total does, else what makes them sum to about 100 % a day. Cells with a percent
 * sign are per cent whatever the others are.
 */
function weightUnitOf(
  { table, mapping, reading, lines, totals }: HoldingTable,
  mark: DecimalMark,
  assumed: Assumption[],
): WeightUnit {
  if (mapping.weight === undefined) return 'percent'
  const name = table.header[mapping.weight] ?? ''
  const say = (unit: WeightUnit, isQuestion = false) => {
    if (unit !== 'percent' || isQuestion) assumed.push(assume('weights', { column: name, value: unit, isQuestion }))
    return unit
  }
  if (reading.weightUnit) return say(reading.weightUnit)
  const folded = name.normalize('NFKC').toLowerCase()
  if (/\bbps?\b|basis points?|ベーシス/.test(folded.replaceAll('_', ' '))) return say('bps')
  const isPercent = folded.includes('%') || /percent|\bpct\b/.test(folded)
  const read = (cells: readonly string[]) =>
    cells
      .map((cell) => readAmount(cell, mark))
      .flatMap((one) => ('fault' in one || one.value === null ? [] : [one as { value: number; hasPercent: boolean }]))
  const weights = read(cellsOf(lines, mapping.weight))
  const plain = weights.filter(({ hasPercent }) => !hasPercent).map(({ value }) => value)
  if (plain.every((one) => one === 0)) return 'percent'
  const days = mapping.date === undefined ? 1 : new Set(cellsOf(lines, mapping.date).map((cell) => cell.trim())).size
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
  const plainSum = sum(plain)
  // The name says per cent, and the cells sum to one: a sheet may have lost its format.
  const isOne = plain.length > 1 && Math.abs(plainSum / days - 1) <= tolerance
  if (isPercent) return say('percent', isOne)
  const [whole] = read(cellsOf(totals, mapping.weight)).filter(({ hasPercent }) => !hasPercent)
  for (const [unit, all] of [
    ['fraction', 1],
    ['percent', 100],
    ['bps', 10_000],
  ] as const)
    if (whole && Math.abs(whole.value / all - 1) < 0.002) return say(unit)
  const signed = sum(weights.filter(({ hasPercent }) => hasPercent).map(({ value }) => value))
  const isWhole = (factor: number) => Math.abs((plainSum * factor + signed) / (100 * days) - 1) <= tolerance
  const fitting = (['fraction', 'percent', 'bps'] as const).filter((unit) => isWhole(perCent[unit]))
  if (fitting.length === 1) return say(fitting[0]!)
  const isSmall = plain.every((one) => Math.abs(one) <= 1) && plainSum > 0 && plainSum <= (1 + tolerance) * days
  if (isSmall && signed === 0) return say('fraction', true)
  return plain.some((one) => one > 100) && plain.every((one) => one <= 10_000) && plainSum > 0.5 * 10_000 * days
    ? say('bps', true)
    : 'percent'
}

/** What a weight is multiplied by to be per cent. */
export const perCent: Readonly<Record<WeightUnit, number>> = { percent: 1, fraction: 100, bps: 0.01 }
