/** One entry of EDINET's list of a day, invented: an annual report of E99001, unless it is said otherwise. */
export interface GivenEntry {
  readonly docID: string
  readonly [field: string]: string | number | null
}

const nothing = {
  ...Object.fromEntries(
    (
      'edinetCode secCode JCN filerName fundCode ordinanceCode formCode docTypeCode periodStart periodEnd submitDateTime ' +
      'docDescription issuerEdinetCode subjectEdinetCode subsidiaryEdinetCode currentReportReason parentDocID opeDateTime'
    )
      .split(' ')
      .map((name) => [name, null]),
  ),
  withdrawalStatus: '0',
  docInfoEditStatus: '0',
  disclosureStatus: '0',
  xbrlFlag: '0',
  pdfFlag: '0',
  attachDocFlag: '0',
  englishDocFlag: '0',
  csvFlag: '0',
  legalStatus: '0',
} as const

/** An entry of which all but its number has turned null, with what is said. */
export const givenBareEntry = (entry: GivenEntry): GivenEntry => ({ ...nothing, ...entry })

/** An annual report, or with `parentDocID` its correction, which has no period. */
export function givenEntry(entry: GivenEntry): GivenEntry {
  const isAmendment = entry.parentDocID !== undefined && entry.parentDocID !== null
  return {
    ...nothing,
    edinetCode: 'E99001',
    secCode: '9X9Y0',
    JCN: '8700110005901',
    filerName: '見本電機株式会社',
    ordinanceCode: '010',
    formCode: isAmendment ? '030001' : '030000',
    docTypeCode: isAmendment ? '130' : '120',
    periodStart: isAmendment ? null : '2024-04-01',
    periodEnd: isAmendment ? null : '2025-03-31',
    submitDateTime: '2025-06-20 15:30',
    docDescription: `${isAmendment ? '訂正' : ''}有価証券報告書－第10期(2024/04/01－2025/03/31)`,
    xbrlFlag: '1',
    pdfFlag: '1',
    csvFlag: '1',
    legalStatus: '1',
    ...entry,
  }
}

/** The answer of EDINET's API for a day, as it comes. */
export function givenList(date: string, entries: readonly GivenEntry[], madeAt = `${date} 23:00`): Buffer {
  const metadata = {
    title: '提出された書類を把握するためのAPI',
    parameter: { date, type: '2' },
    resultset: { count: entries.length },
    processDateTime: madeAt,
    status: '200',
    message: 'OK',
  }
  const results = entries.map((entry, index) => ({ seqNumber: index + 1, ...entry }))
  return Buffer.from(JSON.stringify({ metadata, results }))
}
