import { z } from 'zod'
import { peerBases, peerLevels } from '#methodology/panel/peers.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { Named } from '../market/names.ts'
import { RecipeName, Share } from '../scores/score.ts'
import { ScoreQuery } from '../scores/score-query.ts'

/** Difference of two scores, −1 to 1. */
export const Difference = z.number().min(-1).max(1)

export const TotalName = z.enum(totalKeys as [Total, ...Total[]])

/** Ends, quarters and middle of some scores. */
export const Quartiles = z.object({ least: Share, lower: Share, median: Share, upper: Share, most: Share })

export type Quartiles = z.infer<typeof Quartiles>

export const Averages = z.record(TotalName, Share.nullable())

export const IndustrySummary = Named.extend({
  /** As addresses name it: `gics74-151010`, `tse33-3200`, `gics74-market`. */
  id: z.string(),
  level: z.enum(peerLevels),
  /** The widest group above it that is not the market; null where there is none. */
  sector: Named.nullable(),
  companies: z.int(),
  /** Companies with a score of the whole in the year. */
  scored: z.int(),
  /** Mean of the ten largest companies; null when none of them has a score. */
  averages: Averages,
  /** Of the scores of the whole; null without one. */
  quartiles: Quartiles.nullable(),
  /** Mean share of the scores’ weight that rests on disclosed figures; null without a score. */
  coverage: Share.nullable(),
  /** Average of the whole less that of the same ten in the year before; null when either is missing. */
  change: Difference.nullable(),
})

export type IndustrySummary = z.infer<typeof IndustrySummary>

export const shared = {
  /** Null when no year has a score. */
  year: z.int().nullable(),
  /** Years with a score, ascending. */
  years: z.array(z.int()),
  basis: z.enum(peerBases),
  recipe: RecipeName,
}

/** What an average is taken by: the ten largest by market capitalization at a month’s start, or by sales where there are no prices. */
export const AverageBy = z.object({
  by: z.enum(['market-cap', 'sales']),
  /** Day the sizes are of; null for sales. */
  day: z.iso.date().nullable(),
})

/** As for companies, except: without a year the newest that at least half of the scored companies have reached. */
export const IndustryQuery = ScoreQuery
