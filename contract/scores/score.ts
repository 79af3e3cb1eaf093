import { z } from 'zod'
import { peerBases, peerLevels } from '#methodology/panel/peers.ts'
import { badges, periods } from '#methodology/scores/hierarchy.ts'
import type { origins } from '#methodology/scores/ranks/ranks.ts'
import { UnlikeMonths } from '../market/unlike-periods.ts'
import { Inference, MethodNamed, ScoreKeyName } from './score-query.ts'

export const Share = z.number().min(0).max(1)

export const PeerLevelName = z.enum(peerLevels)

export const OriginName = z.enum([
  'disclosed',
  'estimated',
  'inferred',
  'worst-value',
] satisfies (typeof origins)[number][])

export const Rank = z.object({ rank: z.int(), of: z.int() })

/**
 * Where a rank in the industry and its score may lie, measured by hiding figures: eight of ten such ranks lie within it.
 * docs/methodology/standard-score-2-1.md.
 */
export const RankIntervalRow = z.object({
  best: z.int(),
  worst: z.int(),
  of: z.int(),
  /** Scores at the worst and at the best rank. */
  low: Share,
  high: Share,
})
export type RankIntervalRow = z.infer<typeof RankIntervalRow>

/** −1 to 1: how far the halves of a score's indicators agree (Spearman–Brown); null where it cannot be measured. */
export const Reliability = z.number().min(-1).max(1).nullable()

/** Bands of a rank in its industry. */
export const Band = z.enum(['top-20', 'top-40', 'top-60', 'worst-40', 'worst-20'])

export const Standing = z.enum(['strength', 'average', 'issue'])

/** A company's size that an amount is divided by before it is ranked. */
export const RankedSize = z.object({
  /** `F-PL-001`, sales, or `S-LR-001`, headcount. */
  indicator: z.string(),
  /** Null where it is not known: then nothing can be ranked. */
  value: z.number().nullable(),
  /** The filing company alone; the group where left out. */
  boundary: z.literal('parent').optional(),
})

/** How an inferred figure counts that is not ranked as if it were known. */
export const ExpectedPercentile = z.object({
  /** On `scale`; null where none was measured. */
  standardError: z.number().nullable(),
  scale: z.enum(['log', 'logit', 'probability', 'unit']),
  /** Standard errors by which it is moved to the worse end first. */
  caution: z.number(),
  /** Parts of a whole that the percentile is rounded to. */
  parts: z.int(),
  /** The last figure that the company disclosed: the percentile is no higher than its own. Null where none is remembered. */
  remembered: z.object({ year: z.int(), percentile: z.number() }).nullable(),
})

/** A mean of indicators among the means of the peers. */
export const RankedMean = z.object({
  value: Share,
  /** Means below it, equal to it, itself among them, and all, after rounding to 30 binary digits. */
  worse: z.int(),
  same: z.int(),
  of: z.int(),
  reference: z.object({ code: z.string(), level: PeerLevelName }),
})

/** A score and what it is read against, each as it reads among the company's peers of its year; null where there is none. */
const Reading = <Figure extends z.ZodType>(figure: Figure) =>
  z.object({
    value: figure.nullable(),
    average: figure.nullable(),
    lower: figure.nullable(),
    upper: figure.nullable(),
    best: figure.nullable(),
    previous: figure.nullable(),
  })

/** A deviation score: 50 is the mean of the peers, 10 a standard deviation; without ends. */
export const Deviation = z.number()

/** How many of the indicators that a score is of the company disclosed, or their source estimated: those that its coverage is of. */
export const DisclosedCount = z.object({
  disclosed: z.int(),
  /** Indicators that weigh anything: from version 2.1 on those in use in the market that year. */
  of: z.int(),
  /** Those of the whole catalogue. */
  catalogue: z.int(),
})
export type DisclosedCount = z.infer<typeof DisclosedCount>

/** Why a figure that is held reaches no score. docs/methodology/standard-score.md. */
export const unscoredReasons = [
  'neutral', // neither high nor low is better
  'statutory', // what a statute asks of the filing company in Japan: not the group's, and only of those who must report
  'other-boundary', // on another accounting basis than the one the indicator is ranked on
  'under-review', // looks like a filer's error, until a person decides
  'unranked', // too few companies disclose it for anybody to be ranked
  'not-in-use', // too few companies of the market disclose it that year for it to weigh anything
  'no-size', // an amount of a company whose sales or headcount is not known
  'no-weight', // its category weighs nothing in the industry
  'too-little', // its category, or the whole, has too little disclosed for a score
] as const
export type UnscoredReason = (typeof unscoredReasons)[number]

/**
 * Which files would fill the indicators of a score that no figure is held of: how many of them an EDINET annual report (XBRL) has an
 * element for, and how many only a filled-in template brings. A figure that is held and cannot be ranked is not missing: it is named
 * with the reason.
 */
export const Fillable = z.object({
  annualReport: z.int(),
  template: z.int(),
  held: z
    .array(z.object({ indicator: z.string(), nameJa: z.string(), nameEn: z.string(), reason: z.enum(unscoredReasons) }))
    .default([]),
})
export type Fillable = z.infer<typeof Fillable>

/**
 * What entered and left between two fiscal years of a series: indicators of a score, or companies of an average.
 * docs/methodology/comparable-years.md.
 */
export const YearStep = z.object({
  /** The year before that has a figure. */
  from: z.int(),
  entered: z.int(),
  left: z.int(),
  /** Companies in both years whose own scores cannot be compared. */
  changed: z.int(),
  /** Share of what is known in either year that is alike in both. */
  common: Share,
  /** Whether a change may be told. */
  isComparable: z.boolean(),
})
export type YearStep = z.infer<typeof YearStep>

/** By year of a series. */
export const YearSteps = z.object({
  /** Null for the first figure, and without one. */
  steps: z.array(YearStep.nullable()),
  /** Whether the year can be compared with the last one that has a figure. */
  isLikeLast: z.array(z.boolean()),
})
export type YearSteps = z.infer<typeof YearSteps>

export const Score = z.object({
  key: ScoreKeyName,
  badge: z.enum(badges),
  /** 0 to 1, greater is better; null when nothing could be scored, or too little is known. */
  value: Share.nullable(),
  /** Share of its whole weight that rests on figures disclosed or estimated by their source; what too few disclose counts against it. */
  coverage: Share,
  /** Null without a report of the year. */
  known: DisclosedCount.nullable(),
  /** Null with a score, and without a report of the year. */
  fillable: Fillable.nullable(),
  /**
   * Null without a score, where nothing of it was disclosed, and where the scores of the market and year are less reliable than the
   * method asks for; so are band and standing.
   */
  rank: Rank.nullable(),
  /** Of the four totals; left out where it is not measured. */
  interval: RankIntervalRow.optional(),
  band: Band.nullable(),
  /** Upper two fifths, middle, lower two fifths of the industry. */
  standing: Standing.nullable(),
  /** Share of the whole score's weight, for the pillars and categories; null without weight in it, and for the others. */
  weight: Share.nullable(),
  /** Mean of the industry's ten largest companies. */
  average: Share.nullable(),
  /** Of all peers: ends of the middle 60 %, and the best. */
  lower: Share.nullable(),
  upper: Share.nullable(),
  best: Share.nullable(),
  /** The year before; null where the two years rest on figures that are not alike, docs/methodology/comparable-years.md. */
  previous: Share.nullable(),
  previousRank: Rank.nullable(),
  /** Where the year and the one before are not equally long: months of the later and of the earlier. */
  months: UnlikeMonths.optional(),
  /** The same six figures as percentiles, 0 to 1, and as deviation scores. docs/methodology/score-displays.md. */
  displays: z.object({ percentile: Reading(Share), deviation: Reading(Deviation) }),
})

export type Score = z.infer<typeof Score>

export const RecipeName = z.object({
  /** SHA-256 of its canonical form. */
  hash: z.string(),
  method: MethodNamed,
  /** What its owner calls a method of his own, and which version of it was used. */
  own: z.object({ title: z.string(), version: z.int() }).optional(),
  version: z.string(),
  inference: Inference,
  period: z.enum(periods),
  peers: z.enum(peerBases),
  /** Left out where figures read from the words of filings take part. */
  text: z.literal('excluded').optional(),
  asOf: z.iso.date().nullable(),
  revision: z.int(),
})

export const PeerGroupName = z.object({
  basis: z.enum(peerBases),
  /** `gics:151010`, `tse33:3200`, `unclassified`, `market`. */
  code: z.string(),
  level: PeerLevelName,
  /** Companies with a score of the whole in the year. */
  companies: z.int(),
})
