import { isDeepStrictEqual } from 'node:util'
import type { Read } from './cells.ts'
import { toSeenLine, toSeenText } from './clean.ts'
import type { CsvRow } from './files/csv.ts'
import type { CompanyRecord, Rejection } from './records.ts'

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

  read<T>(column: string, read: (text: string) => Read<T>): T | null {
    const outcome = read(toSeenText(this.row.cells[column] ?? ''))
    if ('value' in outcome) return outcome.value
    this.reject(column, outcome.reason)
    return null
  }

  required<T>(column: string, read: (text: string) => Read<T>): T {
    const value = this.read(column, read)
    if (value === null) this.reject(column, 'required')
    return value as T
  }

  reject(column: string, reason: Rejection['reason']): void {
    const value = this.row.cells[column] ?? null
    this.rejection ??= { line: this.row.line, column, value: value?.slice(0, 200) ?? null, reason }
  }
}

/** Companies by key, each once: a row that comes again is rejected, and says whether it says the same. */
export class CompanyList {
  readonly companies: CompanyRecord[] = []
  readonly rejected: Rejection[]
  readonly #byKey = new Map<string, CompanyRecord>()

  constructor(rejected: readonly Rejection[]) {
    this.rejected = [...rejected]
  }

  /** Keep what was read of one row, or its rejection. */
  add(reader: RowReader, company: CompanyRecord, { column, key }: { column: string; key: string }): void {
    const earlier = reader.rejection ? undefined : this.#byKey.get(key)
    if (earlier) {
      const isSame = isDeepStrictEqual({ ...earlier, line: 0 }, { ...company, line: 0 })
      reader.reject(column, isSame ? 'duplicate' : 'conflict')
    }
    if (reader.rejection) {
      this.rejected.push(reader.rejection)
      return
    }
    this.#byKey.set(key, company)
    this.companies.push(company)
  }
}
