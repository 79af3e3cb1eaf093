import { z } from 'zod'
import { FactStatus } from '../market/indicators.ts'
import { assuranceLevels, reportingStandards } from '../market/marks.ts'
import { ThemeReason } from '../scores/ratings.ts'
import { ScoreQuery } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  boundParties,
  forces,
  gapStates,
  regulationNatures,
  regulationStates,
  stageForces,
  termKinds,
} from './names.ts'

export const RegulationState = z.enum(regulationStates)
/** Listed companies in each state. */
const StateCounts = z.record(RegulationState, z.int())
/** Figures in each state. */
export const GapCounts = z.record(z.enum(gapStates), z.int())
export type GapCounts = z.infer<typeof GapCounts>

/** `company-12` or a list of the caller’s own, `watchlist-8`. */
export const RegulationSet = z.string().regex(/^(company|watchlist)-[1-9]\d{0,8}$/)

/** Day that one looks back to, and the fiscal year; of each company the newest that holds enough when left out. */
export const RegulationQuery = ScoreQuery.pick({ asOf: true, year: true })
export type RegulationQuery = z.infer<typeof RegulationQuery>

export const regulationParams = z.object({ regulation: z.string().regex(/^[a-z0-9-]{1,60}$/) })

/** A text in both languages with how far it was checked, and against what. */
const checked = { sourceJa: z.string(), sourceEn: z.string(), status: FactStatus }

const Head = z.object({
  /** As its address has it, `ssbj`. */
  slug: z.string(),
  /** As rules and searches name it, `reg_ssbj`. */
  code: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  jurisdiction: z.string(),
  binds: z.enum(boundParties),
  nature: z.enum(regulationNatures),
  /** On the day asked for. */
  force: z.enum(forces),
  /** First date of the text, `2027-03-31` or a year; null for what never came into force. */
  from: z.string().nullable(),
  fromStatus: FactStatus.nullable(),
  /** Of the rule that decides who is bound. */
  status: FactStatus,
  states: StateCounts,
  /** Indicators that serve it. */
  indicators: z.int(),
})
export type RegulationHead = z.infer<typeof Head>

export const listRegulations = endpoint('GET /regulations', {
  summary: 'The regulations with their dates, whom they bind and how many listed companies are in each state',
  query: RegulationQuery,
  response: z.object({
    day: z.iso.date(),
    listed: z.int(),
    regulations: z.array(Head),
  }),
  refusals: [],
})

export const RegulationStage = z.object({
  /** `2027-03-31`, or a year. */
  from: z.string(),
  year: z.int(),
  /** Whether it counts by fiscal years, those that end on the date or later. */
  isYearEnd: z.boolean(),
  whatJa: z.string(),
  whatEn: z.string(),
  force: z.enum(stageForces),
  /** Whether it binds others than the dates before it; false where it only asks for more. */
  isNewScope: z.boolean(),
  ...checked,
  /** Listed companies that it is the first to bind; null where nothing here tells whom it binds. Of a planned one those that it would bind. */
  companies: z.int().nullable(),
})
export type RegulationStage = z.infer<typeof RegulationStage>

/** What the text says of the fiscal years of a company that is bound, such as assurance a year later. */
export const RegulationTerm = z.object({
  kind: z.enum(termKinds),
  whatJa: z.string(),
  whatEn: z.string(),
  /** Fiscal years after the first that binds, from and to; null where there is no such bound. */
  firstYear: z.int().nullable(),
  lastYear: z.int().nullable(),
  force: z.enum(stageForces),
  ...checked,
})
export type RegulationTerm = z.infer<typeof RegulationTerm>

/** First date that binds a company; one that is only planned for what is not bound yet. */
export const FirstBinding = z.object({
  from: z.string(),
  force: z.enum(stageForces),
  status: FactStatus,
  /** Last day of the first fiscal year that it binds, where the date counts by them and the company’s are on file. */
  yearEnd: z.iso.date().nullable(),
})
export type FirstBinding = z.infer<typeof FirstBinding>

/** A figure of one company, as it opens to why it is so. */
export const GapFigure = z.object({
  state: z.enum(gapStates),
  /** Null where there is none that counts or waits for review. */
  value: z.number().nullable(),
  fiscalYear: z.int().nullable(),
  boundary: z.string(),
  /** How far its source says that the value was assured, and under which standard it was reported; null where it does not say. */
  assurance: z.enum(assuranceLevels).nullable(),
  standard: z.enum(reportingStandards).nullable(),
})

/** Of disclosed figures, how many are under assurance, how many are said not to be, and how many are of the SSBJ standards; of the rest no source tells. */
export const MarkCounts = z.object({ assured: z.int(), unassured: z.int(), ssbj: z.int() })
export type MarkCounts = z.infer<typeof MarkCounts>

export const RegulationIndicator = z.object({
  code: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  unit: z.string(),
  /** Accounting basis on which it is looked for. */
  boundary: z.string(),
  /** Paragraphs of the standards that ask for it, recalled. */
  paragraphs: z.array(z.string()),
  /** Whether the mapping is from the text of the regulation or our own. */
  ...checked,
  /** Listed companies in scope by what is there of it. */
  inScope: GapCounts,
  /** All listed companies. */
  market: GapCounts,
  /** Companies of the set; null without one. */
  set: GapCounts.nullable(),
  /** What sources say of the figures that are disclosed. */
  marks: z.object({ inScope: MarkCounts, market: MarkCounts, set: MarkCounts.nullable() }),
  /** Of the set where it is one company. */
  figure: GapFigure.nullable(),
})
export type RegulationIndicator = z.infer<typeof RegulationIndicator>

/** A company of a set, and what its state rests on. */
const OneCompany = z.object({
  state: RegulationState,
  because: z.array(ThemeReason),
  isListed: z.boolean(),
  first: FirstBinding.nullable(),
  /** Last day of the fiscal year that was looked at. */
  yearEnd: z.iso.date().nullable(),
})

export const Regulation = Head.omit({ indicators: true }).extend({
  day: z.iso.date(),
  listed: z.int(),
  asksJa: z.string(),
  asksEn: z.string(),
  asks: z.object(checked),
  /** Name and address of the official text, and how far the address was checked. */
  text: z.object({ nameJa: z.string(), nameEn: z.string(), url: z.url(), status: FactStatus }),
  /** As it is executed. */
  rule: z.string(),
  noteJa: z.string().nullable(),
  noteEn: z.string().nullable(),
  sourceJa: z.string(),
  sourceEn: z.string(),
  /** Listed companies by market segment, the largest first; null is none of the exchange's. */
  markets: z.array(z.object({ market: z.string().nullable(), states: StateCounts })),
  stages: z.array(RegulationStage),
  terms: z.array(RegulationTerm),
  /** Companies in scope whose first date nothing here tells. */
  undated: z.int(),
  indicators: z.array(RegulationIndicator),
  /** Companies in scope with a report that disclose every indicator that applies to them; null where no indicator serves it. */
  complete: z.int().nullable(),
  /** Companies in scope without a report of the year. */
  withoutReport: z.int(),
  /** Terms of the rule that nobody has told of any company here. */
  unheld: z.array(z.object({ term: z.string(), nameJa: z.string(), nameEn: z.string() })),
  set: z
    .object({
      kind: z.enum(['company', 'watchlist']),
      id: z.int(),
      nameJa: z.string(),
      nameEn: z.string(),
      companies: z.int(),
      states: StateCounts,
      company: OneCompany.nullable(),
    })
    .nullable(),
})
export type Regulation = z.infer<typeof Regulation>

export const getRegulation = endpoint('GET /regulations/:regulation', {
  summary:
    'One regulation: what it asks and when, whom it binds by rule, and how completely they disclose what serves it',
  params: regulationParams,
  query: RegulationQuery.extend({ set: RegulationSet.optional() }),
  response: Regulation,
  refusals: ['regulation.not-found', 'company.not-found', 'watchlist.not-found'],
})
