import { z } from 'zod'
import { peerBases } from '#methodology/panel/peers.ts'
import { endpoint } from '../wire/endpoint.ts'
import { FactStatus } from './indicators.ts'
import { Named } from './names.ts'

export const listClassifications = endpoint('GET /classifications', {
  summary: 'TSE industries (33 and 17), GICS and market segments with their names',
  response: z.object({
    tse33: z.array(Named.extend({ tse17Code: z.string() })),
    tse17: z.array(Named),
    /** Sectors, groups and industries of 2023, and those of 2018 that are no more. */
    gics: z.array(Named),
    markets: z.array(Named),
    /** Bases of comparison that companies of this market are classified on, the usual one first. */
    bases: z.array(z.enum(peerBases)),
    /** Codes of the market segments that its companies stand on. */
    segments: z.array(z.string()),
  }),
  refusals: [],
})

const GicsRow = Named.extend({
  level: z.enum(['sector', 'group', 'industry']),
  /** Code one level up; empty for a sector. */
  parent: z.string(),
  /** Companies of this market in it. */
  companies: z.int(),
  /** In the other edition: what it became, or what it was. Its own code where nothing changed; empty above industries. */
  counterparts: z.array(z.string()),
})

export const getClassificationStandard = endpoint('GET /classifications/standard', {
  summary: 'How the industries of the Tokyo Stock Exchange and of GICS, before and after 2023, correspond',
  response: z.object({
    /** Where each table comes from and how far it was checked. */
    tables: z.array(
      z.object({
        name: z.enum(['tse33', 'tse17', 'gics', 'gics-changes', 'tse33-gics']),
        sourceJa: z.string(),
        sourceEn: z.string(),
        status: FactStatus,
        rows: z.int(),
      }),
    ),
    /** Of the market: all, those with a GICS code and those with a TSE 33 industry. */
    companies: z.object({ all: z.int(), withGics: z.int(), withTse33: z.int() }),
    tse17: z.array(Named.extend({ companies: z.int() })),
    tse33: z.array(
      Named.extend({
        tse17Code: z.string(),
        companies: z.int(),
        /** The 74 industries that its companies mostly belong to. */
        gics: z.array(z.string()),
      }),
    ),
    gics2023: z.array(GicsRow),
    gics2018: z.array(GicsRow),
    /** Only what changed. */
    changes: z.array(z.object({ gics2018: z.string(), gics2023: z.string(), noteJa: z.string(), noteEn: z.string() })),
  }),
  refusals: [],
})
