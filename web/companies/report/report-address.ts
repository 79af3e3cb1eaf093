import { z } from 'zod'
import { optional } from '../../app/address.ts'
import { ContextSearch, today } from '../../context/search.ts'
import { WatchlistSet } from '../../watchlists/set.ts'
import { displayLimit } from '../comparison.ts'

/** Most indicators of a report. */
export const maxIndicators = 5
/** Most fiscal years of a report. */
export const maxYears = 10

/** What a report of several companies can hold; those off by default are asked for. */
export const reportParts = ['scores', 'raws', 'industry', 'targets', 'patents'] as const
export type ReportPart = (typeof reportParts)[number]

const Year = z.coerce.number().int().min(1990).max(2100)

/** The specification's report state as an address: a report is a link. */
export const ReportSearch = ContextSearch.extend({
  /** `12-7-40`, at most five. */
  companies: optional(z.string().regex(/^[1-9]\d{0,9}(-[1-9]\d{0,9}){0,4}$/)),
  /** `watchlist-8`: the first five of one of the reader's lists by stake, where no companies are named. */
  set: optional(WatchlistSet),
  /** Codes separated by commas, at most five. */
  indicators: optional(z.string().regex(/^[A-Z0-9-]{1,20}(,[A-Z0-9-]{1,20}){0,4}$/)),
  from_y: optional(Year),
  to_y: optional(Year),
  /** Names of parts, separated by commas; all but patents when left out. */
  parts: optional(z.string().max(100)),
  /** Goes to the printer as soon as everything stands. */
  print: optional(z.literal('1')),
})
export type ReportSearch = z.infer<typeof ReportSearch>

/** The specification's own choice beside the total score: emissions and personnel expense by size, directors. */
export const defaultIndicators = ['E-CC-022', 'G-BD-002', 'G-BD-001', 'S-LR-007'] as const

export interface Report {
  readonly companies: readonly number[]
  readonly indicators: readonly string[]
  readonly from: number
  readonly to: number
  readonly parts: readonly ReportPart[]
}

/** What an address asks for, with what it leaves out. */
export function reportOf(search: ReportSearch): Report {
  const last = search.to_y ?? search.year ?? Number(today().slice(0, 4))
  const first = search.from_y ?? last - 5
  const [from, to] = first <= last ? [first, last] : [last, first]
  const names = search.parts?.split(',') ?? []
  const parts = reportParts.filter((part) => names.includes(part))
  return {
    companies: [...new Set(search.companies?.split('-').map(Number) ?? [])].slice(0, displayLimit),
    indicators: [...new Set(search.indicators?.split(',') ?? defaultIndicators)].slice(0, maxIndicators),
    from: Math.max(from, to - maxYears + 1),
    to,
    parts: parts.length > 0 ? parts : reportParts.filter((part) => part !== 'patents'),
  }
}

/** The same as an address. */
export function reportSearch({ companies, indicators, from, to, parts }: Report): ReportSearch {
  return {
    companies: companies.join('-') || undefined,
    indicators: indicators.join(',') || undefined,
    from_y: from,
    to_y: to,
    parts: parts.join(','),
  }
}

/** Rows of figures that a page holds, with the head of their table. */
const rowsAPage = 48

/** How many pages of A4 it will be, about: scores, figures, what is said of industry, targets and patents, and the sources. */
export function pagesOf({ companies, indicators, parts }: Report): number {
  if (companies.length === 0) return 0
  const rows = parts.includes('raws') ? indicators.length * (companies.length + 4) : 0
  const few = (['industry', 'targets', 'patents'] as const).filter((part) => parts.includes(part)).length * 8
  return (parts.includes('scores') ? 1 : 0) + Math.ceil((rows + few) / rowsAPage) + 1
}
