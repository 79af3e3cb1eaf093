import { z } from 'zod'

/** Why a text is no search. */
const faultReasons = [
  'too-long',
  'too-deep',
  'too-many', // conditions, values, columns or orders
  'syntax',
  'unknown-name', // no such condition, indicator, score or vendor
  'unknown-value', // not in the list that the condition takes its values from
  'unknown-watchlist', // none of the caller’s watchlists has this number
  'range', // no number, or the least above the most
  'scale', // a bound that no figure of this measure can have: it is meant on another scale
  'year', // outside of the market
  'aspect', // not a question that can be put to this measure
] as const
export type FaultReason = (typeof faultReasons)[number]

/** What is wrong, and at which character from 0. */
export const SearchFault = z.object({
  reason: z.enum(faultReasons),
  /** Which parameter of the search. */
  parameter: z.enum(['where', 'columns', 'sort', 'measure', 'x', 'y', 'size', 'at', 'year']),
  at: z.int().min(0),
  /** The piece that is meant, as it was written. */
  text: z.string(),
})
export type SearchFault = z.infer<typeof SearchFault>
