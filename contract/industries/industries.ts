import { z } from 'zod'
import { categories } from '#methodology/scores/hierarchy.ts'
import { companySorts } from '../market/company-sorts.ts'
import { FactStatus } from '../market/indicators.ts'
import { CompanyName, industryParams, Named } from '../market/names.ts'
import { UnlikeMonths } from '../market/unlike-periods.ts'
import { Band, DisclosedCount, Rank, RankIntervalRow, Share, Standing } from '../scores/score.ts'
import { PeerDisplayName } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import { AverageBy, Averages, Difference, IndustryQuery, IndustrySummary, shared, TotalName } from './industry-parts.ts'

export const listIndustries = endpoint('GET /industries', {
  summary: 'Every industry of a basis of comparison: companies, averages of the ten largest, quartiles, disclosure',
  query: IndustryQuery,
  response: z.object({ ...shared, average: AverageBy, market: IndustrySummary, industries: z.array(IndustrySummary) }),
  refusals: [],
})

/** Lower bounds of the classes of market capitalization, million yen; below the last is a class of its own. Ours. */
export const sizeClasses = [1_000_000, 300_000, 100_000, 30_000, 10_000] as const

const Counted = Named.extend({ companies: z.int(), id: z.string().nullable() })

export const IndustryOverview = z.object({
  ...shared,
  industry: IndustrySummary,
  chain: z.array(Counted),
  /** Groups beside it under the same parent. */
  siblings: z.array(Counted),
  /** The 74 industries that it holds, where it is wider than one. */
  members: z.array(Counted),
  /** Its companies by TSE 33 industry, most first. */
  tse33: z.array(Counted),
  /** Its companies by the 74, most first. */
  gics: z.array(Counted),
  /** Companies by segment; code null where it is not known. */
  markets: z.array(z.object({ code: z.string().nullable(), companies: z.int() })),
  sizes: z.object({
    by: z.enum(['market-cap', 'sales']),
    day: z.iso.date().nullable(),
    /** From a lower bound in million yen; 0 for the smallest, null where the size is not known. */
    classes: z.array(z.object({ from: z.number().nullable(), companies: z.int() })),
  }),
  themes: z.array(
    z.object({
      category: z.enum(categories),
      weight: Share,
      /** 0 to 5 of each of the 74 industries behind it; more than one where it is a mean. */
      sources: z.array(
        z.object({
          gics: z.string(),
          points: z.int(),
          reasonJa: z.string(),
          reasonEn: z.string(),
          /** Topics of SASB behind it: [S] seen in a secondary listing, [R] recalled, [P] our own reasoning. */
          basisJa: z.string(),
          basisEn: z.string(),
          status: FactStatus,
        }),
      ),
    }),
  ),
  /** Most disclosed in the categories that weigh most. */
  disclosure: z.array(
    z.object({
      indicator: z.string(),
      category: z.enum(categories),
      /** Share of the companies with a report of the year. */
      industry: Share.nullable(),
      market: Share.nullable(),
      standards: z.array(z.string()),
    }),
  ),
  /** Goals by the share of the score's weight that their indicators carry, heaviest first; an indicator may serve several. */
  goals: z.array(z.object({ goal: z.int(), share: Share, indicators: z.int() })),
  /** Rules and standards that ask for indicators of the heavy categories, by weight. */
  regulations: z.array(z.object({ standard: z.string(), share: Share, indicators: z.array(z.string()) })),
})

export type IndustryOverview = z.infer<typeof IndustryOverview>

export const getIndustryOverview = endpoint('GET /industries/:industryId/overview', {
  summary: 'What an industry comprises: classification, markets, sizes, what weighs and why, disclosure, rules, goals',
  params: industryParams,
  query: IndustryQuery.omit({ peers: true }),
  response: IndustryOverview,
  refusals: ['industry.not-found'],
})

export const IndustryCompany = CompanyName.extend({
  marketCode: z.string().nullable(),
  values: Averages,
  /** The same in the display asked for, among the peers of the company's own industry; left out without one. */
  displayed: z.record(TotalName, z.number().nullable()).optional(),
  standings: z.record(TotalName, Standing.nullable()),
  /** By the score of the whole, in the industry. */
  rank: Rank.nullable(),
  band: Band.nullable(),
  /** Of the score of the whole, in the company's own industry; left out where it is not measured. */
  interval: RankIntervalRow.optional(),
  change: Difference.nullable(),
  /** Where its two years are not equally long: months of the later and of the earlier. */
  months: UnlikeMonths.optional(),
  /** Of the score of the whole. */
  coverage: Share.nullable(),
  /** Of each score; null without a report of the year. */
  coverages: Averages,
  /** Of each score that is missing since too little is known; null of the others. */
  known: z.record(TotalName, DisclosedCount.nullable()),
  /** Million yen. */
  size: z.number().nullable(),
})

export type IndustryCompany = z.infer<typeof IndustryCompany>

export const listIndustryCompanies = endpoint('GET /industries/:industryId/companies', {
  summary: 'The companies of an industry with scores, rank, change, coverage and size',
  params: industryParams,
  query: IndustryQuery.omit({ peers: true }).extend({
    display: PeerDisplayName.optional(),
    /** In a name or the ticker. */
    q: z.string().max(100).default(''),
    /** A score is ordered by the display asked for. */
    sort: z.enum(companySorts).default('rank'),
    /** Best, first or largest at the top; turned round when true. What is missing stands last either way. */
    reversed: z.stringbool().default(false),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(500).default(50),
  }),
  response: z.object({
    ...shared,
    industry: IndustrySummary,
    sizeBy: z.enum(['market-cap', 'sales']),
    /** That of `displayed`; left out where none was asked for. */
    display: PeerDisplayName.optional(),
    total: z.int(),
    companies: z.array(IndustryCompany),
  }),
  refusals: ['industry.not-found'],
})
