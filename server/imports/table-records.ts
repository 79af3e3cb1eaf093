import type { Boundary } from '#methodology/figures/boundary.ts'
import type { TableColumn } from '#server/db/import-columns.ts'
import type { Rejection } from './rejections.ts'

/** How a row of a table names its company. Of several keys that are given, all must mean the same one. */
export interface CompanyKey {
  /** Five characters, `72030`. */
  readonly securityCode?: string | null
  readonly edinetCode?: string | null
  readonly corporateNumber?: string | null
  readonly isin?: string | null
  /** Further ISINs of the same cell, of other shares of the company. */
  readonly otherIsins?: readonly string[]
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
  /** Lines of further rows that were added to the first. */
  readonly addedLines?: readonly number[]
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

/** Other registers' numbers of companies, learnt on the way. */
export interface AliasRecord {
  readonly kind: 'emitter'
  readonly value: string
  readonly company: CompanyKey
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
  /** The table gives the last day of a period alone; twelve months are assumed where no filing tells the first. */
  readonly startIsAssumed?: boolean
  readonly figures: Iterable<TableFigure | Rejection>
}
