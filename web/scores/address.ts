import { z } from 'zod'
import { optional } from '../app/address.ts'

/** What the screens about scores keep in their address. */
export const ScoresSearch = z.object({
  /** Key of a score or code of an indicator: whose reasons stand beside the screen. */
  why: optional(z.string().max(60)),
  /** What a score is compared with: the industry's average, the year before, or another company. */
  against: optional(z.enum(['average', 'last-year', 'company', 'standard'])),
  other: optional(z.coerce.number().int().positive().max(2_147_483_647)),
  /** Which score a screen is about. */
  key: optional(z.string().max(40)),
  /** Axes of the position map: `e_score,s_score`. */
  axes: optional(z.string().max(80)),
  /** Among whom: the industry, or the whole market. */
  scope: optional(z.enum(['industry', 'market'])),
  /** Order of a table of indicators: `difference`, `weight`, `issues`. */
  sort: optional(z.string().max(300)),
  /** A way to look at the screen's main figure that is not its usual one. */
  view: optional(z.string().max(20)),
})
export type ScoresSearch = z.infer<typeof ScoresSearch>
