import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '#contract/wire/nearest.ts'
import { ownVendors } from '#server/catalogue/vendors.ts'
import { years } from '../cells.ts'
import { headerName } from '../files/csv.ts'
import type { ReadOptions } from '../read-options.ts'
import type { Parsed, Warning } from '../records.ts'
import { type Rejection, Unreadable } from '../rejections.ts'
import { formsOf, formWarnings } from './column-forms.ts'
import { lacking, refuseAbsent, similar } from './columns.ts'
import { aliasesOf, companiesOf } from './companies.ts'
import { documentsOf } from './documents.ts'
import { type TableContext, yearColumns } from './figures/place.ts'
import { readFigures } from './figures/read-figures.ts'
import { columnOf, type Mapping, readMapping } from './mapping.ts'
import { toPattern } from './pattern.ts'
import { readRecords } from './records/read-records.ts'
import { findHeads, missingColumns, type OpenedFile, openTable, type RawTable, type TableHead } from './rows.ts'

/** Every mapping of the house, read once. */
export const ownMappings: readonly Mapping[] = globSync('*.yaml', { cwd: join(import.meta.dirname, 'mappings') })
  .sort()
  .map((name) =>
    readMapping(readFileSync(join(import.meta.dirname, 'mappings', name), 'utf8'), name, { isOfHouse: true }),
  )

/** The mapping that a table is read with: the one asked for, or the only one whose columns it has. */
function chooseMapping(opened: OpenedFile, { mapping: mappingName, own = [] }: ReadOptions): Mapping {
  const all = [...own, ...ownMappings]
  if (mappingName !== undefined) {
    const names = all.map(({ mapping }) => mapping)
    const like = nearest(mappingName, names)
    const chosen = all.find(({ mapping }) => mapping === mappingName)
    if (!chosen)
      throw new Unreadable('mapping-none', {
        mapping: mappingName,
        ...(like !== undefined && { nearest: like }),
        known: names.join(', '),
      })
    refuseLacking(opened, chosen)
    return chosen
  }
  const fitting = all.filter((mapping) => headsOf(opened, mapping).length > 0)
  if (fitting.length === 0) throw nearestMapping(opened, all)
  // One that asks for more of the same columns is meant rather than the one it contains.
  const best = fitting.filter((one) => !fitting.some((other) => other !== one && contains(other, one)))
  if (best.length > 1)
    throw new Unreadable('mapping-several', { mappings: best.map(({ mapping }) => mapping).join(', ') })
  return best[0]!
}

const contains = (larger: Mapping, smaller: Mapping) =>
  larger.file.columns.length > smaller.file.columns.length &&
  smaller.file.columns.every((column) => larger.file.columns.includes(column))

function headsOf(opened: OpenedFile, { file, year }: Mapping): TableHead[] {
  const years = year && 'columns' in year ? toPattern(year.columns) : null
  return findHeads(opened, file.columns, file.sheets).filter(
    ({ names }) =>
      (!file.exact || file.columns.length === names.length) && (!years || names.some((name) => years.test(name))),
  )
}

const patternOfYears = ({ year }: Mapping) => (year && 'columns' in year ? year.columns : '')

function refuseLacking(opened: OpenedFile, mapping: Mapping): void {
  const { sheets } = mapping.file
  if (sheets && opened.text === null && !opened.sheets.some(({ name }) => sheets.includes(name)))
    throw new Unreadable('sheet-missing', {
      sheet: sheets.join(', '),
      found: opened.sheets.map(({ name }) => name).join(', '),
    })
  if (headsOf(opened, mapping).length > 0) return
  const { missing, header } = missingColumns(opened, mapping.file.columns)
  const { year, file } = mapping
  // Nothing that is named is missing: the years are, or there is more than the mapping says there is.
  const others =
    year && 'columns' in year ? [patternOfYears(mapping)] : header.filter((name) => !file.columns.includes(name))
  throw lacking(mapping, missing.length > 0 ? missing : others, header)
}

/** No mapping fits: say which came nearest, and what it would have needed. */
function nearestMapping(opened: OpenedFile, all: readonly Mapping[]): Unreadable {
  const candidates = all.map((mapping) => ({ mapping, ...missingColumns(opened, mapping.file.columns) }))
  const half = candidates.filter(({ mapping, missing }) => missing.length <= mapping.file.columns.length / 2)
  const [best] = half.sort(
    (a, b) => a.missing.length / a.mapping.file.columns.length - b.missing.length / b.mapping.file.columns.length,
  )
  if (best) {
    const { mapping, missing, header } = best
    const detail = { nearest: mapping.mapping, columns: missing.join(', '), ...similar(missing, header, mapping) }
    return new Unreadable('mapping-none', detail)
  }
  return new Unreadable(isTabular(opened) ? 'mapping-none' : 'unrecognised')
}

/** Rows of several cells, whatever they say. */
function isTabular(opened: OpenedFile): boolean {
  return opened.text === null || opened.text.split('\n', 3).every((line) => line.trim() === '' || /[,\t]/.test(line))
}

/** Whether a file is a table that some mapping may read, told without deciding which. */
export async function recogniseTable(bytes: Uint8Array, options: ReadOptions): Promise<string> {
  return chooseMapping(await openTable(bytes), options).mapping
}

export async function parseTable(bytes: Uint8Array, fileName: string, options: ReadOptions = {}): Promise<Parsed> {
  const opened = await openTable(bytes)
  const mapping = chooseMapping(opened, options)
  const rawTables = headsOf(opened, mapping).map(({ read }) => read())
  for (const { header } of rawTables) {
    refuseUsedTwice(header, mapping)
    if (!ownMappings.includes(mapping)) refuseAbsent(header, mapping)
    // A pattern may fit columns whose names are no years: nothing would be read, and nobody would notice.
    if (yearColumns(header, mapping)?.length === 0) throw lacking(mapping, [patternOfYears(mapping)], header)
  }
  const tables = rawTables.map((table): RawTable => {
    const carried = carryForward(table, mapping)
    return { ...carried, forms: formsOf(carried, mapping) }
  })
  const { year, assumed } = yearOf(mapping, fileName, options)
  const context: TableContext = {
    year,
    knownFrom: options.knownFrom,
    vendors: options.vendors ?? ownVendors(),
    today: options.today ?? new Date().toISOString().slice(0, 10),
  }
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
  const warnings = [...warningsOf(mapping, rows, assumed), ...formWarnings(tables.flatMap(({ forms }) => forms ?? []))]
  const rejected: Rejection[] = tables.flatMap((table) => table.rejected)
  const rowCount = rows + rejected.length
  if (mapping.kind === 'figures')
    return { read: rowCount, warnings, ...figureParts(tables, mapping, { context, rejected, fileName }) }

  const parts = tables.map((table) => readRecords(table, mapping, context))
  for (const part of parts) rejected.push(...part.rejected)
  warnings.push(...unknownVendors(rejected, mapping, context))
  // Each sheet brings its part of the one list that the kind fills.
  const lists: Record<string, readonly unknown[]> = {}
  for (const part of parts)
    for (const [name, records] of Object.entries(part))
      lists[name] = [...(lists[name] ?? []), ...(records as unknown[])]
  // Of a vendor there are several rows, one of each level.
  const read = mapping.kind === 'vendors' ? (lists.vendors?.length ?? 0) + rejected.length : rowCount
  return { ...(lists as Partial<Parsed>), read, rejected, warnings }
}

interface Context {
  readonly context: TableContext
  readonly rejected: readonly Rejection[]
  readonly fileName: string
}

function figureParts(
  tables: readonly RawTable[],
  mapping: Mapping,
  { context, rejected, fileName }: Context,
): Pick<Parsed, 'rejected' | 'table' | 'newCompanies' | 'aliases'> {
  for (const table of tables) refuseUnclearScales(table, mapping)
  const { documents, rejected: unusable, documentAt } = documentsOf(tables, mapping)
  const figures = {
    *[Symbol.iterator]() {
      for (const table of tables) yield* readFigures(table, mapping, context, (line) => documentAt(table, line))
    },
  }
  const columns = Object.fromEntries(
    (mapping.figures ?? []).map(({ indicator, column, unit }) => [
      indicator,
      { column: column ?? indicator, unit: unit ?? '' },
    ]),
  )
  const { ja, en } = mapping.title ?? { ja: fileName, en: fileName }
  const language = mapping.language ?? 'ja'
  return {
    rejected: [...rejected, ...unusable],
    ...companiesOf(tables, mapping),
    ...aliasesOf(tables, mapping),
    table: {
      title: language === 'ja' ? ja : en,
      publisher: mapping.publisher ?? '',
      language,
      mapping: mapping.mapping,
      columns,
      documents,
      ...(mapping.year &&
        'period_end' in mapping.year &&
        !('period_start' in mapping.year) && { startIsAssumed: true }),
      figures,
    },
  }
}

/** A column that is read and stands twice makes every cell under it doubtful, unless the mapping tells the two apart as `name#2`. */
function refuseUsedTwice(header: readonly string[], mapping: Mapping): void {
  const columnNames = namesIn(mapping)
  const twice = header.find((name) => {
    const [, first] = /^(.+)#\d+$/.exec(name) ?? []
    return first !== undefined && columnNames.has(first) && !columnNames.has(name) && header.includes(first)
  })
  if (twice !== undefined) throw new Unreadable('header-duplicated', { column: twice.replace(/#\d+$/, '') })
  const years = yearColumns(header, mapping) ?? []
  const again = years.find(
    ({ period }, at) => years.findIndex((other) => other.period.fiscalYear === period.fiscalYear) !== at,
  )
  if (again) throw new Unreadable('header-duplicated', { column: again.column })
}

/** Every text of a mapping, as headers are compared: among them the columns it reads. */
function namesIn(part: unknown): Set<string> {
  if (typeof part === 'string') return new Set([headerName(part)])
  if (typeof part !== 'object' || part === null) return new Set()
  return new Set(Object.values(part).flatMap((inner) => [...namesIn(inner)]))
}

/** Cells that stand on the first of several rows only. */
function carryForward(table: RawTable, { file }: Mapping): RawTable {
  if (!file.carry) return table
  const at = file.carry.map((column) => table.header.indexOf(column))
  let above: readonly string[] = []
  const rows = table.rows.map(({ line, cells }) => {
    const isNew = at.some((column) => (cells[column] ?? '').trim() !== '')
    const filled = isNew
      ? [...cells]
      : cells.map((cell, column) => (at.includes(column) ? (above[column] ?? '') : cell))
    above = filled
    return { line, cells: filled }
  })
  return { ...table, rows }
}

function yearOf({ year: rule }: Mapping, fileName: string, { year }: ReadOptions) {
  if (!rule || !('ask' in rule) || year !== undefined) return { year, assumed: false }
  const yearInName = Number((rule.from_file_name && toPattern(rule.from_file_name).caught(fileName)) ?? Number.NaN)
  if (yearInName >= years.first && yearInName <= years.last) return { year: yearInName, assumed: true }
  throw new Unreadable('year-missing', { file: fileName })
}

function warningsOf({ file }: Mapping, rows: number, isYearAssumed: boolean): Warning[] {
  const warnings: Warning[] = []
  if (isYearAssumed) warnings.push({ code: 'year-assumed', detail: {} })
  if (file.limits?.some((limit) => rows <= limit && rows >= limit - 5))
    warnings.push({ code: 'cut-at-limit', detail: { rows } })
  return warnings
}

/** Ratings of unregistered vendors: the most similar registered vendor, and all registered ones. */
function unknownVendors(
  rejected: readonly Rejection[],
  { kind, fields }: Mapping,
  { vendors }: TableContext,
): Warning[] {
  if (kind !== 'vendor-scores') return []
  const column = headerName(columnOf(fields?.vendor) ?? 'vendor')
  const vendorKeys = vendors.map(({ key }) => key)
  const unknown = new Set(
    rejected.flatMap((one) =>
      one.reason === 'vendor' && headerName(one.column ?? '') === column ? [one.value ?? ''] : [],
    ),
  )
  return [...unknown].slice(0, 5).map((vendor) => {
    const like = nearest(vendor, vendorKeys)
    return { code: 'vendor-unknown', detail: { vendor, ...(like && { nearest: like }), known: vendorKeys.join(', ') } }
  })
}

/** A ratio column said to be fractions in which many exceed one while most do not may be neither: ask instead of guessing. */
function refuseUnclearScales(table: RawTable, mapping: Mapping): void {
  for (const { column, scale, scale_is_sure: isSure } of mapping.figures ?? []) {
    const at = table.header.indexOf(column ?? '')
    if (scale !== 'fraction' || isSure || at === -1) continue
    const hasCommas = table.forms?.decimalCommas.has(table.header[at]!) ?? false
    const textOf = (cell: string) => (hasCommas ? cell.replace(',', '.') : cell)
    const values = table.rows
      .map(({ cells }) => cells[at] ?? '')
      .filter((cell) => !/[%％]\s*$/.test(cell)) // Such a cell says itself what it is.
      .map((cell) => Number.parseFloat(textOf(cell)))
      .filter(Number.isFinite)
      .sort((a, b) => a - b)
    const above = values.filter((value) => value > 1).length
    const median = values[values.length >> 1] ?? 0
    if (values.length >= 100 && above > values.length / 100 && median < 1)
      throw new Unreadable('percent-unclear', { column: column!, above, of: values.length })
  }
}
