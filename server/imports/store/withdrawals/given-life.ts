import { type GivenFact, givenReport } from '../../edinet-annual-report/given-report.ts'
import { type GivenEntry, givenEntry, givenList } from '../../edinet-document-list/given-list.ts'

/** A file of the invented lives of filings, as it would be handed over. */
export interface GivenFile {
  readonly fileName: string
  readonly bytes: Buffer
}

const million = 1_000_000

/** An annual report of one company: sales of its year and the years before, million yen, and its employees. */
export function givenFiling(
  number: string,
  filedOn: string,
  {
    year,
    sales,
    employees,
    edinetCode = 'E99001',
    parent,
  }: {
    readonly year: number
    /** Of the year itself, then of those before. */
    readonly sales: readonly number[]
    readonly employees: number
    readonly edinetCode?: string
    /** Number of the document that it corrects. */
    readonly parent?: string
  },
): GivenFile {
  const contexts = ['CurrentYearDuration', 'Prior1YearDuration', 'Prior2YearDuration']
  const facts = sales.map(
    (value, index): GivenFact => ['NetSalesSummaryOfBusinessResults', contexts[index]!, String(value * million), 'JPY'],
  )
  const about = {
    EDINETCodeDEI: edinetCode,
    CurrentFiscalYearStartDateDEI: `${year}-04-01`,
    CurrentFiscalYearEndDateDEI: `${year + 1}-03-31`,
    PreviousFiscalYearStartDateDEI: `${year - 1}-04-01`,
    PreviousFiscalYearEndDateDEI: `${year}-03-31`,
    AmendmentFlagDEI: String(parent !== undefined),
    ...(parent && { IdentificationOfDocumentSubjectToAmendmentDEI: parent }),
  }
  const people: GivenFact = ['NumberOfEmployees', 'CurrentYearInstant', String(employees), 'pure']
  return { fileName: `${number}.csv`, bytes: givenReport([...facts, people], about, filedOn) }
}

/** EDINET's list of a day. */
export const givenDay = (date: string, entries: readonly GivenEntry[], madeAt?: string): GivenFile => ({
  fileName: `${date}.json`,
  bytes: givenList(date, entries, madeAt),
})

/** The entry of a filing in the list of its day. */
export const entryOf = (docID: string, filedOn: string, year: number, more: Readonly<Record<string, string>> = {}) =>
  givenEntry({
    docID,
    submitDateTime: `${filedOn} 10:00`,
    ...(more.parentDocID === undefined && { periodStart: `${year}-04-01`, periodEnd: `${year + 1}-03-31` }),
    ...more,
  })
