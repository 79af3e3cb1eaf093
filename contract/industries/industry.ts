import { z } from 'zod'
import { peerBases } from '#methodology/panel/peers.ts'
import { categories, type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { CompanyName, industryParams, Named } from '../market/names.ts'
import { UnlikeMonths } from '../market/unlike-periods.ts'
import { Rank, Share, YearSteps } from '../scores/score.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  AverageBy,
  Averages,
  Difference,
  IndustryQuery,
  IndustrySummary,
  Quartiles,
  shared,
  TotalName,
} from './industry-parts.ts'

export const Mover = CompanyName.extend({
  value: Share,
  /** Score of the whole less that of the year before. */
  change: Difference,
  /** Where its two years are not equally long: months of the later and of the earlier. */
  months: UnlikeMonths.optional(),
  /** What the pillars add to the change; the three add to it. */
  parts: z.object({ e_score: Difference, s_score: Difference, g_score: Difference }),
  rank: z.int(),
  /** Rank of the year before less this one: above 0 is a rise. */
  rankChange: z.int(),
})

export type Mover = z.infer<typeof Mover>

export const Industry = z.object({
  ...shared,
  industry: IndustrySummary,
  /** From the widest group above it to itself, without the market. */
  chain: z.array(Named),
  average: AverageBy.extend({
    /** The ten, the largest first. */
    companies: z.array(
      CompanyName.extend({
        /** Market capitalization or sales, million yen. */
        size: z.number(),
        values: Averages,
      }),
    ),
  }),
  totals: z.array(
    z.object({
      key: TotalName,
      average: Share.nullable(),
      previous: Share.nullable(),
      /** Of the whole market's companies. */
      marketMedian: Share.nullable(),
      /** Of its average among the averages of all industries of the basis; null for the market. */
      rank: Rank.nullable(),
      /** The averages of all industries, ascending. */
      others: z.array(Share),
      /** Of its companies, ascending. */
      scores: z.array(Share),
      quartiles: Quartiles.nullable(),
    }),
  ),
  /** Figures behind the scores of the whole, by where they come from. */
  origins: z.object({
    disclosed: z.int(),
    estimated: z.int(),
    inferred: z.int(),
    'worst-value': z.int(),
    'not-scored': z.int(),
  }),
  /** Of the companies’ shares of disclosed weight. */
  coverage: Quartiles.nullable(),
  materiality: z.array(
    z.object({
      category: z.enum(categories),
      /** Share of the whole score's weight. */
      weight: Share,
      average: Share.nullable(),
      previous: Share.nullable(),
      median: Share.nullable(),
      marketMedian: Share.nullable(),
    }),
  ),
  movers: z.object({
    /** Companies with a score in both years. */
    compared: z.int(),
    rose: z.array(Mover),
    fell: z.array(Mover),
  }),
  /** The last ten years. */
  history: z.object({
    years: z.array(z.int()),
    series: z.array(
      z.object({
        key: z.enum([...(totalKeys as [Total, ...Total[]]), ...categories]),
        average: z.array(Share.nullable()),
        median: z.array(Share.nullable()),
        marketMedian: z.array(Share.nullable()),
        /** Companies that entered and left from year to year: of the average, and of the market. */
        averages: YearSteps,
        markets: YearSteps,
      }),
    ),
  }),
})

export type Industry = z.infer<typeof Industry>

export const getIndustry = endpoint('GET /industries/:industryId', {
  summary: 'One industry: averages and who they are of, distribution, materiality, movers, ten years',
  params: industryParams,
  query: IndustryQuery.omit({ peers: true }),
  response: Industry,
  refusals: ['industry.not-found'],
})

export const listIndustryMembers = endpoint('GET /industries/:industryId/members', {
  summary: 'What an industry is called and which companies are in it, largest first; it does not wait for scores',
  params: industryParams,
  query: IndustryQuery.pick({ asOf: true }),
  response: z.object({
    industry: Named,
    basis: z.enum(peerBases),
    companies: z.array(CompanyName),
  }),
  refusals: ['industry.not-found'],
})
