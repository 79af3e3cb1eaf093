import { type CellResult, readDate, readEdinetCode, readMinute } from '../cells.ts'
import { type CsvRow, readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { separate } from '../outcome.ts'
import type { DocumentRecord, Parsed } from '../records.ts'
import { type Rejection, Unreadable } from '../rejections.ts'
import { RowReader } from '../row-reader.ts'

export const columns = [
  'docID',
  'edinetCode',
  'docTypeCode',
  'formCode',
  'ordinanceCode',
  'periodStart',
  'periodEnd',
  'submitDateTime',
  'docDescription',
]

const annualReport = '120'
const amendedAnnualReport = '130'

/** EDINET's list of one day's documents as a table, or the entry of one document as JSON. Only annual reports are kept. */
export function parseEdinetDocumentList(bytes: Uint8Array): Parsed {
  const text = decodeText(bytes)
  const table = text.trimStart().startsWith('{') ? readEntry(text) : readCsv(text, columns)
  const annual = table.rows.filter(isAnnualReport)
  const outcomes = annual.map((row) => {
    const reader = new RowReader(row)
    return reader.outcome(toDocument(reader))
  })
  const { records: documents, rejected } = separate([...table.rejected, ...outcomes])
  return {
    read: table.rows.length + table.rejected.length,
    ignored: table.rows.length - annual.length,
    rejected,
    documents,
  }
}

/** Whether a JSON text is the entry of one document. */
export function isDocumentEntry(text: string): boolean {
  return text.trimStart().startsWith('{') && text.includes('"docID"') && text.includes('"submitDateTime"')
}

function isAnnualReport({ cells }: CsvRow): boolean {
  if (cells.docTypeCode === '') return /^(訂正)?有価証券報告書/.test(cells.docDescription!)
  return (
    [annualReport, amendedAnnualReport].includes(cells.docTypeCode!) &&
    cells.formCode!.startsWith('0300') &&
    cells.ordinanceCode === '010'
  )
}

function toDocument(reader: RowReader): DocumentRecord {
  const { docTypeCode, docDescription } = reader.row.cells
  return {
    line: reader.row.line,
    documentNumber: reader.required('docID', readDocumentNumber),
    edinetCode: reader.required('edinetCode', readEdinetCode),
    title: reader.text('docDescription') ?? '',
    periodStart: reader.read('periodStart', readDate),
    periodEnd: reader.read('periodEnd', readDate),
    submittedAt: reader.required('submitDateTime', readMinute),
    isAmendment: docTypeCode === amendedAnnualReport || docDescription!.startsWith('訂正'),
  }
}

function readDocumentNumber(text: string): CellResult<string> {
  return /^S[0-9A-Z]{7}$/.test(text.trim()) ? { value: text.trim() } : { reason: 'code' }
}

function readEntry(text: string): { rows: CsvRow[]; rejected: Rejection[] } {
  const entry = parseJson(text)
  const absent = columns.filter((column) => !(column in entry))
  if (absent.length > 0) throw new Unreadable('header-missing', { columns: absent.join(', ') })
  const cells = Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ]),
  )
  return { rows: [{ line: 1, cells }], rejected: [] }
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new Unreadable('unrecognised')
  }
}
