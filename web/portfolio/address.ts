import { z } from 'zod'
import { aggregationNames, bookPattern, temperatureHorizons, temperatureScopes } from '#contract/portfolio/names.ts'
import { optional } from '../app/address.ts'
import { useAddress } from '../context/use-address.ts'

export const portfolioParts = ['climate', 'temperature', 'esg', 'pai', 'time', 'whatif', 'holdings'] as const
export type PortfolioPart = (typeof portfolioParts)[number]

const BookName = z.string().regex(bookPattern)

/** What the portfolio screen keeps in its address. Absent means the usual value. */
export const PortfolioSearch = z.object({
  part: optional(z.enum(portfolioParts)),
  /** `watchlist-12`, `portfolio-3`, `holdings-…`, `index-…`, `market`. */
  of: optional(BookName),
  benchmark: optional(BookName),
  /** Day held. */
  date: optional(z.iso.date()),
  /** Yen, where there are weights only. */
  value: optional(z.coerce.number().positive().max(1e16)),
  scopes: optional(z.literal('123')),
  uncovered: optional(z.literal('keep')),
  estimates: optional(z.literal('off')),
  definition: optional(z.literal('2017')),
  aggregation: optional(z.enum(aggregationNames)),
  horizon: optional(z.enum(temperatureHorizons)),
  tscope: optional(z.enum(temperatureScopes)),
  ref: optional(z.coerce.number().int().min(2000).max(2100)),
  default: optional(z.literal('3.4')),
  /** Score whose effects by sector are shown. */
  score: optional(z.string().max(60)),
  trade: optional(z.string().max(2000)),
  exclude: optional(z.string().max(1000)),
  tilt: optional(z.string().max(20)),
  reach: optional(z.coerce.number().min(0)),
  /** Figure whose history is drawn. */
  drawn: optional(
    z.enum(['waci', 'score', 'financed', 'footprint', 'quality', 'temperature', 'validated', 'excluded']),
  ),
  /** Days between which the intensity moved. */
  from: optional(z.iso.date()),
  /** Company whose temperature stands open. */
  why: optional(z.string().max(80)),
  /** Measures beside the columns of our own, separated by commas. */
  columns: optional(z.string().max(600)),
  /** Column that the holdings are ordered by; from the largest on with a minus before it. */
  sort: optional(z.string().max(80)),
  find: optional(z.string().max(100)),
  /** Companies of the what-ifs 4a and 4b. */
  flagged: optional(z.string().regex(/^\d{1,10}(,\d{1,10}){0,199}$/)),
})
export type PortfolioSearch = z.infer<typeof PortfolioSearch>

export const usePortfolioAddress = () => useAddress(PortfolioSearch.parse, textsOf)

/** Addresses hold text alone. */
function textsOf(next: Partial<PortfolioSearch>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(next).map(([name, value]) => [name, value === undefined ? undefined : String(value)]),
  )
}
