import { z } from 'zod'
import { climateCategoryKeys, climateGroups, emissionBases } from '#methodology/climate-risk/categories.ts'
import { riskSteps } from '#methodology/climate-risk/risk-by-industry.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { FactStatus } from '../market/indicators.ts'
import { CompanyName, industryParams, Named } from '../market/names.ts'
import { Share } from '../scores/score.ts'
import { ScoreQuery } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'

/** Years whose carbon price is taken. */
export const riskHorizons = [2030, 2050] as const
/** Industries that fill a map of 500 companies. */
export const defaultRiskBasis = 'gics25' satisfies (typeof peerBases)[number]

const EmissionBasisName = z.enum(emissionBases)

const RiskQuery = ScoreQuery.pick({ year: true, asOf: true }).extend({
  /** Of the carbon price; no other category looks ahead. */
  horizon: z.coerce
    .number()
    .pipe(z.union(riskHorizons.map((year) => z.literal(year))))
    .default(2030),
  /** Whose emissions the carbon cost is of: the group's scopes 1 and 2, or those that the company reports by law in Japan. */
  emissions: EmissionBasisName.default('group'),
})

/** Which companies stand in the map. */
const Universe = z.object({
  /** Day asked for. */
  wanted: z.iso.date(),
  /** How many are wanted. */
  most: z.int(),
  /** Where capitalizations come from: prices of a day, or the end of a fiscal year; null where the market knows none. */
  by: z.enum(['market-cap', 'year-end']).nullable(),
  /** Day they are of. */
  day: z.iso.date().nullable(),
  /** Fiscal year at whose end they are, in a market without prices. */
  fiscalYear: z.int().nullable(),
  companies: z.int(),
  /** Companies whose capitalization is known. */
  known: z.int(),
})

/** The price of a tonne that costs are counted with. */
const CarbonPrice = z.object({
  scenario: z.string(),
  regionJa: z.string(),
  regionEn: z.string(),
  vintage: z.string(),
  year: z.int(),
  usd: z.number(),
  source: z.string(),
  status: FactStatus,
  /** Yen for a dollar, an assumption. */
  jpyPerUsd: z.number(),
  jpy: z.number(),
})

const shared = {
  universe: Universe,
  /** Fiscal year of the figures; null in a market without one. */
  year: z.int().nullable(),
  /** Years with figures, ascending. */
  years: z.array(z.int()),
  horizon: z.int(),
  emissions: EmissionBasisName,
  price: CarbonPrice,
  /** Fewest companies with a value for an industry to be ranked. */
  fewest: z.int(),
}

export const RiskCategoryName = z.enum(climateCategoryKeys)

const RiskCell = z.object({
  category: RiskCategoryName,
  /** Median of the companies with a value, a share; null without one. */
  median: z.number().nullable(),
  /** Among the industries; null where too few companies have a value. */
  percentile: Share.nullable(),
  step: z.int().min(1).max(riskSteps).nullable(),
  /** Companies with a value. */
  n: z.int(),
  /** Companies with an operating loss, of which a cost has no share. */
  losses: z.int(),
})

export const RiskByIndustry = z.object({
  ...shared,
  /** Classification that the industries really are of: the exchange's where no company has a GICS code. */
  basis: z.enum(peerBases),
  categories: z.array(
    z.object({
      key: RiskCategoryName,
      group: z.enum(climateGroups),
      /** Null where no figure of a company measures it. */
      measure: z.enum(['carbon-cost', 'indicator']).nullable(),
      /** Indicators behind it, in the order in which they are taken. */
      indicators: z.array(z.string()),
    }),
  ),
  industries: z.array(
    Named.extend({
      id: z.string(),
      /** Of the universe. */
      companies: z.int(),
      /** Of the categories that are measured, in their order. */
      cells: z.array(RiskCell),
    }),
  ),
})
export type RiskByIndustry = z.infer<typeof RiskByIndustry>

export const getRiskByIndustry = endpoint('GET /climate-risk/industries', {
  summary:
    'Which industries carry which climate risk: the median of each category by industry and its percentile, over the 500 largest companies',
  query: RiskQuery.extend({ peers: z.enum(peerBases).default(defaultRiskBasis) }),
  response: RiskByIndustry,
  refusals: [],
})

const RiskInput = z.object({
  indicator: z.string(),
  value: z.number(),
  /** By the source; nothing is inferred here. */
  isEstimated: z.boolean(),
})

export const RiskCompany = CompanyName.extend({
  state: z.enum(['value', 'loss', 'missing']),
  /** A share. */
  value: z.number().nullable(),
  /** In the industry, from 1 for the highest value. */
  rank: z.int().nullable(),
  /** Figures that it is made from, as many as there are. */
  inputs: z.array(RiskInput),
  /** t-CO2e that the cost is of, under the carbon cost alone. */
  emissions: z.number().nullable(),
  /** Million yen, under the carbon cost alone. */
  cost: z.number().nullable(),
  /** Million yen. */
  marketCap: z.number().nullable(),
})
export type RiskCompany = z.infer<typeof RiskCompany>

export const RiskCompanies = z.object({
  ...shared,
  category: RiskCategoryName,
  industry: Named.extend({ id: z.string() }),
  cell: RiskCell,
  /** All of the industry in the universe: those with a value first, highest first. */
  companies: z.array(RiskCompany),
})
export type RiskCompanies = z.infer<typeof RiskCompanies>

export const listRiskCompanies = endpoint('GET /climate-risk/industries/:industryId/companies', {
  summary:
    'The companies behind a cell of the climate risk map, each with its value, rank and the figures it is made from',
  params: industryParams,
  query: RiskQuery.extend({ category: RiskCategoryName.default('policy') }),
  response: RiskCompanies,
  refusals: ['industry.not-found'],
})
