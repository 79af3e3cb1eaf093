import {
  readCorporateNumber,
  readDate,
  readEdinetCode,
  readName,
  readNumber,
  readSecurityCode,
  readYearEnd,
} from '../cells.ts'
import { type CsvRow, headerName, readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { separate } from '../outcome.ts'
import type { CompanyRecord, Parsed } from '../records.ts'
import { codeOf, RowReader, uniqueCompanies } from '../row-reader.ts'

export const columns = [
  'EDINETコード',
  '提出者種別',
  '上場区分',
  '連結の有無',
  '資本金',
  '決算日',
  '提出者名',
  '提出者名(英字)',
  '提出者名(ヨミ)',
  '所在地',
  '提出者業種',
  '証券コード',
  '提出者法人番号',
]

/**
 * EDINET's list of filers. Only listed ones become companies: the others are funds, issuers without a listing and private persons.
 * Among these are companies that have left the market, of which the list still tells the industry.
 */
export function parseEdinetCodeList(bytes: Uint8Array): Parsed {
  const text = decodeText(bytes)
  const table = readCsv(text, columns)
  const listed = table.rows.filter(({ cells }) => cells.上場区分 === '上場')
  const outcomes = listed.map((row) => {
    const reader = new RowReader(row)
    return reader.outcome({
      ...toCompany(reader),
      securityCode: reader.required('証券コード', readSecurityCode),
      isListed: true,
    })
  })
  const unique = uniqueCompanies(outcomes, { edinetCode: 'EDINETコード', securityCode: '証券コード' })
  const { records: companies, rejected } = separate([...table.rejected, ...unique])
  const ignored = table.rows.length - listed.length
  const read = table.rows.length + table.rejected.length
  const title = titleOf(text)
  const list = {
    kind: 'edinet-code-list' as const,
    day: title.day,
    isWhole: table.rejected.length === 0 && (title.rows === null || title.rows === read),
    codes: new Set(listed.flatMap(({ cells }) => [cells.EDINETコード, cells.証券コード].flatMap(codeOf))),
  }
  const unlisted = table.rows.flatMap(toUnlisted)
  return { read, ignored, rejected, companies, list, unlisted }
}

/** What the line above the header says: `ダウンロード実行日,2026年05月12日現在,件数,11286件`. Copies in circulation come without it. */
function titleOf(text: string): { readonly day: string | null; readonly rows: number | null } {
  const cells = text.slice(0, text.indexOf('\n')).split(',').map(headerName)
  const day = readDate(cells[cells.indexOf('ダウンロード実行日') + 1] ?? '')
  const rows = /^(\d+)件$/.exec(cells[cells.indexOf('件数') + 1] ?? '')
  const isTitle = cells.includes('ダウンロード実行日')
  return { day: isTitle && 'value' in day ? day.value : null, rows: isTitle && rows ? Number(rows[1]) : null }
}

/** A company without a listing; none for a person, a fund or a row that cannot be read, of which nobody asks. */
function toUnlisted(row: CsvRow): CompanyRecord[] {
  if (row.cells.上場区分 === '上場' || !row.cells.提出者種別?.startsWith('内国法人')) return []
  const reader = new RowReader(row)
  const company = { ...toCompany(reader), isListed: false }
  // Who need not file any more has no industry, but this remark in its place.
  const hasIndustry = !company.edinetIndustry?.includes('提出義務者以外')
  return reader.rejection ? [] : [{ ...company, edinetIndustry: hasIndustry ? company.edinetIndustry : undefined }]
}

function toCompany(reader: RowReader) {
  const has = reader.text('連結の有無')
  return {
    line: reader.row.line,
    edinetCode: reader.required('EDINETコード', readEdinetCode),
    corporateNumber: reader.read('提出者法人番号', readCorporateNumber),
    nameJa: reader.required('提出者名', readName),
    nameEn: reader.text('提出者名(英字)'),
    nameKana: reader.text('提出者名(ヨミ)'),
    address: reader.text('所在地'),
    edinetIndustry: reader.text('提出者業種'),
    capitalMillionJpy: reader.read('資本金', readNumber),
    fiscalYearEnd: reader.read('決算日', readYearEnd),
    hasConsolidated: has === null ? null : has === '有',
  }
}
