import { readDate, readSecurityCode } from '../cells.ts'
import { toSeenLine } from '../clean.ts'
import type { FilingRecord } from '../records.ts'
import { Unreadable } from '../rejections.ts'
import { periodsOf } from './contexts.ts'
import type { Fact } from './facts.ts'

const standards = ['Japan GAAP', 'IFRS', 'US GAAP', 'JMIS'] as const

/** What a filing says of itself on its cover and in its document information; the names of its file and archive fill the gaps. */
export function readFiling(facts: readonly Fact[], fileNames: readonly string[]): FilingRecord {
  const text = (element: string) => toSeenLine(facts.find((fact) => fact.element === element)?.value ?? '') || null
  // Audit reports and other forms travel beside annual reports in the same shape.
  if (!facts.some(({ element }) => /^jpdei_cor:|CoverPage$/.test(element))) throw new Unreadable('unrecognised')
  const edinetCode = text('jpdei_cor:EDINETCodeDEI')
  if (!edinetCode || !/^[EX][0-9A-Z]{5}$/.test(edinetCode)) throw new Unreadable('filing-without-filer')
  const kind = text('jpdei_cor:TypeOfCurrentPeriodDEI')
  if (kind !== null && kind !== 'FY') throw new Unreadable('unrecognised', { period: kind })

  const title = text('jpcrp_cor:DocumentTitleCoverPage')
  if (title && !title.includes('有価証券報告書')) throw new Unreadable('unrecognised', { title })

  const period = periodsOf(facts)(0)!
  const code = readSecurityCode(text('jpdei_cor:SecurityCodeDEI') ?? '')
  const parent = text('jpdei_cor:IdentificationOfDocumentSubjectToAmendmentDEI')
  const standard = text('jpdei_cor:AccountingStandardsDEI')
  return {
    edinetCode,
    securityCode: 'value' in code ? code.value : null,
    filerNameJa: text('jpdei_cor:FilerNameInJapaneseDEI'),
    filerNameEn: text('jpdei_cor:FilerNameInEnglishDEI'),
    documentTitle: titleOf(title, text('jpcrp_cor:FiscalYearCoverPage')),
    documentNumber: /(?<![0-9A-Z])(S[0-9A-Z]{7})(?![0-9A-Z])/.exec(fileNames.join(' '))?.[1] ?? null,
    filedOn: filedOn(text('jpcrp_cor:FilingDateCoverPage'), fileNames),
    periodStart: period.start,
    periodEnd: period.end,
    accountingStandard: standards.find((each) => each === standard) ?? null,
    isAmendment: text('jpdei_cor:AmendmentFlagDEI') === 'true',
    parentNumber: parent && /^S[0-9A-Z]{7}$/.test(parent) ? parent : null,
  }
}

/** The day on the cover; amended filings leave it to the file's name, whose last date it is. */
function filedOn(cover: string | null, fileNames: readonly string[]): string {
  const date = readDate(cover ?? '')
  if ('value' in date && date.value) return date.value
  const dateInName = /_(\d{4}-\d{2}-\d{2})\.[a-z]+(\s|$)/i.exec(fileNames.join(' '))?.[1]
  const day = readDate(dateInName ?? '')
  if ('reason' in day || day.value === null)
    throw new Unreadable('filing-without-period', { date: 'FilingDateCoverPage' })
  return day.value
}

function titleOf(title: string | null, period: string | null): string | null {
  if (!title) return null
  const term = /第\s*\d+\s*期/.exec(period?.normalize('NFKC') ?? '')?.[0]?.replace(/\s/g, '')
  return term ? `${title} ${term}` : title
}
