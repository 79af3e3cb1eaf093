import type { IssueKind } from '#contract/market/listed-issues.ts'
import { isMissing, readDate, readName, readSecurityCode } from '../cells.ts'
import { type CsvRow, headerName, readCsv, refuseRepeats } from '../files/csv.ts'
import { isOldExcel, isWorkbook, readSheet, readSheets } from '../files/sheet.ts'
import { decodeText } from '../files/text.ts'
import { separate } from '../outcome.ts'
import type { CompanyRecord, Parsed } from '../records.ts'
import { Unreadable } from '../rejections.ts'
import { codeOf, RowReader, uniqueCompanies } from '../row-reader.ts'
import type { IssueRecord } from './record.ts'

export const columns = ['コード', '銘柄名', '市場・商品区分', '33業種コード', '33業種区分', '17業種コード', '規模区分']

/** Segments whose issues are shares of companies; everything else on the list is a fund, a trust or a certificate. */
const segments: Record<string, string> = { プライム: 'PRM', スタンダード: 'STD', グロース: 'GRT', 'PRO Market': 'TPM' }

const tse33 = new Set(
  (
    '0050 1050 2050 3050 3100 3150 3200 3250 3300 3350 3400 3450 3500 3550 3600 3650 3700 3750 3800 4050 5050 5100 5150 ' +
    '5200 5250 6050 6100 7050 7100 7150 7200 8050 9050'
  ).split(' '),
)

/** The exchange's list of listed issues, as its old Excel file, as a newer one or as text made from it. */
export async function parseJpxListedIssues(bytes: Uint8Array): Promise<Parsed> {
  const table = isWorkbook(bytes) ? await readSheetTable(bytes) : readCsv(decodeText(bytes), columns)
  const shares = table.rows.flatMap((row) => {
    const marketCode = segmentOf(row.cells['市場・商品区分']!)
    return marketCode === null || isClassShare(row.cells.コード!) ? [] : [{ row, marketCode }]
  })
  const outcomes = shares.map(({ row, marketCode }) => {
    const reader = new RowReader(row)
    return reader.outcome(toCompany(reader, marketCode))
  })
  const unique = uniqueCompanies(outcomes, { securityCode: 'コード' })
  const { records: companies, rejected } = separate([...table.rejected, ...unique])
  const issues = table.rows.flatMap(toIssue)
  const ignored = table.rows.length - shares.length
  const list = {
    kind: 'jpx-listed-issues' as const,
    day: dayOf(table.rows),
    isWhole: table.rejected.length === 0,
    codes: new Set(shares.flatMap(({ row }) => codeOf(row.cells.コード))),
  }
  return { read: table.rows.length + table.rejected.length, ignored, rejected, companies, list, issues }
}

/** The day that stands on every row, `20260131`; the most frequent, as one cell may be damaged. */
function dayOf(rows: readonly CsvRow[]): string | null {
  const days = rows.flatMap(({ cells }) => {
    const day = readDate((cells.日付 ?? '').replace(/\.0$/, ''))
    return 'value' in day && day.value !== null ? [day.value] : []
  })
  const [first] = [...Map.groupBy(days, (day) => day)].sort(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? null
}

/** `25935`: preferred and class shares have codes of their own; the company is the one of `25930`. */
function isClassShare(text: string): boolean {
  const code = readSecurityCode(text)
  return 'value' in code && code.value !== null && !code.value.endsWith('0')
}

const kinds: readonly (readonly [RegExp, IssueKind])[] = [
  [/^ETF|ETN/, 'etf'],
  [/^REIT|ファンド/, 'reit'],
  [/^出資証券/, 'certificate'],
]

/** What a row is that is no company's ordinary share; a row without code or name says nothing of any. */
function toIssue({ cells }: CsvRow): IssueRecord[] {
  const [code, name] = [readSecurityCode(cells.コード!), readName(cells.銘柄名!)]
  if (!('value' in code) || !('value' in name) || code.value === null || name.value === null) return []
  const segment = cells['市場・商品区分']!.normalize('NFKC').trim()
  const isShare = segmentOf(segment) !== null
  if (isShare && !isClassShare(code.value)) return []
  const kind = isShare ? 'class-share' : (kinds.find(([pattern]) => pattern.test(segment))?.[1] ?? 'other')
  return [{ securityCode: code.value, nameJa: name.value, kind, segment }]
}

function segmentOf(text: string): string | null {
  const name = text.normalize('NFKC').trim()
  const segment = Object.keys(segments).find((each) => name.startsWith(each))
  return segment === undefined ? null : segments[segment]!
}

function toCompany(reader: RowReader, marketCode: string): CompanyRecord {
  return {
    line: reader.row.line,
    securityCode: reader.required('コード', readSecurityCode),
    nameJa: reader.required('銘柄名', readName),
    marketCode,
    tse33Code: reader.read('33業種コード', readTse33),
    tse17Code: reader.read('17業種コード', (text) => ({ value: isMissing(text) ? null : text.replace(/\.0$/, '') })),
    sizeSegment: reader.read('規模区分', (text) => ({ value: isMissing(text) ? null : text.trim() })),
    isListed: true,
  }
}

function readTse33(text: string) {
  if (isMissing(text)) return { value: null }
  const code = text.trim().replace(/\.0$/, '').padStart(4, '0')
  return tse33.has(code) ? { value: code } : { reason: 'industry' as const }
}

/** The sheet as a table: the same rules for its header as in text. */
async function readSheetTable(bytes: Uint8Array) {
  const rows = isOldExcel(bytes) ? await readSheet(bytes) : ((await readSheets(bytes))[0]?.rows ?? [])
  const position = rows.slice(0, 10).findIndex((row) => columns.every((column) => row.map(headerName).includes(column)))
  if (position === -1) throw new Unreadable('header-missing', { columns: columns.join(', ') })
  const header = rows[position]!.map(headerName)
  refuseRepeats(header)
  const body = rows.slice(position + 1).map(
    (cells, index): CsvRow => ({
      line: position + index + 2,
      cells: Object.fromEntries(header.map((name, column) => [name, cells[column] ?? ''])),
    }),
  )
  return { rows: body.filter(({ cells }) => Object.values(cells).some((cell) => cell.trim() !== '')), rejected: [] }
}
