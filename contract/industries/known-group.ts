import { z } from 'zod'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { industryParams } from '../market/names.ts'
import { Share } from '../scores/score.ts'
import { endpoint, type Output } from '../wire/endpoint.ts'
import { IndustryQuery, IndustrySummary, shared } from './industry-parts.ts'

const Interval = z.object({ low: Share, high: Share })

/** Chance that a member scores above a company that is none, ties counting half; 0.5 where the score says nothing of the list. */
const Auc = z.object({
  auc: Share,
  /** Of 95 %, by DeLong's variance; null where the two sides do not overlap. */
  interval: Interval.nullable(),
})

export const KnownGroupResult = z.object({
  key: z.enum(totalKeys as [Total, ...Total[]]),
  /** Companies on the list with a score, and others with one. */
  members: z.int(),
  others: z.int(),
  /** Null where there are too few of either. */
  result: z
    .object({
      /** Of scores as they are; null where all are the same. */
      market: Auc.nullable(),
      /** Of scores less the mean of each company's industry; null as above, and within one industry, where it is the same. */
      withinIndustries: Auc.nullable(),
      /** Share of the members above the median of all with a score, with Wilson's interval of 95 %. */
      aboveMedian: z.object({ share: Share, interval: Interval }),
    })
    .nullable(),
})
export type KnownGroupResult = z.infer<typeof KnownGroupResult>

const List = z.object({
  /** `index.NAME` or `theme.CODE`. */
  term: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  /** Companies on it in the industry, with or without a score. */
  companies: z.int(),
})

export const getKnownGroup = endpoint('GET /industries/:industryId/known-group', {
  summary:
    'How well the scores of an industry, or of the market, tell the members of an imported list from other companies',
  params: industryParams,
  query: IndustryQuery.omit({ peers: true }).extend({
    /** The longest list when left out. */
    list: z.string().max(120).optional(),
  }),
  response: z.object({
    ...shared,
    industry: IndustrySummary,
    /** Whether market and lists are invented, so that what is measured says nothing of the world. */
    isInvented: z.boolean(),
    /** Members, and others, that need a score before anything is measured. */
    min: z.int(),
    /** Lists with a member in the industry, the longest first; imported as memberships of an index or as states of a theme. */
    lists: z.array(List),
    /** The list that was asked for, and what it says of the scores of the whole and of each pillar; null where there is no list. */
    chosen: List.extend({ results: z.array(KnownGroupResult) }).nullable(),
  }),
  refusals: ['industry.not-found', 'list.not-found'],
})
export type KnownGroup = Output<typeof getKnownGroup>
