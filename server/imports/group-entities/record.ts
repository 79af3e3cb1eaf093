import type { CompanyKey } from '../table-records.ts'

/** A legal entity that reports by itself, and the company whose group it belongs to. */
export interface EntityRecord {
  readonly line: number
  readonly corporateNumber: string
  readonly name: string | null
  readonly company: CompanyKey
  readonly relation: 'parent' | 'subsidiary'
}
