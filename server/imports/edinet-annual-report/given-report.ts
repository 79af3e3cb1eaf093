/** One fact of an invented filing: element (of `jpcrp_cor` unless it has a prefix), context, value, unit. */
export type GivenFact = readonly [element: string, context: string, value: string, unit?: string]

const information: Readonly<Record<string, string>> = {
  EDINETCodeDEI: 'E99001',
  AccountingStandardsDEI: 'Japan GAAP',
  WhetherConsolidatedFinancialStatementsArePreparedDEI: 'true',
  TypeOfCurrentPeriodDEI: 'FY',
  CurrentFiscalYearStartDateDEI: '2024-04-01',
  CurrentFiscalYearEndDateDEI: '2025-03-31',
  PreviousFiscalYearStartDateDEI: '2023-04-01',
  PreviousFiscalYearEndDateDEI: '2024-03-31',
}

/** Facts of an invented annual report with its document information, of which `about` replaces parts. */
function factsOf(facts: readonly GivenFact[], about: Readonly<Record<string, string>>, filedOn: string): GivenFact[] {
  const document = Object.entries({ ...information, ...about }).map(
    ([name, value]): GivenFact => [`jpdei_cor:${name}`, 'FilingDateInstant', value],
  )
  const filed: GivenFact = ['FilingDateCoverPage', 'FilingDateInstant', filedOn]
  return [...document, filed, ...facts].map(([element, ...rest]) => [
    element.includes(':') ? element : `jpcrp_cor:${element}`,
    ...rest,
  ])
}

/** An invented annual report as EDINET's table. */
export function givenReport(
  facts: readonly GivenFact[],
  about: Readonly<Record<string, string>> = {},
  filedOn = '2025-06-20',
): Buffer {
  const rows = factsOf(facts, about, filedOn).map(([element, context, value, unit = '－']) =>
    [element, '', context, '', '', '', unit, '', value].map((cell) => `"${cell}"`).join('\t'),
  )
  const header =
    '"要素ID"\t"項目名"\t"コンテキストID"\t"相対年度"\t"連結・個別"\t"期間・時点"\t"ユニットID"\t"単位"\t"値"'
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${[header, ...rows].join('\r\n')}\r\n`, 'utf16le')])
}

/** The same as an XBRL instance, which keeps the HTML of its text blocks. */
export function givenInstance(
  facts: readonly GivenFact[],
  about: Readonly<Record<string, string>> = {},
  filedOn = '2025-06-20',
): Buffer {
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const lines = factsOf(facts, about, filedOn).map(([element, context, value, unit]) => {
    const unitRef = unit === undefined ? '' : ` unitRef="${unit}"`
    return `<${element} contextRef="${context}"${unitRef}>${escaped(value)}</${element}>`
  })
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<xbrl>\n${lines.join('\n')}\n</xbrl>\n`)
}
