import { z } from 'zod'
import { FactStatus, objectiveRelations } from '../market/indicators.ts'
import { themeKinds } from '../scores/ratings.ts'
import { endpoint } from '../wire/endpoint.ts'

/** What the minimum safeguards are about; the last are the social indicators of the disclosure regulation that Article 18(2) refers to. */
export const safeguardTopics = ['human_rights', 'bribery', 'taxation', 'competition', 'sfdr_social'] as const

const named = { code: z.string(), nameJa: z.string(), nameEn: z.string() }

/** A theme, screen, regulation or index, and the rule that decides it. */
export const ThemeDefinition = z.object({
  ...named,
  kind: z.enum(themeKinds),
  /** `label: expression; label: expression; label: otherwise`. */
  rule: z.string(),
  /** Indicators that the rule asks about, in its order. */
  indicators: z.array(z.string()),
  /** Country or region, `JP`, `US-CA`; null where it is of none. */
  jurisdiction: z.string().nullable(),
  /** Year from which it applies; `none` for what never came into force. */
  effective: z.string().nullable(),
  /** Null without one. */
  noteJa: z.string().nullable(),
  noteEn: z.string().nullable(),
  sourceJa: z.string(),
  sourceEn: z.string(),
  status: FactStatus,
})
export type ThemeDefinition = z.infer<typeof ThemeDefinition>

/** An environmental objective of Regulation (EU) 2020/852, or the minimum safeguards that stand beside them. */
export const Objective = z.object({
  ...named,
  /** Where the regulation names it: `9(a)`. */
  article: z.string(),
  /** Where it says what contributes substantially; null for the safeguards. */
  contributionArticle: z.string().nullable(),
  /** Where it says what harms significantly; null for the safeguards. */
  harmArticle: z.string().nullable(),
  /** The regulation has no Japanese text. */
  nameJaStatus: FactStatus,
  source: z.string(),
  status: FactStatus,
  /** Our own mapping, in the order of the catalogue. */
  mappings: z.array(
    z.object({
      indicator: z.string(),
      relation: z.enum(objectiveRelations),
      article: z.string(),
      /** Null for the objectives. */
      topic: z.enum(safeguardTopics).nullable(),
      source: z.string(),
      status: FactStatus,
    }),
  ),
})
export type Objective = z.infer<typeof Objective>

export const getTaxonomy = endpoint('GET /taxonomy', {
  summary:
    'Themes with their rules, the objectives of the EU taxonomy with the indicators that bear on them, and the SDGs',
  response: z.object({
    themes: z.array(ThemeDefinition),
    /** Names of what rules ask about besides indicators: `market`, `pct.tobacco_production`… */
    terms: z.array(z.object(named)),
    objectives: z.array(Objective),
    /** Codes are numbers from 1 to 17. */
    goals: z.array(z.object(named)),
  }),
  refusals: [],
})
