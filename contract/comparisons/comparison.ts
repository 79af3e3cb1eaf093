import { z } from 'zod'
import { targetFactors, targetSides } from '#methodology/scores/family/tags.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { RecipeName, Share } from '../scores/score.ts'
import { inferenceByGuess, OwnMethodNamed, ScoreQuery, standardMethodId } from '../scores/score-query.ts'
import { searchCellStates } from '../search/searches.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { idList } from '../wire/id.ts'

/** Most companies that are compared, of them drawn by name, rows of one answer, and fiscal years of it. */
export const comparisonBounds = { companies: 50, displayed: 5, rows: 60, years: 10 } as const

/** Rows of a comparison nobody has chosen rows for: the totals and the categories. */
export const defaultRows = ['sustainability_score', 'e_score', 's_score', 'g_score', ...categories] as const

/** Indicators of a comparison of figures nobody has chosen for. */
export const defaultFigures = ['sustainability_score', 'E-CC-022', 'G-BD-002', 'G-BD-001', 'S-LR-007'] as const

/** Numbers of companies, separated by commas; one that is named twice counts once. */
export const ComparedIds = idList({ separator: ',', most: 180 })

const Year = z.coerce.number().int().min(1990).max(2100)

/** The conditions of a comparison, as the specification names them; each has its usual value when left out. */
export const ComparisonQuery = ScoreQuery.omit({ year: true }).extend({
  companies: ComparedIds,
  /** First and last fiscal year: the five before this one, and this one. */
  from_y: Year.optional(),
  to_y: Year.optional(),
  /** Scores, indicators and vendors, separated by commas: `e_score,S-LR-001,msci`. */
  rows: z.string().max(1500).optional(),
  /** Head offices that the market's middle is taken of: `JP-kanto`. */
  region: z.string().max(20).default('total'),
  /** 2: companies; 1: the industries that they are in. */
  org_kbn: z.coerce
    .number()
    .pipe(z.literal([1, 2]))
    .default(2),
  /** Indicators that scores are made of, by what they speak of; both given means those with both. */
  target: z.enum(['total', ...targetSides]).default('total'),
  factor: z.enum(['total', ...targetFactors]).default('total'),
  /** 1 is the standard method, 2 the employment impact, `own-12` one of the caller's own; others are refused since they are withdrawn. */
  method: z.union([OwnMethodNamed, z.coerce.number().int().min(1).max(99)]).default(standardMethodId),
  /** The rule for missing figures and the horizon by the numbers that links have for them; `inference` and `period` when left out. */
  guess_kbn: z.coerce
    .number()
    .int()
    .min(0)
    .max(inferenceByGuess.length - 1)
    .optional(),
  method_period: z.coerce
    .number()
    .pipe(z.literal([1, 2]))
    .optional(),
  /** Whether the averages of the industries are worked out. */
  set_avg: z.stringbool().default(true),
})
export type ComparisonQuery = z.infer<typeof ComparisonQuery>

export const ComparedName = z.object({
  id: z.int(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
})

const ComparedIndustry = z.object({
  /** `gics:151010`, `tse33:3200`, `unclassified`. */
  code: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  /** Companies in it, of any size. */
  companies: z.int(),
})
export type ComparedIndustry = z.infer<typeof ComparedIndustry>

/** One row in one fiscal year. Lists are in the order of `companies`, or of `industries` where those are compared. */
const ComparedYear = z.object({
  /** In the row's unit, scores 0 to 1; null without a figure. */
  values: z.array(z.number().nullable()),
  states: z.array(z.enum(searchCellStates)),
  /** Of vendors: as they write it. */
  texts: z.array(z.string().nullable()).optional(),
  /** Of scores: share of the weight that rests on disclosed figures; null without a report. */
  coverages: z.array(Share.nullable()).optional(),
  /** Of scores: rank in the industry, and of how many; 0 and 0 without one. */
  ranks: z.array(z.tuple([z.int(), z.int()])).optional(),
  /** Of totals: best and worst rank that eight of ten lie within, of how many; 0 each without one. Left out where it is not measured. */
  intervals: z.array(z.tuple([z.int(), z.int(), z.int()])).optional(),
  /** By industry: mean of its ten largest that have a figure; empty where averages were not asked for. */
  averages: z.array(z.number().nullable()),
  /** The whole market, or that of the region: companies with a figure, their median and the ends of the middle 60 %. */
  market: z.object({
    n: z.int(),
    median: z.number().nullable(),
    lower: z.number().nullable(),
    upper: z.number().nullable(),
  }),
})
export type ComparedYear = z.infer<typeof ComparedYear>

const ComparedRow = z.object({
  code: z.string(),
  kind: z.enum(['score', 'indicator', 'vendor']),
  /** `points` of scores, which are 0 to 1 here; the indicator's; empty for vendors. */
  unit: z.string(),
  direction: z.enum(['higher_better', 'lower_better', 'neutral']),
  /** Of a yes or no: 1 and 0. */
  isBoolean: z.boolean(),
  /** By industry: share of the whole score's weight, of pillars and categories; null for everything else. */
  weights: z.array(Share.nullable()),
  /** Of scores: indicators that it is made of under the target and factor that were asked for. */
  indicators: z.int().nullable(),
  /** In the order of `years`. */
  years: z.array(ComparedYear),
})
export type ComparedRow = z.infer<typeof ComparedRow>

export const Comparison = z.object({
  /** Fiscal years, ascending. */
  years: z.array(z.int()),
  /** The newest of them in which half of the companies have a report; null where none has. */
  newestYear: z.int().nullable(),
  companies: z.array(
    ComparedName.extend({
      isListed: z.boolean(),
      /** `03-31`; null when unknown. */
      fiscalYearEnd: z.string().nullable(),
      /** Position in `industries`. */
      industry: z.int(),
      /** Of these fiscal years, those with a report, ascending. */
      reported: z.array(z.int()),
    }),
  ),
  /** Numbers that no company of the day has. */
  unknown: z.array(z.int()),
  /** Each once, in the order of the companies. */
  industries: z.array(ComparedIndustry),
  units: z.enum(['companies', 'industries']),
  rows: z.array(ComparedRow),
  /** What averages are taken by. */
  average: z.object({ by: z.enum(['market-cap', 'sales']), day: z.iso.date().nullable() }),
  recipe: RecipeName,
})
export type Comparison = z.infer<typeof Comparison>

export const compareCompanies = endpoint('GET /comparisons', {
  isLong: true,
  summary:
    'Up to 50 companies, or their industries, side by side: scores, figures and ratings over fiscal years, beside industry and market',
  query: ComparisonQuery,
  response: Comparison,
  refusals: [
    'comparison.too-many',
    'comparison.years',
    'comparison.row-unknown',
    'comparison.family-empty',
    'comparison.region-unknown',
    'method.not-available',
  ],
})

/** Where one figure of a comparison comes from. */
export const ComparedSource = z.object({
  company: z.int(),
  indicator: z.string(),
  state: z.enum(['disclosed', 'read-from-text', 'estimated', 'not-applicable']),
  periodEnd: z.iso.date(),
  knownFrom: z.iso.date(),
  /** Element of the filing or header of the column; null where the source keeps nothing beside the value. */
  item: z.string().nullable(),
  document: z.object({
    id: z.int(),
    title: z.string(),
    filedOn: z.iso.date(),
    /** Of the file that was read. */
    sha256: z.string(),
  }),
})
export type ComparedSource = z.infer<typeof ComparedSource>

export const listComparedSources = endpoint('GET /comparisons/sources', {
  summary: 'Where the figures of up to five indicators of up to 50 companies come from, in one fiscal year',
  query: z.object({
    companies: ComparedIds,
    /** Codes, separated by commas. */
    indicators: z
      .string()
      .max(200)
      .transform((text) => [...new Set(text.split(',').filter(Boolean))]),
    year: Year,
    asOf: Day.optional(),
  }),
  response: z.array(ComparedSource),
  refusals: ['comparison.too-many', 'comparison.row-unknown'],
})
