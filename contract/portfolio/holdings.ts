import { z } from 'zod'
import { UnlikeMonths } from '../market/unlike-periods.ts'
import { Share } from '../scores/score.ts'
import { parseMeasure } from '../search/text.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { HeldCompany, PortfolioQuery } from './figures.ts'

/** Columns that can be asked for besides those that are always there. */
export const maxExtraColumns = 12

/** Measures as a search names them, separated by commas: `e_score,msci,E-CC-001,E-CC-001:change@2021-2023`. */
const HoldingColumns = z
  .string()
  .max(600)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.string().refine((text) => parseMeasure(text).kind === 'read')).max(maxExtraColumns))

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
  /** Where the company’s two years are not equally long: months of the later and of the earlier. */
  months: UnlikeMonths.optional(),
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
  /** In the order of the columns asked for: the figure, how a vendor writes it, and of a change the months of years not equally long. */
  extra: z.array(
    z.object({ value: z.number().nullable(), text: z.string().nullable(), months: UnlikeMonths.optional() }),
  ),
})
export type PortfolioHolding = z.infer<typeof PortfolioHolding>

/** A further column: what it is of, its unit, and what its figures are multiplied by to be in it. */
const HoldingColumn = z.object({
  measure: z.string(),
  unit: z.string(),
  scale: z.number(),
  nameJa: z.string(),
  nameEn: z.string(),
  isBoolean: z.boolean(),
  /** Of a vendor outside the account’s contract: there is nothing in it. */
  isLocked: z.boolean(),
})
export type HoldingColumn = z.infer<typeof HoldingColumn>

const HoldingsQuery = PortfolioQuery.extend({
  /** Of the fiscal year of the portfolio where a measure names none. */
  columns: HoldingColumns.optional(),
})

export const getPortfolioHoldings = endpoint('GET /portfolio/holdings', {
  summary: 'The heaviest positions of a portfolio, at most 800, each with what its figures are made of',
  query: HoldingsQuery,
  response: z.object({
    holdings: z.array(PortfolioHolding),
    /** Companies held in all; totals are of all of them. */
    companies: z.int(),
    fiscalYear: z.int().nullable(),
    columns: z.array(HoldingColumn),
  }),
  refusals: ['portfolio.not-found', 'portfolio.empty', 'indicator.not-found'],
})

export const holdingsFormats = ['csv', 'xlsx'] as const

export const saveHoldings = endpoint('POST /portfolio/holdings/file/:format', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary:
    'Every position of a portfolio with what its figures are made of, and the figures of the whole with their coverage',
  params: z.object({ format: z.enum(holdingsFormats) }),
  query: HoldingsQuery.extend({
    /** Of the headers, names and words. */
    lang: z.enum(['ja', 'en']).default('ja'),
  }),
  response: FileAnswer,
  refusals: ['portfolio.not-found', 'portfolio.empty', 'indicator.not-found', 'download.over-limit'],
})
