import { z } from 'zod'
import { peerBases, peerLevels } from '#methodology/panel/peers.ts'
import { FactStatus } from '../market/indicators.ts'
import { Rank, Share } from '../scores/score.ts'
import { companyParams } from '../scores/score-query.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { Partner } from './patents.ts'

const Count = z.int().min(0)
const Named = z.object({ nameJa: z.string(), nameEn: z.string() })

/** Filings by the stage that they have come to. */
const Stages = z.object({ granted: Count, pending: Count, ended: Count, unknown: Count })

const PatentYear = z.object({
  /** Fiscal year of the company. */
  year: z.int(),
  /** Its last day. */
  end: Day,
  /** Whether all that was filed in it is public; false where a part of it lies in the last eighteen months. */
  isPublic: z.boolean(),
  filings: Count,
  stages: Stages,
})
export type PatentYear = z.infer<typeof PatentYear>

/** Where a table of classes comes from, and how far it was checked. */
const TableFacts = z.object({
  sourceJa: z.string(),
  sourceEn: z.string(),
  /** Of its least checked row. */
  status: FactStatus,
  rows: Count,
  /** Rows that stand in no source, since they are our own. */
  own: Count,
})

/** The company among those of its industry that have patents here. */
const PatentPeers = Named.extend({
  /** `gics:151010`. */
  code: z.string(),
  basis: z.enum(peerBases),
  level: z.enum(peerLevels),
  companies: Count,
  withPatents: Count,
  /** Of the companies with patents. */
  median: z.number(),
  mean: z.number(),
  /** By the number of patents; null where the company has none. */
  rank: Rank.nullable(),
  green: z.object({
    /** Of all patents of the industry. */
    share: Share,
    /** Of the shares of the companies that are ranked. */
    median: Share.nullable(),
    /** By the share of green ones, among companies with enough patents; null where it has fewer, and in too small a company. */
    rank: Rank.nullable(),
  }),
})
export type PatentPeers = z.infer<typeof PatentPeers>

export const PatentSummary = z.object({
  /** Day that it is of. */
  day: Day,
  /** End of the company's fiscal year, `03-31`; `isYearEndKnown` is false where that is only usual. */
  yearEnd: z.string(),
  isYearEndKnown: z.boolean(),
  /** What was filed after it is not all public on the day, or was not when the file was made. */
  openSince: Day,
  /** Public on the day. */
  patents: Count,
  /** Of them, filed in years that are all public: what sentences are about. */
  settled: z.object({ patents: Count, joint: Count, green: Count }),
  /** Without a day of filing. */
  undated: Count,
  /** Whether the stages of the day are known: those of the newest import hold from its day on. */
  areStagesKnown: z.boolean(),
  stages: Stages,
  /** Ascending, without gaps, to the year of the day. */
  years: z.array(PatentYear),
  /** Subclasses, most first; a patent counts in each of its own. */
  classes: z.array(
    Named.extend({
      code: z.string(),
      /** Names of the table; false where a code is not in it, and stands for itself. */
      isNamed: z.boolean(),
      patents: Count,
      /** Of those filed in years that are all public. */
      inPublicYears: Count,
    }),
  ),
  /** Patents without a code that can be read. */
  unclassified: Count,
  /** Who applied with the company, most often first. */
  partners: z.array(Partner.extend({ patents: Count, newest: Day.nullable() })),
  /** Patents that anybody applied for with the company. */
  joint: Count,
  green: z.object({
    patents: Count,
    topics: z.array(
      Named.extend({
        key: z.string(),
        patents: Count,
        subtopics: z.array(Named.extend({ key: z.string(), patents: Count, status: FactStatus })),
      }),
    ),
  }),
  /** Null where fewer than ten companies of its industry, its group and its sector have patents here. */
  industry: PatentPeers.nullable(),
  tables: z.object({ classes: TableFacts, green: TableFacts }),
  /** Files that the patents came with, newest first. */
  sources: z.array(
    z.object({ importId: z.int(), fileName: z.string(), source: z.string(), importedOn: Day, patents: Count }),
  ),
})
export type PatentSummary = z.infer<typeof PatentSummary>

export const getPatentSummary = endpoint('GET /companies/:companyId/patents/summary', {
  summary: 'Patents of a company by year, stage, class, partner and green technology, and against its industry',
  params: companyParams,
  query: z.object({ asOf: Day.optional(), peers: z.enum(peerBases).optional() }),
  response: PatentSummary,
  refusals: ['company.not-found'],
})
