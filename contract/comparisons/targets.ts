import { z } from 'zod'
import { outcomes, targetFaults } from '#methodology/targets/path.ts'
import { RecipeName } from '../scores/score.ts'
import { ScoreQuery } from '../scores/score-query.ts'
import { Pace, Scopes, TargetScope, TargetSource } from '../targets/parts.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { ComparedIds, ComparedName } from './comparison.ts'

const Year = z.int().min(1990).max(2150)

const ComparedTarget = z.object({
  /** Position in `companies`. */
  company: z.int(),
  scope: TargetScope,
  /** Whether emissions are to fall, or emissions per something. */
  measure: z.enum(['absolute', 'intensity']),
  /** As its list says it: `Near-term`, `Long-term`. */
  horizon: z.string().nullable(),
  baseYear: Year,
  targetYear: Year,
  /** Share of the base year's emissions, 0 to 1. */
  reduction: z.number().min(0).max(1),
  /** Accounting basis of the emissions that it is held against. */
  boundary: z.string(),
  classification: z.string().nullable(),
  status: z.string().nullable(),
  wording: z.string().nullable(),
  source: TargetSource,
  /** Why it cannot be held against figures; null for one that can. */
  fault: z.enum(targetFaults).nullable(),
  /** Whether the emissions of its base year are there but look like an error: they are not used until a person decides. */
  isBaseUnderReview: z.boolean(),
  /** `open` also for one that cannot be held against figures. */
  outcome: z.enum(outcomes),
  /** Null for an intensity, and where it ends in or before its base year. */
  pace: Pace.nullable(),
})
export type ComparedTarget = z.infer<typeof ComparedTarget>

export const TargetComparison = z.object({
  companies: z.array(
    ComparedName.extend({
      /** What the initiative's list of companies says. */
      sbti: z.object({ status: z.string().nullable(), classification: z.string().nullable() }).nullable(),
      /** Net zero or the last long-term target: by the list, else by the company's own figure. */
      finalYear: z.int().nullable(),
    }),
  ),
  unknown: z.array(z.int()),
  targets: z.array(ComparedTarget),
  /** Targets that filings carry as data, in their own words. */
  others: z.array(
    z.object({
      company: z.int(),
      name: z.string(),
      target: z.string().nullable(),
      performance: z.string().nullable(),
      unit: z.string().nullable(),
      period: z.string().nullable(),
      document: z.object({ id: z.int(), title: z.string(), filedOn: Day }),
    }),
  ),
  /** Fiscal years of the series, ascending. */
  years: z.array(z.int()),
  /** Emissions in t-CO2e, then per million yen of sales, by scope, year and company. */
  emissions: z.array(
    z.object({
      scope: TargetScope,
      values: z.array(z.array(z.number().nullable())),
      /** Mean of the ten largest of the industry that most of the companies are in; left out unless asked for. */
      average: z.array(z.number().nullable()).optional(),
    }),
  ),
  intensities: z.array(
    z.object({
      scope: TargetScope,
      values: z.array(z.array(z.number().nullable())),
      average: z.array(z.number().nullable()).optional(),
    }),
  ),
  recipe: RecipeName,
})
export type TargetComparison = z.infer<typeof TargetComparison>

export const compareTargets = endpoint('GET /comparisons/targets', {
  summary:
    'Emission targets of up to 50 companies: what they promise, what they have achieved and what they need each year',
  query: ScoreQuery.pick({ asOf: true, peers: true }).extend({
    companies: ComparedIds,
    /** Scopes of emissions, and of emissions per sales, separated by commas. */
    val_scopes: Scopes,
    per_scopes: Scopes,
    set_avg_emissions: z.stringbool().default(false),
    set_avg_strength: z.stringbool().default(false),
  }),
  response: TargetComparison,
  refusals: ['comparison.too-many'],
})
