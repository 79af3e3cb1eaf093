import { nearest } from '#contract/wire/nearest.ts'
import { headerName } from '../files/csv.ts'
import { Unreadable } from '../rejections.ts'
import { columnOf, type Mapping, type Test } from './mapping.ts'

/** Every column that a mapping reads, each once. */
export function columnsOf(mapping: Mapping): string[] {
  const { file, rows, company, aliases, adds_companies, year, known_from, document, conditions, figures, long } =
    mapping
  const conditional = Object.values(conditions ?? {}).flatMap((condition) =>
    'any' in condition ? condition.any.flatMap((test) => ('all' in test ? test.all : test)) : condition.all,
  )
  const tests = [...(rows ?? []), ...(aliases?.rows ?? []), ...conditional]
  const columns = [
    ...file.columns,
    ...(file.carry ?? []),
    ...Object.values(company ?? {}),
    aliases?.emitter_code,
    adds_companies?.name,
    ...(year ? yearColumnsOf(year) : []),
    typeof known_from === 'object' && 'column' in known_from ? known_from.column : undefined,
    ...[document?.number, document?.title, document?.submitted],
    ...tests.flatMap(testedColumns),
    ...(figures ?? []).flatMap((figure) => [
      figure.column,
      figure.unit_column,
      ...(figure.rows ?? []).flatMap(testedColumns),
    ]),
    ...[long?.indicator, long?.value, ...[long?.unit, long?.boundary, long?.part, long?.state].map(columnOf)],
    ...Object.values(mapping.fields ?? {}).map(columnOf),
  ]
  return [...new Set(columns.filter((column) => column !== undefined))]
}

const testedColumns = (test: Test) => ('differ' in test ? test.differ : [test.column])

function yearColumnsOf(year: NonNullable<Mapping['year']>): string[] {
  if ('column' in year) return [year.column]
  if (!('period_end' in year)) return []
  return 'period_start' in year ? [year.period_start, year.period_end] : [year.period_end]
}

/**
 * A mapping of the operator's own that reads a column which is not there would read nothing, and nobody would notice. Those of the
 * product are made for tables that come in several forms, and `file.optional` says the same of one's own.
 */
export function refuseAbsent(header: readonly string[], mapping: Mapping): void {
  const optional = (mapping.file.optional ?? []).map(headerName)
  const absent = columnsOf(mapping).filter(
    (column) => !header.includes(headerName(column)) && !optional.includes(headerName(column)),
  )
  if (absent.length > 0) throw lacking(mapping, absent, header)
}

/** The refusal of a table that lacks columns, each named once, with the most similar that it has. */
export function lacking(mapping: Mapping, absent: readonly string[], header: readonly string[]): Unreadable {
  return new Unreadable('mapping-columns', {
    mapping: mapping.mapping,
    columns: absent.slice(0, 10).join(', '),
    ...similar(absent, header, mapping),
  })
}

/** For each absent column the one of the header that is most like it, where there is one; never one that the mapping calls by its name. */
export function similar(
  absent: readonly string[],
  header: readonly string[],
  { file, fields, company }: Mapping,
): { readonly similar?: string } {
  const mappedColumns = new Set<unknown>([
    ...file.columns,
    ...Object.values(fields ?? {}),
    ...Object.values(company ?? {}),
  ])
  const others = header.filter((column) => !mappedColumns.has(column))
  const pairs = absent.slice(0, 10).flatMap((column) => {
    const like = nearest(column, others)
    return like === undefined ? [] : [`${column} → ${like}`]
  })
  return pairs.length > 0 ? { similar: pairs.join(', ') } : {}
}
