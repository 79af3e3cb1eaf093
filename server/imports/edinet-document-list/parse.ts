import { readDate, readEdinetCode, readMinute } from '../cells.ts'
import { type CsvRow, readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { type Outcome, separate } from '../outcome.ts'
import type { DocumentRecord, DocumentStateRecord, Parsed } from '../records.ts'
import { RowReader } from '../row-reader.ts'
import { readAnswer } from './answer.ts'
import { readDocumentNumber } from './document-number.ts'
import { readStates } from './states.ts'

export { isDocumentEntry } from './answer.ts'

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

/** What a row of the list tells: a document, states of documents, or both. */
interface Row {
  readonly document: DocumentRecord | null
  readonly states: readonly DocumentStateRecord[]
}

/**
 * EDINET's list of one day's documents, as its API answers it or as a table, or the entry of one document. Of documents only annual
 * reports and their corrections are read, of states those of any document: a withdrawal does not say what it withdraws.
 */
export function parseEdinetDocumentList(bytes: Uint8Array): Parsed {
  const text = decodeText(bytes)
  const {
    rows,
    rejected: unusable,
    ...moments
  } = text.trimStart().startsWith('{')
    ? { ...readAnswer(text, columns), rejected: [] }
    : { ...readCsv(text, columns), date: null, madeAt: null }
  const outcomes = rows.map((row): Outcome<Row> => {
    const reader = new RowReader(row)
    const states = readStates(reader, moments)
    // What is hidden may have lost all but its number.
    const isGone = states.length > 0 && row.cells.submitDateTime === ''
    return reader.outcome({ states, document: isAnnualReport(row) && !isGone ? toDocument(reader) : null })
  })
  const { records, rejected } = separate([...unusable, ...outcomes])
  const documents = records.flatMap(({ document }) => document ?? [])
  const documentStates = records.flatMap(({ states }) => states)
  return {
    read: rows.length + unusable.length,
    ignored: records.filter(({ document, states }) => document === null && states.length === 0).length,
    rejected,
    documents,
    ...(documentStates.length > 0 && { documentStates }),
  }
}

/** Annual reports of Japanese and of foreign issuers, by the forms of the ordinance on corporate disclosure. */
const annualForms = /^(0300|0800)/

function isAnnualReport({ cells }: CsvRow): boolean {
  if (cells.docTypeCode === '') return /^(訂正)?有価証券報告書/.test(cells.docDescription!)
  return (
    [annualReport, amendedAnnualReport].includes(cells.docTypeCode!) &&
    annualForms.test(cells.formCode!) &&
    cells.ordinanceCode === '010'
  )
}

function toDocument(reader: RowReader): DocumentRecord {
  const { docTypeCode, docDescription, parentDocID = '' } = reader.row.cells
  return {
    line: reader.row.line,
    documentNumber: reader.required('docID', readDocumentNumber),
    edinetCode: reader.required('edinetCode', readEdinetCode),
    title: reader.text('docDescription') ?? '',
    periodStart: reader.read('periodStart', readDate),
    periodEnd: reader.read('periodEnd', readDate),
    submittedAt: reader.required('submitDateTime', readMinute),
    isAmendment: docTypeCode === amendedAnnualReport || docDescription!.startsWith('訂正'),
    ...(parentDocID !== '' && { parentNumber: reader.read('parentDocID', readDocumentNumber) }),
  }
}
