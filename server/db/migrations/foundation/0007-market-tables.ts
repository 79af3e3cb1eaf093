import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

const shared = {
  known_from: 'Day since which it was publicly known, Tokyo.',
  import_id: 'The import that brought it; of two of one day the later import decides.',
  line: 'Line of the file, from 1.',
}

/** What a market has besides figures: ratings, prices, news, patents, memberships, holdings, climate commitments. All append-only by key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await vendorScores(db)
  await prices(db)
  await news(db)
  await patents(db)
  await terms(db)
  await holdings(db)
  await climateCommitments(db)
}

async function vendorScores(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_score (
      company_id integer not null,
      vendor     text not null,
      item       text not null,
      rated_on   date not null,
      known_from date not null,
      import_id  integer not null,
      value      text not null,
      number     double precision,
      is_simulated boolean not null,
      line       integer,
      primary key (company_id, vendor, item, rated_on, known_from, import_id)
    )`.execute(db)
  await describeTable(
    db,
    'vendor_score',
    'A rating on the vendor’s own scale; the common axis is derived, never kept.',
    {
      company_id: 'Whose rating.',
      vendor: 'msci, sp, refinitiv, sustainalytics, cdp, ftse.',
      item: 'total, environment, social, governance, or a category of the vendor’s.',
      rated_on: 'Day the rating speaks for.',
      ...shared,
      value: 'As the vendor writes it: AA, 71, A-, 24.3.',
      number: 'The same as a number on the vendor’s own scale; a letter by its rank; null when it has no order.',
      is_simulated: 'True for the invented ratings of the demo market.',
    },
  )
}

async function prices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table price (
      company_id integer not null,
      traded_on  date not null,
      known_from date not null,
      import_id  integer not null,
      close_jpy  double precision,
      market_cap_million_jpy double precision,
      volume     double precision,
      line       integer,
      primary key (company_id, traded_on, known_from, import_id)
    )`.execute(db)
  await describeTable(db, 'price', 'Share price and market capitalization of a day.', {
    company_id: 'Whose share.',
    traded_on: 'Day of the close.',
    ...shared,
    close_jpy: 'Closing price, yen a share, as traded that day; not adjusted for later splits.',
    market_cap_million_jpy: 'Market capitalization, million yen.',
    volume: 'Shares traded, daily average of the month or of the day, as the source says.',
  })
}

async function news(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news (
      id           integer generated always as identity primary key,
      company_id   integer not null,
      source_key   text not null unique,
      published_at timestamp not null,
      publisher    text not null,
      title_ja     text,
      title_en     text,
      body_ja      text,
      body_en      text,
      url          text,
      kind         text not null check (kind in ('news', 'disclosure')),
      category     text,
      sentiment    double precision check (sentiment between -1 and 1),
      severity     smallint check (severity between 0 and 4),
      story        text,
      is_correction boolean not null default false,
      import_id    integer not null,
      check (title_ja is not null or title_en is not null)
    )`.execute(db)
  await sql`create index news_company on news (company_id, published_at)`.execute(db)
  await sql`create index news_published on news (published_at)`.execute(db)
  await describeTable(
    db,
    'news',
    'An article, or a timely disclosure of a company, with what it says about sustainability.',
    {
      id: 'Number of the item.',
      company_id: 'The company it is about.',
      source_key: 'What makes it one item for its source.',
      published_at: 'Minute of publication, Tokyo wall-clock.',
      publisher: 'Who published it.',
      title_ja: 'Headline in Japanese; null when it has none.',
      title_en: 'Headline in English; null when it has none.',
      body_ja: 'Text in Japanese; null for a headline alone.',
      body_en: 'Text in English; null for a headline alone.',
      url: 'Where it can be read.',
      kind: 'news: an article; disclosure: the company’s own notice.',
      category: 'Topic: one of the thirteen middle categories; null when it is about none of them.',
      sentiment: '−1 bad to 1 good; null when nobody judged it.',
      severity: 'Scandal level 0 none, 1 limited, 2 medium, 3 high, 4 very high; null when it is no scandal.',
      story: 'Key shared by notices on one event; null when it stands alone.',
      is_correction: 'Whether it corrects an earlier one.',
      import_id: 'The import that brought it.',
    },
  )
}

async function patents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table patent (
      application_number text primary key,
      document_number text,
      filed_on     date,
      published_on date,
      registered_number text,
      title        text not null,
      abstract     text,
      fi           text[] not null,
      stage        text,
      url          text,
      import_id    integer not null
    )`.execute(db)
  await describeTable(db, 'patent', 'A patent application as the office’s search shows it.', {
    application_number: 'Number of the application, 特願2025-102030.',
    document_number: 'Number of the document in the export.',
    filed_on: 'Day of the application.',
    published_on: 'Day it became public.',
    registered_number: 'Number of the patent; null before it is granted.',
    title: 'Title of the invention.',
    abstract: 'Abstract; line breaks kept.',
    fi: 'FI classes.',
    stage: 'Stage as the export writes it.',
    url: 'Where it can be read.',
    import_id: 'The import that brought it.',
  })
  await sql`
    create table patent_applicant (
      application_number text not null references patent,
      name       text not null,
      company_id integer,
      primary key (application_number, name)
    )`.execute(db)
  await sql`create index patent_applicant_company on patent_applicant (company_id)`.execute(db)
  await sql`create index patent_applicant_name on patent_applicant (name)`.execute(db)
  await describeTable(db, 'patent_applicant', 'Who applied, alone or together.', {
    application_number: 'The application.',
    name: 'Name as written.',
    company_id: 'The company; null while the name is only a suggestion.',
  })
}

async function terms(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table company_term (
      company_id integer not null,
      term       text not null,
      valid_from date not null,
      known_from date not null,
      import_id  integer not null,
      value      double precision,
      source     text not null,
      line       integer,
      primary key (company_id, term, valid_from, known_from, import_id)
    )`.execute(db)
  await sql`create index company_term_term on company_term (term)`.execute(db)
  await describeTable(
    db,
    'company_term',
    'What rules of themes and screens ask besides indicators: memberships, flags, shares of sales.',
    {
      company_id: 'Whose.',
      term: 'index.NAME, theme.CODE, flag.NAME or pct.NAME, as data/vocabulary.csv and data/themes.csv name them.',
      valid_from: 'Day it holds from.',
      ...shared,
      value: '1 yes, 0 no, or per cent; null: not known any more.',
      source: 'Who says so.',
    },
  )
}

async function holdings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table holding (
      portfolio  text not null,
      company_id integer not null,
      held_on    date not null,
      import_id  integer not null,
      shares     double precision,
      value_jpy  double precision,
      weight     double precision check (weight between 0 and 1),
      line       integer,
      primary key (portfolio, company_id, held_on, import_id),
      check (num_nonnulls(shares, value_jpy, weight) > 0)
    )`.execute(db)
  await describeTable(db, 'holding', 'What a portfolio held on a day.', {
    portfolio: 'Name of the portfolio.',
    company_id: 'What it held.',
    held_on: 'On which day.',
    import_id: shared.import_id,
    shares: 'Number of shares; null when not given.',
    value_jpy: 'Market value, yen; null when not given.',
    weight: 'Share of the portfolio, 0 to 1; null when not given.',
    line: shared.line,
  })
}

async function climateCommitments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table climate_commitment (
      source     text not null,
      row_key    text not null,
      import_id  integer not null,
      company_id integer,
      name       text not null,
      isin       text,
      lei        text,
      published_on date,
      record     jsonb not null,
      line       integer,
      primary key (source, row_key, import_id)
    )`.execute(db)
  await sql`create index climate_commitment_company on climate_commitment (company_id)`.execute(db)
  await describeTable(
    db,
    'climate_commitment',
    'A company’s target or commitment as the Science Based Targets initiative lists it.',
    {
      source: 'sbti-targets (a row a target) or sbti-companies (a row a company).',
      row_key: 'What makes it one row: the list’s own number, or company, scope and years.',
      import_id: 'The import that brought this version of the row.',
      company_id: 'The company; null while only its name tells.',
      name: 'Name as listed.',
      isin: 'ISIN as listed.',
      lei: 'LEI as listed.',
      published_on: 'Day it was published or updated.',
      record: 'The row: action, status, scope, value, base_year, target_year, classification, wording.',
      line: shared.line,
    },
  )
}
