import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AlertFrequency, AlertWatch, RecipientState } from '#contract/alerts/alert.ts'
import type { AlertLine } from '#contract/alerts/line.ts'
import type { ExportRequest } from '#contract/exports/exports.ts'
import type { PdfRequest } from '#contract/exports/pdf.ts'
import type { IssueKind } from '#contract/market/listed-issues.ts'
import type { OwnMethod } from '#contract/scores/own-methods.ts'
import type { WeightImport } from '#contract/scores/weight-imports.ts'
import type { DoubtReason, Support } from '#methodology/doubts/suspicion.ts'
import type { Boundary } from '#methodology/figures/boundary.ts'
import type { DecidingSentence } from '#methodology/news/article.ts'
import type { EventLink, LinkReason } from '#methodology/news/events/link.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import type { DepthClass } from '#methodology/scenario/physical-damage.ts'
import type { FieldWords, TargetFields } from '#methodology/targets/sentences/target.ts'
import type { ImportCounts, ImportMapping, LastBatch, SourceLine, StoredPassage } from './import-columns.ts'

/** Days travel as `YYYY-MM-DD` text in both directions. */
type Day = string

type Moment = ColumnType<Date, Date | string, Date | string>

/** Days by what they are of, as JSON. */
type DaysByName = ColumnType<Readonly<Record<string, Day>>, string | undefined, string>

/** Companies of a saved search at one time, with the conditions that found them: others that are saved later tell nothing of who moved. */
export interface SearchMembers {
  readonly search: string
  readonly companies: readonly number[]
}

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
    tse33_origin: 'exchange' | 'code-list' | 'table' | null
    tse17_code: string | null
    market_code: string | null
    size_segment: string | null
    gics_code: string | null
    country: Generated<string>
    capital_million_jpy: number | null
    fiscal_year_end: string | null
    is_listed: boolean
    has_consolidated: boolean | null
    search_text: string
    figures: Generated<number>
    updated_at: Generated<Date>
    told: DaysByName
    lists: DaysByName
  }
  listed_issue: {
    security_code: string
    name_ja: string
    kind: IssueKind
    segment: string
    told_on: Day
    import_id: number
  }
  entity: {
    corporate_number: string
    name: string | null
    company_id: number
    relation: 'parent' | 'subsidiary'
    source: string
    confirmed_by: string
    confirmed_at: Moment
    import_id: number | null
  }
  emitter: { code: string; corporate_number: string; import_id: number }
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
    mapping: JSONColumnType<ImportMapping> | null
    counts: ColumnType<ImportCounts | null, string | undefined, string>
  }
  import_rejection: { import_id: number; line: number; column: string | null; value: string | null; reason: string }
  document: {
    id: GeneratedAlways<number>
    company_id: number | null
    source_key: string
    number: string | null
    kind: Generated<'annual-report' | 'sustainability-report' | 'governance-report' | 'vendor-file' | 'table'>
    url: string | null
    next_update_on: Day | null
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
    parent_number: Generated<string | null>
    /** As PostgreSQL writes it. */
    void_days: Generated<string>
    reading_revision: number | null
    reading_chapters: string[] | null
    reading_links: string[] | null
    reading_whole_chapters: string[] | null
    reading_not_stated: string[] | null
  }
  document_state: {
    number: string
    state: 'withdrawn' | 'hidden' | 'shown' | 'edited' | 'expired'
    since: string
    import_id: number
  }
  source_file: { sha256: string; document_id: number | null; file_name: string; bytes: number; content: Buffer }
  observation: {
    value: number | null
    company_id: number
    indicator_id: number
    fiscal_year: number
    boundary: Boundary
    state: 'disclosed' | 'read-from-text' | 'estimated' | 'not-applicable' | 'withdrawn'
    known_from: Day
    import_id: number
    document_id: number
    period_start: Day
    period_end: Day
    line: number | null
    part: string
    filed: string | null
    locator: JSONColumnType<SourceLine[]> | null
    notes: string[] | null
  }
  restatement: {
    company_id: number
    indicator_id: number
    fiscal_year: number
    boundary: Boundary
    part: string
    known_from: Day
    import_id: number
    document_id: number
    value: number | null
    state: string
    earlier_value: number | null
    earlier_state: string
    earlier_document_id: number
    earlier_known_from: Day
    kind: 'restated' | 'withdrawn' | 'shown-again'
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
    skills: Generated<string[]>
    reason: string | null
    committees: Generated<string[]>
    is_independent: boolean | null
    appointed_on: Day | null
    attended: number | null
    meetings: number | null
    pay_million_jpy: number | null
  }
  shareholder: {
    document_id: number
    position: number
    name: string
    shares: number | null
    percent: number | null
  }
  board_note: { document_id: number; skills: string | null; men: number | null; women: number | null }
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
  read_text: { document_id: number; element: string; import_id: number; characters: number; reader: number }
  read_target: {
    id: GeneratedAlways<number>
    document_id: number
    element: string
    import_id: number
    context: string
    line: number
    start: number
    part: number
    reader: number
    sentence: string
    fields: JSONColumnType<TargetFields>
    words: JSONColumnType<FieldWords>
    confidence: number
    seen: string[]
    is_accepted: boolean
  }
  read_target_decision: {
    id: GeneratedAlways<number>
    read_target_id: number
    verdict: 'accepted' | 'refused' | 'undone'
    fields: JSONColumnType<TargetFields> | null
    decided_by: string
    decided_at: Moment
  }
  read_figure: {
    id: GeneratedAlways<number>
    company_id: number
    document_id: number
    import_id: number
    indicator_id: number
    fiscal_year: number
    boundary: Boundary
    period_start: Day
    period_end: Day
    value: number
    reader: string
    revision: number
    passages: JSONColumnType<StoredPassage[]>
    notes: string[] | null
    is_unasked: boolean
  }
  read_figure_decision: {
    id: GeneratedAlways<number>
    read_figure_id: number
    verdict: 'accepted' | 'refused' | 'undone'
    value: number | null
    decided_by: string
    decided_at: Moment
  }
  fetch_source: {
    name: string
    is_on: Generated<boolean>
    is_paused: Generated<boolean>
    pause_reason: string | null
    paused_until: Moment | null
    slow_until: Moment | null
    confirmed_by: string | null
    confirmed_at: Moment | null
    next_at: Moment | null
    last_good_at: Moment | null
    watermark: string | null
    back_to: Day | null
    is_whole: Generated<boolean>
  }
  fetch_run: {
    id: GeneratedAlways<number>
    source: string
    started_at: Moment
    ended_at: Moment | null
    outcome: Generated<'running' | 'done' | 'more' | 'stopped' | 'failed'>
    requests: Generated<number>
    bytes: Generated<number>
    imported: Generated<number>
    unchanged: Generated<number>
    refused: Generated<number>
    problem: string | null
  }
  fetch_file: {
    source: string
    address: string
    item: string
    file_name: string
    status: number
    content_type: string | null
    bytes: number
    sha256: string
    etag: string | null
    last_modified: string | null
    fetched_at: Moment
    state: 'waiting' | 'imported' | 'unchanged' | 'refused'
    import_id: number | null
    problem: string | null
  }
  edinet_day: {
    day: Day
    documents: number
    max_number: number
    sha256: string
    read_at: Moment
    is_final: boolean
  }
  edinet_document: {
    number: string
    day: Day
    sequence: number
    edinet_code: string
    security_code: string | null
    corporate_number: string | null
    filer_name: string | null
    form_code: string | null
    type_code: string | null
    period_end: Day | null
    submitted_at: string | null
    title: string | null
    parent_number: string | null
    format: 1 | 5
    state: Generated<'waiting' | 'fetched' | 'imported' | 'absent' | 'withdrawn' | 'refused' | 'left'>
    attempts: Generated<number>
    next_try_at: Moment | null
    problem: string | null
    is_whole: Generated<boolean>
    whole_problem: string | null
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
    phone: Generated<string>
    postal_code: Generated<string>
    address: Generated<string>
    language: 'ja' | 'en' | null
    is_trial: Generated<boolean>
    is_operator: Generated<boolean>
    employer: string | null
    is_address_proven: Generated<boolean>
  }
  session: {
    handle: string
    account_id: number
    secret_hash: string
    started_at: Moment
    refreshed_at: Moment
    expires_at: Moment
    ended_at: Moment | null
    ended_why: 'signed-out' | 'ended' | 'reused' | 'disabled' | 'password' | 'too-many' | null
    address: string | null
    user_agent: string | null
    browser: string | null
  }
  known_place: { account_id: number; subject: string; seen_at: Moment }
  attempt: { id: GeneratedAlways<number>; subject: string; made_at: Moment }
  password_reset: {
    token_hash: string
    account_id: number
    created_at: Moment
    expires_at: Moment
    used_at: Moment | null
  }
  address_change: {
    token_hash: string
    account_id: number
    email: string
    created_at: Moment
    expires_at: Moment
    used_at: Moment | null
  }
  former_name: { account_id: number; name: string; until: Moment }
  contact_message: {
    id: GeneratedAlways<number>
    account_id: number | null
    name: string
    email: string
    company_name: string
    department_name: string
    title: string
    comment: string
    language: 'ja' | 'en'
    received_at: Moment
  }
  mail: {
    id: GeneratedAlways<number>
    kind: string
    recipient: string
    reply_to: string | null
    subject: string
    body: string | null
    language: 'ja' | 'en'
    account_id: number | null
    contact_message_id: number | null
    created_at: Moment
    expires_at: Moment | null
    due_at: Moment
    attempts: Generated<number>
    last_error: string | null
    sent_at: Moment | null
    given_up_at: Moment | null
    html: string | null
    stop_url: string | null
    alert_mailing_id: number | null
    caused_by: number | null
    leaves_on: string | null
  }
  alert: {
    id: GeneratedAlways<number>
    account_id: number
    name: string
    watch: JSONColumnType<AlertWatch>
    frequency: AlertFrequency
    hour: number
    weekday: number
    language: 'ja' | 'en'
    follows_from: Moment
    covered_until: Moment
    next_at: Moment
    members: JSONColumnType<SearchMembers> | null
    paused_at: Moment | null
    removed_at: Moment | null
    created_at: Moment
    updated_at: Moment
  }
  alert_recipient: {
    id: GeneratedAlways<number>
    alert_id: number
    email: string
    token: string
    state: RecipientState
    is_listed: boolean
    changed_at: Moment
  }
  alert_mailing: {
    id: GeneratedAlways<number>
    alert_id: number
    since: Moment
    until: Moment
    items: number
    lines: JSONColumnType<AlertLine[]>
  }
  alert_item: {
    alert_id: number
    item_id: number
    level: number | null
    told_at: Moment
  }
  maintenance_window: {
    id: GeneratedAlways<number>
    starts_at: Moment
    ends_at: Moment
    message_ja: string | null
    message_en: string | null
    announced_at: Moment
    cleared_at: Moment | null
  }
  market: {
    is_only: Generated<boolean>
    id: Generated<string>
    kind: 'demo' | 'real' | null
    revision: Generated<number>
    figures_revision: Generated<number>
    last_batch: JSONColumnType<LastBatch> | null
    seed: number | null
    made_at: Moment | null
  }
  demo_making: {
    is_only: Generated<boolean>
    parts: string[]
    companies_made: Generated<number>
    companies: number
    import_id: number
    first_company_id: number
    first_document_id: number
    boards: Buffer
  }
  company_fact: {
    company_id: number
    name: string
    told_on: Day | null
    import_id: number | null
    line: number | null
    value: string | null
    number: GeneratedAlways<number>
  }
  company_segment: {
    document_id: number
    position: number
    member: string
    kind: 'segment' | 'other' | 'adjustment'
    name_ja: string | null
    name_en: string | null
    sales: number | null
    profit: number | null
    employees: number | null
  }
  company_alias: {
    kind: string
    value: string
    company_id: number
    import_id: number | null
    line: number | null
    learnt_on: Day | null
  }
  identifier_candidate: {
    id: GeneratedAlways<number>
    kind: 'isin' | 'lei'
    value: string
    company_id: number
    held_value: string | null
    held_company_id: number | null
    reason: 'other-company' | 'other-value' | 'other-country'
    line: number
    import_id: number
    opened_at: Moment
    decision: 'accepted' | 'refused' | null
    decided_at: Moment | null
    decided_by: string | null
  }
  review: {
    id: GeneratedAlways<number>
    company_id: number
    indicator_id: number
    fiscal_year: number
    boundary: Boundary
    part: string
    known_from: Day
    import_id: number
    reason: DoubtReason
    filed: number
    proposed: number | null
    reference: number | null
    reference_year: number | null
    against: Generated<string[]>
    supports: Generated<Support[]>
    /** A multirange of days, as text. */
    doubted: string
    opened_at: Moment
    decision: 'corrected' | 'as-filed' | 'excluded' | null
    decided_at: Moment | null
    decided_by: string | null
  }
  name_candidate: {
    id: GeneratedAlways<number>
    source: string
    name: string
    place: string | null
    company_id: number
    opened_at: Moment
    import_id: number
    decision: 'accepted' | 'refused' | null
    decided_at: Moment | null
    decided_by: string | null
  }
  vendor_score: {
    company_id: number
    vendor: string
    item: string
    rated_on: Day
    known_from: Day
    import_id: number
    value: string
    number: number | null
    is_simulated: boolean
    line: number | null
  }
  price: {
    company_id: number
    traded_on: Day
    known_from: Day
    import_id: number
    close_jpy: number | null
    market_cap_million_jpy: number | null
    volume: number | null
    line: number | null
  }
  news: {
    id: GeneratedAlways<number>
    company_id: number
    source_key: string
    published_at: string
    publisher: string
    title_ja: string | null
    title_en: string | null
    body_ja: string | null
    body_en: string | null
    url: string | null
    kind: 'news' | 'disclosure'
    category: string | null
    sentiment: number | null
    severity: number | null
    story: string | null
    is_correction: boolean
    import_id: number
    edited_at: Generated<string | null>
  }
  news_edition: {
    news_id: number
    since: Day
    until: Day
    edited_at: string | null
    publisher: string
    title_ja: string | null
    title_en: string | null
    body_ja: string | null
    body_en: string | null
    url: string | null
    given_category: string | null
    sentiment: number | null
    severity: number | null
    reader: number | null
    tone: number | null
    tone_by: 'source' | 'text' | null
    confidence: number | null
    sentences: JSONColumnType<readonly DecidingSentence[]> | null
    category: string | null
    category_by: 'source' | 'text' | null
    topic: string | null
    level: number | null
    level_by: 'source' | 'text' | null
    level_words: string[] | null
    relevance: number | null
    is_title_only: boolean | null
    folded: string | null
    terms: string | null
  }
  news_reading: {
    news_id: number
    company_id: number
    published_at: string
    reader: number
    tone: number | null
    tone_by: 'source' | 'text' | null
    confidence: number
    sentences: JSONColumnType<readonly DecidingSentence[]>
    category: string | null
    category_by: 'source' | 'text' | null
    topic: string | null
    level: number | null
    level_by: 'source' | 'text' | null
    level_words: string[]
    relevance: number
    novelty: number
    is_title_only: boolean
    event_id: number
    joined_to: number | null
    role: EventLink['role']
    reason: JSONColumnType<LinkReason>
    folded: string
    terms: string
  }
  news_place: {
    id: GeneratedAlways<number>
    news_id: number
    join_to: number | null
    is_undone: boolean
    account_id: number
    decided_at: Moment
  }
  news_mark: {
    id: GeneratedAlways<number>
    news_id: number
    account_id: number
    label: 'relevant' | 'tone' | 'category' | 'level'
    read: string | null
    value: string | null
    reader: number
    read_by: 'source' | 'text' | null
    category: string | null
    marked_at: Moment
    ended_at: Moment | null
  }
  news_place_past: {
    news_id: number
    since: Day
    until: Day
    event_id: number
    joined_to: number | null
    role: EventLink['role']
    reason: JSONColumnType<LinkReason>
    novelty: number
  }
  patent: {
    application_number: string
    document_number: string | null
    filed_on: Day | null
    published_on: Day | null
    registered_number: string | null
    title: string
    abstract: string | null
    fi: string[]
    stage: string | null
    url: string | null
    import_id: number
  }
  patent_applicant: { application_number: string; name: string; company_id: number | null }
  company_term: {
    company_id: number
    term: string
    valid_from: Day
    known_from: Day
    import_id: number
    value: number | null
    source: string
    line: number | null
  }
  holding: {
    portfolio: string
    company_id: number
    held_on: Day
    import_id: number
    shares: number | null
    value_jpy: number | null
    weight: number | null
    line: number | null
  }
  rating_vendor: {
    key: string
    import_id: number
    definition: JSONColumnType<RatingVendor>
    line: number | null
  }
  carbon_price_path: {
    model: string
    scenario: string
    region: string
    import_id: number
    unit: string
    currency: 'USD' | 'JPY'
    price_level: number | null
    points: JSONColumnType<{ readonly year: number; readonly price: number }[]>
    copyright: string
    line: number | null
  }
  climate_commitment: {
    source: string
    row_key: string
    import_id: number
    company_id: number | null
    name: string
    isin: string | null
    lei: string | null
    published_on: Day | null
    listed_on: Generated<Day>
    record: JSONColumnType<Record<string, string | number | null>>
    line: number | null
  }
  saved_search: {
    id: GeneratedAlways<number>
    account_id: number
    kind: Generated<'companies' | 'news'>
    name: string
    search: string
    created_at: Moment
    updated_at: Moment
    removed_at: Moment | null
  }
  own_method: {
    id: GeneratedAlways<number>
    account_id: number
    name: string
    note: string
    groups: JSONColumnType<OwnMethod['groups'], string | undefined>
    version: number
    created_at: Moment
    updated_at: Moment
    removed_at: Moment | null
  }
  own_method_version: {
    method_id: number
    version: number
    industries: number
    weights: JSONColumnType<OwnMethod['weights']>
    adjustments: JSONColumnType<OwnMethod['adjustments'], string | undefined>
    indicators: number
    hash: string
    created_at: Moment
  }
  weight_import: {
    id: GeneratedAlways<number>
    account_id: number
    method_id: number | null
    file_name: string
    industries: number
    indicators: number
    language: 'ja' | 'en'
    state: Generated<WeightImport['state']>
    progress: Generated<number>
    holder: Generated<string | null>
    lease_until: ColumnType<Date | null, Date | undefined, Date | null>
    attempts: Generated<number>
    trouble: Generated<string | null>
    recipe: ColumnType<WeightImport['recipe'], string | undefined, string | null>
    years: ColumnType<WeightImport['years'], string | undefined, string>
    created_at: Moment
    finished_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  weight_import_score: {
    import_id: number
    year: number
    rank: number
    company_id: number
    score: number
    e: number | null
    s: number | null
    g: number | null
    coverage: number
    standard_rank: number | null
  }
  scenario_price_path: {
    id: GeneratedAlways<number>
    account_id: number
    model: string
    scenario: string
    region: string
    unit: string
    currency: 'USD' | 'JPY'
    price_level: number | null
    points: JSONColumnType<{ readonly year: number; readonly price: number }[]>
    copyright: string | null
    file_name: string
    created_at: Moment
  }
  scenario_site: {
    account_id: number
    position: number
    name: string
    prefecture: string | null
    latitude: number | null
    longitude: number | null
    assets: number
    depth: DepthClass
    probability: number
    stock: number | null
    daily_sales: number | null
  }
  saved_scenario: {
    id: GeneratedAlways<number>
    account_id: number
    name: string
    address: string
    created_at: Moment
  }
  watchlist: {
    id: GeneratedAlways<number>
    account_id: number
    name: string
    indicators: Generated<string[]>
    position: number
    created_at: Moment
    updated_at: Moment
    changed_at: Moment
    removed_at: Moment | null
  }
  watchlist_member: {
    watchlist_id: number
    company_id: number
    position: number
    stake: number | null
    note: Generated<string>
    added_at: Moment
    updated_at: Moment
  }
  portfolio: {
    id: GeneratedAlways<number>
    account_id: number
    name: string
    created_at: Moment
    updated_at: Moment
    removed_at: Moment | null
  }
  portfolio_position: {
    portfolio_id: number
    held_on: Day
    line: number
    company_id: number | null
    label: string
    value_jpy: number | null
    quantity: number | null
    weight: number | null
    currency: string | null
    rate: number | null
  }
  portfolio_action: {
    account_id: number
    held_in: string
    impact: number
    text: string
    updated_at: Moment
  }
  comment: {
    id: GeneratedAlways<number>
    company_id: number
    parent_id: number | null
    account_id: number | null
    author_name: string
    author_employer: string | null
    text: string
    link: string | null
    version: Generated<number>
    created_at: Moment
    active_at: Moment
    edited_at: Moment | null
    deleted_at: Moment | null
    hidden_at: Moment | null
    hidden_by: string | null
    resolved_at: Moment | null
    resolved_by: number | null
    resolver_name: string | null
  }
  comment_text: { comment_id: number; version: number; text: string; until: Moment }
  comment_mention: { comment_id: number; account_id: number; mailed_at: Moment | null }
  last_search: { account_id: number; search: string; kept_at: Moment }
  access_token: {
    handle: string
    account_id: number
    name: string
    secret_hash: string
    created_at: Moment
    expires_on: Day
    last_used_at: Moment | null
    ended_at: Moment | null
  }
  download: {
    id: GeneratedAlways<number>
    account_id: number
    made_at: Moment
    kind: string
    companies: number
    years: number
    items: number
    count: number
  }
  export_job: {
    id: string
    account_id: number
    request: JSONColumnType<ExportRequest | PdfRequest>
    download_id: number | null
    state: 'waiting' | 'running' | 'done' | 'failed' | 'cleared'
    progress: Generated<number>
    created_at: Moment
    holder: string | null
    lease_until: Moment | null
    attempts: Generated<number>
    trouble: string | null
    vendors: Generated<string[]>
    file_name: string | null
    file_type: string | null
    bytes: number | null
    replaced: Generated<number>
    sha256: string | null
  }
  export_part: { export_id: string; position: number; content: Buffer }
  signing_key: { id: GeneratedAlways<number>; secret: Buffer; created_at: Generated<Date> }
}
