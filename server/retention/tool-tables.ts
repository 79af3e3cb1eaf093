import { sql } from 'kysely'
import { alertLimits } from '#contract/alerts/alert.ts'
import { maxPortfolioLines, maxPortfolios } from '#contract/portfolio/portfolios.ts'
import { ownPriceLimits } from '#contract/scenario/own-prices.ts'
import { maxSavedScenarios } from '#contract/scenario/saved.ts'
import { siteLimits } from '#contract/scenario/sites.ts'
import { ownMethodLimits } from '#contract/scores/own-methods.ts'
import { savedSearchLimits } from '#contract/search/saved-searches.ts'
import { watchlistLimits } from '#contract/watchlists/watchlists.ts'
import { isNotRemoved, isRemoved, isSurplusVersion, ofLive, versionBytes } from './conditions.ts'
import { maxToldItems, removedDays } from './limits.ts'
import type { AccountTable } from './table.ts'

const owner = 'account_id'
const whenRemoved = [{ what: 'removed', days: removedDays, where: isRemoved }] as const

/** Searches, lists, methods, scenarios, portfolios and alerts that people keep. */
export const toolTables = {
  saved_search: {
    owner,
    most: {
      kind: 'refused',
      rows: savedSearchLimits.searches,
      bytes: { most: savedSearchLimits.bytes, of: sql`octet_length(search)`, refusal: 'search.space' },
      countedIf: isNotRemoved,
      refusal: 'search.too-many',
    },
    deletions: whenRemoved,
  },
  last_search: {
    owner,
    most: { kind: 'oldest-go', rows: 1 },
    deletions: [],
    otherwise: 'when its owner removes or replaces it',
  },
  watchlist: {
    owner,
    most: { kind: 'refused', rows: watchlistLimits.lists, countedIf: isNotRemoved, refusal: 'watchlist.too-many' },
    deletions: whenRemoved,
  },
  watchlist_member: {
    owner: { column: 'watchlist_id', of: 'watchlist' },
    most: {
      kind: 'refused',
      rows: watchlistLimits.inAll,
      bytes: { most: watchlistLimits.noteBytes, of: sql`octet_length(note)`, refusal: 'watchlist.space' },
      countedIf: ofLive('watchlist_id', 'watchlist'),
      refusal: 'watchlist.in-all',
    },
    deletions: [],
  },
  own_method: {
    owner,
    most: {
      kind: 'refused',
      rows: ownMethodLimits.methods,
      bytes: { most: ownMethodLimits.groupBytes, of: sql`octet_length(groups::text)`, refusal: 'own-method.space' },
      countedIf: isNotRemoved,
      refusal: 'own-method.too-many',
    },
    deletions: whenRemoved,
  },
  own_method_version: {
    owner: { column: 'method_id', of: 'own_method' },
    most: {
      kind: 'refused',
      rows: ownMethodLimits.methods * ownMethodLimits.versions,
      bytes: { most: ownMethodLimits.bytes, of: versionBytes },
      countedIf: ofLive('method_id', 'own_method'),
      refusal: 'own-method.space',
    },
    deletions: [{ what: 'beyond what its method keeps', days: 0, where: () => isSurplusVersion }],
  },
  weight_import: {
    owner,
    most: { kind: 'refused', rows: 1, refusal: 'weight-import.standing' },
    deletions: [],
    otherwise: 'when its owner removes or replaces it',
  },
  weight_import_score: {
    owner: { column: 'import_id', of: 'weight_import' },
    most: { kind: 'held', by: 'the market: a row a company and year' },
    deletions: [],
  },
  scenario_price_path: {
    owner,
    most: { kind: 'refused', rows: ownPriceLimits.paths, refusal: 'scenario.too-many' },
    deletions: [],
    otherwise: 'when its owner removes or replaces it',
  },
  scenario_site: {
    owner,
    most: { kind: 'refused', rows: siteLimits.sites, refusal: 'scenario.file-long' },
    deletions: [],
    otherwise: 'when its owner removes or replaces it',
  },
  saved_scenario: {
    owner,
    most: { kind: 'refused', rows: maxSavedScenarios, refusal: 'scenario.too-many' },
    deletions: [],
    otherwise: 'when its owner removes or replaces it',
  },
  portfolio: {
    owner,
    most: { kind: 'refused', rows: maxPortfolios, countedIf: isNotRemoved, refusal: 'portfolio.too-many' },
    deletions: whenRemoved,
  },
  portfolio_position: {
    owner: { column: 'portfolio_id', of: 'portfolio' },
    most: {
      kind: 'refused',
      rows: maxPortfolioLines,
      countedIf: ofLive('portfolio_id', 'portfolio'),
      refusal: 'portfolio.lines',
    },
    deletions: [
      {
        what: 'its portfolio removed',
        days: removedDays,
        where: (before) => sql`portfolio_id in (select id from portfolio where removed_at < ${before})`,
      },
    ],
  },
  portfolio_action: {
    owner,
    most: { kind: 'refused', rows: 3000, refusal: 'account.full' },
    deletions: [
      {
        what: 'what it is about is gone',
        days: 0,
        where: () => sql`
          held_in ~ '^(portfolio|watchlist)-[0-9]+$'
          and not exists (select from portfolio where 'portfolio-' || id = held_in)
          and not exists (select from watchlist where 'watchlist-' || id = held_in)`,
      },
    ],
  },
  alert: {
    owner,
    most: { kind: 'refused', rows: alertLimits.alerts, countedIf: isNotRemoved, refusal: 'alert.too-many' },
    deletions: whenRemoved,
  },
  alert_recipient: {
    owner: { column: 'alert_id', of: 'alert' },
    most: { kind: 'refused', rows: 5000, refusal: 'account.full' },
    deletions: [
      {
        what: 'taken off without an answer',
        days: 90,
        where: (before) => sql`not is_listed and state = 'asked' and changed_at < ${before}`,
      },
    ],
  },
  alert_mailing: {
    owner: { column: 'alert_id', of: 'alert' },
    most: { kind: 'held', by: `its alert: one a day, of ${alertLimits.lines} lines` },
    deletions: [
      {
        what: 'told, and not among the newest twenty of its alert',
        days: 180,
        where: (before) => sql`
          until < ${before} and id not in (
            select id from (
              select id, row_number() over (partition by alert_id order by until desc) as place from alert_mailing
            ) placed where place <= 20)`,
      },
    ],
  },
  alert_item: {
    owner: { column: 'alert_id', of: 'alert' },
    most: { kind: 'oldest-go', rows: maxToldItems },
    deletions: [{ what: 'told', days: 400, where: (before) => sql`told_at < ${before}` }],
  },
} as const satisfies Record<string, AccountTable>
