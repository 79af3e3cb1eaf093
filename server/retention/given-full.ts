import { type RawBuilder, sql } from 'kysely'
import { sendContact } from '#contract/account/contact.ts'
import { addAlert } from '#contract/alerts/alerts.ts'
import { editComment, writeComment } from '#contract/comments/writing.ts'
import { createExport } from '#contract/exports/exports.ts'
import { markNews } from '#contract/news/marks.ts'
import { placeNews } from '#contract/news/places.ts'
import { saveImpactAction } from '#contract/portfolio/impacts.ts'
import { addPortfolio } from '#contract/portfolio/portfolios.ts'
import { savePriceFile } from '#contract/scenario/own-prices.ts'
import { saveScenarioAs } from '#contract/scenario/saved.ts'
import { changeOwnMethod, saveOwnMethod } from '#contract/scores/own-methods.ts'
import { saveSearch } from '#contract/search/saved-searches.ts'
import { addMembers, addWatchlist } from '#contract/watchlists/watchlists.ts'
import type { Endpoint } from '#contract/wire/endpoint.ts'

/** What an account can be filled with, and how it asks for one more. */
export interface Full {
  /** Statements that bring the account to its limit, of so many rows. */
  readonly fill: (accountId: number, rows: number) => RawBuilder<unknown>[]
  /** A call that would go over it. */
  readonly over: readonly [Endpoint, object]
}

const now = sql`timestamptz '2026-01-14'`
const each = (rows: number) => sql`generate_series(1, ${rows}::int) one`
/** Numbers of rows that the statements make by themselves: none that a table has given yet. */
const first = 1_000_000

const portfolioFile = Buffer.from('証券コード,数量\n7203,1\n').toString('base64')
const priceFile = Buffer.from('Model,Scenario,Region,Variable,Unit,2030\na,b,c,Price|Carbon,USD/t CO2,5').toString(
  'base64',
)
const weight = { industry: null, indicator: 'E-CC-001', weight: 100 }

const inPortfolio = (accountId: number) => sql`
  insert into portfolio (id, account_id, name, created_at, updated_at) overriding system value
  values (${first}, ${accountId}, 'full', ${now}, ${now})`
const inWatchlist = (accountId: number, lists: number) => sql`
  insert into watchlist (id, account_id, name, position, created_at, updated_at, changed_at) overriding system value
  select ${first} + one, ${accountId}, 'list ' || one, one, ${now}, ${now}, ${now} from ${each(lists)}`
const inMethod = (accountId: number, methods: number) => sql`
  insert into own_method (id, account_id, name, note, version, created_at, updated_at) overriding system value
  select ${first} + one, ${accountId}, 'method ' || one, '', 1, ${now}, ${now} from ${each(methods)}`
const inAlert = (accountId: number, alerts: number) => sql`
  insert into alert (id, account_id, name, watch, frequency, hour, weekday, language, follows_from, covered_until, next_at, created_at, updated_at)
    overriding system value
  select ${first} + one, ${accountId}, 'alert ' || one, '{}', 'daily', 9, 1, 'ja', ${now}, ${now}, ${now}, ${now}, ${now}
  from ${each(alerts)}`

const alertBody = {
  ...{ name: 'one more', watch: { subject: 'news', conditions: {} }, frequency: 'daily', hour: 9 },
  ...{ language: 'ja', recipients: ['full@asset.example'] },
}
const export1 = { companies: [1], from_y: 2024, to_y: 2024, contents: ['definitions'] }

/** By table; what a file of its own decides at once is tried beside its feature. */
export const full: Readonly<Record<string, Full>> = {
  contact_message: {
    fill: (id, rows) => [
      sql`insert into contact_message (account_id, name, email, company_name, department_name, title, comment, language, received_at)
        select ${id}, 'a', 'a@b.example', 'c', '', 't', 'c', 'ja', ${now} from ${each(rows)}`,
    ],
    over: [
      sendContact,
      {
        body: {
          ...{ name: 'a', email: 'a@b.example', company_name: 'c', department_name: '' },
          ...{ title: 't', comment: 'c', lang: 'ja' },
        },
      },
    ],
  },
  comment: {
    fill: (id, rows) => [
      sql`insert into comment (company_id, account_id, author_name, text, created_at, active_at)
        select 1, ${id}, 'a', 'text ' || one, ${now}, ${now} from ${each(rows)}`,
    ],
    over: [writeComment, { params: { companyId: 1 }, body: { text: 'one more' } }],
  },
  comment_text: {
    fill: (id, rows) => [
      sql`insert into comment (id, company_id, account_id, author_name, text, created_at, active_at, version)
        overriding system value values (${first}, 1, ${id}, 'a', 'text', ${now}, ${now}, ${rows + 1})`,
      sql`insert into comment_text (comment_id, version, text, until) select ${first}, one, 'text', ${now} from ${each(rows)}`,
    ],
    over: [editComment, { params: { companyId: 1, commentId: first }, body: { text: 'changed', version: 20_001 } }],
  },
  news_mark: {
    fill: (id, rows) => [
      sql`insert into news_mark (news_id, account_id, label, value, reader, marked_at, ended_at)
        select (select min(news_id) from news_reading), ${id}, 'relevant', 'yes', 1, ${now}, ${now} from ${each(rows)}`,
    ],
    over: [markNews, { params: { articleId: 'first', label: 'relevant' }, body: { read: 'yes', value: 'no' } }],
  },
  news_place: {
    fill: (id, rows) => [
      sql`insert into news_place (news_id, is_undone, account_id, decided_at)
        select (select min(news_id) from news_reading), true, ${id}, timestamptz '2025-01-01' from ${each(rows)}`,
    ],
    over: [placeNews, { params: { articleId: 'joined' }, body: { event: 'event', joinTo: null } }],
  },
  export_job: {
    fill: (id, rows) => [
      sql`insert into export_job (id, account_id, request, state, created_at)
        select 'full ' || one, ${id}, '{}', 'cleared', ${now} from ${each(rows)}`,
    ],
    over: [createExport, { body: export1 }],
  },
  saved_search: {
    fill: (id, rows) => [
      sql`insert into saved_search (account_id, kind, name, search, created_at, updated_at)
        select ${id}, 'companies', 'search ' || one, '', ${now}, ${now} from ${each(rows)}`,
    ],
    over: [saveSearch, { body: { name: 'one more', search: '' } }],
  },
  watchlist: {
    fill: (id, rows) => [inWatchlist(id, rows)],
    over: [addWatchlist, { body: { name: 'one more' } }],
  },
  watchlist_member: {
    // More lists than an account may have: the invented market has few companies.
    fill: (id, rows) => [
      inWatchlist(id, Math.ceil(rows / 50)),
      sql`insert into watchlist_member (watchlist_id, company_id, position, note, added_at, updated_at)
        select ${first} + 1 + one / 50, (select min(id) from company) + one % 50, 0, '', ${now}, ${now}
        from generate_series(0, ${rows}::int - 1) one`,
    ],
    over: [addMembers, { params: { watchlistId: first + 1 }, body: { companies: ['other'] } }],
  },
  own_method: {
    fill: (id, rows) => [inMethod(id, rows)],
    over: [saveOwnMethod, { body: { name: 'one more', industries: 25, weights: [weight] } }],
  },
  own_method_version: {
    fill: (id) => [
      inMethod(id, 50),
      sql`insert into own_method_version (method_id, version, industries, weights, indicators, hash, created_at)
        select ${first} + one, 1, 25, (select jsonb_agg(md5(part::text)) from generate_series(1, 50000) part), 1, 'x', ${now}
        from ${each(50)}`,
    ],
    over: [
      changeOwnMethod,
      {
        params: { methodId: first + 1 },
        body: { name: 'method 1', industries: 25, weights: [weight], updatedAt: '2026-01-14T00:00:00.000Z' },
      },
    ],
  },
  saved_scenario: {
    fill: (id, rows) => [
      sql`insert into saved_scenario (account_id, name, address, created_at)
        select ${id}, 'scenario ' || one, 'x', ${now} from ${each(rows)}`,
    ],
    over: [saveScenarioAs, { body: { name: 'one more', address: 'part=scenario' } }],
  },
  scenario_price_path: {
    fill: (id, rows) => [
      sql`insert into scenario_price_path (account_id, model, scenario, region, unit, currency, points, file_name, created_at)
        select ${id}, 'model', 'scenario ' || one, 'Japan', 'USD/t CO2', 'USD', '[]', 'a.csv', ${now} from ${each(rows)}`,
    ],
    over: [savePriceFile, { body: { file: priceFile, fileName: 'b.csv' } }],
  },
  portfolio: {
    fill: (id, rows) => [
      sql`insert into portfolio (account_id, name, created_at, updated_at)
        select ${id}, 'portfolio ' || one, ${now}, ${now} from ${each(rows)}`,
    ],
    over: [addPortfolio, { body: { name: 'one more', file: portfolioFile, date: '2025-12-30' } }],
  },
  portfolio_position: {
    fill: (id, rows) => [
      inPortfolio(id),
      sql`insert into portfolio_position (portfolio_id, held_on, line, label)
        select ${first}, date '2000-01-01' + one / 1000, one % 1000, '' from ${each(rows)}`,
    ],
    over: [addPortfolio, { body: { name: 'one more', file: portfolioFile, date: '2025-12-30' } }],
  },
  portfolio_action: {
    fill: (id, rows) => [
      sql`insert into portfolio_action (account_id, held_in, impact, text, updated_at)
        select ${id}, 'index-' || one, 1, 'text', ${now} from ${each(rows)}`,
    ],
    over: [saveImpactAction, { params: { no: 1 }, body: { of: 'market', text: 'one more' } }],
  },
  alert: {
    fill: (id, rows) => [inAlert(id, rows)],
    over: [addAlert, { body: alertBody }],
  },
  alert_recipient: {
    fill: (id, rows) => [
      inAlert(id, 1),
      sql`insert into alert_recipient (alert_id, email, token, state, is_listed, changed_at)
        select ${first} + 1, one || '@asset.example', 'full ' || one, 'stopped', false, ${now} from ${each(rows)}`,
    ],
    over: [addAlert, { body: alertBody }],
  },
}
