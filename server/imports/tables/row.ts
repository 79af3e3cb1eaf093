import { readCode } from '#server/files/who/companies.ts'
import {
  type CellResult,
  isFormula,
  isMissing,
  readCorporateNumber,
  readEdinetCode,
  readIsin,
  readLei,
  readName,
  readNumber,
  readSecurityCode,
} from '../cells.ts'
import { toSeenText } from '../clean.ts'
import type { DecimalMark } from '../digits.ts'
import { headerName } from '../files/csv.ts'
import { isRejection, rejectionOf } from '../outcome.ts'
import type { Rejection, RejectionReason } from '../rejections.ts'
import type { CompanyKey } from '../table-records.ts'
import type { Mapping, Source, Test } from './mapping.ts'
import { toPattern } from './pattern.ts'
import type { RawTable } from './rows.ts'

/** Makes a value of a cell's text; numbers are written with the mark of their column. */
export type CellReader<T> = (text: string, mark: DecimalMark) => CellResult<T>

/** One row of a table, its cells found by the names a mapping uses. */
export class TableRow {
  line = 0
  #cells: readonly string[] = []
  readonly #at = new Map<string, number>()
  readonly #positions = new Map<string, number>()
  readonly #missing: ReadonlySet<string>
  readonly #forms: RawTable['forms']

  constructor(table: RawTable, mapping: Mapping) {
    this.#forms = table.forms
    for (const [position, name] of table.header.entries()) this.#at.set(name, position)
    this.#missing = new Set(mapping.file.missing ?? [])
  }

  move(line: number, cells: readonly string[]): void {
    this.line = line
    this.#cells = cells
  }

  has(column: string): boolean {
    return this.#at.has(headerName(column))
  }

  /** The text of a cell, trimmed; empty where the mapping calls it missing. */
  text(column: string): string {
    const text = toSeenText(this.#cells[this.#position(column)] ?? '').trim()
    return this.#missing.has(text) ? '' : text
  }

  /** The same of a source: a constant is its own text in every row. */
  textOf(source: Source | undefined): string {
    if (source === undefined) return ''
    return typeof source === 'string' ? this.text(source) : source.constant
  }

  /** Where a column stands, as the mapping calls it; −1 where it does not. Asked of every cell, so it is found once. */
  #position(column: string): number {
    const cachedPosition = this.#positions.get(column)
    if (cachedPosition !== undefined) return cachedPosition
    const position = this.#at.get(headerName(column)) ?? -1
    this.#positions.set(column, position)
    return position
  }

  /** What parts decimals in a column. */
  markOf(column: string): DecimalMark {
    return has(this.#forms?.decimalCommas, column) ? ',' : '.'
  }

  /** What a reader makes of a cell; null for an empty or absent one. */
  read<T>(column: string | undefined, read: CellReader<T>): T | null | Rejection {
    if (column === undefined) return null
    const text = this.text(column)
    if (text === '') return null
    const isMonthFirst = has(this.#forms?.monthFirst, column)
    const outcome = read(isMonthFirst ? dayBefore(text) : text, this.markOf(column))
    return 'value' in outcome ? outcome.value : this.reject(column, outcome.reason)
  }

  reject(column: string | null, reason: RejectionReason): Rejection {
    return rejectionOf({ line: this.line, column, value: column === null ? null : this.text(column), reason })
  }
}

/** Most tables have no such column, and a name need not be folded to know it. */
const has = (columns: ReadonlySet<string> | undefined, column: string) =>
  columns !== undefined && columns.size > 0 && columns.has(headerName(column))

/** A day whose month stands first, `4/25/2024`, as `2024-04-25`, with what stands behind it. */
const dayBefore = (text: string) =>
  text.normalize('NFKC').replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?=$|[ T])/, '$3-$1-$2')

/** Whether a row passes a test of the mapping. */
export function passes(row: TableRow, test: Test): boolean {
  if ('differ' in test) {
    const [a, b] = test.differ.map((column) => row.read(column, (text, mark) => readNumber(text, undefined, mark)))
    return typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) >= test.by * Math.abs(b)
  }
  const text = row.text(test.column)
  if ('is' in test) return [test.is].flat().includes(text)
  if ('is_not' in test) return ![test.is_not].flat().includes(text)
  if ('filled' in test) return !isMissing(text) === test.filled
  return toPattern(test.matches).test(text.slice(0, 1000))
}

/** Which named conditions hold of a row. */
export function conditionsOf(row: TableRow, mapping: Mapping): ReadonlySet<string> {
  const holds = (tests: readonly Test[]) => tests.every((test) => passes(row, test))
  const holding = Object.entries(mapping.conditions ?? {}).filter(([, condition]) =>
    'any' in condition
      ? condition.any.some((test) => ('all' in test ? holds(test.all) : passes(row, test)))
      : holds(condition.all),
  )
  return new Set(holding.map(([name]) => name))
}

/** A code as files have it: `7203`, `7203.T`, `7203 JT Equity`, `TYO:7203`, `="7203"`; one of another market is none. */
function readListedCode(text: string): CellResult<string> {
  const { code, isJapanese } = readCode(text)
  return readSecurityCode(isJapanese ? code : text)
}

const keyReaders = {
  edinet_code: ['edinetCode', readEdinetCode],
  code: ['securityCode', readListedCode],
  corporate_number: ['corporateNumber', readCorporateNumber],
  isin: ['isin', readIsin],
  lei: ['lei', readLei],
  emitter_code: ['emitterCode', readEmitterCode],
  name: ['name', readText],
  place: ['place', readText],
} as const

/** The numbers by which a row names its company; the first that cannot be read rejects the row, unless a better one is there. */
export function companyOf(row: TableRow, mapping: Mapping): CompanyKey | Rejection {
  const key: Record<string, string | readonly string[]> = {}
  let rejection: Rejection | null = null
  for (const [kind, column] of Object.entries(mapping.company ?? {}) as [keyof typeof keyReaders, string][]) {
    const [field, read] = keyReaders[kind]
    const value = row.read<string | readonly string[]>(column, kind === 'isin' ? readIsins : read)
    if (isRejection(value)) rejection ??= value
    else if (Array.isArray(value)) [key.isin, key.otherIsins] = [value[0]!, value.slice(1)]
    else if (value !== null) key[field] = value
  }
  // A number that cannot be read leaves the name, which only suggests; one that a spreadsheet has shortened spoils the row.
  if (rejection && (Object.keys(key).length === 0 || rejection.reason === 'exponent')) return rejection
  return Object.keys(key).length > 0 ? key : row.reject(Object.values(mapping.company ?? {})[0] ?? null, 'key')
}

/** One ISIN, or several where a list gives those of all shares of a company in one cell; of several those that are none are left out. */
function readIsins(text: string): CellResult<string | readonly string[]> {
  const parts = text.split(/[\s,;/|、，；／]+/).filter(Boolean)
  if (parts.length < 2) return readIsin(text)
  const read = parts.flatMap((part) => {
    const isin = readIsin(part)
    return 'value' in isin && isin.value !== null ? [isin.value] : []
  })
  return read.length === 0 ? readIsin(text) : { value: read }
}

export function readEmitterCode(text: string): CellResult<string> {
  if (/^\d+(\.\d+)?E[+-]?\d+$/i.test(text)) return { reason: 'exponent' }
  return /^\d{6,12}$/.test(text) ? { value: text } : { reason: 'code' }
}

function readText(text: string): CellResult<string> {
  return isFormula(text) ? { reason: 'formula' } : readName(text)
}
