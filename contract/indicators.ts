import { z } from 'zod'
import { cellStates } from '#methodology/panel.ts'
import { endpoint } from './endpoint.ts'

/** How far a fact of the catalogue was checked. `recalled` and `proposed` are never shown as verified. */
export const FactStatus = z.enum(['official', 'verified', 'secondary', 'recalled', 'proposed', 'derived'])

export const Indicator = z.object({
  /** `S-LR-001`; financial ones begin with `F-`. */
  code: z.string(),
  questionCode: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  unit: z.string(),
  /** `environment`, `social`, `governance` or `finance`. */
  large: z.string(),
  /** Key of the materiality hierarchy, `climatechange`; for finance its own groups. */
  middle: z.string(),
  smallJa: z.string(),
  smallEn: z.string(),
  direction: z.enum(['higher_better', 'lower_better', 'neutral']),
  type: z.enum(['numeric', 'boolean']),
  /** Whose figure the indicator means, before a source says otherwise. */
  boundary: z.string(),
  isMajor: z.boolean(),
  /** Financial rows may stand for an indicator of the main list; the figure is held once, under that code. */
  sameAs: z.string().nullable(),
  sdgs: z.array(z.int()),
  standardRefs: z.array(z.string()),
  /** Elements of the annual report that carry it; empty when none does. */
  elements: z.array(z.string()),
  status: FactStatus,
})
export type Indicator = z.infer<typeof Indicator>

export const listIndicators = endpoint({
  method: 'GET',
  path: '/indicators',
  summary:
    'The catalogue: 427 indicators, statutory emissions and 39 financial ones, in the order of the classification',
  response: z.array(Indicator),
  refusals: [],
})

/** How the figures of an indicator are spread over the market; statistics are of those that count. */
export const Spread = z.object({
  /** Companies by state: disclosed, estimated, and why the others have no figure that counts. */
  companies: z.record(z.enum(cellStates), z.int()),
  /** Figures that count. */
  n: z.int(),
  /** In the indicator's unit; null without a figure. */
  least: z.number().nullable(),
  lowerQuartile: z.number().nullable(),
  median: z.number().nullable(),
  upperQuartile: z.number().nullable(),
  most: z.number().nullable(),
  mean: z.number().nullable(),
})
export type Spread = z.infer<typeof Spread>

const Day = z.iso.date()
const Year = z.coerce.number().int().min(1990).max(2100)

export const getDistribution = endpoint({
  method: 'GET',
  path: '/indicators/:indicator/distribution',
  summary:
    'Where a figure stands: how its indicator is spread over the market and over the industry in one fiscal year',
  params: z.object({ indicator: z.string().max(20) }),
  query: z.object({
    fiscalYear: Year,
    /** What was known at the end of that day in Tokyo. Now when left out. */
    asOf: Day.optional(),
    /** A company whose place is asked for. */
    companyId: z.coerce.number().int().positive().max(2_147_483_647).optional(),
  }),
  response: z.object({
    market: Spread,
    /** Null without a company, or for one without an industry. */
    industry: Spread.nullable(),
    /** Null without a company. */
    company: z
      .object({
        /** In the indicator's unit, also while it is under review; null without a figure. */
        value: z.number().nullable(),
        state: z.enum(cellStates),
        /** 0 to 1, greater is better; null for neutral indicators and figures that do not count. */
        marketRank: z.number().min(0).max(1).nullable(),
        industryRank: z.number().min(0).max(1).nullable(),
      })
      .nullable(),
    /** State of the market the answer is of. */
    revision: z.int(),
  }),
  refusals: ['indicator.not-found', 'company.not-found'],
})

export const listSpreads = endpoint({
  method: 'GET',
  path: '/indicators/spreads',
  summary: 'Every indicator of a fiscal year: who discloses it, and how its figures are spread',
  query: z.object({ fiscalYear: Year, asOf: Day.optional() }),
  response: z.object({ spreads: z.array(Spread.extend({ indicator: z.string() })), revision: z.int() }),
  refusals: [],
})
