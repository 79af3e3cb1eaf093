import { z } from 'zod'
import { searchBounds } from '#contract/search/condition.ts'
import { optional } from '../app/address.ts'

/** Everything that shapes the search screen; what the API takes has the same names there. */
export const SearchState = z.object({
  q: optional(z.string().max(searchBounds.word)),
  where: optional(z.string().max(searchBounds.text)),
  columns: optional(z.string().max(2000)),
  sort: optional(z.string().max(300)),
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
  /** `simple`: one box, market and industry. */
  mode: optional(z.literal('simple')),
  view: optional(z.enum(['both', 'map'])),
  /** Measures of the position map: `E-CC-022,sustainability_score`. */
  axes: optional(z.string().max(160)),
  density: optional(z.enum(['compact', 'relaxed'])),
  /** Path of the condition whose editor is open. */
  edit: optional(z.string().max(40)),
})
export type SearchState = z.infer<typeof SearchState>
