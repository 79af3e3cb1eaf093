import { z } from 'zod'
import { FactStatus } from '../market/indicators.ts'
import { HeldCompany } from '../portfolio/figures.ts'
import { Share } from '../scores/score.ts'
import { Day } from '../wire/day.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import {
  defaultScenarios,
  emissionsPathNames,
  headlineYear,
  lastScenarioYear,
  scenarioBases,
  scenarioKeysPattern,
  scenarioWhoPattern,
} from './names.ts'

const ShareParameter = z.coerce.number().min(0).max(1)

/** Whom a scenario is worked out for, and under what assumptions; those left out start from `data/scenario_assumptions.csv`. */
export const ScenarioQuery = z.object({
  who: z.string().max(160).regex(scenarioWhoPattern),
  asOf: Day.optional(),
  /** Day held, of a portfolio; the newest when left out. */
  date: Day.optional(),
  /** Yen invested, for what has weights and no value. */
  value: z.coerce.number().positive().max(1e16).optional(),
  scenarios: z
    .string()
    .max(400)
    .regex(scenarioKeysPattern)
    .default(defaultScenarios)
    .transform((text) => [...new Set(text.split(','))]),
  path: z.enum(emissionsPathNames).default('target'),
  /** Share of emissions that costs nothing, and the year by which that has fallen to nothing. */
  free: ShareParameter.optional(),
  freeUntil: z.coerce.number().int().min(2020).max(2100).optional(),
  /** Share of the cost that customers bear. */
  pass: ShareParameter.optional(),
  tax: ShareParameter.optional(),
  wacc: ShareParameter.optional(),
  /** JPY for one USD. */
  fx: z.coerce.number().min(1).max(1000).optional(),
  share: z.enum(scenarioBases).default('profit'),
  /** Year that rows and headlines are of. */
  in: z.coerce.number().int().min(2020).max(lastScenarioYear).default(headlineYear),
})
export type ScenarioQuery = z.infer<typeof ScenarioQuery>

/** A figure that a row rests on; opens to its filing. */
const Figure = z.object({
  indicator: z.string(),
  boundary: z.string(),
  year: z.int(),
  /** t-CO2e, or million yen. */
  value: z.number(),
  state: z.enum(['disclosed', 'estimated']),
})
export type ScenarioFigure = z.infer<typeof Figure>

const PathName = z.enum(emissionsPathNames)

export const ScenarioRow = z.object({
  company: HeldCompany,
  /** Share of the company that is owned: 1 for whole companies, value held ÷ EVIC in a portfolio; null where it is not known. */
  owned: z.number().nullable(),
  /** Scope 1 and 2 of the newest year, t-CO2e of the whole company: one figure, or scope 1 and scope 2; null without emissions. */
  emissions: z.object({ year: z.int(), value: z.number(), figures: z.array(Figure) }).nullable(),
  /** What was assumed of it; null without emissions. */
  path: PathName.nullable(),
  /** Levels that it promised, t-CO2e; empty without a sound target. */
  levels: z.array(
    z.object({ year: z.int(), value: z.number(), baseYear: z.int(), reduction: Share, source: z.string() }),
  ),
  /** Growth a year by its figures; null with too few. */
  trend: z
    .object({ growth: z.number(), observed: z.number(), from: z.int(), to: z.int(), figures: z.int() })
    .nullable(),
  /** Operating profit or sales of the newest year, million yen of the whole company. */
  base: Figure.nullable(),
  /** Of the year asked for: t-CO2e, and JPY by scenario in the order asked for, of the part that is owned. */
  inYear: z.object({ emissions: z.number().nullable(), costs: z.array(z.number().nullable()) }),
  /** Share of the base by scenario; null without one, and for a loss. */
  shares: z.array(z.number().nullable()),
})
export type ScenarioRow = z.infer<typeof ScenarioRow>

const Amounts = z.array(z.number().nullable())
const ByPath = z.object({ target: Amounts, trend: Amounts, constant: Amounts })

export const ScenarioResult = z.object({
  who: z.object({
    key: z.string(),
    kind: z.enum(['company', 'watchlist', 'portfolio', 'holdings', 'index', 'market']),
    nameJa: z.string().nullable(),
    nameEn: z.string().nullable(),
    date: z.iso.date().nullable(),
    dates: z.array(z.iso.date()),
    /** Whether companies count whole, by the share owned, or not at all since no value is known. */
    ownership: z.enum(['whole', 'evic', 'no-value']),
    /** Million yen held. */
    value: z.number().nullable(),
  }),
  assumptions: z.object({
    path: PathName,
    free: Share,
    freeUntil: z.int().nullable(),
    pass: Share,
    tax: Share,
    wacc: Share,
    fx: z.number(),
    share: z.enum(scenarioBases),
    /** Names of those that nobody set: they are start values of the product. */
    started: z.array(z.enum(['free', 'pass', 'tax', 'wacc', 'fx'])),
    /** Shares of operating profit from which an effect is called large, and medium. */
    effect: z.object({ large: Share, medium: Share }),
  }),
  /** Fiscal years, ascending; values are of the first of them. */
  years: z.array(z.int()),
  inYear: z.int(),
  /** Emissions of the part that is owned, t-CO2e, by what is assumed. */
  emissions: ByPath,
  /** Sum of the newest operating profit or sales of companies with emissions, million yen; null without one. */
  base: z.number().nullable(),
  scenarios: z.array(
    z.object({
      key: z.string(),
      /** In the currency of the path; null where the table has none. */
      prices: z.array(
        z
          .object({
            price: z.number(),
            status: FactStatus,
            sources: z.array(z.string()).readonly(),
            basis: z.enum(['given', 'between', 'after']),
          })
          .nullable(),
      ),
      /** JPY by year. */
      costs: ByPath,
      /** Of the base; null without one and for a loss. */
      shares: Amounts,
      /** Present value after tax, JPY. */
      npv: z.object({
        value: z.number().nullable(),
        from: z.int().nullable(),
        to: z.int().nullable(),
        missing: z.int(),
      }),
    }),
  ),
  coverage: z.object({
    /** Positions of the whole, and of them companies of the market. */
    positions: z.int(),
    companies: z.int(),
    withEmissions: z.int(),
    /** Of those with emissions. */
    withBase: z.int(),
    withOwnership: z.int(),
    losses: z.int(),
    /** Of those with emissions, companies with a target that can be held against them. */
    withTarget: z.int(),
    /** How many follow what; a company without a target follows its trend, one without a trend stays where it is. */
    paths: z.object({ target: z.int(), trend: z.int(), constant: z.int() }),
  }),
  /** A page of the companies, the largest cost of the first scenario first. */
  rows: z.array(ScenarioRow),
})
export type ScenarioResult = z.infer<typeof ScenarioResult>

const refusals = ['company.not-found', 'portfolio.not-found', 'portfolio.empty', 'scenario.price-unknown'] as const

export const scenarioRowsPerPage = 50

export const getScenario = endpoint('GET /scenarios/cost', {
  summary:
    'What carbon prices would cost a company, a watchlist or a portfolio by year to 2050: cost, share of profit, present value, drivers',
  query: ScenarioQuery.extend({ page: z.coerce.number().int().min(1).max(1000).default(1) }),
  response: ScenarioResult,
  refusals: [...refusals],
})

export const scenarioFormats = ['csv', 'xlsx'] as const

export const saveScenario = endpoint('POST /scenarios/cost/file/:format', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary:
    'A scenario as a file: assumptions with sources, results by year, every company with its figures, a draft table',
  params: z.object({ format: z.enum(scenarioFormats) }),
  query: ScenarioQuery.extend({
    /** Of the headers, names and words. */
    lang: z.enum(['ja', 'en']).default('ja'),
  }),
  response: FileAnswer,
  refusals: [...refusals, 'download.over-limit'],
})
