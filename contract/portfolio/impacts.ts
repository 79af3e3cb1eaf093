import { z } from 'zod'
import { impactNotes, impactUnits } from '#methodology/portfolio/adverse-impacts/names.ts'
import { Share } from '../scores/score.ts'
import { itemText } from '../wire/account-items.ts'
import { endpoint } from '../wire/endpoint.ts'
import { PortfolioQuery } from './figures.ts'
import { BookName } from './sources.ts'

export const AdverseImpact = z.object({
  /** Of table 1 of annex I, 1 to 14. */
  no: z.int(),
  /**
   * What of it; null where it is one figure. Of the first: `scope1`, `scope2`, `scope1+2` of companies that do not divide it, `scope3`, and
   * their sum `total`, all of the same companies.
   */
  part: z.string().nullable(),
  nameJa: z.string(),
  nameEn: z.string(),
  unit: z.enum(impactUnits),
  isLowBetter: z.boolean(),
  /** At the four quarter-ends; null where nothing was held, or nothing is known. */
  values: z.array(z.number().nullable()).length(4),
  /** Mean of the quarter-ends that have one, and of the year before. */
  mean: z.number().nullable(),
  before: z.number().nullable(),
  /** Shares of weight on the newest quarter-end: companies that the market knows, those with a figure, those whose figure is estimated. */
  eligible: Share,
  covered: Share,
  estimated: Share,
  notes: z.array(z.enum(impactNotes)),
  /** Actions taken and planned, in the reader’s own words; empty without any. */
  action: z.string(),
})
export type AdverseImpact = z.infer<typeof AdverseImpact>

export const getAdverseImpacts = endpoint('GET /portfolio/impacts', {
  summary:
    'Principal adverse impacts 1 to 14 of the SFDR, at four quarter-ends and as their mean, each with its coverage',
  query: PortfolioQuery.omit({ year: true }),
  response: z.object({
    /** Quarter-ends, and the day whose holdings stand for each; null where there is none within the quarter. */
    quarters: z.array(z.object({ end: z.iso.date(), heldOn: z.iso.date().nullable() })).length(4),
    before: z.array(z.object({ end: z.iso.date(), heldOn: z.iso.date().nullable() })).length(4),
    impacts: z.array(AdverseImpact),
  }),
  refusals: ['portfolio.not-found', 'portfolio.empty'],
})

/** Characters of an action. */
export const maxActionText = 1000

export const saveImpactAction = endpoint('PUT /portfolio/impacts/:no', {
  summary: 'Keep what is done about an adverse impact of a portfolio, in one’s own words; empty takes it away',
  params: z.object({ no: z.coerce.number().int().min(1).max(14) }),
  body: z.object({
    of: BookName,
    text: itemText(maxActionText),
  }),
  response: z.object({ no: z.int(), text: z.string() }),
  refusals: ['portfolio.not-found', 'portfolio.empty', 'account.full'],
})
