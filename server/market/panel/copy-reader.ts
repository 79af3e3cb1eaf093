import { boundaries } from '#methodology/figures/boundary.ts'

/** What of a row decides a cell. Reused for every row: it holds only until the next. */
export interface CopiedRow {
  companyId: number
  indicatorId: number
  fiscalYear: number
  /** Position in `boundaries`. */
  boundary: number
  /** Position in `copiedStates`. */
  state: number
  /** Days since 2000-01-01. */
  knownFrom: number
  importId: number
  /** NaN where the source says not applicable. */
  value: number
}

export const emptyRow = (): CopiedRow => ({
  companyId: 0,
  indicatorId: 0,
  fiscalYear: 0,
  boundary: 0,
  state: 0,
  knownFrom: 0,
  importId: 0,
  value: 0,
})

export const copiedStates = ['disclosed', 'estimated', 'not-applicable', 'withdrawn', 'read-from-text'] as const

const firstYear = 1990
const codes = (words: readonly string[]) => words.map((word, code) => `when '${word}' then ${code}`).join(' ')

/**
 * Three numbers a row instead of eight: a column costs the database more than the bits in it. The first holds company,
 * indicator (16 bits), year (7), boundary (4) and state (5), the second the day and the import.
 */
export const copiedColumns = `
  (company_id::bigint << 32) | (indicator_id::bigint << 16) | ((fiscal_year - ${firstYear}) << 9)
    | ((case boundary ${codes(boundaries)} end) << 5) | (case state ${codes(copiedStates)} end),
  ((known_from - date '2000-01-01')::bigint << 32) | import_id,
  value`

const headBytes = 19
const shortRow = 2 + 12 + 12 + 4
const longRow = shortRow + 8

/** Reads `COPY … TO STDOUT (FORMAT binary)` of those columns as it streams in, without an object or a buffer for each row. */
export class CopyReader {
  readonly #onRow: (row: CopiedRow) => void
  readonly #row = emptyRow()
  #rest: Buffer = Buffer.alloc(0)
  #hasHead = false
  isDone = false

  constructor(onRow: (row: CopiedRow) => void) {
    this.#onRow = onRow
  }

  read(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk
    let at = 0
    if (!this.#hasHead) {
      if (bytes.length < headBytes) {
        this.#rest = bytes
        return
      }
      at = headBytes
      this.#hasHead = true
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    for (;;) {
      if (at + 2 <= bytes.length && view.getInt16(at) === -1) {
        this.isDone = true
        break
      }
      if (at + shortRow > bytes.length) break
      const isNull = view.getInt32(at + 26) === -1
      if (!isNull && at + longRow > bytes.length) break
      this.#tell(view, at, isNull)
      at += isNull ? shortRow : longRow
    }
    this.#rest = bytes.subarray(at)
  }

  #tell(view: DataView, at: number, isNull: boolean): void {
    const row = this.#row
    row.companyId = view.getInt32(at + 6)
    const bits = view.getInt32(at + 10)
    row.indicatorId = bits >>> 16
    row.fiscalYear = firstYear + ((bits >>> 9) & 127)
    row.boundary = (bits >>> 5) & 15
    row.state = bits & 31
    row.knownFrom = view.getInt32(at + 18)
    row.importId = view.getInt32(at + 22)
    row.value = isNull ? Number.NaN : view.getFloat64(at + 30)
    this.#onRow(row)
  }
}
