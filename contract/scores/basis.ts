import { z } from 'zod'
import { peerBases } from '#methodology/panel/peers.ts'
import { categories, type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { endpoint } from '../wire/endpoint.ts'
import { RecipeName, Reliability, Share } from './score.ts'
import { ScoreQuery } from './score-query.ts'

/** Spearman's rank correlation, −1 to 1; null with fewer than 30 companies. */
const Correlation = z.number().min(-1).max(1).nullable()

export const ScoreBasis = z.object({
  /** Null in a market without reports. */
  year: z.int().nullable(),
  years: z.array(z.int()),
  peers: z.enum(peerBases),
  /** Companies with a report of the year. */
  reported: z.int(),
  /** When an indicator is in use; null for a method under which all weigh. */
  rule: z.object({ companies: z.int(), share: Share }).nullable(),
  /** Least reliability for ranks and bands; null for a method that does not measure it. */
  leastReliability: z.number().nullable(),
  /** By total, in their order. */
  totals: z.array(
    z.object({
      key: z.enum(totalKeys as [Total, ...Total[]]),
      /** Companies with the score. */
      companies: z.int(),
      reliability: Reliability,
      /** What the reliability would be with twice as many figures alike (Spearman–Brown); null where it is not measured or not above 0. */
      reliabilityOfTwice: Reliability,
      hasRanks: z.boolean(),
      /**
       * Half the width of the interval of a rank, as a share of the companies, for a company with the middle number of figures; null
       * where it is not measured.
       */
      rankError: z.number().nullable(),
      /** Middle number of disclosed figures of the companies with the score; null without one, and under weights of one's own. */
      figures: z.number().nullable(),
      /** With sales and with headcount. */
      size: z.object({ sales: Correlation, headcount: Correlation }),
    }),
  ),
  /** Every scored indicator, in the order of the catalogue. */
  indicators: z.array(
    z.object({
      code: z.string(),
      category: z.enum(categories),
      /** Companies with a figure that can be ranked; 0 for one that is not in use. */
      figures: z.int(),
      /** Companies that disclosed it, whether it can be ranked or not. */
      disclosed: z.int(),
      isInUse: z.boolean(),
      /** Whether not all that disclose it say the same. */
      varies: z.boolean(),
    }),
  ),
  recipe: RecipeName,
})
export type ScoreBasis = z.infer<typeof ScoreBasis>

export const getScoreBasis = endpoint('GET /scores/basis', {
  summary: 'What the scores of a market and year rest on: indicators in use, reliability, rank intervals, size',
  query: ScoreQuery,
  response: ScoreBasis,
  refusals: ['method.not-available'],
})
