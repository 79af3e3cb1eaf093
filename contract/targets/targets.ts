import { z } from 'zod'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { outcomes, targetFaults } from '#methodology/targets/path.ts'
import { targetScopes } from '#methodology/targets/scopes.ts'
import { Share } from '../scores/score.ts'
import { companyParams, ScoreQuery } from '../scores/score-query.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Pace, Scopes, TargetScope, TargetSource } from './parts.ts'

const Year = z.int().min(1900).max(2200)

/** Emissions of a scope, or the same per million yen of sales, by year. */
const Series = z.object({
  scope: TargetScope,
  /** Indicator whose figure opens, and its boundary. */
  indicator: z.string(),
  boundary: z.string(),
  values: z.array(z.object({ value: z.number().nullable(), state: z.enum(cellStates) })),
  /** Mean of the industry's ten largest; left out unless asked for. */
  average: z.array(z.number().nullable()).optional(),
})

/** The company's newest year against a line, of a target that has come due its year; t-CO2e, and years behind it. */
const Gap = z.object({ allowed: z.number(), gap: z.number(), years: z.number().nullable() })

/** A path that science asks for, from the target's base. */
const Path = z.object({
  name: z.enum(['1.5', 'well-below-2']),
  /** Share of the base year's emissions a year: the linear annual reduction rate. */
  slope: z.number(),
  /** Null without a figure after the base year, or of the year of a target that has come due. */
  gap: Gap.nullable(),
})

const Strength = z.object({
  companies: z.int(),
  n: z.int(),
  median: z.number().nullable(),
  rank: z.int().nullable(),
  promised: z.array(z.number()).readonly(),
})

const Target = z.object({
  scope: TargetScope,
  /** Whether emissions are to fall, or emissions per something. */
  measure: z.enum(['absolute', 'intensity']),
  horizon: z.string().nullable(),
  baseYear: Year,
  targetYear: Year,
  /** Share of the base year's emissions, 0 to 1. */
  reduction: Share,
  classification: z.string().nullable(),
  status: z.string().nullable(),
  wording: z.string().nullable(),
  source: TargetSource,
  /** Why it cannot be held against figures; null for one that can. */
  fault: z.enum(targetFaults).nullable(),
  outcome: z.enum(outcomes),
  /** Of the year that it was for: t-CO2e; null before it, and without a figure. */
  inYear: z.number().nullable(),
  /** Null with a fault. */
  pace: Pace.nullable(),
  /** Against its own straight line; null without figures. */
  gap: Gap.nullable(),
  paths: z.array(Path),
  /** Share of the newest scope 1, 2 and 3 together that its scope is; null where one of them is not known. */
  covers: z.object({ share: Share, year: z.int() }).nullable(),
  /** Among the promises of the industry for the scope. */
  strength: Strength.nullable(),
})
export type CompanyTarget = z.infer<typeof Target>

/** A row of the initiative's lists, as imported. */
const SbtiRow = z.object({
  kind: z.enum(['company', 'near', 'long', 'net-zero', 'other']),
  state: z.enum(['targets-set', 'committed', 'removed']).nullable(),
  status: z.string().nullable(),
  scope: z.string().nullable(),
  value: z.string().nullable(),
  classification: z.string().nullable(),
  baseYear: Year.nullable(),
  targetYear: Year.nullable(),
  wording: z.string().nullable(),
  publishedOn: Day.nullable(),
  list: z.string(),
  importId: z.int(),
  line: z.int().nullable(),
})

export const targetHorizons = ['short', 'mid', 'long'] as const
export const targetTemperatureScopes = ['scope1+2', 'scope3', 'scope1+2+3'] as const

const Temperature = z.object({
  /** Year that horizons are counted from. */
  referenceYear: z.int(),
  default: z.number(),
  grid: z.array(
    z.object({
      scope: z.enum(targetTemperatureScopes),
      horizon: z.enum(targetHorizons),
      /** °C, two decimals; null where emissions are missing. */
      score: z.number().nullable(),
      /** Whether it rests on the default alone. */
      isDefault: z.boolean(),
      /** `score = max(param × larr + intercept, 0)`; null for one without a target of its own. */
      regression: z
        .object({ variable: z.string(), param: z.number(), intercept: z.number(), larr: z.number() })
        .nullable(),
    }),
  ),
})

/** A target of another kind, in the words of a filing or as an indicator. */
const Other = z.object({
  name: z.string(),
  /** As written. */
  target: z.string().nullable(),
  result: z.string().nullable(),
  unit: z.string().nullable(),
  period: z.string().nullable(),
  /** The same as numbers, where they are numbers of one unit. */
  goal: z.number().nullable(),
  now: z.number().nullable(),
  targetYear: Year.nullable(),
  document: z.object({ id: z.int(), title: z.string(), filedOn: Day }).nullable(),
  /** A figure of an indicator that is a target; null for the words of a filing. */
  figure: z.object({ indicator: z.string(), year: z.int(), boundary: z.string() }).nullable(),
  /** What was read of it in a sentence; null for structured ones. */
  sentence: z
    .object({
      text: z.string(),
      confidence: Share,
      isAccepted: z.boolean(),
      /** How much; null for net zero, which has no amount of its own. */
      amount: z
        .object({
          direction: z.enum(['cut', 'reach']),
          /** Per cent, tonnes, or accidents a million hours. */
          unit: z.enum(['percent', 't', 'rate']),
          value: z.number(),
          /** Upper end of a range. */
          most: z.number().nullable(),
          /** Whether it is meant for every year. */
          isYearly: z.boolean(),
        })
        .nullable(),
      /** By when; null where the sentence does not say. */
      year: z.object({ year: Year, isFiscal: z.boolean() }).nullable(),
    })
    .nullable(),
})

export const CompanyTargets = z.object({
  /** Fiscal years of the series, ascending. */
  years: z.array(z.int()),
  emissions: z.array(Series),
  intensities: z.array(Series),
  /** Of the scopes asked for: nearest years first. */
  targets: z.array(Target),
  /** Positions in `targets` of pairs that promise different levels for one scope and year. */
  contradictions: z.array(z.tuple([z.int(), z.int()])),
  /** How many of each scope there are, whatever was asked for. */
  byScope: z.array(z.object({ scope: z.enum(targetScopes), targets: z.int() })),
  /** Net zero or the last long-term target; null where nobody names one. */
  finalYear: Year.nullable(),
  sbti: z.array(SbtiRow),
  temperature: Temperature,
  others: z.array(Other),
})
export type CompanyTargets = z.infer<typeof CompanyTargets>

export const getTargets = endpoint('GET /companies/:companyId/targets', {
  summary:
    'Targets of a company: what it promises, the path that science asks for, what it has achieved, its temperature scores, and targets of other kinds',
  params: companyParams,
  query: ScoreQuery.pick({ asOf: true, peers: true }).extend({
    /** Scopes of emissions, and of emissions per sales, separated by commas. */
    val_scopes: Scopes,
    per_scopes: Scopes,
    set_avg_emissions: z.stringbool().default(false),
    set_avg_strength: z.stringbool().default(false),
  }),
  response: CompanyTargets,
  refusals: ['company.not-found'],
})
