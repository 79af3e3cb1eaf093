import { z } from 'zod'
import { targetFactors, targetSides } from '#methodology/scores/family/tags.ts'
import { optional } from '../app/address.ts'
import { contextKeys } from '../context/search.ts'
import { useAddress } from '../context/use-address.ts'
import { WatchlistSet } from '../watchlists/set.ts'

const Year = z.coerce.number().int().min(1990).max(2100)
const Ids = z.string().regex(/^[1-9]\d{0,9}(-[1-9]\d{0,9}){0,199}$/)

/** What a comparison keeps in its address; the specification's conditions have its names. Absent means the usual value. */
export const ComparisonSearch = z.object({
  /** `12-7-40`; the companies put aside to compare when left out. */
  companies: optional(Ids),
  /** `watchlist-8`: the companies of one of the reader's lists, where none are named. */
  set: optional(WatchlistSet),
  /** Those drawn by name, at most five; the first five when left out. */
  five: optional(Ids),
  /** The five years before this one, and this one. */
  from_y: optional(Year),
  to_y: optional(Year),
  /** Scores and categories that are compared, separated by commas; the totals and all categories when left out. */
  items: optional(z.string().max(1500)),
  /** Head offices that the market's middle is taken of. */
  region: optional(z.string().max(20)),
  /** 1: the industries of the companies instead of the companies, which are 2. */
  org_kbn: optional(z.coerce.number().pipe(z.literal(1))),
  target: optional(z.enum(targetSides)),
  factor: optional(z.enum(targetFactors)),
  /** Off, the averages of the industries are not drawn. */
  set_avg: optional(z.literal('false')),
  /** The other of two companies whose difference is taken apart. */
  other: optional(z.coerce.number().int().positive()),
  view: optional(z.string().max(20)),
  /** Of the position map: `e_score,s_score`. */
  axes: optional(z.string().max(80)),
  /** Row by which companies stand in order, `-` before one that falls: `-water`. */
  sort: optional(z.string().max(60)),
  only: optional(z.enum(['differences', 'disclosed'])),
  /** Items across and companies below. */
  across: optional(z.literal('items')),
  /** Companies that stand first whatever the order. */
  pins: optional(Ids),
  /** Categories whose indicators are shown below them. */
  unfolded: optional(z.string().max(300)),
  /** Items whose years are charted, at most five; the first five when left out. */
  charted: optional(z.string().max(200)),
  /** Whether every year has a column, or the year of the context alone. */
  years: optional(z.literal('all')),
  /** Company and score or indicator whose reasons stand beside the screen: `12.water`. */
  why: optional(z.string().max(80)),
  /** Of targets: scopes of emissions and of intensity, and their averages. */
  val_scopes: optional(z.string().max(60)),
  per_scopes: optional(z.string().max(60)),
  set_avg_emissions: optional(z.literal('true')),
  set_avg_strength: optional(z.literal('true')),
  /** What links of before, and the specification, call the rule for missing figures and the horizon. */
  guess_kbn: optional(z.coerce.number().int().min(0).max(2)),
  method_period: optional(z.coerce.number().pipe(z.literal([1, 2]))),
})
export type ComparisonSearch = z.infer<typeof ComparisonSearch>

/** The conditions of a comparison and how to change them: in place, so that the back button leads to the view before. */
export const useComparisonAddress = () => useAddress(read)

const read = (search: object) => search as ComparisonSearch

/** `12-7-40` as numbers, each once. */
export const readIds = (text: string | undefined): number[] =>
  text === undefined ? [] : [...new Set(text.split('-').map(Number))]

export const idsText = (ids: readonly number[]): string | undefined => (ids.length === 0 ? undefined : ids.join('-'))

/** What goes along from one comparison screen to the next: the companies, the years and the context, not what is open. */
export function keptBetweenTabs(search: ComparisonSearch): Partial<ComparisonSearch> {
  const { companies, set, five, from_y, to_y, region, set_avg, pins } = search
  const context = Object.fromEntries(
    contextKeys.flatMap((key) => {
      const value = (search as Record<string, unknown>)[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
  return { ...context, companies, set, five, from_y, to_y, region, set_avg, pins }
}
