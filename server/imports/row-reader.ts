import { isDeepStrictEqual } from 'node:util'
import type { CellResult } from './cells.ts'
import { toSeenLine, toSeenText } from './clean.ts'
import type { CsvRow } from './files/csv.ts'
import { type Outcome, rejectionOf } from './outcome.ts'
import type { CompanyRecord } from './records.ts'
import type { Rejection } from './rejections.ts'

/** Reads the cells of one row; the first that cannot be used rejects the row. */
export class RowReader {
  readonly row: CsvRow
  rejection: Rejection | null = null

  constructor(row: CsvRow) {
    this.row = row
  }

  /** A name or title: one line. */
  text(column: string): string | null {
    return toSeenLine(this.row.cells[column] ?? '') || null
  }

  read<T>(column: string, read: (text: string) => CellResult<T>): T | null {
    const outcome = read(toSeenText(this.row.cells[column] ?? ''))
    if ('value' in outcome) return outcome.value
    this.reject(column, outcome.reason)
    return null
  }

  required<T>(column: string, read: (text: string) => CellResult<T>): T {
    const value = this.read(column, read)
    if (value === null) this.reject(column, 'required')
    return value as T
  }

  reject(column: string, reason: Rejection['reason']): void {
    this.rejection ??= rejectionOf({ line: this.row.line, column, value: this.row.cells[column], reason })
  }

  /** What was made of the row, unless a cell of it cannot be used. */
  outcome<T>(record: T): Outcome<T> {
    return this.rejection ?? record
  }
}

/** Companies by key, each once: a row that comes again is rejected, and says whether it says the same. */
export class CompanyList {
  readonly #byKey = new Map<string, CompanyRecord>()

  add(
    reader: RowReader,
    company: CompanyRecord,
    { column, key }: { column: string; key: string },
  ): Outcome<CompanyRecord> {
    const earlier = reader.rejection ? undefined : this.#byKey.get(key)
    if (earlier) {
      const isSame = isDeepStrictEqual({ ...earlier, line: 0 }, { ...company, line: 0 })
      reader.reject(column, isSame ? 'duplicate' : 'conflict')
    }
    if (!reader.rejection) this.#byKey.set(key, company)
    return reader.outcome(company)
  }
}
