import { z } from 'zod'
import { UnlikeMonths } from '../market/unlike-periods.ts'
import { Share } from '../scores/score.ts'
import { ScoreQuery } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

const Level = z.int().min(0).max(4)

export const WatchlistFigures = z.object({
  watchlistId: z.int(),
  /** Mean of the companies' scores by stake, or alike where no stake is entered; null where none has a score. */
  score: Share.nullable(),
  /** Whether stakes weigh, or every company counts alike. */
  weighting: z.enum(['stake', 'equal']),
  /** Share of the weight that has a score. */
  coverage: Share,
  /** Mean change on the year before of the companies whose two years can be compared; null where there is none. */
  change: z.number().nullable(),
  /** Scores of the companies, ascending. */
  members: z.array(Share),
  /** Gravest scandal level of twelve months; null where nothing was judged. */
  scandal: Level.nullable(),
  /** Events in the news since the moment asked for; notices on one story count once. Null when no moment was given. */
  news: z.int().nullable(),
})
export type WatchlistFigures = z.infer<typeof WatchlistFigures>

export const listWatchlistFigures = endpoint('GET /watchlists/figures', {
  summary: 'Score, change, scandals and news of each of the caller’s watchlists',
  query: ScoreQuery.extend({
    /** Count the news published after this moment. */
    since: z.iso.datetime().optional(),
  }),
  response: z.object({
    fiscalYear: z.int().nullable(),
    /** Companies of all lists; one that is in two counts once. */
    companies: z.int(),
    lists: z.array(WatchlistFigures),
  }),
  refusals: [],
})

export const MemberFigures = z.object({
  companyId: z.int(),
  industry: z.object({ nameJa: z.string(), nameEn: z.string() }).nullable(),
  score: Share.nullable(),
  /** On the year before; null where the two years cannot be compared. */
  change: z.number().nullable(),
  /** Where the company's two years are not equally long: months of the later and of the earlier. */
  months: UnlikeMonths.optional(),
  scandal: Level.nullable(),
  /** Million yen, of the last trading day known. */
  marketCap: z.number().nullable(),
  /** Reference indicators of the list, in its order. */
  indicators: z.array(z.number().nullable()),
})
export type MemberFigures = z.infer<typeof MemberFigures>

export const getMemberFigures = endpoint('GET /watchlists/:watchlistId/figures', {
  summary: 'Score, industry, size and reference indicators of each company of a watchlist',
  params: z.object({ watchlistId: IdInAddress }),
  query: ScoreQuery,
  response: z.object({
    fiscalYear: z.int().nullable(),
    indicators: z.array(z.object({ code: z.string(), unit: z.string(), nameJa: z.string(), nameEn: z.string() })),
    /** In the order of the list. */
    members: z.array(MemberFigures),
  }),
  refusals: ['watchlist.not-found'],
})
