import type { Boundary } from '#methodology/boundary.ts'

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

/** What a parser makes of a file. Sources differ in which lists they fill. */
export interface Parsed {
  /** Rows or facts read. */
  readonly read: number
  /** Rows that were read and are none of ours: funds in a company list, shares of a trust. */
  readonly ignored?: number
  readonly rejected: readonly Rejection[]
  readonly companies?: readonly CompanyRecord[]
  readonly documents?: readonly DocumentRecord[]
  readonly filing?: FilingRecord
  readonly figures?: readonly Figure[]
  readonly officers?: readonly OfficerRecord[]
  readonly targets?: readonly TargetRecord[]
}
