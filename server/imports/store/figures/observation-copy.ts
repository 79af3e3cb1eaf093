import type { Boundary } from '#methodology/figures/boundary.ts'

/** A row of `observation` on its way through `COPY … BINARY`. Days are whole days since 2000-01-01. */
interface ObservationRow {
  readonly value: number | null
  readonly companyId: number
  readonly indicatorId: number
  readonly fiscalYear: number
  readonly boundary: Boundary
  readonly state: 'disclosed' | 'read-from-text' | 'estimated' | 'not-applicable' | 'withdrawn'
  readonly knownFrom: number
  readonly importId: number
  readonly documentId: number
  readonly periodStart: number
  readonly periodEnd: number
  readonly line: number | null
  readonly part: string
  readonly filed: string | null
  readonly notes: readonly string[] | null
}

/** Columns in the order the encoder writes them; the locator of filings does not travel this way. */
export const copiedColumns =
  'value, company_id, indicator_id, fiscal_year, boundary, state, known_from, import_id, document_id, period_start, period_end, line, part, filed, notes'

const columnCount = 15
const epoch = Date.UTC(2000, 0, 1)

/** Days since 2000-01-01, PostgreSQL's own count. */
export function dayOf(date: string): number {
  return (Date.parse(date) - epoch) / 86_400_000
}

/** What stands before the first row and after the last. */
export const copyHead = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)])
export const copyTail = Buffer.from([0xff, 0xff])

/** Bytes that a row takes at most, its texts apart. */
const widest = 2 + columnCount * 4 + 96
const textType = 25

/** Turns rows into the bytes that `COPY observation (…) FROM STDIN (FORMAT binary)` reads, a chunk at a time. */
export class ObservationEncoder {
  readonly #size: number
  #bytes: Buffer
  #at = 0
  rows = 0

  /** A chunk is full from `size` bytes on; it may grow beyond, up to the writer's patience. */
  constructor(size = 1 << 20) {
    this.#size = size
    this.#bytes = Buffer.allocUnsafeSlow(size + (1 << 19))
  }

  get isFull(): boolean {
    return this.#at >= this.#size
  }

  add(row: ObservationRow): void {
    const textBytes = 3 * (row.part.length + (row.filed?.length ?? 0) + (row.notes?.join('').length ?? 0))
    this.#reserve(widest + textBytes + 8 * (row.notes?.length ?? 0))
    const bytes = this.#bytes
    let at = bytes.writeInt16BE(columnCount, this.#at)
    if (row.value === null) at = bytes.writeInt32BE(-1, at)
    else at = bytes.writeDoubleBE(row.value, bytes.writeInt32BE(8, at))
    at = bytes.writeInt32BE(row.companyId, bytes.writeInt32BE(4, at))
    at = bytes.writeInt16BE(row.indicatorId, bytes.writeInt32BE(2, at))
    at = bytes.writeInt16BE(row.fiscalYear, bytes.writeInt32BE(2, at))
    at = writeText(bytes, row.boundary, at)
    at = writeText(bytes, row.state, at)
    at = bytes.writeInt32BE(row.knownFrom, bytes.writeInt32BE(4, at))
    at = bytes.writeInt32BE(row.importId, bytes.writeInt32BE(4, at))
    at = bytes.writeInt32BE(row.documentId, bytes.writeInt32BE(4, at))
    at = bytes.writeInt32BE(row.periodStart, bytes.writeInt32BE(4, at))
    at = bytes.writeInt32BE(row.periodEnd, bytes.writeInt32BE(4, at))
    if (row.line === null) at = bytes.writeInt32BE(-1, at)
    else at = bytes.writeInt32BE(row.line, bytes.writeInt32BE(4, at))
    at = writeText(bytes, row.part, at)
    at = row.filed === null ? bytes.writeInt32BE(-1, at) : writeText(bytes, row.filed, at)
    this.#at = row.notes?.length ? writeTexts(bytes, row.notes, at) : bytes.writeInt32BE(-1, at)
    this.rows++
  }

  /** The bytes so far; the encoder begins anew. */
  take(): Buffer {
    const chunk = this.#bytes.subarray(0, this.#at)
    this.#bytes = Buffer.allocUnsafeSlow(this.#bytes.length)
    this.#at = 0
    return chunk
  }

  #reserve(needed: number): void {
    if (this.#at + needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#bytes.length * 2, this.#at + needed))
    this.#bytes.copy(larger, 0, 0, this.#at)
    this.#bytes = larger
  }
}

function writeText(bytes: Buffer, text: string, at: number): number {
  const length = text === '' ? 0 : bytes.write(text, at + 4)
  bytes.writeInt32BE(length, at)
  return at + 4 + length
}

/** A one-dimensional array of texts. */
function writeTexts(bytes: Buffer, texts: readonly string[], at: number): number {
  const start = at
  at = bytes.writeInt32BE(1, at + 4) // dimensions
  at = bytes.writeInt32BE(0, at) // no nulls
  at = bytes.writeInt32BE(textType, at)
  at = bytes.writeInt32BE(texts.length, at)
  at = bytes.writeInt32BE(1, at) // lower bound
  for (const text of texts) at = writeText(bytes, text, at)
  bytes.writeInt32BE(at - start - 4, start)
  return at
}
