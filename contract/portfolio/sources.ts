import { z } from 'zod'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { bookPattern } from './names.ts'

/** Positions that are shown; totals include all. */
export const shownPositions = 800

/**
 * What can stand as a portfolio or as its benchmark: `market`, all listed companies by market capitalization; `index-` and a
 * membership that was imported; `holdings-` and a portfolio of the market's own tables; `watchlist-` and `portfolio-` with the number
 * of one of the caller's.
 */
export const BookName = z.string().max(160).regex(bookPattern)
export type BookName = z.infer<typeof BookName>

export const PortfolioSource = z.object({
  of: BookName,
  kind: z.enum(['portfolio', 'holdings', 'watchlist', 'index', 'market']),
  /** Null for the market, whose name the reader's language gives. */
  name: z.string().nullable(),
  /** Days held, ascending; empty for what has no days of its own. */
  dates: z.array(z.iso.date()),
  /** Positions on the newest of them. */
  positions: z.int(),
  /** Of the caller's own portfolios. */
  updatedAt: z.iso.datetime().nullable(),
})
export type PortfolioSource = z.infer<typeof PortfolioSource>

export const listPortfolioSources = endpoint('GET /portfolio/sources', {
  summary:
    'What can be looked at as a portfolio, or be its benchmark: own files, holdings, watchlists, indices, the market',
  query: z.object({ asOf: Day.optional() }),
  response: z.array(PortfolioSource),
  refusals: [],
})
