/** Why one row, or one figure of it, was left out. The web room and the CLI own the words. */
const rejectionReasons = [
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
  'period', // a day that is no month's last, or a year that may be two
  'number', // not a number
  'comma', // a number whose comma does not part thousands
  'magnitude', // a number larger or smaller than any figure
  'negative', // a count below zero
  'bounds', // a ratio outside what the indicator can be
  'relation', // neither parent nor subsidiary
  'formula', // a cell that is a spreadsheet formula
  'unit', // a unit the indicator cannot have
  'currency', // money in another currency than the catalogue's
  'duplicate', // the same key twice in one file with the same row
  'shared-code', // one list gives the code to two companies: neither row is used
  'class-share', // a code of preferred or class shares, which are no company
  'no-companies', // no list of companies has been imported yet
  'conflict', // the same key twice in one file with different values
  'industry', // not a TSE 33 industry
  'unknown-company', // nothing in the company master with this code
  'unknown-boundary',
  'unknown-indicator', // no such code in the catalogue
  'assurance', // neither none, limited nor reasonable
  'standard', // not a reporting standard known here
  'indicator', // an indicator this source must not fill
  'vendor', // not a vendor known here, or a value outside its scale
  'vendor-key', // a key of a new vendor that is taken, or not small letters, digits and dashes
  'scale', // a word, bound or overlap that a vendor's scale cannot have
  'term', // not a term of data/vocabulary.csv or data/themes.csv
  'category', // not one of the thirteen middle categories
  'name-only', // only a name tells the company: suggested for review, not joined
  'key', // no column that names a company is filled
  'link', // an address that is neither http nor https: left out of its row, which stays
  'too-long', // a text longer than its field may be
  'future', // a day that has not come yet
  'no-company', // a news item that names no company of this market
  'many-companies', // a news item that names more companies than it can be about
  'markup', // an item of a feed that is no XML by itself
  'language', // a text that is neither Japanese nor English
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
const refusalReasons = [
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
  'list-future', // a list of companies of a day that has not come
  'list-too-short', // a list of companies that would take more than a fifth of them off the listing
  'market-demo', // a real list or filing, while the market here is invented
  'xlsx-damaged',
  'edinet-error', // an answer of EDINET's API that says that it failed: its status and message
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
