import { z } from 'zod'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { impactParts } from '#methodology/impact/impact.ts'
import { impactParameterNames, jobOptions } from '#methodology/impact/parameters.ts'
import { workforceFigures } from '#methodology/impact/workforce.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { FactStatus } from '../market/indicators.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PeerGroupName, Rank } from './score.ts'
import { companyParams, ScoreQuery } from './score-query.ts'

/** A parameter of one's own; the usual one when left out. Limits stand in the answer's `parameters`. */
const Own = z.coerce.number().finite().min(0).max(1_000_000).optional()

const own = Object.fromEntries(impactParameterNames.map((name) => [name, Own])) as Record<
  (typeof impactParameterNames)[number],
  typeof Own
>

export const ImpactQuery = ScoreQuery.pick({ year: true, asOf: true, peers: true }).extend({
  ...own,
  /** How created jobs are valued. */
  jobs: z.enum(jobOptions).default('growth'),
})
export type ImpactQuery = z.infer<typeof ImpactQuery>

const Million = z.number().nullable()

/** Why a part has no amount. */
const Gap = z.object({
  /** Figures of the company that are not known. */
  figures: z.array(z.enum(workforceFigures as [string, ...string[]])),
  /** Parameters that have no value. */
  parameters: z.array(z.enum(impactParameterNames)),
  /** The staff grew beyond the limit: taken over or moved, not created. */
  isJump: z.boolean(),
})

const ImpactYear = z.object({
  year: z.int(),
  /** Employees × average pay of the filing company, million yen. */
  payroll: Million,
  /** In the order of the waterfall, million yen; they sum to the total. */
  parts: z.array(z.object({ part: z.enum(impactParts), amount: Million, gap: Gap.nullable() })),
  /** Null where a part has no amount. */
  total: Million,
  /** Total ÷ payroll. */
  ratio: z.number().nullable(),
  /** By total ÷ payroll in the industry; null without a total. */
  rank: Rank.nullable(),
  /** Of the industry's companies with a total: the middle, and the ends of the middle 60 %. */
  industry: z.object({
    n: z.int(),
    median: z.number().nullable(),
    lower: z.number().nullable(),
    upper: z.number().nullable(),
  }),
})
export type ImpactYear = z.infer<typeof ImpactYear>

export const ImpactParameter = z.object({
  name: z.enum(impactParameterNames),
  /** In use; null where nobody has said it. */
  value: z.number().nullable(),
  usual: z.number().nullable(),
  unit: z.string(),
  /** That it speaks of; null where it is of none. */
  year: z.int().nullable(),
  least: z.number(),
  most: z.number(),
  nameJa: z.string(),
  nameEn: z.string(),
  sourceJa: z.string(),
  sourceEn: z.string(),
  status: FactStatus,
  /** Whether the way of valuing jobs needs it. */
  isUsed: z.boolean(),
})
export type ImpactParameter = z.infer<typeof ImpactParameter>

export const CompanyImpact = z.object({
  /** Of the parts shown; null without a report. */
  year: z.int().nullable(),
  /** Fiscal years with a report, at most the last ten, ascending. */
  years: z.array(ImpactYear),
  peers: PeerGroupName.omit({ level: true }),
  /** What the parts of the year are made from. */
  inputs: z.array(
    z.object({
      figure: z.enum(workforceFigures as [string, ...string[]]),
      indicator: z.string(),
      /** Of the figure: the year before, of last year's staff. */
      year: z.int(),
      value: z.number().nullable(),
      state: z.enum(cellStates),
    }),
  ),
  /** Sales and EBITDA of the filing company alone, million yen; those of the group are no measure of its payroll. */
  accounts: z.object({
    sales: Million,
    ebitda: Million,
    /** Whether the group's are known, which are not used. */
    hasGroup: z.boolean(),
  }),
  /** The filing company has less than a tenth of the group's staff: pay is of the few people of a holding company. */
  isHolding: z.boolean(),
  /** Total ÷ payroll of the industry's companies in the year, ascending. */
  peerRatios: z.array(z.number()),
  parameters: z.array(ImpactParameter),
  jobs: z.enum(jobOptions),
  /** Whether a parameter is not the usual one: then the figures are a trial calculation. */
  isChanged: z.boolean(),
  version: z.string(),
  basis: z.enum(peerBases),
})
export type CompanyImpact = z.infer<typeof CompanyImpact>

export const getImpact = endpoint('GET /companies/:companyId/impact', {
  summary:
    'Employment impact of a company: living wage, wage quality, wage equality, diversity, local job creation and their total, with parameters of one’s own',
  params: companyParams,
  query: ImpactQuery,
  response: CompanyImpact,
  refusals: ['company.not-found', 'impact.parameter'],
})
