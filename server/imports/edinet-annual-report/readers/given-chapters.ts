import type { Fact } from '../facts.ts'
import { readFiling } from '../filing.ts'
import { type ReadFigureOf, readReport } from './read-report.ts'
import { openReport } from './report.ts'

const about: readonly (readonly [string, string])[] = [
  ['jpdei_cor:EDINETCodeDEI', 'E99001'],
  ['jpdei_cor:AccountingStandardsDEI', 'Japan GAAP'],
  ['jpdei_cor:WhetherConsolidatedFinancialStatementsArePreparedDEI', 'true'],
  ['jpdei_cor:TypeOfCurrentPeriodDEI', 'FY'],
  ['jpdei_cor:CurrentFiscalYearStartDateDEI', '2024-04-01'],
  ['jpdei_cor:CurrentFiscalYearEndDateDEI', '2025-03-31'],
  ['jpcrp_cor:FilingDateCoverPage', '2025-06-25'],
]

/** What the readers find in an invented report whose chapters are given as HTML, or as text that ran together where no tag is in it. */
export function readChapters(chapters: Readonly<Record<string, string>>): ReadFigureOf[] {
  const information = about.map(
    ([element, value], line): Fact => ({ line, element, context: 'FilingDateInstant', unit: '', value }),
  )
  const blocks = Object.entries(chapters).map(([name, text], at): Fact => {
    const fact = { line: 100 + at, element: `jpcrp_cor:${name}TextBlock`, context: 'FilingDateInstant', unit: '' }
    return text.includes('<') ? { ...fact, value: text.replace(/<[^<>]*>/g, ''), html: text } : { ...fact, value: text }
  })
  const facts = [...information, ...blocks]
  return readReport(openReport(facts, readFiling(facts, ['S100ZZ00'])))
}

/** Values by indicator, of the group or the company alike. */
export function valuesOf(chapters: Readonly<Record<string, string>>): Record<string, number> {
  return Object.fromEntries(readChapters(chapters).map(({ indicator, value }) => [indicator, value]))
}

/** Rows of cells as a table; a cell may say its spans: `['総額|2']` is two columns wide. */
export function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const [words, columns = '1', lines = '1'] = text.split('|')
    return `<td colspan="${columns}" rowspan="${lines}"><p>${words}</p></td>`
  }
  return `<table>${rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`
}
