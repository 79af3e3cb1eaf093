import { z } from 'zod'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { UnlikeMonths } from '../market/unlike-periods.ts'
import { themeKinds, themeStates } from '../scores/ratings.ts'
import { DisclosedCount, RecipeName, Share } from '../scores/score.ts'
import { DisplayName, ScoreQuery } from '../scores/score-query.ts'
import { CallContext, endpoint, FileAnswer } from '../wire/endpoint.ts'
import { Id } from '../wire/id.ts'
import type { RefusalCode } from '../wire/refusals.ts'
import { searchBounds } from './condition.ts'
import { ownMeasures } from './measure.ts'

/** What a search asks, the same in the address of the screen and over the API. */
export const SearchQuery = ScoreQuery.extend({
  /** Names, tickers, ISINs and other codes in any script, words separated by spaces of either width; companies with any of them. */
  q: z.string().max(searchBounds.word).default(''),
  /** `market(PRM),S-LR-001@2024(..42),any(word(水素),word(CCUS))`; everything when empty. docs/search.md. */
  where: z.string().max(searchBounds.text).default(''),
  /** Fiscal year of figures that say none; the newest that half of the listed companies have reported when left out. */
  year: ScoreQuery.shape.year,
})
export type SearchQuery = z.infer<typeof SearchQuery>

/** Columns of a search nobody has chosen columns for: the default indicators, below the total and its pillars. */
export const defaultColumns = [
  'sustainability_score',
  'e_score',
  's_score',
  'g_score',
  'sustainability_score:difference',
  'E-CC-022',
  'G-BD-002',
  'G-BD-001',
  'S-LR-007',
  'msci',
  'cdp',
  'scandal',
  'coverage',
] as const

/** Companies that one answer holds; a program that receives more at once spends download counts. */
export const maxPerPage = 100

export const SearchPageQuery = SearchQuery.extend({
  /** Measures, separated by commas: `sustainability_score,S-LR-001@2023,msci`. The default columns when left out. */
  columns: z.string().max(2000).optional(),
  /**
   * Measures or `name`, `code`, separated by commas, `-` before those that fall: `-sustainability_score,name`. When left out, how
   * well names match `q`; without it the total score, falling.
   */
  sort: z.string().max(300).optional(),
  /** Scores among the columns and orders stand for this: with `percentile`, `e_score` is answered as `e_score:percentile`. */
  display: DisplayName.default('score'),
  /** 1 is the first. */
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  perPage: z.coerce.number().int().min(1).max(maxPerPage).default(50),
  /** Whether a search without conditions is answered while scores are still being worked out: they stand empty, `isPreparing`. */
  early: z.stringbool().default(false),
})
export type SearchPageQuery = z.infer<typeof SearchPageQuery>

/** The whole result as a file, or the companies of it that are named. */
export const SearchCsvQuery = SearchPageQuery.omit({ page: true, perPage: true, early: true }).extend({
  encoding: z.enum(['utf-8', 'shift_jis']).default('utf-8'),
  /** Companies of the result that were selected; all of it when left out. */
  ids: z.array(Id).min(1).max(4000).optional(),
  /** Whether each column is followed by one that says what its figures are; else only those with estimates are. */
  states: z.boolean().default(false),
})
export type SearchCsvQuery = z.infer<typeof SearchCsvQuery>

/** What a cell is: a figure, or why there is none. */
export const searchCellStates = [
  ...cellStates,
  'computed', // by us, from figures
  'none', // nobody has told
  'locked', // of a vendor outside the account’s contract
  'not-imported', // an annual report alone carries it, and that of the year was not imported here
] as const
export type SearchCellState = (typeof searchCellStates)[number]

export const SearchCell = z.object({
  state: z.enum(searchCellStates),
  /** In the measure’s unit, scores and shares 0 to 1; null without a figure. */
  value: z.number().nullable(),
  /** As a vendor writes it, `AA`; null for everything else. */
  text: z.string().nullable(),
  /** Of scores their standing in the industry, of vendors their class. */
  class: z.enum(['strength', 'average', 'issue', 'not-disclosed']).nullable(),
  /** Of scores what their coverage is; left out of everything else, and without a report of the year. */
  coverage: Share.optional(),
  /** Of a score that is missing since too little is known. */
  known: DisclosedCount.optional(),
  /** Of a scandal level: nothing imported of the company, imported and not judged, or read from titles alone. */
  news: z.enum(['no-news', 'not-judged', 'by-text']).optional(),
  /** Of a change between two years whose periods are not equally long: months of the later and of the earlier. */
  months: UnlikeMonths.optional(),
})
export type SearchCell = z.infer<typeof SearchCell>

export const FoundCompany = z.object({
  id: z.int(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
  nameKana: z.string().nullable(),
  isListed: z.boolean(),
  marketCode: z.string().nullable(),
  tse33Code: z.string().nullable(),
  gicsCode: z.string().nullable(),
})
export type FoundCompany = z.infer<typeof FoundCompany>

/** What one condition, or group, does at its place: those before it in its group have been asked already. */
export const SearchStep = z.object({
  /** Positions from the root, `0`, `2.1`. */
  path: z.string(),
  /** Companies that come to it, and those it lets through. In a group of alternatives: those not yet through, and those it adds. */
  before: z.int(),
  after: z.int(),
  /** Companies of the whole result if this condition were dropped. */
  without: z.int(),
  /** Of a vendor outside the account’s contract: it lets everybody through. */
  isLocked: z.boolean(),
})
export type SearchStep = z.infer<typeof SearchStep>

const summary = {
  /** Companies that fit. */
  total: z.int(),
  /** Of these, how many have a score of the whole in the year. */
  scored: z.int(),
  /** Companies asked: the listed ones, or all when a condition speaks of listing, companies or names. */
  universe: z.int(),
  /** Companies of the market, delisted ones among them. */
  market: z.int(),
  /** True while scores are being worked out: they stand empty, and another call will have them. */
  isPreparing: z.literal(true).optional(),
  /** Fiscal year of figures that say none; null for an empty market. */
  year: z.int().nullable(),
  steps: z.array(SearchStep),
  /** Fiscal years of the market, ascending. */
  years: z.array(z.int()),
}

const refused: readonly RefusalCode[] = ['search.invalid']

export const searchMarket = endpoint('GET /search', {
  isLong: true,
  counted: 'for-programs',
  summary: 'Which companies fit a condition, a page of them with chosen columns, and what each condition removes',
  query: SearchPageQuery,
  response: z.object({
    ...summary,
    columns: z.array(z.string()),
    /** Of all that fit, companies that a condition judged by a change between years that are not equally long; left out where there are none. */
    unlike: z.int().optional(),
    /** What the scores among them are shown as. */
    display: DisplayName,
    rows: z.array(FoundCompany.extend({ cells: z.array(SearchCell) })),
    recipe: RecipeName,
  }),
  refusals: [...refused, 'download.over-limit'],
})

export const saveSearchCsv = endpoint('POST /search/csv', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary: 'The companies that fit a condition, all of them or those selected, with chosen columns, as a CSV file',
  body: SearchCsvQuery.extend(CallContext.pick({ lang: true }).shape),
  response: FileAnswer,
  refusals: ['search.invalid', 'download.over-limit'],
})

export const countMatches = endpoint('GET /search/count', {
  isLong: true,
  summary: 'How many companies fit a condition, and what each part of it removes',
  query: SearchQuery,
  response: z.object(summary),
  refusals: refused,
})

export const getSearchSpread = endpoint('GET /search/spread', {
  isLong: true,
  summary: 'How a measure is spread over the companies that come to a condition: for choosing a threshold',
  query: SearchQuery.extend({
    measure: z.string().max(80),
    /** Path of the condition being edited, `2.1`: its own test and those after it are left out. All companies that fit when left out. */
    at: z.string().max(40).optional(),
  }),
  response: z.object({
    /** Companies that come to it. */
    before: z.int(),
    /** Figures, ascending, in the measure’s unit; at most 5 000, evenly chosen. */
    values: z.array(z.number()),
    /** Figures in all. */
    n: z.int(),
    disclosed: z.int(),
    estimated: z.int(),
    /** Without a figure. */
    missing: z.int(),
    median: z.number().nullable(),
    /** Companies by class or level, of measures that have them: best first. */
    classes: z.array(z.object({ name: z.string(), companies: z.int() })),
    year: z.int().nullable(),
    isLocked: z.boolean(),
  }),
  refusals: refused,
})

export const getSearchPoints = endpoint('GET /search/points', {
  isLong: true,
  counted: 'for-programs',
  summary: 'All companies that fit, as points of two measures, a third for their size',
  query: SearchQuery.extend({
    x: z.string().max(80),
    y: z.string().max(80),
    size: z.string().max(80).default('market_cap'),
    /** Scores among the three stand for this. */
    display: DisplayName.default('score'),
  }),
  response: z.object({
    total: z.int(),
    /** Companies without one of the two. */
    missing: z.int(),
    companies: z.array(FoundCompany.pick({ id: true, ticker: true, nameJa: true, nameEn: true })),
    xs: z.array(z.number()),
    ys: z.array(z.number()),
    /** Null where unknown. */
    sizes: z.array(z.number().nullable()),
    /** Of the companies that fit. */
    median: z.object({ x: z.number().nullable(), y: z.number().nullable() }),
    year: z.int().nullable(),
    isLocked: z.boolean(),
    display: DisplayName,
  }),
  refusals: [...refused, 'download.over-limit'],
})

const Counted = z.object({ value: z.string(), companies: z.int() })

export const getSearchVocabulary = endpoint('GET /search/vocabulary', {
  summary: 'What conditions can name: markets, industries, themes, screens, indices, vendors, with companies of each',
  query: SearchQuery.pick({ asOf: true, year: true }),
  response: z.object({
    years: z.array(z.int()),
    year: z.int().nullable(),
    /** Listed companies by value; values without a company are left out. */
    sets: z.record(
      z.enum(['market', 'tse33', 'tse17', 'gics', 'gics2018', 'country', 'region', 'listing', 'accounts', 'sbti']),
      z.array(Counted),
    ),
    /** Parts of the world and of Japan, each below the one it belongs to. */
    regions: z.array(
      z.object({ code: z.string(), parent: z.string().nullable(), nameJa: z.string(), nameEn: z.string() }),
    ),
    themes: z.array(
      z.object({
        code: z.string(),
        kind: z.enum(themeKinds),
        nameJa: z.string(),
        nameEn: z.string(),
        states: z.array(z.object({ state: z.enum(themeStates), companies: z.int() })),
      }),
    ),
    measures: z.array(z.enum(ownMeasures)),
    vendors: z.array(
      z.object({
        vendor: z.string(),
        nameJa: z.string(),
        nameEn: z.string(),
        isLocked: z.boolean(),
        levels: z.array(Counted),
      }),
    ),
  }),
  refusals: [],
})
