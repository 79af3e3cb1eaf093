import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import { unitFactor } from '#methodology/figures/units.ts'
import { type CatalogueRow, readCatalogue } from '#server/catalogue/catalogue.ts'
import { isFormula, isInDomain, numbers, readDay, readNumber, readYear, years } from '../cells.ts'
import { toSeenLine } from '../clean.ts'
import { isRejection, type Outcome } from '../outcome.ts'
import type { Rejection } from '../rejections.ts'
import type { CompanyKey, TableFigure } from '../table-records.ts'
import type { FigureRule, Mapping } from './mapping.ts'
import { toPattern } from './pattern.ts'
import { companyOf, conditionsOf, passes, TableRow } from './row.ts'
import type { RawTable } from './rows.ts'

export interface TableContext {
  /** Year of a table that does not name it. */
  readonly year: number | undefined
  readonly knownFrom: string | undefined
  readonly today: string
}

interface Place {
  readonly company: CompanyKey
  readonly fiscalYear: number
  readonly periodStart: string
  readonly periodEnd: string
  readonly knownFrom: string
  readonly document: number | null
}

const catalogue = new Map(readCatalogue().map((row) => [row.code, row]))

/**
 * The figures of a table, and what cannot be used of it, a row at a time as they are asked for.
 *
 * @param documentAt position of the document of a row's line; null: the file itself; undefined: the row is rejected already
 */
export function* readFigures(
  table: RawTable,
  mapping: Mapping,
  context: TableContext,
  documentAt: (line: number) => number | null | undefined,
): Generator<Outcome<TableFigure>> {
  const row = new TableRow(table, mapping)
  const sums = new Map<string, TableFigure>()
  const columns = yearColumns(table.header, mapping)
  for (const { line, cells } of table.rows) {
    row.move(line, cells)
    if (mapping.rows?.some((test) => !passes(row, test))) continue
    const company = companyOf(row, mapping)
    if (isRejection(company)) {
      yield company
      continue
    }
    const document = documentAt(line)
    if (document === undefined) continue
    const holding = conditionsOf(row, mapping)
    for (const { year, column } of columns ?? [{ year: null, column: undefined }]) {
      const place = placeOf(row, mapping, { company, context, year, document })
      if (isRejection(place)) {
        yield place
        break
      }
      for (const rule of rulesOf(row, mapping)) {
        if (isRejection(rule)) {
          yield rule
          continue
        }
        const cell = column ?? rule.column!
        const figure = readFigure(row, mapping, { rule, place, holding, column: cell, today: context.today })
        if (figure === null) continue
        if (isRejection(figure) || rule.combine !== 'sum') yield figure
        else if (!addUp(sums, figure)) yield row.reject(cell, 'magnitude')
      }
    }
  }
  yield* sums.values()
}

/** Columns of a table by years, told by the pattern of the mapping. */
export function yearColumns(header: readonly string[], { year }: Mapping) {
  if (!year || !('columns' in year)) return null
  const pattern = toPattern(year.columns)
  return header.flatMap((column) => {
    const year = Number(pattern.caught(column) ?? Number.NaN)
    return year >= years.first && year <= years.last ? [{ year, column }] : []
  })
}

interface RowContext {
  readonly company: CompanyKey
  readonly context: TableContext
  readonly year: number | null
  readonly document: number | null
}

/** Year and period of a row, and since when it is known. */
function placeOf(row: TableRow, mapping: Mapping, { company, context, year, document }: RowContext): Outcome<Place> {
  const period = periodOf(row, mapping, year ?? context.year)
  if (isRejection(period)) return period
  const rule = mapping.known_from ?? (mapping.document ? { column: mapping.document.submitted } : 'today')
  const ruleDay =
    rule === 'today'
      ? context.today
      : 'column' in rule
        ? row.read(rule.column, readDay)
        : dayAfter(period.periodEnd, rule.days_after_period_end)
  if (isRejection(ruleDay)) return ruleDay
  const knownFrom = context.knownFrom ?? ruleDay ?? context.today
  if (knownFrom > context.today)
    return row.reject(typeof rule === 'object' && 'column' in rule ? rule.column : null, 'future')
  return { company, document, knownFrom, ...period }
}

function periodOf(row: TableRow, { year: rule }: Mapping, yearOfTable: number | undefined) {
  if (rule && 'period_end' in rule) {
    const end = row.read(rule.period_end, readDay)
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
  const fiscal = rule && 'column' in rule ? row.read(rule.column, readYear) : (yearOfTable ?? null)
  if (isRejection(fiscal)) return fiscal
  if (fiscal === null) return row.reject(rule && 'column' in rule ? rule.column : null, 'required')
  // A year alone is Japan's: it begins in April.
  return { fiscalYear: fiscal, periodStart: `${fiscal}-04-01`, periodEnd: `${fiscal + 1}-03-31` }
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The rules of a row: those of the mapping, or the one that a long table's row makes. */
function rulesOf(row: TableRow, mapping: Mapping): readonly Outcome<FigureRule>[] {
  const fixed = mapping.figures ?? []
  const { long } = mapping
  if (!long) return fixed
  const indicatorName = row.text(long.indicator)
  const code = long.names?.[indicatorName] ?? indicatorName
  const indicator = catalogue.get(code)
  if (!indicator) {
    if (long.names) return fixed
    return [row.reject(long.indicator, indicatorName === '' ? 'required' : 'unknown-indicator'), ...fixed]
  }
  const boundary = long.boundary ? row.text(long.boundary) : ''
  if (boundary !== '' && !isBoundary(boundary)) {
    return [row.reject(long.boundary!, 'unknown-boundary'), ...fixed]
  }
  const unit = (long.unit && row.text(long.unit)) || indicator.unit
  const state = long.state && row.text(long.state) === 'estimated' ? 'estimated' : 'disclosed'
  return [
    ...fixed,
    {
      indicator: indicator.sameAs ?? indicator.code,
      unit,
      state,
      ...(long.value && { column: long.value }),
      ...(boundary && { boundary }),
      ...(indicator.unit === '%' && { scale: 'percent' as const }),
    },
  ]
}

const boundaryNames = [
  'consolidated',
  'parent',
  'consolidated-part',
  'parent-part',
  'parent-domestic',
  'subsidiary',
  'other',
] as const
const isBoundary = (text: string): text is (typeof boundaryNames)[number] =>
  (boundaryNames as readonly string[]).includes(text)

interface CellRequest {
  readonly rule: FigureRule
  readonly place: Place
  readonly holding: ReadonlySet<string>
  readonly column: string
  readonly today: string
}

/** One cell as a figure; null where there is nothing, or the rule does not hold of the row. */
function readFigure(
  row: TableRow,
  mapping: Mapping,
  { rule, place, holding, column, today }: CellRequest,
): Outcome<TableFigure> | null {
  if (rule.rows?.some((test) => !passes(row, test))) return null
  if (rule.unless !== undefined && holding.has(rule.unless)) return null
  const filed = row.text(column)
  if (filed === '') return null
  // What a period brought is not known before it begins; a table by years may have empty columns ahead.
  if (place.periodStart > today) return row.reject(column, 'future')
  const indicator = catalogue.get(rule.indicator)!
  const isNone = mapping.file.not_applicable?.includes(filed) ?? false
  const unit = rule.unit_column === undefined ? rule.unit! : row.text(rule.unit_column)
  const value = isNone ? null : convert(filed, { unit, scale: rule.scale }, indicator)
  if (typeof value === 'string') return row.reject(column, value)
  if (value === undefined) return null

  const { boundary, note } = rule
  const whose =
    typeof boundary === 'object'
      ? holding.has(boundary.when)
        ? boundary.is
        : boundary.otherwise
      : (boundary ?? indicator.boundary)
  const noteText = typeof note === 'object' ? (holding.has(note.when) ? note.note : undefined) : note
  return {
    line: row.line,
    ...place,
    indicator: indicator.sameAs ?? indicator.code,
    boundary: whose,
    part: mapping.long?.part ? toSeenLine(row.text(mapping.long.part)).slice(0, 200) : '',
    value,
    state: value === null ? 'not-applicable' : (rule.state ?? 'disclosed'),
    filed,
    notes: noteText === undefined ? [] : [noteText],
  }
}

/** The value in the catalogue's unit; undefined for a mark of nothing, or why it cannot be used. */
function convert(
  filed: string,
  rule: { readonly unit: string; readonly scale: FigureRule['scale'] },
  indicator: CatalogueRow,
): number | undefined | Rejection['reason'] {
  if (isFormula(filed)) return 'formula'
  if (indicator.type === 'boolean') return yesNo(filed) ?? 'number'
  const result = readNumber(filed)
  if ('reason' in result) return result.reason
  if (result.value === null) return undefined
  const times = indicator.unit === '%' ? (rule.scale === 'fraction' ? 100 : 1) : unitFactor(rule.unit, indicator.unit)
  if (times === null) return 'unit'
  const value = times === 1 ? result.value : tidy(result.value * times)
  return isInDomain(value) ? value : 'magnitude'
}

/** Takes out what binary fractions add: 0.2015 × 100 is 20.15. */
const tidy = (value: number) => Number(value.toPrecision(15))

function yesNo(text: string): number | undefined {
  const folded = text.normalize('NFKC').toLowerCase()
  if (/^(1|yes|y|true|有|あり|はい|○|〇|◯)$/.test(folded)) return 1
  return /^(0|no|n|false|無|なし|いいえ|×|✕)$/.test(folded) ? 0 : undefined
}

/** False when the sum would leave what a figure can be: the row is left out of it. */
function addUp(sums: Map<string, TableFigure>, figure: TableFigure): boolean {
  const key = JSON.stringify([
    figure.company.corporateNumber ?? figure.company,
    figure.indicator,
    figure.fiscalYear,
    figure.boundary,
    figure.part,
  ])
  const before = sums.get(key)
  if (!before) {
    sums.set(key, figure)
    return true
  }
  const value = (before.value ?? 0) + (figure.value ?? 0)
  if (Math.abs(value) > numbers.most) return false
  const addedLines = [...(before.addedLines ?? []), figure.line]
  sums.set(key, {
    ...before,
    addedLines,
    value,
    filed: `${before.filed} + ${figure.filed}`.slice(0, 200),
    notes: ['sum'],
  })
  return true
}
