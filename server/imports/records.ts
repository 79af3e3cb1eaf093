import type { Boundary } from '#methodology/figures/boundary.ts'

/** Why one row, or one figure of it, was left out. The web room and the CLI own the words. */
export const rejectionReasons = [
  'columns', // the row has not as many cells as the header
  'required', // a cell that must be filled is empty
  'code', // not a securities code
  'exponent', // an identifier in exponent form, damaged by a spreadsheet
  'edinet-code',
  'corporate-number', // wrong length or check digit
  'isin', // wrong form or check digit
  'lei',
  'date',
  'year', // outside 1990 to 2100
  'number', // not a number
  'magnitude', // a number larger or smaller than any figure
  'negative', // a count below zero
  'bounds', // a ratio outside what the indicator can be
  'formula', // a cell that is a spreadsheet formula
  'unit', // a unit the indicator cannot have
  'currency', // money in another currency than the catalogue's
  'duplicate', // the same key twice in one file with the same row
  'conflict', // the same key twice in one file with different values
  'industry', // not a TSE 33 industry
  'unknown-company', // nothing in the company master with this code
  'unknown-boundary',
  'unknown-indicator', // no such code in the catalogue
  'indicator', // an indicator this source must not fill
  'vendor', // not one of the six vendors, or a value outside its scale
  'term', // not a term of data/vocabulary.csv or data/themes.csv
  'category', // not one of the thirteen middle categories
  'name-only', // only a name tells the company: suggested for review, not joined
  'key', // no column that names a company is filled
  'link', // an address that is neither http nor https: left out of its row, which stays
  'too-long', // a text longer than its field may be
  'future', // a day that has not come yet
] as const
export type RejectionReason = (typeof rejectionReasons)[number]

/** A line that could not be used: kept with the import and downloadable, never dropped in silence. */
export interface Rejection {
  /** 1-based line of the file (of the entry inside a zip); 0 when the file as a whole is meant. */
  readonly line: number
  /** Header of the column, or element of the filing. */
  readonly column: string | null
  /** The text as it stood in the file, at most 200 characters. */
  readonly value: string | null
  readonly reason: RejectionReason
}

/** Why a whole file was refused. Nothing of it is imported. */
export const refusalReasons = [
  'empty',
  'no-file', // a pipe or device
  'unrecognised',
  'binary', // not text, whatever its ending says
  'encoding', // neither UTF-16, UTF-8 nor cp932, or cut in half
  'line-too-long',
  'too-large',
  'header-missing',
  'header-duplicated',
  'zip-damaged',
  'zip-too-large', // a bomb: too many entries or too much unpacked
  'zip-path', // an entry that wants to leave its folder
  'zip-encrypted',
  'zip-no-report', // no entry that is an annual report
  'xml-damaged',
  'xml-entity', // a document type or entity declaration
  'xls-damaged',
  'filing-without-filer',
  'filing-without-period',
  'mapping-invalid', // a mapping file that is wrong: where and why
  'mapping-none', // a table that fits no mapping
  'mapping-several', // a table that fits two mappings or more
  'mapping-columns', // a table that lacks columns its mapping names
  'sheet-missing', // a workbook without the sheet the mapping names
  'year-missing', // a table that does not say its year, and nobody told it
  'percent-unclear', // a column that may be per cent or fraction
  'market-demo', // a real list or filing, while the market here is invented
  'xlsx-damaged',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Thrown by a reader for the file as a whole; a bad line is never thrown. */
export class Unreadable extends Error {
  readonly reason: RefusalReason
  /** Facts for the message, such as the missing header or the entry's name. */
  readonly detail: Readonly<Record<string, string | number>>

  constructor(reason: RefusalReason, detail: Readonly<Record<string, string | number>> = {}) {
    super(reason)
    this.reason = reason
    this.detail = detail
  }
}

/** What a company list says of one company. Undefined: the list has no such column; null: the cell is empty. */
export interface CompanyRecord {
  readonly line: number
  /** `E02144`. Either this or `securityCode` is present. */
  readonly edinetCode?: string | null
  /** Five characters, `72030`, `130A0`. */
  readonly securityCode?: string | null
  readonly corporateNumber?: string | null
  readonly isin?: string | null
  readonly lei?: string | null
  readonly nameJa?: string | null
  readonly nameEn?: string | null
  readonly nameKana?: string | null
  readonly address?: string | null
  /** The filer's industry in EDINET's words; kept beside the exchange's. */
  readonly edinetIndustry?: string | null
  /** Four digits, `3700`. */
  readonly tse33Code?: string | null
  readonly tse17Code?: string | null
  /** Code of `data/market_segments.csv`. */
  readonly marketCode?: string | null
  /** `TOPIX Core30` and so on, as printed. */
  readonly sizeSegment?: string | null
  /** Six digits, GICS industry of the 74. */
  readonly gicsCode?: string | null
  /** Two letters, `JP`. */
  readonly country?: string | null
  readonly capitalMillionJpy?: number | null
  /** `03-31`; the last day of February is `02-28`. */
  readonly fiscalYearEnd?: string | null
  readonly isListed?: boolean
  readonly hasConsolidated?: boolean | null
}

/** One line of a source that a figure rests on. */
export interface SourceLine {
  /** Element of a filing (`jpcrp_cor:NumberOfEmployees`) or header of a column. */
  readonly item: string
  /** Context of a filing (`CurrentYearInstant`), or `row 12`. */
  readonly position: string
  /** The text as filed. */
  readonly value: string
  /** Unit as filed: `JPY`, `pure`, `tCO2e`. */
  readonly unit: string
  /** The source's own label of the item, when it gives one. */
  readonly label?: string
}

/** A figure on its way to becoming an observation. */
export interface Figure {
  /** Line of the first source line, for the rejection list. */
  readonly line: number
  /** Code of the catalogue. */
  readonly indicator: string
  readonly fiscalYear: number
  readonly boundary: Boundary
  /** Name of the subsidiary or part; empty otherwise. */
  readonly part: string
  readonly periodStart: string
  readonly periodEnd: string
  /** In the catalogue's unit; null exactly when `state` is `not-applicable`. A yes is 1, a no is 0. */
  readonly value: number | null
  readonly state: 'disclosed' | 'estimated' | 'not-applicable'
  readonly lines: readonly SourceLine[]
  /** Codes of remarks whose words the web owns: `own-element`, `leave-method-71-4-1`, `sum`, `months-added`… */
  readonly notes: readonly string[]
}

/** One director, auditor or executive officer as a filing lists them. Published by statute; nothing else is kept of a person. */
export interface OfficerRecord {
  readonly line: number
  /** The member that names the person inside the filing. */
  readonly member: string
  readonly name: string
  readonly title: string | null
  readonly birthDate: string | null
  /** One line per step of the career. */
  readonly career: readonly string[]
  readonly term: string | null
  /** Null: reported as missing. 0 is a true zero. */
  readonly sharesHeld: number | null
  /** Derived from the footnotes, never tagged; null when no footnote speaks of outside directors. */
  readonly isOutside: boolean | null
  /** `board` directors and auditors in office; `executive` executive officers; `proposed` to be elected at the coming meeting. */
  readonly list: 'board' | 'executive' | 'proposed'
}

/** One non-financial target that a filing carries as data. */
export interface TargetRecord {
  readonly line: number
  /** Row of the filing's table, `Row1Member`. */
  readonly row: string
  readonly name: string
  readonly target: string | null
  readonly performance: string | null
  readonly unit: string | null
  readonly targetPeriod: string | null
  readonly lines: readonly SourceLine[]
}

/** What a filing says of itself. */
export interface FilingRecord {
  readonly edinetCode: string
  readonly securityCode: string | null
  readonly filerNameJa: string | null
  readonly filerNameEn: string | null
  readonly documentTitle: string | null
  /** EDINET's document number (`S100VWVY`), known from the file's name or a list beside it; null when neither tells. */
  readonly documentNumber: string | null
  /** `YYYY-MM-DD` of the cover page. */
  readonly filedOn: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly accountingStandard: 'Japan GAAP' | 'IFRS' | 'US GAAP' | 'JMIS' | null
  readonly isAmendment: boolean
}

/** One row of EDINET's document list, for annual reports. */
export interface DocumentRecord {
  readonly line: number
  readonly documentNumber: string
  readonly edinetCode: string
  readonly title: string
  readonly periodStart: string | null
  readonly periodEnd: string | null
  /** `YYYY-MM-DD HH:mm`, Tokyo. */
  readonly submittedAt: string
  readonly isAmendment: boolean
}

/** How a row of a table names its company. Of several keys that are given, all must mean the same one. */
export interface CompanyKey {
  /** Five characters, `72030`. */
  readonly securityCode?: string | null
  readonly edinetCode?: string | null
  readonly corporateNumber?: string | null
  readonly isin?: string | null
  readonly lei?: string | null
  /** Specified-emitter code of the statutory greenhouse-gas register. */
  readonly emitterCode?: string | null
  /** Only ever a suggestion: a name alone joins nothing until a person accepts it. */
  readonly name?: string | null
  /** Address beside the name, to tell namesakes apart. */
  readonly place?: string | null
}

/** A filing that rows of a table come from. */
export interface TableDocument {
  readonly company: CompanyKey
  /** EDINET's number, `S100TMMG`; null for others. */
  readonly number: string | null
  readonly kind: 'annual-report' | 'sustainability-report' | 'governance-report' | 'vendor-file'
  readonly title: string
  readonly publisher: string
  readonly language: 'ja' | 'en'
  readonly url: string | null
  readonly filedOn: string
  /** `YYYY-MM-DD HH:mm`, Tokyo; null when only the day is known. */
  readonly submittedAt: string | null
  readonly periodStart: string | null
  readonly periodEnd: string | null
  readonly line: number
}

/** A figure of a table that covers many companies. */
export interface TableFigure {
  readonly line: number
  readonly company: CompanyKey
  readonly indicator: string
  readonly fiscalYear: number
  readonly boundary: Boundary
  readonly part: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly value: number | null
  readonly state: 'disclosed' | 'estimated' | 'not-applicable'
  /** Day it became known, Tokyo. */
  readonly knownFrom: string
  /** Position in `documents`; null: the file itself is the document. */
  readonly document: number | null
  /** The text of the cell. */
  readonly filed: string
  readonly notes: readonly string[]
}

/** Where an indicator stands in a table, for the why panel. */
export interface TableColumn {
  /** Header of the column. */
  readonly column: string
  /** Unit as the file states it. */
  readonly unit: string
}

export interface TableFigures {
  /** What the file is called as a document, and who published it. */
  readonly title: string
  readonly publisher: string
  readonly language: 'ja' | 'en'
  /** Name of the mapping that read it. */
  readonly mapping: string
  /** By code of the indicator. */
  readonly columns: Readonly<Record<string, TableColumn>>
  readonly documents: readonly TableDocument[]
  readonly figures: Iterable<TableFigure | Rejection>
}

/** One rating. */
export interface VendorScoreRecord {
  readonly line: number
  readonly company: CompanyKey
  readonly vendor: Vendor
  /** `total`, `environment`, `social`, `governance`, or a category of the vendor's. */
  readonly item: string
  readonly ratedOn: string
  readonly knownFrom: string
  /** As the vendor writes it. */
  readonly value: string
  /** On the vendor's own scale; a letter by its rank. */
  readonly number: number | null
  readonly isSimulated: boolean
}

export const vendors = ['msci', 'sp', 'refinitiv', 'sustainalytics', 'cdp', 'ftse'] as const
export type Vendor = (typeof vendors)[number]

export interface PriceRecord {
  readonly line: number
  readonly company: CompanyKey
  readonly tradedOn: string
  readonly knownFrom: string
  /** Yen a share, not adjusted for later splits. */
  readonly closeJpy: number | null
  readonly marketCapMillionJpy: number | null
  /** Shares, daily average. */
  readonly volume: number | null
}

export interface NewsRecord {
  readonly line: number
  readonly company: CompanyKey
  /** What makes it one item for its source. */
  readonly sourceKey: string
  /** `YYYY-MM-DD HH:mm`, Tokyo. */
  readonly publishedAt: string
  readonly publisher: string
  readonly titleJa: string | null
  readonly titleEn: string | null
  readonly bodyJa: string | null
  readonly bodyEn: string | null
  readonly url: string | null
  readonly kind: 'news' | 'disclosure'
  /** One of the thirteen middle categories; null when it is about none of them. */
  readonly category: string | null
  /** −1 to 1; null when nobody judged it. */
  readonly sentiment: number | null
  /** 0 none, 1 limited, 2 medium, 3 high, 4 very high; null when it is no scandal. */
  readonly severity: number | null
  /** Key shared by notices on one event. */
  readonly story: string | null
  readonly isCorrection: boolean
}

export interface PatentRecord {
  readonly line: number
  readonly applicationNumber: string
  readonly documentNumber: string | null
  readonly filedOn: string | null
  readonly publishedOn: string | null
  readonly registeredNumber: string | null
  readonly title: string
  readonly abstract: string | null
  readonly fi: readonly string[]
  readonly stage: string | null
  readonly url: string | null
  /** Names as written, each with a key when the file has one. */
  readonly applicants: readonly CompanyKey[]
}

/** A membership, flag or share of sales that the rules of themes and screens ask for. */
export interface TermRecord {
  readonly line: number
  readonly company: CompanyKey
  /** `index.NAME`, `theme.CODE`, `flag.NAME` or `pct.NAME`. */
  readonly term: string
  readonly validFrom: string
  readonly knownFrom: string
  /** 1 yes, 0 no, or per cent; null: not known any more. */
  readonly value: number | null
  readonly source: string
}

export interface HoldingRecord {
  readonly line: number
  readonly company: CompanyKey
  readonly portfolio: string
  readonly heldOn: string
  readonly shares: number | null
  readonly valueJpy: number | null
  /** Share of the portfolio, 0 to 1. */
  readonly weight: number | null
}

/** A row of the Science Based Targets initiative's list. */
export interface ClimateCommitmentRecord {
  readonly line: number
  readonly source: 'sbti-targets' | 'sbti-companies'
  readonly rowKey: string
  readonly company: CompanyKey
  readonly name: string
  readonly isin: string | null
  readonly lei: string | null
  readonly publishedOn: string | null
  readonly record: Readonly<Record<string, string | number | null>>
}

/** What a file may leave its reader wondering, though it was read: shown after the import. */
export interface Warning {
  readonly code: WarningCode
  readonly detail: Readonly<Record<string, string | number>>
}

export const warningCodes = [
  'cut-at-limit', // an export that ends at a round number of rows: may be incomplete
  'rounded-money', // amounts with six significant digits or fewer: shortened by a spreadsheet
  'year-assumed', // the year was taken from the file's name
] as const
export type WarningCode = (typeof warningCodes)[number]

/** Other registers' numbers of companies, learnt on the way. */
export interface AliasRecord {
  readonly kind: 'emitter'
  readonly value: string
  readonly company: CompanyKey
}

/** What a parser makes of a file. Sources differ in which lists they fill. */
export interface Parsed {
  /** Rows or facts read. */
  readonly read: number
  /** Rows that were read and are none of ours: funds in a company list, shares of a trust. */
  readonly ignored?: number
  readonly rejected: readonly Rejection[]
  readonly companies?: readonly CompanyRecord[]
  /** Companies that are made only when no list has told of them; what is known of the others stays. */
  readonly newCompanies?: readonly CompanyRecord[]
  readonly documents?: readonly DocumentRecord[]
  readonly filing?: FilingRecord
  readonly figures?: readonly Figure[]
  readonly officers?: readonly OfficerRecord[]
  readonly targets?: readonly TargetRecord[]
  readonly table?: TableFigures
  /** Documents alone, without figures. */
  readonly tableDocuments?: readonly TableDocument[]
  readonly aliases?: readonly AliasRecord[]
  readonly vendorScores?: readonly VendorScoreRecord[]
  readonly prices?: readonly PriceRecord[]
  readonly news?: readonly NewsRecord[]
  readonly patents?: readonly PatentRecord[]
  readonly terms?: readonly TermRecord[]
  readonly holdings?: readonly HoldingRecord[]
  readonly commitments?: readonly ClimateCommitmentRecord[]
  readonly warnings?: readonly Warning[]
}
