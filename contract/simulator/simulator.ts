import { z } from 'zod'
import { cellStates } from '#methodology/figures/cell-states.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { leverSteps } from '#methodology/scores/simulation/levers.ts'
import { Band, PeerGroupName, Rank, RecipeName, Share } from '../scores/score.ts'
import { companyParams, ScoreKeyName, ScoreQuery } from '../scores/score-query.ts'
import { endpoint } from '../wire/endpoint.ts'
import { ChangesText } from './changes.ts'

/** A score as it is, or as it would be. */
const State = z.object({
  /** 0 to 1; null where there is none. */
  score: Share.nullable(),
  coverage: Share,
  /** In the industry; null where nothing of it is disclosed. */
  rank: Rank.nullable(),
  band: Band.nullable(),
})

/** A figure of the company; null where it does not count. */
const Figure = z.object({ value: z.number().nullable(), state: z.enum(cellStates) })

/** Where an indicator's figure could realistically go, in its unit; null where there is no such figure. */
const Goals = z.object({ median: z.number().nullable(), quartile: z.number().nullable(), best: z.number().nullable() })

/** One change, with all before it. */
const Step = z.object({
  indicator: z.string(),
  category: z.enum(categories),
  from: Figure,
  to: z.number(),
  /** Of its figure, before and after; null where it has none. */
  percentile: z.object({ before: Share.nullable(), after: Share.nullable() }),
  /** Change of the score that it brings, −1 to 1; the effects sum to the difference of the scores. Null without a score on either side. */
  effect: z.number().nullable(),
  after: State,
})

/** Why a change could not be made. */
export const changeFaults = ['unknown', 'not-scored', 'not-applicable', 'range'] as const

const Rejected = z.object({
  indicator: z.string(),
  value: z.number(),
  reason: z.enum(changeFaults),
  /** What it may be, where it is out of range. */
  least: z.number().nullable(),
  most: z.number().nullable(),
})

export const Simulation = z.object({
  /** Of the figures that are changed; null without a report. */
  year: z.int().nullable(),
  peers: PeerGroupName,
  /** The score that steps are told of. */
  key: ScoreKeyName,
  /** The whole, E, S, G, the categories, and the key. */
  scores: z.array(
    z.object({
      key: ScoreKeyName,
      before: State,
      after: State,
      /** Of the company that it is compared with, as it is. */
      other: Share.nullable(),
    }),
  ),
  steps: z.array(Step),
  rejected: z.array(Rejected),
  other: z.object({ id: z.int(), nameJa: z.string(), nameEn: z.string().nullable() }).nullable(),
  recipe: RecipeName,
  /** SHA-256 of the changes; null without any. */
  changes: z.string().nullable(),
})
export type Simulation = z.infer<typeof Simulation>

export const simulateScores = endpoint('GET /companies/:companyId/simulation', {
  summary:
    'Scores, rank and class of a company with some of its figures changed, by the standard method itself; the effect of each change',
  params: companyParams,
  query: ScoreQuery.extend({
    /** Figures that are changed: `E-CC-028:1~S-DV-002:12.5`. */
    set: ChangesText,
    key: ScoreKeyName.default('sustainability_score'),
    /** A company to compare with. */
    against: companyParams.shape.companyId.optional(),
  }),
  response: Simulation,
  refusals: ['company.not-found', 'method.not-available'],
})

/** Peers of the industry that stood no better than the company does, and those of them that made the step. */
const Precedents = z.object({
  of: z.int(),
  n: z.int(),
  /** Middle of the fiscal years that it took them; null where nobody did, and where the company has not disclosed the figure. */
  years: z.number().nullable(),
  /** The fastest three of them, with the fiscal years that each took; null where the company has not disclosed the figure. */
  fastest: z.array(
    z.object({ id: z.int(), nameJa: z.string(), nameEn: z.string().nullable(), years: z.number().nullable() }),
  ),
})

export const Lever = z.object({
  indicator: z.string(),
  category: z.enum(categories),
  from: Figure,
  goals: Goals,
  to: z.number(),
  /** What the step alone would add to the score of the whole, −1 to 1. */
  effect: z.number(),
  /** Effect for each fiscal year that the step took peers; null where that is not known. */
  perYear: z.number().nullable(),
  rank: Rank.nullable(),
  precedents: Precedents,
})
export type Lever = z.infer<typeof Lever>

export const Levers = z.object({
  year: z.int().nullable(),
  /** Of the whole; null without one, and then nothing is moved. */
  score: Share.nullable(),
  rank: Rank.nullable(),
  /** By effect, the greatest first. */
  levers: z.array(Lever),
  recipe: RecipeName,
})
export type Levers = z.infer<typeof Levers>

export const listLevers = endpoint('GET /companies/:companyId/simulation/levers', {
  summary:
    'What each indicator would add to a company’s score: at the middle of its peers, at their better quarter, or at its own best year',
  params: companyParams,
  query: ScoreQuery.extend({ step: z.enum(leverSteps).default('median') }),
  response: Levers,
  refusals: ['company.not-found', 'method.not-available'],
})
