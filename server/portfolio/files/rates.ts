import type { HoldingMapping } from '#contract/portfolio/portfolios.ts'
import { readAmount } from '#server/files/cells/amounts.ts'
import { isPlausibleRate, readCurrency } from '#server/files/cells/currencies.ts'
import { readDayCell } from '#server/files/cells/days.ts'
import type { DecimalMark } from '#server/imports/digits.ts'
import type { ColumnRules } from './read-columns.ts'

/** Yen for one of a currency, by currency and day as the lines say it, and as a person gave it. */
export interface Rates {
  readonly byDay: ReadonlyMap<string, number>
  readonly given: Readonly<Record<string, number>>
}

interface RateLines {
  readonly lines: readonly { readonly cells: readonly string[] }[]
  readonly mapping: HoldingMapping
  readonly rules: ColumnRules
  /** Day of lines without one. */
  readonly date: string | null
  readonly given: Rates['given']
}

/** Rates of a file: a line without one takes that of another line of the same currency and day. */
export function ratesOf({ lines, mapping, rules, date, given }: RateLines): Rates {
  const byDay = new Map<string, number>()
  const { currency, rate } = mapping
  if (rate === undefined) return { byDay, given }
  for (const { cells } of lines) {
    const written = currency === undefined ? null : readCurrency(cells[currency] ?? '')
    const code = written?.code ?? rules.currency ?? rules.otherwise
    const value = positive(cells[rate] ?? '', rules.marks.rate)
    if (value === null || (written?.part ?? 1) !== 1 || !isPlausibleRate(code, value)) continue
    const key = `${code} ${dayOf(cells, { mapping, rules, date })}`
    if (!byDay.has(key)) byDay.set(key, value)
  }
  return { byDay, given }
}

function dayOf(
  cells: readonly string[],
  { mapping, rules, date }: Pick<RateLines, 'mapping' | 'rules' | 'date'>,
): string {
  const read = readDayCell(mapping.date === undefined ? '' : (cells[mapping.date] ?? ''), rules.dayOrder)
  return ('day' in read ? (read.day ?? date) : null) ?? ''
}

function positive(text: string, mark: DecimalMark): number | null {
  const read = readAmount(text, mark)
  return 'fault' in read || read.value === null || read.value <= 0 ? null : read.value
}

interface RateRequest {
  /** The rate of the line itself. */
  readonly text: string
  readonly mark: DecimalMark
  readonly currency: string
  /** How much of the currency one of the value is. */
  readonly part: number
  readonly day: string
}

/** The rate of a line: what a person gave, its own, or that of its currency and day. One that cannot be yen for one of the currency is told. */
export function rateFor(
  { byDay, given }: Rates,
  { text, mark, currency, part, day }: RateRequest,
): { rate: number | null; isOdd: boolean } {
  const byPerson = given[currency]
  if (byPerson !== undefined) return { rate: byPerson, isOdd: false }
  const other = byDay.get(`${currency} ${day}`) ?? null
  const own = positive(text, mark)
  if (own === null) return { rate: other, isOdd: false }
  // Beside pence stands the price of a pound, or of a penny.
  const isOfPart =
    part !== 1 && (other === null ? own < 10 : Math.abs(own / part / other - 1) < Math.abs(own / other - 1))
  const rate = isOfPart ? own / part : own
  return isPlausibleRate(currency, rate) ? { rate, isOdd: false } : { rate: null, isOdd: true }
}
