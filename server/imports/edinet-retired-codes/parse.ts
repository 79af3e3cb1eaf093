import { readDate, readEdinetCode } from '../cells.ts'
import { readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { separate } from '../outcome.ts'
import type { Parsed } from '../records.ts'
import { RowReader } from '../row-reader.ts'

export const columns = ['集約処理日', '廃止EDINETコード', '継続EDINETコード']

/** One code that ended because its filer went on under another. */
export interface RetiredCode {
  readonly line: number
  readonly day: string
  readonly ended: string
  readonly continuing: string
}

/** EDINET's list of codes that were merged into others, `ESE140190.csv`. */
export function readRetiredCodes(bytes: Uint8Array) {
  const table = readCsv(decodeText(bytes), columns)
  const outcomes = table.rows.map((row) => {
    const reader = new RowReader(row)
    const code: RetiredCode = {
      line: row.line,
      day: reader.required('集約処理日', readDate),
      ended: reader.required('廃止EDINETコード', readEdinetCode),
      continuing: reader.required('継続EDINETコード', readEdinetCode),
    }
    if (code.ended !== null && code.ended === code.continuing) reader.reject('継続EDINETコード', 'conflict')
    return reader.outcome(code)
  })
  const { records, rejected } = separate([...table.rejected, ...outcomes])
  return { codes: records, rejected, read: table.rows.length + table.rejected.length }
}

/** Checked and left aside: filers of a code that ended stand in the list of filers under the one that goes on. */
export function parseEdinetRetiredCodes(bytes: Uint8Array): Parsed {
  const { codes, rejected, read } = readRetiredCodes(bytes)
  const warnings = codes.length > 0 ? [{ code: 'codes-left-aside' as const, detail: { codes: codes.length } }] : []
  return { read, ignored: codes.length, rejected, warnings }
}
