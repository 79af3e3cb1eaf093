import { z } from 'zod'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { indicatorKinds } from '#methodology/inference/traits.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'

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
  /** What it speaks of: `risk`, `opportunity`, `impact`, `regulation`, `scandal`, `disclosure`. */
  scoreTags: z.array(z.string()),
  sdgs: z.array(z.int()),
  standardRefs: z.array(z.string()),
  /** Elements of the annual report that carry it; empty when none does. */
  elements: z.array(z.string()),
  status: FactStatus,
})
export type Indicator = z.infer<typeof Indicator>

export const listIndicators = endpoint('GET /indicators', {
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

const Year = z.coerce.number().int().min(1990).max(2100)
const count = z.int().min(0)

/** How an indicator bears on an objective of the EU taxonomy: our own mapping. */
export const objectiveRelations = ['substantial_contribution', 'no_significant_harm', 'minimum_safeguards'] as const

/** An indicator with all that the catalogue and the tables beside it say of it. */
export const Definition = Indicator.extend({
  /** Of the main list, reported by law, or financial. */
  kind: z.enum(['esg', 'statutory', 'financial']),
  /** How its figures behave, which decides how a missing one is inferred: docs/methodology/missing-values.md. */
  figureKind: z.enum(indicatorKinds),
  /** Whether the standard method ranks it: of the main list, with a better and a worse end. */
  isScored: z.boolean(),
  /** Cross scores besides E, S and G that it enters: `risk`, `impact`…; and labels such as `women`. */
  scoreTags: z.array(z.string()),
  /** Paragraphs of SSBJ standards; S1 and S2 stand for the general and the climate standard. */
  ssbjRefs: z.array(z.string()),
  /** How a financial figure follows from others; null for figures that are reported. */
  formulaJa: z.string().nullable(),
  formulaEn: z.string().nullable(),
  /** How far the elements of the filing were checked; null without any. */
  elementsStatus: FactStatus.nullable(),
  /** How far the references to standards were checked; null where nobody has said. */
  referencesStatus: FactStatus.nullable(),
  /** Codes of the themes, screens and regulations whose rule names it. */
  themes: z.array(z.string()),
  objectives: z.array(z.object({ objective: z.string(), relation: z.enum(objectiveRelations) })),
})
export type Definition = z.infer<typeof Definition>

export const listDefinitions = endpoint('GET /indicators/definitions', {
  summary: 'Every indicator as the catalogue defines it, and where scores, themes and taxonomies use it',
  response: z.object({
    indicators: z.array(Definition),
    /** By middle category: of the 74 industries, how many give it each weight from 0 to 5. */
    weights: z.record(z.string(), z.array(count).length(6)),
  }),
  refusals: [],
})

export const listCoverage = endpoint('GET /indicators/coverage', {
  summary: 'The disclosure rate of every indicator in every fiscal year',
  query: z.object({ asOf: Day.optional() }),
  response: z.object({
    /** Fiscal years, ascending. */
    years: z.array(z.int()),
    /** The newest year that most companies have reported; null in an empty market. */
    newest: z.int().nullable(),
    indicators: z.array(
      z.object({
        indicator: z.string(),
        /** Disclosure rate by year, in the order of `years`, 0 to 1 to four decimals; null where there is none. */
        rates: z.array(z.number().min(0).max(1).nullable()),
      }),
    ),
    revision: z.int(),
  }),
  refusals: [],
})

const IndustryCoverage = z.object({
  /** TSE 33 industry, or GICS sector. */
  code: z.string(),
  disclosed: count,
  eligible: count,
  /** Share of `eligible`, 0 to 1; null without any, and where the year's form had no element for it. */
  rate: z.number().min(0).max(1).nullable(),
})
export type IndustryCoverage = z.infer<typeof IndustryCoverage>

export const getCoverage = endpoint('GET /indicators/:indicator/coverage', {
  summary: 'Who discloses an indicator: companies by state in every fiscal year, and by industry in one',
  params: z.object({ indicator: z.string().max(20) }),
  query: z.object({
    asOf: Day.optional(),
    /** Year of the industries; the newest that most companies have reported when left out. */
    fiscalYear: Year.optional(),
  }),
  response: z.object({
    /** Ascending. */
    years: z.array(
      z.object({
        fiscalYear: z.int(),
        companies: z.record(z.enum(cellStates), count),
        /** Companies that could have disclosed. */
        eligible: count,
        /** Share of `eligible` that disclosed; null without any, and where the year's form had no element for it. */
        rate: z.number().min(0).max(1).nullable(),
      }),
    ),
    /** Year of the industries; null in an empty market. */
    fiscalYear: z.int().nullable(),
    tse33: z.array(IndustryCoverage),
    /** Sectors; empty where no company has a licensed classification. */
    gics: z.array(IndustryCoverage),
    revision: z.int(),
  }),
  refusals: ['indicator.not-found'],
})

export const getDistribution = endpoint('GET /indicators/:indicator/distribution', {
  summary:
    'Where a figure stands: how its indicator is spread over the market and over the industry in one fiscal year',
  params: z.object({ indicator: z.string().max(20) }),
  query: z.object({
    fiscalYear: Year,
    /** What was known at the end of that day in Tokyo. Now when left out. */
    asOf: Day.optional(),
    /** A company whose place is asked for. */
    companyId: IdInAddress.optional(),
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

export const listSpreads = endpoint('GET /indicators/spreads', {
  summary: 'Every indicator of a fiscal year: who discloses it, and how its figures are spread',
  query: z.object({ fiscalYear: Year, asOf: Day.optional() }),
  response: z.object({ spreads: z.array(Spread.extend({ indicator: z.string() })), revision: z.int() }),
  refusals: [],
})
