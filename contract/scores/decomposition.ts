import { z } from 'zod'
import { categories } from '#methodology/scores/hierarchy.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { OriginName, PeerLevelName, RankedMean, RankedSize, RecipeName, Share } from './score.ts'
import { companyParams, ScoreKeyName, ScoreQuery } from './score-query.ts'

/** What an indicator adds to a difference; the parts add up. */
const DifferenceParts = z.object({
  performance: z.number(),
  weighting: z.number(),
  /** From other peers, or the peers of another year. */
  peers: z.number(),
})

/** One indicator's part in a score. */
export const ScoreLeaf = z.object({
  indicator: z.string(),
  category: z.enum(categories),
  /** Share of the whole score's weight. */
  share: Share,
  percentile: Share,
  /** What it adds to the score; all leaves add to it. */
  contribution: z.number(),
  origin: OriginName,
  /**
   * In the indicator's unit: as disclosed, or what was inferred; null where there is neither. The worst value may stand for a figure
   * that was disclosed, of a company whose size is not known.
   */
  value: z.number().nullable(),
  /** What it is divided by before it is ranked; null for a figure that is ranked as it is. */
  size: RankedSize.nullable(),
  /** What is ranked: the value, or the value per size; null for the worst value. */
  ranked: z.number().nullable(),
  /** Fiscal year that the figure and its size are of, where that is an earlier one: what a statute asks for comes years later. */
  figureYear: z.int().optional(),
  /** Group it is ranked in, and how many figures it has. */
  reference: z.object({ code: z.string(), level: PeerLevelName, figures: z.int() }),
  /** Rank of what is ranked among those figures: 1 + how many are better. */
  rank: z.int(),
  /** Mean percentile of the industry's ten largest; null without one. */
  average: Share.nullable(),
  /** Parts of the difference from what it is held against; null when nothing was asked. They add to the difference. */
  difference: DifferenceParts.nullable(),
})

export type ScoreLeaf = z.infer<typeof ScoreLeaf>

/** What a score can be held against. */
export const decompositionReferences = ['average', 'last-year', 'company', 'standard'] as const

export const getDecomposition = endpoint('GET /companies/:companyId/scores/:key/decomposition', {
  summary: 'What a score is made of, indicator by indicator, and what makes it differ from another',
  params: companyParams.extend({ key: ScoreKeyName }),
  query: ScoreQuery.extend({
    /** `standard`: the same company's score by the standard method, for one by a method of one's own. */
    against: z.enum(decompositionReferences).default('average'),
    other: IdInAddress.optional(),
  }),
  response: z.object({
    year: z.int().nullable(),
    value: Share.nullable(),
    /** Of a mean of indicators that is ranked again; null for totals, and for a method that does not rank means. */
    mean: RankedMean.nullable(),
    leaves: z.array(ScoreLeaf),
    /** Indicators only the other side has: parts of the difference without a leaf of the company's own. */
    absent: z.array(
      z.object({
        indicator: z.string(),
        category: z.enum(categories),
        difference: DifferenceParts,
      }),
    ),
    against: z.object({
      kind: z.enum(decompositionReferences),
      year: z.int().nullable(),
      companyId: z.int().nullable(),
      nameJa: z.string().nullable(),
      nameEn: z.string().nullable(),
      /** Null when there is nothing to hold it against. */
      value: Share.nullable(),
    }),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found'],
})
