import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { Boundary } from '#methodology/boundary.ts'
import type { SourceLine } from '#server/imports/records.ts'

/** Days travel as `YYYY-MM-DD` text in both directions. */
export type Day = string

type Moment = ColumnType<Date, Date | string, Date | string>

export interface Schema {
  company: {
    id: GeneratedAlways<number>
    edinet_code: string | null
    security_code: string | null
    corporate_number: string | null
    isin: string | null
    lei: string | null
    name_ja: string
    name_en: string | null
    name_kana: string | null
    address: string | null
    edinet_industry: string | null
    tse33_code: string | null
    tse17_code: string | null
    market_code: string | null
    size_segment: string | null
    capital_million_jpy: number | null
    fiscal_year_end: string | null
    is_listed: boolean
    has_consolidated: boolean | null
    search_text: string
    figures: Generated<number>
    updated_at: Generated<Date>
  }
  indicator: { id: GeneratedAlways<number>; code: string }
  import: {
    id: GeneratedAlways<number>
    source: string
    file_name: string
    sha256: string
    bytes: number
    imported_at: Moment
    imported_by: string
    read: number
    accepted: number
    unchanged: number
    restated: number
    rejected: number
  }
  import_rejection: { import_id: number; line: number; column: string | null; value: string | null; reason: string }
  document: {
    id: GeneratedAlways<number>
    company_id: number
    source_key: string
    number: string | null
    title: string
    publisher: string
    language: 'ja' | 'en'
    accounting_standard: string | null
    filed_on: Day
    submitted_at: string | null
    period_start: Day | null
    period_end: Day | null
    fiscal_year: number | null
    is_amendment: boolean
    import_id: number
  }
  source_file: { sha256: string; document_id: number; file_name: string; bytes: number; content: Buffer }
  observation: {
    company_id: number
    indicator_id: number
    fiscal_year: number
    boundary: Boundary
    part: string
    known_from: Day
    vintage: GeneratedAlways<number>
    value: number | null
    state: 'disclosed' | 'estimated' | 'not-applicable'
    period_start: Day
    period_end: Day
    acquired_on: Day
    next_update_on: Day | null
    document_id: number
    locator: JSONColumnType<SourceLine[]>
    notes: string[]
    import_id: number
  }
  restatement: {
    company_id: number
    indicator_id: number
    fiscal_year: number
    boundary: Boundary
    part: string
    known_from: Day
    vintage: number
    document_id: number
    value: number | null
    state: string
    earlier_value: number | null
    earlier_state: string
    earlier_document_id: number
    earlier_known_from: Day
  }
  officer: {
    document_id: number
    member: string
    list: 'board' | 'executive' | 'proposed'
    position: number
    name: string
    title: string | null
    birth_date: Day | null
    career: string[]
    term: string | null
    shares_held: number | null
    is_outside: boolean | null
  }
  target: {
    document_id: number
    row: string
    name: string
    target: string | null
    performance: string | null
    unit: string | null
    target_period: string | null
    locator: JSONColumnType<SourceLine[]>
  }
  account: {
    id: GeneratedAlways<number>
    email: string
    password_hash: string
    password_changed_at: Moment
    name: string
    company_name: string
    department_name: Generated<string>
    supported_vendors: Generated<string[]>
    is_disabled: Generated<boolean>
    created_at: Moment
  }
  session: {
    handle: string
    account_id: number
    secret_hash: string
    started_at: Moment
    refreshed_at: Moment
    expires_at: Moment
    ended_at: Moment | null
    ended_why: string | null
  }
  sign_in_failure: { subject: string; failed_at: Moment }
  signing_key: { id: GeneratedAlways<number>; secret: Buffer; created_at: Generated<Date> }
}
