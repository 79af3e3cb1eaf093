import { isDeepStrictEqual } from 'node:util'
import type { CellResult } from './cells.ts'
import { toSeenLine, toSeenText } from './clean.ts'
import type { CsvRow } from './files/csv.ts'
import { isRejection, type Outcome, rejectionOf } from './outcome.ts'
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

/** The code of a cell as it is compared, none of an empty one; also of rows that are rejected for another cell. */
export function codeOf(text: string | undefined): string[] {
  const code = (text ?? '').normalize('NFKC').trim().toUpperCase().replace(/\.0$/, '')
  if (code === '') return []
  return [/^\d/.test(code) ? code.padEnd(5, '0') : code]
}

/**
 * Companies of a list, each once. A row that comes again word for word is left out. A code that the list gives to two is used for
 * neither of them: both rows are rejected, and each names the other.
 *
 * @param columns headers of the columns that hold the codes
 */
export function uniqueCompanies(
  outcomes: readonly Outcome<CompanyRecord>[],
  columns: { readonly edinetCode?: string; readonly securityCode: string },
): Outcome<CompanyRecord>[] {
  const records = outcomes.filter((outcome) => !isRejection(outcome)) as CompanyRecord[]
  const repeated = new Set<CompanyRecord>()
  const rivals = new Map<
    CompanyRecord,
    { readonly rival: CompanyRecord; readonly key: 'edinetCode' | 'securityCode' }
  >()
  for (const key of ['edinetCode', 'securityCode'] as const) {
    const groups = Map.groupBy(records, (record) => record[key] ?? null)
    groups.delete(null)
    for (const [first, ...others] of groups.values()) {
      const different = others.find((other) => !saysTheSame(first!, other))
      for (const other of others) if (saysTheSame(first!, other)) repeated.add(other)
      if (!different) continue
      for (const each of [first!, ...others])
        if (!rivals.has(each)) rivals.set(each, { rival: each === first ? different : first!, key })
    }
  }
  return outcomes.map((outcome) => {
    if (isRejection(outcome)) return outcome
    const record = outcome as CompanyRecord
    const match = rivals.get(record)
    if (match) return sharedBy(record, match.rival, { key: match.key, column: columns[match.key] ?? match.key })
    if (!repeated.has(record)) return record
    const key = columns.edinetCode ? 'edinetCode' : 'securityCode'
    return rejectionOf({ line: record.line, column: columns[key]!, value: record[key] ?? null, reason: 'duplicate' })
  })
}

const saysTheSame = (a: CompanyRecord, b: CompanyRecord) => isDeepStrictEqual({ ...a, line: 0 }, { ...b, line: 0 })

function sharedBy(
  record: CompanyRecord,
  rival: CompanyRecord,
  { key, column }: { key: 'edinetCode' | 'securityCode'; column: string },
): Rejection {
  const isTwo = record.edinetCode !== rival.edinetCode || record.nameJa !== rival.nameJa
  const other = [rival.line, rival.edinetCode, rival.nameJa].filter(Boolean).join(' ')
  return rejectionOf({
    line: record.line,
    column,
    value: `${record[key]} (${other})`,
    reason: key === 'securityCode' && isTwo ? 'shared-code' : 'conflict',
  })
}
