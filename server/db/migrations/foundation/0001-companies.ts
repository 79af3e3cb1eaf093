import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** The nouns everything hangs on: companies, and the catalogue's indicators by number, so that a figure's row stays narrow. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company (
      id                 integer generated always as identity primary key,
      edinet_code        text unique check (edinet_code ~ '^E[0-9A-Z]{5}$'),
      security_code      text unique check (security_code ~ '^[0-9A-Z]{5}$'),
      corporate_number   text check (corporate_number ~ '^[0-9]{13}$'),
      isin               text unique check (isin ~ '^[A-Z]{2}[0-9A-Z]{9}[0-9]$'),
      lei                text check (lei ~ '^[0-9A-Z]{20}$'),
      name_ja            text not null,
      name_en            text,
      name_kana          text,
      address            text,
      edinet_industry    text,
      tse33_code         text,
      tse17_code         text,
      market_code        text,
      size_segment       text,
      capital_million_jpy double precision,
      fiscal_year_end    text check (fiscal_year_end ~ '^[0-9]{2}-[0-9]{2}$'),
      is_listed          boolean not null,
      has_consolidated   boolean,
      search_text        text not null,
      figures            integer not null default 0,
      updated_at         timestamptz not null default now(),
      check (edinet_code is not null or security_code is not null)
    )`.execute(db)
  await sql`create index company_corporate_number on company (corporate_number)`.execute(db)
  await describeTable(db, 'company', 'One company, listed now or once, as the newest list that named it says.', {
    id: 'Our own number; stands in links.',
    edinet_code: "The filer's code at EDINET, E02144.",
    security_code:
      'Five-character securities code, 72030, 130A0; the ticker is its first four unless it is a class share.',
    corporate_number: 'The 13-digit corporate number; holding groups register operating entities under other numbers.',
    isin: 'International securities number; Japanese ones cannot be computed from the code.',
    lei: 'Legal entity identifier.',
    name_ja: 'Name in Japanese as the list writes it, full-width characters kept.',
    name_en: 'Name in English; null where the list has none.',
    name_kana: 'Reading of the Japanese name in katakana.',
    address: 'Registered office as the list writes it.',
    edinet_industry: "Industry in EDINET's words; differs from the exchange's for some companies.",
    tse33_code: 'TSE 33 industry, four digits, from the exchange.',
    tse17_code: 'TSE 17 industry, from the exchange.',
    market_code: 'Market segment, code of data/market_segments.csv.',
    size_segment: 'TOPIX size segment as printed.',
    capital_million_jpy: 'Share capital, million yen.',
    fiscal_year_end: 'Month and day of the year end, 03-31.',
    is_listed: 'Whether the newest list calls it listed.',
    has_consolidated: 'Whether it files consolidated accounts; null when unknown.',
    search_text: 'Everything it can be found by, normalised, one variant a line.',
    figures: 'How many observations are held of it.',
    updated_at: 'When an import last changed this row or its figures.',
  })

  await sql`
    create table indicator (
      id   smallint generated always as identity primary key,
      code text not null unique
    )`.execute(db)
  await describeTable(db, 'indicator', 'Numbers of the indicators; names, units and classification stand in data/.', {
    id: 'Number that observations carry.',
    code: 'Code of data/indicators.csv or data/financials.csv.',
  })
}
