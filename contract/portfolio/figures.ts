import { z } from 'zod'
import { carbonRelatedDefinitions, carbonRelatedGroups } from '#methodology/portfolio/carbon-related.ts'
import { uncoveredRules } from '#methodology/portfolio/weighted-mean.ts'
import { RecipeName, Share } from '../scores/score.ts'
import { ScoreKeyName, ScoreQuery } from '../scores/score-query.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { AdjustmentQuery } from './adjustments.ts'
import { Sides } from './portfolios.ts'
import { BookName } from './sources.ts'
import { PortfolioTemperatures, TemperatureQuery, TemperatureSummary } from './temperature.ts'

/** Which holdings, seen how. */
export const PortfolioQuery = ScoreQuery.extend({
  of: BookName,
  benchmark: z.union([BookName, z.literal('none')]).default('market'),
  /** Day held, or the last day held before it; the newest when left out. */
  date: Day.optional(),
  /** Yen invested, for what has weights and no value. */
  value: z.coerce.number().positive().max(1e16).optional(),
  /** Scopes of emissions: 1 and 2, or 1, 2 and 3. */
  scope: z.enum(['12', '123']).default('12'),
  uncovered: z.enum(uncoveredRules).default('rescale'),
  /** Whether figures that a source or the rule for missing figures estimated count; else disclosed ones alone. */
  estimates: z.enum(['on', 'off']).default('on'),
  /** Score whose effects by sector are worked out. */
  score: ScoreKeyName.default('sustainability_score'),
}).extend(TemperatureQuery.shape)
export type PortfolioQuery = z.infer<typeof PortfolioQuery>

const Figure = z.number().nullable()

/** A figure with how much of the portfolio it speaks for. */
const CoveredFigure = z.object({
  value: Figure,
  /** Share of the weight with a figure. */
  coverage: Share,
  /** Share of the figure itself that rests on disclosed figures; null without a figure. */
  disclosed: Share.nullable(),
})
export type CoveredFigure = z.infer<typeof CoveredFigure>

/** The figures of the strip, of a portfolio, of its benchmark, and before and after a change. */
export const PortfolioStrip = z.object({
  /** t-CO2e per million yen of sales. */
  waci: CoveredFigure,
  /** Score of the whole, 0 to 1. */
  score: CoveredFigure,
  /** t-CO2e; null without a value held. */
  financed: CoveredFigure,
  /** t-CO2e per million yen invested. */
  footprint: CoveredFigure,
  /** t-CO2e per million yen of the sales owned. */
  owned: CoveredFigure,
  /** PCAF, 1 to 5. */
  quality: CoveredFigure,
  temperature: TemperatureSummary,
  /** Share of weight in companies with validated targets. */
  validated: Share,
  /** Companies that a negative screen hits, and their share of weight. */
  excluded: z.object({ companies: z.int(), weight: Share }),
})
export type PortfolioStrip = z.infer<typeof PortfolioStrip>

export const HeldCompany = z.object({
  id: z.int(),
  ticker: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
})
export type HeldCompany = z.infer<typeof HeldCompany>

const GroupLabel = z.object({ code: z.string(), nameJa: z.string(), nameEn: z.string() })

const Effects = z.object({
  portfolio: z.number(),
  benchmark: z.number(),
  allocation: z.number(),
  selection: z.number(),
  interaction: z.number(),
  sectors: z.array(
    z.object({
      sector: GroupLabel,
      weight: Share,
      benchmarkWeight: Share,
      /** Null where it holds nothing of the sector. */
      mean: Figure,
      benchmarkMean: Figure,
      allocation: z.number(),
      selection: z.number(),
      interaction: z.number(),
    }),
  ),
})
export type Effects = z.infer<typeof Effects>

const ScoredCompany = z.object({ company: HeldCompany, weight: Share, score: Share, effect: z.number() })

export const PortfolioFigures = z.object({
  portfolio: z.object({
    of: BookName,
    name: z.string().nullable(),
    /** Day held; null for what has no days of its own. */
    date: z.iso.date().nullable(),
    dates: z.array(z.iso.date()),
    positions: z.int(),
    /** Positions of which the market knows the company. */
    matched: z.int(),
    matchedWeight: Share,
    /** What the market does not know, as written; the largest twenty. */
    unmatched: z.array(z.object({ label: z.string(), weight: Share, isCash: z.boolean() })),
    /** Million yen. */
    value: Figure,
    /** Where weights come from. */
    weighting: z.enum(['value', 'weight', 'stake', 'equal', 'market-cap']),
    /** Per cent that was entered in all, of stakes and weights. */
    entered: Figure,
    /** Lines that are in no weight: shares of which there is no price, or lines without a weight among others that have one. */
    unpriced: z.int(),
    /** Long and short side, only where something is held short: all weights and figures are of the long side, which is the whole. */
    sides: Sides.optional(),
  }),
  benchmark: z.object({ of: BookName, name: z.string().nullable(), positions: z.int() }).nullable(),
  fiscalYear: z.int().nullable(),
  /** An earlier fiscal year of which more than twice as much of the weight has emissions and sales; null where there is none. */
  betterYear: z.object({ fiscalYear: z.int(), coverage: Share }).nullable(),
  strip: PortfolioStrip,
  benchmarkStrip: PortfolioStrip.nullable(),
  climate: z.object({
    /** Largest first: what each adds to the intensity of the whole. */
    contributors: z.array(
      z.object({
        company: HeldCompany,
        weight: Share,
        intensity: z.number(),
        contribution: z.number(),
        /** Share of the sum reached with it. */
        cumulative: Share,
        isDisclosed: z.boolean(),
      }),
    ),
    /** What all others together add. */
    others: z.object({ companies: z.int(), contribution: z.number() }),
    /** Fewest companies that make four fifths of it. */
    fourFifths: z.int(),
    /** With and without the other scopes. */
    waci12: CoveredFigure,
    waci123: CoveredFigure,
    effects: Effects.nullable(),
    carbonRelated: z.array(
      z.object({
        definition: z.enum(carbonRelatedDefinitions),
        /** Share of weight whose industry is known. */
        coverage: Share,
        groups: z.array(z.object({ group: z.enum(carbonRelatedGroups), weight: Share, benchmark: Share.nullable() })),
      }),
    ),
    /** Shares of the weight with emissions by where they come from. */
    sources: z.array(
      z.object({ source: z.enum(['verified', 'disclosed', 'activity']), score: z.int(), weight: Share }),
    ),
    withoutEvic: z.array(z.object({ company: HeldCompany, weight: Share })),
    /** By sector: what each holds, and adds to intensity and to what is financed. */
    sectors: z.array(
      z.object({
        sector: GroupLabel,
        companies: z.int(),
        weight: Share,
        waci: Figure,
        contribution: z.number(),
        financed: Figure,
        coverage: Share,
      }),
    ),
  }),
  temperatures: PortfolioTemperatures,
  esg: z.object({
    scores: z.array(
      z.object({
        key: ScoreKeyName,
        value: Share.nullable(),
        coverage: Share,
        /** Share of what the scores rest on that was disclosed, by weight. */
        disclosed: Share.nullable(),
        lower: Share.nullable(),
        upper: Share.nullable(),
        benchmark: Share.nullable(),
      }),
    ),
    /** The score asked for: by sector, and the companies that move it most against the benchmark, weight × (score − the benchmark's mean). */
    opened: z.object({
      key: ScoreKeyName,
      effects: Effects.nullable(),
      strengths: z.array(ScoredCompany),
      issues: z.array(ScoredCompany),
    }),
    /** Shares of weight by gravest scandal level, 0 to 4, of companies of which news were judged. */
    scandals: z.object({
      levels: z.array(z.object({ level: z.int(), weight: Share, benchmark: Share.nullable(), companies: z.int() })),
      coverage: Share,
    }),
    violations: z.array(
      z.object({
        screen: z.string(),
        nameJa: z.string(),
        nameEn: z.string(),
        weight: Share,
        benchmark: Share.nullable(),
        /** Share of weight of which too little is known to judge. */
        unknown: Share,
        companies: z.array(z.object({ company: HeldCompany, weight: Share })),
      }),
    ),
  }),
  /** The strip after what was asked to be changed; null when nothing was. */
  whatIf: z
    .object({
      strip: PortfolioStrip,
      /** Sales that reach the intensity asked for; null when none was asked for. */
      sales: z
        .object({
          isReached: z.boolean(),
          sold: z.array(z.object({ company: HeldCompany, weight: Share, share: Share })),
          weight: Share,
        })
        .nullable(),
      /** Companies that a rule took out. */
      excluded: z.array(z.object({ company: HeldCompany, weight: Share })),
      /** Screens asked for that there are not; nothing was excluded for them. */
      unknownScreens: z.array(z.string()),
      /** Trades asked for, in their order, with the names of both sides; null for a company that the market does not have, and for all others. */
      trades: z.array(z.object({ trade: z.string(), sell: HeldCompany.nullable(), buy: HeldCompany.nullable() })),
      /** Of these the ones that could not be made, and why. */
      ignored: z.array(z.object({ trade: z.string(), reason: z.enum(['not-held', 'unknown', 'nothing-left']) })),
    })
    .nullable(),
  recipe: RecipeName,
})
export type PortfolioFigures = z.infer<typeof PortfolioFigures>

export const getPortfolioFigures = endpoint('GET /portfolio/figures', {
  summary: 'Climate, temperature and ESG figures of a portfolio beside its benchmark, each with its coverage',
  query: PortfolioQuery.extend(AdjustmentQuery.shape),
  response: PortfolioFigures,
  refusals: ['portfolio.not-found', 'portfolio.empty', 'portfolio.nothing-left'],
})
