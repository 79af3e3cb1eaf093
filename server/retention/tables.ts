import type { Schema } from '#server/db/schema.ts'
import { peopleTables } from './people-tables.ts'
import type { AccountTable } from './table.ts'
import { toolTables } from './tool-tables.ts'

/** Tables that grow with what accounts do: how much of one account, and what is deleted by itself. */
export const accountTables: Readonly<Record<AccountTableName, AccountTable>> = { ...peopleTables, ...toolTables }
export type AccountTableName = keyof typeof peopleTables | keyof typeof toolTables

/** What the tables of one account are not: as large as the catalogue, as what the operator imports, or as what the operator does. */
type Other = 'fixed' | 'imports' | 'operator'

/** All other tables, by what they grow with. A view holds nothing of its own. */
export const otherTables: Readonly<Record<Exclude<keyof Schema, AccountTableName | 'restatement'> | Ledger, Other>> = {
  market: 'fixed',
  demo_making: 'fixed',
  indicator: 'fixed',
  kysely_migration: 'fixed',
  kysely_migration_lock: 'fixed',
  company: 'imports',
  import: 'imports',
  import_rejection: 'imports',
  document: 'imports',
  document_state: 'imports',
  source_file: 'imports',
  observation: 'imports',
  officer: 'imports',
  shareholder: 'imports',
  board_note: 'imports',
  target: 'imports',
  read_text: 'imports',
  read_target: 'imports',
  read_figure: 'imports',
  company_fact: 'imports',
  company_segment: 'imports',
  company_alias: 'imports',
  listed_issue: 'imports',
  entity: 'imports',
  emitter: 'imports',
  identifier_candidate: 'imports',
  review: 'imports',
  name_candidate: 'imports',
  vendor_score: 'imports',
  price: 'imports',
  news: 'imports',
  news_edition: 'imports',
  news_reading: 'imports',
  news_place_past: 'imports',
  patent: 'imports',
  patent_applicant: 'imports',
  company_term: 'imports',
  holding: 'imports',
  rating_vendor: 'imports',
  climate_commitment: 'imports',
  carbon_price_path: 'imports',
  fetch_source: 'fixed',
  fetch_run: 'fixed',
  fetch_file: 'imports',
  edinet_day: 'imports',
  edinet_document: 'imports',
  account: 'operator',
  maintenance_window: 'operator',
  read_target_decision: 'operator',
  read_figure_decision: 'operator',
  signing_key: 'operator',
}

/** The migrator's own. */
type Ledger = 'kysely_migration' | 'kysely_migration_lock'
