import type { FoundTarget } from '#methodology/targets/sentences/read-targets.ts'
import type { SourceLine } from '#server/db/import-columns.ts'
import type { Figure, Reading } from './edinet-annual-report/figure-records.ts'
import type { EntityRecord } from './group-entities/record.ts'
import type { IssueRecord } from './jpx-listed-issues/record.ts'
import type {
  CarbonPriceRecord,
  ClimateCommitmentRecord,
  FeedRecord,
  HoldingRecord,
  NewsRecord,
  PatentRecord,
  PriceRecord,
  TermRecord,
  VendorRecord,
  VendorScoreRecord,
} from './market-records.ts'
import type { Rejection } from './rejections.ts'
import type { AliasRecord, TableDocument, TableFigures } from './table-records.ts'

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
  readonly edinetIndustry?: string | null | undefined
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
  /** Days on which it came to the market and left it, where the source says so. */
  readonly listedOn?: string
  readonly delistedOn?: string
  readonly hasConsolidated?: boolean | null
}

/** What a list of companies says of itself, when it is one that is published anew again and again. */
export interface CompanyListRecord {
  readonly kind: 'edinet-code-list' | 'jpx-listed-issues'
  /** Day that the list is of; null when it does not say. */
  readonly day: string | null
  /** False when rows are missing or unreadable: a company that is not named may stand in one of those. */
  readonly isWhole: boolean
  /** EDINET and securities codes of all rows, also of those that are rejected for another cell. */
  readonly codes: ReadonlySet<string>
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
  /** Total pay by the group, million yen, where the law has it disclosed by name. */
  readonly payMillionJpy: number | null
  /** `board` directors and auditors in office; `executive` executive officers; `proposed` to be elected at the coming meeting. */
  readonly list: 'board' | 'executive' | 'proposed'
}

/** A filing's totals of its officers; gender is never given by person. */
export interface OfficerCounts {
  readonly men: number | null
  readonly women: number | null
}

/** One of the largest shareholders of a filing. */
export interface ShareholderRecord {
  readonly line: number
  /** From 1. */
  readonly position: number
  readonly name: string
  readonly shares: number | null
  /** Of the issued shares without treasury shares. */
  readonly percent: number | null
}

/** A segment of the group as an annual report has it for its own year. */
export interface SegmentRecord {
  /** Name of the segment inside the filing. */
  readonly member: string
  readonly kind: 'segment' | 'other' | 'adjustment'
  readonly nameJa: string | null
  readonly nameEn: string | null
  /** Million yen; null where it is not told. */
  readonly sales: number | null
  readonly profit: number | null
  readonly employees: number | null
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

/** A block of text of a filing, with the targets that its sentences name. */
export interface ReadText {
  readonly line: number
  readonly element: string
  readonly context: string
  /** UTF-16 units. */
  readonly characters: number
  /** Whether its tables could be told from its sentences. */
  readonly hasTables?: boolean
  readonly targets: readonly FoundTarget[]
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
  /** EDINET's number of the document that it corrects; null where the filing does not say. */
  readonly parentNumber: string | null
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
  /** Number of the document that it corrects: always of the original, also where a correction is corrected. */
  readonly parentNumber?: string | null
}

/** What EDINET's document list says became of a document after it was filed. */
export interface DocumentStateRecord {
  readonly line: number
  /** EDINET's number of the document, which may not be known here, or not yet. */
  readonly number: string
  readonly state: 'withdrawn' | 'hidden' | 'shown' | 'edited' | 'expired'
  /** Whether the row tells of the moment itself; one of an older day only says that it has been so since some moment before. */
  readonly isNotice: boolean
  /** `YYYY-MM-DD HH:mm` or a day, Tokyo; null when the list does not say. */
  readonly since: string | null
}

/** What a file may leave its reader wondering, though it was read: shown after the import. */
export interface Warning {
  readonly code: WarningCode
  readonly detail: Readonly<Record<string, string | number>>
}

const warningCodes = [
  'cut-at-limit', // an export that ends at a round number of rows: may be incomplete
  'rounded-money', // amounts with six significant digits or fewer: shortened by a spreadsheet
  'decimal-comma', // numbers of a column have decimal commas
  'month-first', // days of a column have their month first
  'day-first', // nothing tells whether days of a column have their day or their month first: the day
  'year-assumed', // the year was taken from the file's name
  'list-day-assumed', // a list of companies does not say its day
  'list-older', // a newer list of the kind was imported before: what that one said stays
  'codes-left-aside', // codes of filers that ended: the list of filers has those that go on
  'list-incomplete', // rows are missing or unreadable: nobody is taken off the listing for not being named
  'vendor-unknown', // ratings of a vendor that is not known here: which, which one is like it, and which are known
  'audit-report', // an auditor's report in the shape of a filing: nothing of it is read
  'other-form', // another filing than an annual report, which is known and not read
] as const

export type WarningCode = (typeof warningCodes)[number]

/** What a parser makes of a file. Sources differ in which lists they fill. */
export interface Parsed {
  /** Rows or facts read. */
  readonly read: number
  /** Rows that were read and are none of ours: funds in a company list, shares of a trust. */
  readonly ignored?: number
  readonly rejected: readonly Rejection[]
  readonly companies?: readonly CompanyRecord[]
  /** Filers of the list that are not listed; they tell of companies that are held, and make none. */
  readonly unlisted?: readonly CompanyRecord[]
  /** What the list of companies says of itself. */
  readonly list?: CompanyListRecord
  /** Legal entities of groups, as the operator relates them. */
  readonly entities?: readonly EntityRecord[]
  /** Issues of the list that are no companies: what their codes mean. */
  readonly issues?: readonly IssueRecord[]
  /** Companies that are made only when no list has told of them; what is known of the others stays. */
  readonly newCompanies?: readonly CompanyRecord[]
  readonly documents?: readonly DocumentRecord[]
  readonly documentStates?: readonly DocumentStateRecord[]
  readonly filing?: FilingRecord
  readonly figures?: readonly Figure[]
  readonly officers?: readonly OfficerRecord[]
  readonly shareholders?: readonly ShareholderRecord[]
  readonly reading?: Reading
  /** Men and women among the officers as the filing counts them. */
  readonly officerCounts?: OfficerCounts | null
  readonly targets?: readonly TargetRecord[]
  /** Blocks of text that were read for targets. */
  readonly texts?: readonly ReadText[]
  readonly segments?: readonly SegmentRecord[]
  readonly table?: TableFigures
  /** Documents alone, without figures. */
  readonly tableDocuments?: readonly TableDocument[]
  readonly aliases?: readonly AliasRecord[]
  readonly vendors?: readonly VendorRecord[]
  readonly vendorScores?: readonly VendorScoreRecord[]
  readonly prices?: readonly PriceRecord[]
  readonly news?: readonly NewsRecord[]
  /** News that name their companies in their text alone. */
  readonly feed?: readonly FeedRecord[]
  readonly patents?: readonly PatentRecord[]
  readonly terms?: readonly TermRecord[]
  readonly holdings?: readonly HoldingRecord[]
  readonly commitments?: readonly ClimateCommitmentRecord[]
  readonly carbonPrices?: readonly CarbonPriceRecord[]
  readonly warnings?: readonly Warning[]
}
