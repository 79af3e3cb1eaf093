import { z } from 'zod'
import { peerBases } from '#methodology/panel/peers.ts'
import { pillars } from '#methodology/ratings/prediction/themes.ts'
import { Share } from '../scores/score.ts'
import { ScoreQuery } from '../scores/score-query.ts'

/** On the vendor's scale. */
export const FtseScore = z.number().min(0).max(5)

export const FtsePillar = z.enum(pillars)

/** Fiscal year, day and basis of comparison. */
export const FtseQuery = ScoreQuery.pick({ year: true, asOf: true, peers: true })
export type FtseQuery = z.infer<typeof FtseQuery>

/** `locked`: the vendor is not in the account's contract, and nothing of it is told. */
export const FtseState = z.enum(['locked', 'no-ratings', 'too-few', 'leakage', 'model'])
export type FtseState = z.infer<typeof FtseState>

/** One way of guessing, measured on ratings that it had not seen. */
export const FtseMeasure = z.object({
  n: z.int(),
  /** Mean absolute error, in points of 0 to 5. */
  error: z.number(),
  /** Share no more than half a point from the rating. */
  close: Share,
  spearman: z.number(),
  /** Half the width of its own interval, and the share of ratings in intervals made from other ratings. */
  halfWidth: z.number(),
  coverage: Share,
})
export type FtseMeasure = z.infer<typeof FtseMeasure>

/** How a model, or a prediction, came about; the same recipe on the same vintage gives the same bits. */
export const FtseRecipe = z.object({
  /** SHA-256 of the canonical form of the rest. */
  hash: z.string(),
  method: z.literal('ftse-prediction'),
  version: z.string(),
  /** Of the percentiles that figures are ranked by. */
  standard: z.string(),
  peers: z.enum(peerBases),
  /** Hash of the themes, their indicators and categories; and of the catalogue, the classifications and the materiality weights. */
  themes: z.string(),
  tables: z.string(),
  /** Day by which ratings were given and known. */
  ratingsUntil: z.iso.date(),
  vintage: z.object({ market: z.string(), asOf: z.iso.date().nullable(), revision: z.int() }),
})
export type FtseRecipe = z.infer<typeof FtseRecipe>
