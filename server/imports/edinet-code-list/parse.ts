import { readCorporateNumber, readEdinetCode, readName, readNumber, readSecurityCode, readYearEnd } from '../cells.ts'
import { readCsv } from '../files/csv.ts'
import { decodeText } from '../files/text.ts'
import { separate } from '../outcome.ts'
import type { CompanyRecord, Parsed } from '../records.ts'
import { CompanyList, RowReader } from '../row-reader.ts'

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

/** EDINET's list of filers. Only listed ones become companies: the others are funds, issuers without a listing and private persons. */
export function parseEdinetCodeList(bytes: Uint8Array): Parsed {
  const table = readCsv(decodeText(bytes), columns)
  const list = new CompanyList()
  const listed = table.rows.filter(({ cells }) => cells.上場区分 === '上場')
  const outcomes = listed.map((row) => {
    const reader = new RowReader(row)
    const company = toCompany(reader)
    return list.add(reader, company, { column: 'EDINETコード', key: company.edinetCode! })
  })
  const { records: companies, rejected } = separate([...table.rejected, ...outcomes])
  const ignored = table.rows.length - listed.length
  return { read: table.rows.length + table.rejected.length, ignored, rejected, companies }
}

function toCompany(reader: RowReader): CompanyRecord {
  const has = reader.text('連結の有無')
  return {
    line: reader.row.line,
    edinetCode: reader.required('EDINETコード', readEdinetCode),
    securityCode: reader.required('証券コード', readSecurityCode),
    corporateNumber: reader.read('提出者法人番号', readCorporateNumber),
    nameJa: reader.required('提出者名', readName),
    nameEn: reader.text('提出者名(英字)'),
    nameKana: reader.text('提出者名(ヨミ)'),
    address: reader.text('所在地'),
    edinetIndustry: reader.text('提出者業種'),
    capitalMillionJpy: reader.read('資本金', readNumber),
    fiscalYearEnd: reader.read('決算日', readYearEnd),
    isListed: true,
    hasConsolidated: has === null ? null : has === '有',
  }
}
