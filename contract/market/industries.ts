import { z } from 'zod'
import { peerBases, peerLevels } from '#methodology/panel/peers.ts'
import { categories, type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { Band, Rank, RecipeName, ScoreQuery, Standing } from '../scores/scores.ts'
import { endpoint } from '../wire/endpoint.ts'
import { companySorts } from './company-sorts.ts'
import { FactStatus } from './indicators.ts'

const Share = z.number().min(0).max(1)
/** Difference of two scores, −1 to 1. */
const Difference = z.number().min(-1).max(1)
const Named = z.object({ code: z.string(), nameJa: z.string(), nameEn: z.string() })
const TotalName = z.enum(totalKeys as [Total, ...Total[]])
const industryParams = z.object({ industryId: z.string().max(40) })

export const listClassifications = endpoint({
  method: 'GET',
  path: '/classifications',
  summary: 'TSE industries (33 and 17), GICS and market segments with their names',
  response: z.object({
    tse33: z.array(Named.extend({ tse17Code: z.string() })),
    tse17: z.array(Named),
    /** Sectors, groups and industries of 2023, and those of 2018 that are no more. */
    gics: z.array(Named),
    markets: z.array(Named),
  }),
  refusals: [],
})

const GicsRow = Named.extend({
  level: z.enum(['sector', 'group', 'industry']),
  /** Code one level up; empty for a sector. */
  parent: z.string(),
  /** Companies of this market in it. */
  companies: z.int(),
  /** In the other edition: what it became, or what it was. Its own code where nothing changed; empty above industries. */
  counterparts: z.array(z.string()),
})

export const getClassificationStandard = endpoint({
  method: 'GET',
  path: '/classifications/standard',
  summary: 'How the industries of the Tokyo Stock Exchange and of GICS, before and after 2023, correspond',
  response: z.object({
    /** Where each table comes from and how far it was checked. */
    tables: z.array(
      z.object({
        name: z.enum(['tse33', 'tse17', 'gics', 'gics-changes', 'tse33-gics']),
        sourceJa: z.string(),
        sourceEn: z.string(),
        status: FactStatus,
        rows: z.int(),
      }),
    ),
    /** Of the market: all, those with a GICS code and those with a TSE 33 industry. */
    companies: z.object({ all: z.int(), withGics: z.int(), withTse33: z.int() }),
    tse17: z.array(Named.extend({ companies: z.int() })),
    tse33: z.array(
      Named.extend({
        tse17Code: z.string(),
        companies: z.int(),
        /** The 74 industries that its companies mostly belong to. */
        gics: z.array(z.string()),
      }),
    ),
    gics2023: z.array(GicsRow),
    gics2018: z.array(GicsRow),
    /** Only what changed. */
    changes: z.array(z.object({ gics2018: z.string(), gics2023: z.string(), noteJa: z.string(), noteEn: z.string() })),
  }),
  refusals: [],
})

/** Ends, quarters and middle of some scores. */
export const Quartiles = z.object({ least: Share, lower: Share, median: Share, upper: Share, most: Share })
export type Quartiles = z.infer<typeof Quartiles>

const Averages = z.record(TotalName, Share.nullable())

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

const shared = {
  /** Null when no year has a score. */
  year: z.int().nullable(),
  /** Years with a score, ascending. */
  years: z.array(z.int()),
  basis: z.enum(peerBases),
  recipe: RecipeName,
}

/** What an average is taken by: the ten largest by market capitalization at a month’s start, or by sales where there are no prices. */
const AverageBy = z.object({
  by: z.enum(['market-cap', 'sales']),
  /** Day the sizes are of; null for sales. */
  day: z.iso.date().nullable(),
})

/** As for companies, except: without a year the newest that at least half of the scored companies have reached. */
const IndustryQuery = ScoreQuery

export const listIndustries = endpoint({
  method: 'GET',
  path: '/industries',
  summary: 'Every industry of a basis of comparison: companies, averages of the ten largest, quartiles, disclosure',
  query: IndustryQuery,
  response: z.object({ ...shared, average: AverageBy, market: IndustrySummary, industries: z.array(IndustrySummary) }),
  refusals: [],
})

const CompanyName = z.object({
  id: z.int(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
  ticker: z.string().nullable(),
})

export const Mover = CompanyName.extend({
  value: Share,
  /** Score of the whole less that of the year before. */
  change: Difference,
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
      }),
    ),
  }),
})
export type Industry = z.infer<typeof Industry>

export const getIndustry = endpoint({
  method: 'GET',
  path: '/industries/:industryId',
  summary: 'One industry: averages and who they are of, distribution, materiality, movers, ten years',
  params: industryParams,
  query: IndustryQuery.omit({ peers: true }),
  response: Industry,
  refusals: ['industry.not-found'],
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

export const getIndustryOverview = endpoint({
  method: 'GET',
  path: '/industries/:industryId/overview',
  summary: 'What an industry comprises: classification, markets, sizes, what weighs and why, disclosure, rules, goals',
  params: industryParams,
  query: IndustryQuery.omit({ peers: true }),
  response: IndustryOverview,
  refusals: ['industry.not-found'],
})

export const IndustryCompany = CompanyName.extend({
  marketCode: z.string().nullable(),
  values: Averages,
  standings: z.record(TotalName, Standing.nullable()),
  /** By the score of the whole, in the industry. */
  rank: Rank.nullable(),
  band: Band.nullable(),
  change: Difference.nullable(),
  coverage: Share.nullable(),
  /** Million yen. */
  size: z.number().nullable(),
})
export type IndustryCompany = z.infer<typeof IndustryCompany>

export const listIndustryCompanies = endpoint({
  method: 'GET',
  path: '/industries/:industryId/companies',
  summary: 'The companies of an industry with scores, rank, change, coverage and size',
  params: industryParams,
  query: IndustryQuery.omit({ peers: true }).extend({
    /** In a name or the ticker. */
    q: z.string().max(100).default(''),
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
    total: z.int(),
    companies: z.array(IndustryCompany),
  }),
  refusals: ['industry.not-found'],
})
