import { z } from 'zod'
import { categories, type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Deviation, PeerGroupName, Rank, RecipeName, Reliability, Score, Share, YearSteps } from './score.ts'
import { companyParams, Inference, keyList, ScoreKeyName, ScoreQuery } from './score-query.ts'

export const CompanyScores = z.object({
  /** Null when the company has no report. */
  year: z.int().nullable(),
  /** Years with a score of the whole, ascending. */
  years: z.array(z.int()),
  /** Years with a report, ascending; one without a score has too little disclosed. */
  reported: z.array(z.int()),
  peers: PeerGroupName,
  average: z.object({
    by: z.enum(['market-cap', 'sales']),
    /** Day the sizes are of; null for sales. */
    day: z.iso.date().nullable(),
    companies: z.array(
      z.object({ id: z.int(), nameJa: z.string(), nameEn: z.string().nullable(), value: Share.nullable() }),
    ),
  }),
  scores: z.array(Score),
  /** The score of the whole under each rule for missing figures; empty for a method that infers none. */
  policies: z.array(
    z.object({
      inference: Inference,
      /** False while it is being worked out. */ isReady: z.boolean(),
      value: Share.nullable(),
      rank: Rank.nullable(),
      /** Among the peers under the same rule. */
      displays: z.object({ percentile: Share.nullable(), deviation: Deviation.nullable() }),
    }),
  ),
  /** Figures of the whole score by where they come from; all 0 for a method that is not made of indicators. */
  origins: z.object({
    disclosed: z.int(),
    estimated: z.int(),
    inferred: z.int(),
    'worst-value': z.int(),
    /** Too few disclose it, or it does not apply. */
    'not-scored': z.int(),
  }),
  /**
   * What stands where nothing was disclosed, as shares of the weight of the whole score: inferred; the worst value; nothing, as too
   * little is known to say anything. With the coverage of the whole they add up to 1. Null without a score.
   */
  rest: z.object({ inferred: Share, worstValue: Share, leftOut: Share }).nullable(),
  /** How reliable the four totals of the market and year are, and what ranks ask for; left out where the method does not measure it. */
  reliance: z
    .object({ least: z.number(), totals: z.record(z.enum(totalKeys as [Total, ...Total[]]), Reliability) })
    .optional(),
  recipe: RecipeName,
})

export type CompanyScores = z.infer<typeof CompanyScores>

export const getScores = endpoint('GET /companies/:companyId/scores', {
  summary:
    'All scores of a company in a fiscal year, with rank, coverage, industry average and each rule for missing figures',
  params: companyParams,
  query: ScoreQuery,
  response: CompanyScores,
  refusals: ['company.not-found'],
})

export const getScoreHistory = endpoint('GET /companies/:companyId/scores/history', {
  summary: 'Scores of a company through the fiscal years, beside the average of its industry',
  params: companyParams,
  query: ScoreQuery.omit({ year: true }).extend({
    /** Keys separated by commas; the totals and categories when left out. */
    keys: keyList.default([...totalKeys, ...categories]),
  }),
  response: z.object({
    years: z.array(z.int()),
    series: z.array(
      z.object({
        key: ScoreKeyName,
        values: z.array(Share.nullable()),
        average: z.array(Share.nullable()),
        coverage: z.array(Share),
        ranks: z.array(Rank.nullable()),
        /** What entered and left from year to year: of the score, and of the average. */
        own: YearSteps,
        averages: YearSteps,
        /** Values and averages among the peers of each year. */
        displays: z.object({
          percentile: z.object({ values: z.array(Share.nullable()), average: z.array(Share.nullable()) }),
          deviation: z.object({ values: z.array(Deviation.nullable()), average: z.array(Deviation.nullable()) }),
        }),
      }),
    ),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found'],
})
