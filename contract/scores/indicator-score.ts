import { z } from 'zod'
import { transforms } from '#methodology/scores/custom/transforms.ts'
import { endpoint } from '../wire/endpoint.ts'
import { ExpectedPercentile, OriginName, PeerLevelName, RankedSize, RecipeName, Share, YearSteps } from './score.ts'
import { companyParams, ScoreQuery } from './score-query.ts'

/** Why an indicator has the percentile it has. */
export const getIndicatorScore = endpoint('GET /companies/:companyId/scores/indicators/:indicator', {
  summary: 'The rank of one indicator: the figures of its peers, what stands for a missing one and by which model',
  params: companyParams.extend({ indicator: z.string().max(20) }),
  query: ScoreQuery,
  response: z.object({
    year: z.int().nullable(),
    origin: OriginName.nullable(),
    /** In the indicator's unit: as disclosed, or what was inferred; null where there is neither. */
    value: z.number().nullable(),
    /** What it is divided by before it is ranked; null for a figure that is ranked as it is. */
    size: RankedSize.nullable(),
    /** What is ranked: the value, or the value per size; null for the worst value. */
    ranked: z.number().nullable(),
    /** Fiscal year that the figure and its size are of, where that is an earlier one. */
    figureYear: z.int().optional(),
    /** How an inferred figure counts under a method that does not rank it as if it were known; null for every other one. */
    expected: ExpectedPercentile.extend({
      /** Its expected percentile before what is remembered holds it down, and before it is rounded. */
      alone: Share,
    }).nullable(),
    /** What is weighed: the percentile, or what a method of one’s own makes of it. */
    percentile: Share.nullable(),
    /** How it became that, and the percentile itself; null where it stays what it is. */
    transform: z.object({ name: z.enum(transforms), percentile: Share }).nullable(),
    direction: z.enum(['higher_better', 'lower_better']),
    /** Figures worse than what is ranked, equal to it (itself among them when disclosed), and all. */
    worse: z.int(),
    same: z.int(),
    figures: z.int(),
    reference: z.object({ code: z.string(), level: PeerLevelName }).nullable(),
    /** What is ranked of the peers, best first. */
    peers: z.array(
      z.object({
        id: z.int(),
        nameJa: z.string(),
        nameEn: z.string().nullable(),
        value: z.number(),
        isEstimated: z.boolean(),
      }),
    ),
    /** How an inferred value came about; null for one that was disclosed. */
    inference: z.record(z.string(), z.unknown()).nullable(),
    /** From the whole down to the indicator: share of the weight above it, and the score there. */
    ladder: z.array(z.object({ key: z.string(), share: Share, value: Share.nullable() })),
    recipe: RecipeName,
  }),
  refusals: ['company.not-found', 'indicator.not-found'],
})

/** An indicator through the years, the company among its industry. */
export const getIndicatorSeries = endpoint('GET /companies/:companyId/scores/indicators/:indicator/series', {
  summary: 'An indicator through ten fiscal years: the company, the middle of its industry and its average',
  params: companyParams.extend({ indicator: z.string().max(20) }),
  query: ScoreQuery.pick({ asOf: true, peers: true }).extend({
    /** Last year; the newest when left out. */
    toYear: z.coerce.number().int().min(1990).max(2100).optional(),
  }),
  response: z.object({
    years: z.array(z.int()),
    /** Only figures that are ranked: on the indicator's own accounting basis, and not under review. */
    own: z.array(z.object({ value: z.number(), isEstimated: z.boolean() }).nullable()),
    /** Of the industry's disclosed figures; null below three of them. */
    industry: z.array(
      z
        .object({
          figures: z.int(),
          lowerQuartile: z.number(),
          median: z.number(),
          upperQuartile: z.number(),
          /** Mean of the ten largest that disclose; null when none does. */
          average: z.number().nullable(),
        })
        .nullable(),
    ),
    /** Companies of the industry that entered and left from year to year. */
    industries: YearSteps,
    group: z.string(),
  }),
  refusals: ['company.not-found', 'indicator.not-found'],
})
