import { z } from 'zod'
import { Share } from '../scores/score.ts'
import { endpoint } from '../wire/endpoint.ts'
import { HeldCompany, PortfolioQuery } from './figures.ts'

/** Columns that can be asked for besides those that are always there. */
export const mostExtraColumns = 12

const HoldingColumns = z
  .string()
  .max(400)
  .regex(/^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$/)
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.string()).max(mostExtraColumns))

export const PortfolioHolding = z.object({
  company: HeldCompany,
  sector: z.object({ code: z.string(), nameJa: z.string(), nameEn: z.string() }),
  weight: Share,
  /** Share of it in the benchmark; null without one. */
  benchmarkWeight: Share.nullable(),
  /** Million yen. */
  value: z.number().nullable(),
  score: Share.nullable(),
  /** The year before. */
  scoreBefore: Share.nullable(),
  /** t-CO2e of the scopes asked for. */
  emissions: z.number().nullable(),
  /** t-CO2e per million yen of sales. */
  intensity: z.number().nullable(),
  /** What it adds to the intensity of the whole. */
  contribution: z.number().nullable(),
  isDisclosed: z.boolean(),
  /** t-CO2e. */
  financed: z.number().nullable(),
  /** Enterprise value including cash, million yen. */
  evic: z.number().nullable(),
  /** Million yen. */
  sales: z.number().nullable(),
  /** PCAF, 1 to 5. */
  quality: z.int().nullable(),
  /** °C of the scope and horizon asked for; null where emissions are missing that weigh the scopes. */
  temperature: z.number().nullable(),
  /** Whether it is the score of a company without a target. */
  isDefault: z.boolean(),
  /** What the initiative’s list says: `targets-set`, `committed`, `removed`, `net-zero`. */
  sbti: z.array(z.string()),
  /** Codes of the negative screens that hit it. */
  screens: z.array(z.string()),
  /** Gravest scandal level of twelve months; null where nothing was judged. */
  scandal: z.int().nullable(),
  /** In the order of the columns asked for. */
  extra: z.array(z.number().nullable()),
})
export type PortfolioHolding = z.infer<typeof PortfolioHolding>

export const getPortfolioHoldings = endpoint({
  method: 'GET',
  path: '/portfolio/holdings',
  summary: 'The heaviest positions of a portfolio, at most 800, each with what its figures are made of',
  query: PortfolioQuery.extend({
    /** Scores and indicators separated by commas, of the fiscal year of the portfolio. */
    columns: HoldingColumns.optional(),
  }),
  response: z.object({
    holdings: z.array(PortfolioHolding),
    /** Companies held in all; totals are of all of them. */
    companies: z.int(),
    fiscalYear: z.int().nullable(),
    /** Of the columns asked for: those that there are, with their unit. */
    columns: z.array(z.object({ name: z.string(), unit: z.string(), nameJa: z.string(), nameEn: z.string() })),
  }),
  refusals: ['portfolio.not-found', 'portfolio.empty', 'indicator.not-found'],
})
