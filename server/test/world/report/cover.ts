import { addDays, addYears } from '../days.ts'
import { termOf } from '../documents.ts'
import type { FactRows } from './facts.ts'
import type { Story } from './story.ts'

const now = 'FilingDateInstant'

const japanese = (day: string) => `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`

/** The cover page and what EDINET's document information says. A correction leaves the day of filing to its file's name, as real ones do. */
export function addCover(rows: FactRows, { document, board }: Story): void {
  const { filer, kind, periodStart, periodEnd, submittedAt, parentDocID } = document
  const isCorrection = kind === 'correction'
  const president = board.officers.find(({ title }) => title.includes('社長')) ?? board.officers[0]!
  const cover = (name: string, label: string, value: string) =>
    rows.add(`${name}CoverPage`, `${label}、表紙`, now, value)
  cover('DocumentTitle', '提出書類', isCorrection ? '有価証券報告書の訂正報告書' : '有価証券報告書')
  cover('ClauseOfStipulation', '根拠条文', '金融商品取引法第24条第1項')
  cover('PlaceOfFiling', '提出先', '関東財務局長')
  if (!isCorrection) cover('FilingDate', '提出日', submittedAt.slice(0, 10))
  const term = `第${termOf(document)}期(自  ${japanese(periodStart)}  至  ${japanese(periodEnd)})`
  cover('FiscalYear', '事業年度', term)
  cover('CompanyName', '会社名', filer.nameJa)
  cover('CompanyNameInEnglish', '英訳名', filer.nameEn)
  cover('TitleAndNameOfRepresentative', '代表者の役職氏名', `${president.title}    ${president.name}`)
  cover('AddressOfRegisteredHeadquarter', '本店の所在の場所', filer.address ?? '')

  const dei = (name: string, label: string, value: string, unit?: string) =>
    rows.add(`jpdei_cor:${name}DEI`, `${label}、DEI`, now, value, unit)
  const before = { start: addYears(periodStart, -1), end: addDays(periodStart, -1) }
  dei('NumberOfSubmission', '提出回数', isCorrection ? '2' : '1', 'pure')
  dei('EDINETCode', 'EDINETコード', filer.edinetCode)
  dei('FundCode', 'ファンドコード', '－')
  dei('SecurityCode', '証券コード', filer.securityCode)
  dei('FilerNameInJapanese', '提出者名（日本語表記）', filer.nameJa)
  dei('FilerNameInEnglish', '提出者名（英語表記）', filer.nameEn)
  dei('CabinetOfficeOrdinance', '府令', '企業内容等の開示に関する内閣府令')
  dei('DocumentType', '様式', filer.isForeign ? '第八号様式' : '第三号様式')
  dei('AccountingStandards', '会計基準', filer.hasConsolidated ? filer.standard : 'Japan GAAP')
  dei('WhetherConsolidatedFinancialStatementsArePrepared', '連結決算の有無', String(filer.hasConsolidated))
  dei('CurrentFiscalYearStartDate', '当事業年度開始日', periodStart)
  dei('CurrentPeriodEndDate', '当会計期間終了日', periodEnd)
  dei('TypeOfCurrentPeriod', '当会計期間の種類', 'FY')
  dei('CurrentFiscalYearEndDate', '当事業年度終了日', periodEnd)
  dei('PreviousFiscalYearStartDate', '前事業年度開始日', before.start)
  dei('ComparativePeriodEndDate', '比較対象会計期間終了日', before.end)
  dei('PreviousFiscalYearEndDate', '前事業年度終了日', before.end)
  dei('AmendmentFlag', '訂正の有無', String(isCorrection))
  dei('IdentificationOfDocumentSubjectToAmendment', '訂正対象書類の書類管理番号', parentDocID ?? '－')
  dei('ReportAmendmentFlag', '記載事項訂正のフラグ', String(isCorrection))
  dei('XBRLAmendmentFlag', 'XBRL訂正のフラグ', 'false')
}
