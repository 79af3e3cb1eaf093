import { z } from 'zod'
import { ratingClasses, ratingDirections } from '#methodology/ratings/vendor-scales.ts'
import { badges } from '#methodology/scores/hierarchy.ts'
import { FactStatus } from '../market/indicators.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { Rank, Share, Standing } from './score.ts'
import { ScoreQuery } from './score-query.ts'

/** Key of a vendor: those of the product and the operator's own. */
const Vendor = z.string()
const companyParams = z.object({ companyId: IdInAddress })

/** Which ratings: those known at the end of `asOf`; of a fiscal year, those rated until the end of the calendar year after it. */
const RatingsQuery = ScoreQuery.pick({ asOf: true, year: true, peers: true })

export const Rating = z.object({
  /** As the vendor writes it: AA, 71, A-, 24.3. */
  value: z.string(),
  /** The vendor's band; null where it names none. */
  level: z.string().nullable(),
  /** `not-disclosed`: CDP's F. Null for what has no classes. */
  class: z.enum(ratingClasses).nullable(),
  /** Place on the common axis, 0 worst to 1 best; null where there is no place. */
  axis: Share.nullable(),
  ratedOn: Day,
  /** Whether it is invented, as all of the demo market are. */
  isSimulated: z.boolean(),
})
export type Rating = z.infer<typeof Rating>

export const OpenVendor = z.object({
  vendor: Vendor,
  locked: z.literal(false),
  measures: z.enum(badges),
  direction: z.enum(ratingDirections),
  /** From the lowest to the highest that the vendor gives, as it writes them; `silent`: the grade of those that did not disclose. */
  scale: z.object({ least: z.string(), most: z.string(), silent: z.string().nullable() }),
  /** Null when the vendor has not rated the company in the two years before. */
  rating: Rating.nullable(),
  /** The newest of 9 to 18 months earlier. */
  previous: Rating.nullable(),
  /** In the industry, of those that the vendor rates. */
  rank: Rank.nullable(),
  /** Place among all companies that the vendor rates: (worse + same ÷ 2) ÷ n. */
  percentile: Share.nullable(),
  /** Companies in the market that the vendor rates. */
  rated: z.int(),
  /** The industry's other companies on the common axis, ascending; at most 400, evenly chosen. */
  peers: z.array(Share),
  /** On the common axis, of the industry's ten largest that have one; null without any. */
  average: Share.nullable(),
  pillars: z.object({ E: Rating.nullable(), S: Rating.nullable(), G: Rating.nullable() }),
  /** The last rating of each calendar year, ascending, at most ten years. */
  history: z.array(z.object({ year: z.int(), rating: Rating })),
})
export type OpenVendor = z.infer<typeof OpenVendor>

/** Outside the account's contract: nothing but the name leaves. */
const LockedVendor = z.object({ vendor: Vendor, locked: z.literal(true) })

const Part = z.object({
  category: z.enum(['E', 'S', 'G']),
  measurement: z.number(),
  scope: z.number(),
  weight: z.number(),
})

export const Ratings = z.object({
  /** Newest day a rating may be of. */
  day: Day,
  vendors: z.array(z.discriminatedUnion('locked', [OpenVendor, LockedVendor])),
  /** Over the vendors that the account may see, and no others; null below two. */
  consensus: z
    .object({
      vendors: z.array(Vendor),
      /** Mean of the vendors' percentile ranks. */
      mean: Share,
      /** Their standard deviation, 0 to 0.5. */
      dispersion: z.number().min(0).max(0.5),
      agreement: z.enum(['agree', 'mixed', 'disagree']),
      /** In the industry, of those with a consensus over the same vendors. */
      rank: Rank.nullable(),
      standing: Standing.nullable(),
      /** A year before. */
      previous: Share.nullable(),
      average: Share.nullable(),
      peers: z.array(Share),
      history: z.array(z.object({ year: z.int(), mean: Share, dispersion: z.number(), vendors: z.int() })),
    })
    .nullable(),
  /** Pairs of vendors that the account may see, over the whole market. */
  correlations: z.array(
    z.object({
      a: Vendor,
      b: Vendor,
      /** Companies that both rate. */
      n: z.int(),
      pearson: z.number().min(-1).max(1).nullable(),
      spearman: z.number().min(-1).max(1).nullable(),
    }),
  ),
  /** Why the two vendors with pillars differ that lie furthest apart, in places of the common axis, the higher one first. */
  disagreement: z
    .object({
      a: Vendor,
      b: Vendor,
      /** Total of the first less that of the second. */
      gap: z.number(),
      measurement: z.number(),
      scope: z.number(),
      weight: z.number(),
      /** What the pillars do not explain: gap less the three. */
      rest: z.number(),
      /** Weights of E, S and G, read off the vendor's ratings of n companies. */
      weights: z.object({ a: z.array(z.number()).length(3), b: z.array(z.number()).length(3) }),
      n: z.object({ a: z.int(), b: z.int() }),
      parts: z.array(Part),
    })
    .nullable(),
  /** From the news of the twelve months to the day. docs/methodology/news-tone.md. */
  scandal: z.object({
    /** Nothing imported of the company; imported, and judged neither by its source nor by our rules; judged. */
    state: z.enum(['no-news', 'not-judged', 'judged']),
    /** 0 none to 4 very high: the gravest of its events; null unless judged. */
    level: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]).nullable(),
    /** Reports of one event count once. */
    events: z.int(),
    /** Items of news, and how many of them nobody judged. */
    items: z.int(),
    unjudged: z.int(),
    /** Whether the level is what our rules read in headlines and texts. */
    isByText: z.boolean(),
    since: Day,
  }),
})
export type Ratings = z.infer<typeof Ratings>

export const getRatings = endpoint('GET /companies/:companyId/ratings', {
  summary:
    'What each vendor of the account says of a company, their consensus and why they differ; other vendors are named as locked',
  params: companyParams,
  query: RatingsQuery,
  response: Ratings,
  refusals: ['company.not-found'],
})

const Found = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('disclosed'), value: z.union([z.number(), z.string()]) }),
  z.object({ kind: z.literal('estimated'), value: z.union([z.number(), z.string()]) }),
  /** `unknown-term`: nobody has told; others as in the raw data. */
  z.object({ kind: z.literal('missing'), reason: z.string() }),
])
const Operand = z.union([z.number(), z.string()])

export const ThemeReason = z.object({
  term: z.string(),
  nameJa: z.string(),
  nameEn: z.string(),
  /** Of an indicator: the fiscal year and accounting basis that was looked at, and its unit. Null for everything else. */
  indicator: z.object({ fiscalYear: z.int(), boundary: z.string(), unit: z.string() }).nullable(),
  /** Of an average over fiscal years: of which indicator, and from which year to which. Null for everything else. */
  average: z.object({ indicator: z.string(), boundary: z.string(), fromYear: z.int(), toYear: z.int() }).nullable(),
  /** Who says so and since when, of terms that were brought in. */
  source: z.object({ name: z.string(), validFrom: Day }).nullable(),
  test: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('comparison'), operator: z.enum(['=', '!=', '<', '<=', '>', '>=']), operand: Operand }),
    z.object({ kind: z.literal('membership'), isIn: z.boolean(), operands: z.array(Operand) }),
    z.object({ kind: z.literal('reported') }),
  ]),
  found: Found,
  /** Null: unknown, because the term is missing or only estimated. */
  holds: z.boolean().nullable(),
})
export type ThemeReason = z.infer<typeof ThemeReason>

export const themeKinds = ['theme', 'negative_screen', 'regulation', 'index'] as const
export const themeStates = [
  'implemented',
  'not_implemented',
  'no_information',
  'hit',
  'clear',
  'applies',
  'not_applicable',
  'unknown',
  'member',
  'not_member',
] as const

export const ThemeAnswer = z.object({
  code: z.string(),
  kind: z.enum(themeKinds),
  nameJa: z.string(),
  nameEn: z.string(),
  state: z.enum(themeStates),
  /** The human rights theme alone has a color. */
  color: z.enum(['green', 'red', 'grey']).nullable(),
  /** False when nothing decided and the rule asks something, such as an index's members, that is held of no company here. */
  canBeJudged: z.boolean(),
  /** Of a label that won, what made it win; of the default, everything that was asked. */
  because: z.array(ThemeReason),
  /** The rule as it stands in the table; empty for a membership that no rule asks for. */
  rule: z.string(),
  jurisdiction: z.string().nullable(),
  effective: z.string().nullable(),
  status: FactStatus,
})
export type ThemeAnswer = z.infer<typeof ThemeAnswer>

export const getThemes = endpoint('GET /companies/:companyId/themes', {
  summary: 'Themes, negative screens, regulations and indices: what the rules say of a company, and why',
  params: companyParams,
  query: ScoreQuery.pick({ asOf: true, year: true }),
  response: z.object({
    /** Whose figures were looked at; null without a report. */
    year: z.int().nullable(),
    themes: z.array(ThemeAnswer),
  }),
  refusals: ['company.not-found'],
})
