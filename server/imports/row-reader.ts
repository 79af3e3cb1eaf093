import type { Read } from './cells.ts'
import type { CsvRow } from './csv.ts'
import type { Rejection } from './records.ts'

/** Reads the cells of one row; the first that cannot be used rejects the row. */
export class RowReader {
  readonly row: CsvRow
  rejection: Rejection | null = null

  constructor(row: CsvRow) {
    this.row = row
  }

  text(column: string): string | null {
    const text = this.row.cells[column]?.trim()
    return text ? text : null
  }

  read<T>(column: string, read: (text: string) => Read<T>): T | null {
    const outcome = read(this.row.cells[column] ?? '')
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
