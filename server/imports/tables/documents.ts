import { type CellResult, readDay, readMinute, readName } from '../cells.ts'
import { readPeriodEnd } from '../fiscal-period.ts'
import { isRejection, type Outcome } from '../outcome.ts'
import type { Rejection } from '../rejections.ts'
import type { TableDocument } from '../table-records.ts'
import type { Mapping } from './mapping.ts'
import { companyOf, passes, TableRow } from './row.ts'
import type { RawTable } from './rows.ts'

interface Documents {
  readonly documents: readonly TableDocument[]
  readonly rejected: readonly Rejection[]
  /** Position of a row's document; null where the file itself is the document, undefined for a row that was rejected. */
  readonly documentAt: (table: RawTable, line: number) => number | null | undefined
}

const longestNumber = 60

/** The filings that the rows of a table come from, each once. */
export function documentsOf(tables: readonly RawTable[], mapping: Mapping): Documents {
  if (!mapping.document) return { documents: [], rejected: [], documentAt: () => null }
  const rejected: Rejection[] = []
  const documents: TableDocument[] = []
  const positions = new Map<string, number>()
  const byNumber = new Map<string, number>()
  for (const table of tables) {
    const row = new TableRow(table, mapping)
    for (const { line, cells } of table.rows) {
      row.move(line, cells)
      if (isRejection(companyOf(row, mapping)) || mapping.rows?.some((test) => !passes(row, test))) continue
      const document = toDocument(row, mapping, mapping.document)
      if (isRejection(document)) {
        rejected.push(document)
        continue
      }
      const position = byNumber.get(document.number!) ?? documents.push(document) - 1
      byNumber.set(document.number!, position)
      positions.set(`${table.sheet} ${line}`, position)
    }
  }
  return { documents, rejected, documentAt: ({ sheet }, line) => positions.get(`${sheet} ${line}`) }
}

function toDocument(row: TableRow, mapping: Mapping, rule: NonNullable<Mapping['document']>): Outcome<TableDocument> {
  const { year } = mapping
  const number = row.read(rule.number, readNumber)
  const submitted = row.read(rule.submitted, readMinute)
  const title = row.read(rule.title, (text) => readName(text))
  const periodStart = year && 'period_start' in year ? row.read(year.period_start, readDay) : null
  const periodEnd = year && 'period_end' in year ? row.read(year.period_end, readPeriodEnd) : null
  for (const outcome of [number, submitted, title, periodStart, periodEnd]) if (isRejection(outcome)) return outcome
  if (number === null) return row.reject(rule.number, 'required')
  if (submitted === null) return row.reject(rule.submitted, 'date')
  const submittedAt = submitted as string
  const hasTime = /\d:\d/.test(row.text(rule.submitted))
  return {
    line: row.line,
    company: companyOf(row, mapping) as TableDocument['company'],
    number: number as string,
    kind: 'annual-report',
    title: (title ?? number) as string,
    publisher: rule.publisher ?? 'EDINET',
    language: 'ja',
    url: null,
    filedOn: submittedAt.slice(0, 10),
    submittedAt: hasTime ? submittedAt : null,
    periodStart: periodStart as string | null,
    periodEnd: periodEnd as string | null,
  }
}

const readNumber = (text: string): CellResult<string> => readName(text, longestNumber)
