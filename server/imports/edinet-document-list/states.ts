import { readMinute } from '../cells.ts'
import type { CsvRow } from '../files/csv.ts'
import type { DocumentStateRecord } from '../records.ts'
import type { RowReader } from '../row-reader.ts'
import { readDocumentNumber } from './document-number.ts'

/** What EDINET says when, for rows that do not say it themselves. */
interface Moments {
  readonly date: string | null
  readonly madeAt: string | null
}

type State = DocumentStateRecord['state']

/** By the code of each field what it says; a notice tells of the moment itself, any other of what has been so since some moment before. */
const withdrawals: Readonly<Record<string, State>> = { '1': 'withdrawn', '2': 'withdrawn' }
const disclosures: Readonly<Record<string, State>> = { '1': 'hidden', '2': 'hidden', '3': 'shown' }
const edits: Readonly<Record<string, State>> = { '1': 'edited', '2': 'edited' }
const notices = ['1', '3']

/** The states that a row of a list tells of: of its own document, or, where it is a withdrawal, of the one that it withdraws. */
export function readStates(reader: RowReader, { date, madeAt }: Moments): DocumentStateRecord[] {
  const { line, cells } = reader.row
  const states = [
    [withdrawals, cells.withdrawalStatus],
    [disclosures, cells.disclosureStatus],
    [edits, cells.docInfoEditStatus],
  ] as const
  const records = states.flatMap(([words, code = '']): DocumentStateRecord[] => {
    const state = words[code]
    if (state === undefined) return []
    const isNotice = notices.includes(code)
    const isWithdrawal = state === 'withdrawn' && isNotice
    const number = reader.required(isWithdrawal ? 'parentDocID' : 'docID', readDocumentNumber)
    const since = isNotice ? noticed(reader, isWithdrawal, date) : madeAt
    return [{ line, number, state, isNotice, since }]
  })
  if (records.length > 0 || !isExpired(reader.row)) return records
  return [
    { line, number: reader.required('docID', readDocumentNumber), state: 'expired', isNotice: false, since: madeAt },
  ]
}

/** Its ten years, or the time for which its kind is on view, are over: all but its number has turned null. */
const isExpired = ({ cells }: CsvRow) =>
  cells.legalStatus === '0' && cells.submitDateTime === '' && cells.withdrawalStatus === '0'

/** A withdrawal is filed; what EDINET's staff do has a time of its own, or else happened on the day of the list. */
function noticed(reader: RowReader, isWithdrawal: boolean, date: string | null): string | null {
  const submitted = reader.read('submitDateTime', readMinute)
  if (isWithdrawal) return submitted ?? date
  return reader.read('opeDateTime', readMinute) ?? date ?? submitted
}
