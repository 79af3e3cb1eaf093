import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { readDay, years } from '../../cells.ts'
import { type FiscalPeriod, readFiscalPeriod, readPeriodEnd, yearFromApril } from '../../fiscal-period.ts'
import { isRejection, type Outcome } from '../../outcome.ts'
import type { CompanyKey } from '../../table-records.ts'
import type { Mapping } from '../mapping.ts'
import { toPattern } from '../pattern.ts'
import type { TableRow } from '../row.ts'

export interface TableContext {
  /** Year of a table that does not name it. */
  readonly year: number | undefined
  readonly knownFrom: string | undefined
  readonly vendors: readonly RatingVendor[]
  readonly today: string
}

export interface Place extends FiscalPeriod {
  readonly company: CompanyKey
  readonly knownFrom: string
  readonly document: number | null
}

/** Columns of a table by years, told by the pattern of the mapping. */
export function yearColumns(header: readonly string[], { year }: Mapping) {
  if (!year || !('columns' in year)) return null
  const pattern = toPattern(year.columns)
  return header.flatMap((column) => {
    const period = readFiscalPeriod(pattern.caught(column) ?? '')
    return 'value' in period && period.value ? [{ period: period.value, column }] : []
  })
}

interface RowContext {
  readonly company: CompanyKey
  readonly context: TableContext
  readonly period: FiscalPeriod | null
  readonly document: number | null
}

/**
 * Year and period of a row, and since when it is known: by its own day, else by what the operator says, else by the rule of the
 * mapping. A day that the rule reckons in the future is today, when the row is here to be read.
 */
export function placeOf(row: TableRow, mapping: Mapping, request: RowContext): Outcome<Place> {
  const { company, context, document } = request
  const period = request.period ?? periodOf(row, mapping, context.year)
  if (isRejection(period)) return period
  // What a period brought is not known before it begins; a table by years may have empty columns ahead.
  if (!request.period && period.periodStart > context.today) return row.reject(yearColumn(mapping), 'future')
  const rule = mapping.known_from ?? (mapping.document ? { column: mapping.document.submitted } : 'today')
  const column = typeof rule === 'object' && 'column' in rule ? rule.column : undefined
  const ownDay = row.read(column, readDay)
  if (isRejection(ownDay)) return ownDay
  if (ownDay !== null && ownDay > context.today) return row.reject(column!, 'future')
  const reckoned =
    typeof rule === 'object' && 'days_after_period_end' in rule
      ? dayAfter(period.periodEnd, rule.days_after_period_end)
      : context.today
  const knownFrom = ownDay ?? context.knownFrom ?? [reckoned, context.today].sort()[0]!
  if (knownFrom > context.today) return row.reject(null, 'future')
  return { company, document, knownFrom, ...period }
}

const yearColumn = ({ year }: Mapping) =>
  (year && ('column' in year ? year.column : 'period_end' in year && year.period_end)) || null

function periodOf(row: TableRow, { year: rule }: Mapping, yearOfTable: number | undefined): Outcome<FiscalPeriod> {
  if (rule && 'period_end' in rule) {
    const end = row.read(rule.period_end, readPeriodEnd)
    const start = 'period_start' in rule ? row.read(rule.period_start, readDay) : null
    if (isRejection(end)) return end
    if (isRejection(start)) return start
    if (end === null) return row.reject(rule.period_end, 'required')
    const begin = start ?? dayAfter(`${Number(end.slice(0, 4)) - 1}${end.slice(4)}`.replace('02-29', '02-28'), 1)
    const fiscal = fiscalYear(begin, end)
    if (fiscal === null) return row.reject(rule.period_end, 'date')
    return fiscal < years.first || fiscal > years.last
      ? row.reject(rule.period_end, 'year')
      : { fiscalYear: fiscal, periodStart: begin, periodEnd: end }
  }
  if (!rule || !('column' in rule)) {
    return yearOfTable === undefined ? row.reject(null, 'required') : yearFromApril(yearOfTable)
  }
  return row.read(rule.column, readFiscalPeriod) ?? row.reject(rule.column, 'required')
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}
