import { z } from 'zod'
import { ThemeReason } from '../scores/ratings.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { toOneLine } from '../wire/typed.ts'
import { gapStates } from './names.ts'
import {
  FirstBinding,
  GapCounts,
  RegulationQuery,
  RegulationSet,
  RegulationState,
  regulationParams,
} from './regulations.ts'

/** Orders of the table: those bound first and the largest first, the fewest or the most disclosed, the first to be bound, by code. */
export const regulationSorts = ['state', 'fewest', 'most', 'first', 'ticker'] as const

const Filter = RegulationQuery.extend({
  set: RegulationSet.optional(),
  state: RegulationState.optional(),
  /** Name, code or reading of a company. */
  find: z.string().max(200).transform(toOneLine).default(''),
  sort: z.enum(regulationSorts).default('state'),
})
export type RegulationFilter = z.infer<typeof Filter>

export const RegulationCompany = z.object({
  companyId: z.int(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
  market: z.string().nullable(),
  state: RegulationState,
  /** What decided; of those that cannot be decided what is missing. */
  because: z.array(ThemeReason),
  /** First date that binds it, where something here tells; one that is only planned for what is not bound yet. */
  first: FirstBinding.nullable(),
  /** Whose figures were looked at; null without a report. */
  fiscalYear: z.int().nullable(),
  /** Last day of that year. */
  yearEnd: z.iso.date().nullable(),
  gaps: GapCounts,
  /** What is there of each indicator that serves the regulation, in their order. */
  figures: z.array(z.enum(gapStates)),
  /** Of what is not disclosed, the indicator that most others in scope do disclose; null without a gap. */
  worst: z.object({ code: z.string(), nameJa: z.string(), nameEn: z.string() }).nullable(),
})
export type RegulationCompany = z.infer<typeof RegulationCompany>

export const listRegulationCompanies = endpoint('GET /regulations/:regulation/companies', {
  summary: 'Listed companies with their state under a regulation, what decided it and what they do not disclose',
  params: regulationParams,
  query: Filter.extend({
    page: z.coerce.number().int().min(1).max(1000).default(1),
    perPage: z.coerce
      .number()
      .pipe(z.union([z.literal(50), z.literal(100)]))
      .default(50),
  }),
  response: z.object({ total: z.int(), companies: z.array(RegulationCompany) }),
  refusals: ['regulation.not-found', 'company.not-found', 'watchlist.not-found'],
})

export const regulationFormats = ['csv', 'xlsx'] as const

export const saveRegulation = endpoint('POST /regulations/:regulation/file/:format', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary: 'The companies that fit with state, reason and every figure that serves the regulation, and its gaps',
  params: regulationParams.extend({ format: z.enum(regulationFormats) }),
  query: Filter.extend({
    /** Of the headers, names and words. */
    lang: z.enum(['ja', 'en']).default('ja'),
  }),
  response: FileAnswer,
  refusals: ['regulation.not-found', 'company.not-found', 'watchlist.not-found', 'download.over-limit'],
})
