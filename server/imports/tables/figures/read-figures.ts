import { type Boundary, boundaries } from '#methodology/figures/boundary.ts'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { numbers } from '../../cells.ts'
import { toSeenLine } from '../../clean.ts'
import { isRejection, type Outcome } from '../../outcome.ts'
import type { TableFigure } from '../../table-records.ts'
import { columnOf, type FigureRule, type Mapping } from '../mapping.ts'
import { companyOf, conditionsOf, passes, TableRow } from '../row.ts'
import type { RawTable } from '../rows.ts'
import { convert, timesOf, unitOf } from './convert.ts'
import { readMarks } from './marks.ts'
import { type Place, placeOf, type TableContext, yearColumns } from './place.ts'

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
    for (const { period, column } of columns ?? [{ period: null, column: undefined }]) {
      const place = placeOf(row, mapping, { company, context, period, document })
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

/** A rule, and what a row of a long table says of its value beside the value. */
type RowRule = FigureRule & { readonly marks?: readonly string[] }

/** The rules of a row: those of the mapping, or the one that a long table's row makes. */
function rulesOf(row: TableRow, mapping: Mapping): readonly Outcome<RowRule>[] {
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
  const boundary = row.textOf(long.boundary)
  if (boundary !== '' && !isBoundary(boundary)) {
    return [row.reject(columnOf(long.boundary) ?? null, 'unknown-boundary'), ...fixed]
  }
  const marks = readMarks(row, mapping)
  if (isRejection(marks)) return [marks, ...fixed]
  const state = row.textOf(long.state) === 'estimated' ? 'estimated' : 'disclosed'
  return [
    ...fixed,
    {
      indicator: indicator.sameAs ?? indicator.code,
      unit: typeof long.unit === 'object' ? long.unit.constant : indicator.unit,
      ...(typeof long.unit === 'string' && { unit_column: long.unit }),
      state,
      marks,
      ...(long.value && { column: long.value }),
      ...(boundary && { boundary }),
    },
  ]
}

const isBoundary = (text: string): text is Boundary => (boundaries as readonly string[]).includes(text)

interface CellRequest {
  readonly rule: RowRule
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
  if (place.periodStart > today) return row.reject(column, 'future')
  const indicator = catalogue.get(rule.indicator)!
  const isNone = mapping.file.not_applicable?.includes(filed) ?? false
  const unit = unitOf(row, rule)
  const value = isNone ? null : convert(filed, { ...unit, mark: row.markOf(column) }, indicator)
  if (value === 'unit' && timesOf(unit, indicator) === null) return row.reject(rule.unit_column ?? column, value)
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
    part: toSeenLine(row.textOf(mapping.long?.part)).slice(0, 200),
    value,
    state: value === null ? 'not-applicable' : (rule.state ?? 'disclosed'),
    filed,
    notes: [...(noteText === undefined ? [] : [noteText]), ...(rule.marks ?? [])],
  }
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
  const filed = `${before.filed} + ${figure.filed}`.slice(0, 200)
  sums.set(key, { ...before, addedLines, value, filed, notes: ['sum'] })
  return true
}
