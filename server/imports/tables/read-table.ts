import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Parsed, type Rejection, type TableDocument, Unreadable, type Warning } from '../records.ts'
import type { ReadOptions } from '../sources.ts'
import { type Mapping, readMapping } from './mapping.ts'
import { type Known, readFigures } from './read-figures.ts'
import { readRecords } from './read-records.ts'
import { companyOf, isRejection, passes, Row } from './row.ts'
import { findTables, missingColumns, type Opened, openTable, type RawTable } from './rows.ts'

/** Every mapping of the house, read once. */
export const ownMappings: readonly Mapping[] = globSync('*.yaml', { cwd: join(import.meta.dirname, 'mappings') })
  .sort()
  .map((name) => readMapping(readFileSync(join(import.meta.dirname, 'mappings', name), 'utf8'), name))

/** The mapping that a table is read with: the one asked for, or the only one whose columns it has. */
export function chooseMapping(file: Opened, { mapping: asked, own = [] }: ReadOptions): Mapping {
  const opened = headOf(file)
  const all = [...own, ...ownMappings]
  if (asked !== undefined) {
    const chosen = all.find(({ mapping }) => mapping === asked)
    if (!chosen)
      throw new Unreadable('mapping-none', { mapping: asked, known: all.map(({ mapping }) => mapping).join(', ') })
    refuseLacking(opened, chosen)
    return chosen
  }
  const fitting = all.filter((mapping) => tablesOf(opened, mapping).length > 0)
  if (fitting.length === 0) throw nearest(opened, all)
  // One that asks for more of the same columns is meant rather than the one it contains.
  const best = fitting.filter((one) => !fitting.some((other) => other !== one && contains(other, one)))
  if (best.length > 1)
    throw new Unreadable('mapping-several', { mappings: best.map(({ mapping }) => mapping).join(', ') })
  return best[0]!
}

/** Enough of a text to tell its header. */
const headOf = (opened: Opened): Opened => ('text' in opened ? { text: opened.text.slice(0, 65_536) } : opened)

const contains = (larger: Mapping, smaller: Mapping) =>
  larger.file.columns.length > smaller.file.columns.length &&
  smaller.file.columns.every((column) => larger.file.columns.includes(column))

function tablesOf(opened: Opened, { file, year }: Mapping): RawTable[] {
  const years = year && 'columns' in year ? new RegExp(year.columns, 'u') : null
  return findTables(opened, file.columns, file.sheets).filter(
    ({ header }) =>
      (!file.exact || file.columns.length === header.length) && (!years || header.some((column) => years.test(column))),
  )
}

function refuseLacking(opened: Opened, mapping: Mapping): void {
  const { sheets } = mapping.file
  if (sheets && 'sheets' in opened && !opened.sheets.some(({ name }) => sheets.includes(name)))
    throw new Unreadable('sheet-missing', {
      sheet: sheets.join(', '),
      found: opened.sheets.map(({ name }) => name).join(', '),
    })
  if (tablesOf(opened, mapping).length > 0) return
  const columns = missingColumns(opened, mapping.file.columns)
  throw new Unreadable('mapping-columns', { mapping: mapping.mapping, columns: columns.slice(0, 10).join(', ') })
}

/** No mapping fits: say which came nearest, and what it would have needed. */
function nearest(opened: Opened, all: readonly Mapping[]): Unreadable {
  const lacking = all.map((mapping) => ({ mapping, columns: missingColumns(opened, mapping.file.columns) }))
  const half = lacking.filter(({ mapping, columns }) => columns.length <= mapping.file.columns.length / 2)
  const [best] = half.sort(
    (a, b) => a.columns.length / a.mapping.file.columns.length - b.columns.length / b.mapping.file.columns.length,
  )
  if (best) return new Unreadable('mapping-none', { nearest: best.mapping.mapping, columns: best.columns.join(', ') })
  return new Unreadable(isTabular(opened) ? 'mapping-none' : 'unrecognised')
}

/** Rows of several cells, whatever they say. */
function isTabular(opened: Opened): boolean {
  return 'sheets' in opened || opened.text.split('\n', 3).every((line) => line.trim() === '' || /[,\t]/.test(line))
}

/** Whether a file is a table that some mapping may read, told without deciding which. */
export async function recogniseTable(bytes: Uint8Array, options: ReadOptions): Promise<string> {
  return chooseMapping(await openTable(bytes), options).mapping
}

export async function parseTable(bytes: Uint8Array, fileName: string, options: ReadOptions = {}): Promise<Parsed> {
  const opened = await openTable(bytes)
  const mapping = chooseMapping(opened, options)
  const tables = tablesOf(opened, mapping).map((table) => carryForward(table, mapping))
  const { year, assumed } = yearOf(mapping, fileName, options)
  const known: Known = {
    year,
    knownFrom: options.knownFrom,
    today: options.today ?? new Date().toISOString().slice(0, 10),
  }
  const rows = tables.reduce((sum, table) => sum + table.rows.length, 0)
  const warnings = warningsOf(mapping, rows, assumed)
  const rejected: Rejection[] = tables.flatMap((table) => table.rejected)
  const read = rows + rejected.length
  if (mapping.kind === 'figures')
    return { read, rejected, warnings, ...figureParts(tables, mapping, { known, rejected, fileName }) }

  const parts = tables.map((table) => readRecords(table, mapping, known))
  for (const part of parts) rejected.push(...part.rejected)
  return { ...parts[0], read, rejected, warnings }
}

interface Context {
  readonly known: Known
  readonly rejected: Rejection[]
  readonly fileName: string
}

function figureParts(
  tables: readonly RawTable[],
  mapping: Mapping,
  { known, rejected, fileName }: Context,
): Partial<Parsed> {
  for (const table of tables) refuseUnclearScales(table, mapping)
  const { documents, positions } = documentsOf(tables, mapping, rejected)
  const figures = {
    *[Symbol.iterator]() {
      for (const table of tables)
        yield* readFigures(table, mapping, known, {
          rejected,
          documentAt: (line) => positions.get(`${table.sheet} ${line}`) ?? null,
        })
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
    ...companiesOf(tables, mapping),
    ...aliasesOf(tables, mapping),
    table: {
      title: language === 'ja' ? ja : en,
      publisher: mapping.publisher ?? '',
      language,
      mapping: mapping.mapping,
      columns,
      documents,
      figures,
    },
  }
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
  const found = Number(rule.from_file_name ? new RegExp(rule.from_file_name, 'u').exec(fileName)?.[1] : Number.NaN)
  if (found >= 1990 && found <= 2100) return { year: found, assumed: true }
  throw new Unreadable('year-missing', { file: fileName })
}

function warningsOf({ file }: Mapping, rows: number, isYearAssumed: boolean): Warning[] {
  const warnings: Warning[] = []
  if (isYearAssumed) warnings.push({ code: 'year-assumed', detail: {} })
  if (file.limits?.some((limit) => rows <= limit && rows >= limit - 5))
    warnings.push({ code: 'cut-at-limit', detail: { rows } })
  return warnings
}

/** A ratio column said to be fractions in which many exceed one while most do not may be neither: ask instead of guessing. */
function refuseUnclearScales(table: RawTable, mapping: Mapping): void {
  for (const { column, scale, scale_is_sure: isSure } of mapping.figures ?? []) {
    const at = table.header.indexOf(column ?? '')
    if (scale !== 'fraction' || isSure || at === -1) continue
    const values = table.rows
      .map(({ cells }) => Number.parseFloat(cells[at] ?? ''))
      .filter(Number.isFinite)
      .sort((a, b) => a - b)
    const above = values.filter((value) => value > 1).length
    const median = values[values.length >> 1] ?? 0
    if (values.length >= 100 && above > values.length / 100 && median < 1)
      throw new Unreadable('percent-unclear', { column: column!, above, of: values.length })
  }
}

function documentsOf(tables: readonly RawTable[], mapping: Mapping, rejected: Rejection[]) {
  const positions = new Map<string, number>()
  const documents: TableDocument[] = []
  const { document, year } = mapping
  if (!document) return { documents, positions }
  const byNumber = new Map<string, number>()
  for (const table of tables) {
    const row = new Row(table, mapping)
    for (const { line, cells } of table.rows) {
      row.move(line, cells)
      const number = row.text(document.number)
      const company = companyOf(row, mapping)
      if (number === '' || isRejection(company) || mapping.rows?.some((test) => !passes(row, test))) continue
      const submitted = row.text(document.submitted)
      const filedOn = submitted.slice(0, 10).replaceAll('/', '-')
      if (!/^\d{4}-\d{2}-\d{2}$/.test(filedOn)) {
        rejected.push(row.reject(document.submitted, 'date'))
        continue
      }
      if (!byNumber.has(number)) {
        byNumber.set(number, documents.length)
        documents.push({
          line,
          company,
          number,
          kind: 'annual-report',
          title: (document.title && row.text(document.title)) || number,
          publisher: document.publisher ?? 'EDINET',
          language: 'ja',
          url: null,
          filedOn,
          submittedAt: submitted.length > 10 ? `${filedOn} ${submitted.slice(11, 16)}` : null,
          periodStart: year && 'period_start' in year ? row.text(year.period_start) || null : null,
          periodEnd: year && 'period_end' in year ? row.text(year.period_end) || null : null,
        })
      }
      positions.set(`${table.sheet} ${line}`, byNumber.get(number)!)
    }
  }
  return { documents, positions }
}

/** Companies that the rows themselves tell of, each once, under the name it had last. */
function companiesOf(tables: readonly RawTable[], mapping: Mapping): Pick<Parsed, 'newCompanies'> {
  if (!mapping.adds_companies) return {}
  const last = new Map<string, NonNullable<Parsed['newCompanies']>[number]>()
  for (const table of tables) {
    const row = new Row(table, mapping)
    for (const { line, cells } of table.rows) {
      row.move(line, cells)
      const key = companyOf(row, mapping)
      const nameJa = row.text(mapping.adds_companies.name)
      if (isRejection(key) || !key.edinetCode || nameJa === '') continue
      last.set(key.edinetCode, {
        line,
        edinetCode: key.edinetCode,
        securityCode: key.securityCode ?? null,
        nameJa,
        isListed: false,
      })
    }
  }
  return { newCompanies: [...last.values()] }
}

function aliasesOf(tables: readonly RawTable[], mapping: Mapping): Pick<Parsed, 'aliases'> {
  const rule = mapping.aliases
  if (!rule) return {}
  const aliases = tables.flatMap((table) => {
    const row = new Row(table, mapping)
    return table.rows.flatMap(({ line, cells }) => {
      row.move(line, cells)
      const company = companyOf(row, mapping)
      const value = row.text(rule.emitter_code)
      if (isRejection(company) || value === '' || rule.rows?.some((test) => !passes(row, test))) return []
      return [{ kind: 'emitter' as const, value, company }]
    })
  })
  return { aliases }
}
