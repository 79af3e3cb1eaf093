import { z } from 'zod'
import { optional } from '../app/address.ts'

const text = optional(z.string().max(200))

/** What the screens of regulations keep in their address; part of the first load, so that it knows no lists. */
export const RegulationSearch = z.object({
  /** `company-12` or `watchlist-8`. */
  set: text,
  /** `applies`, `not_applicable`, `unknown`. */
  state: text,
  find: text,
  sort: text,
  page: optional(z.coerce.number().int().min(1).max(1000)),
  perPage: optional(z.coerce.number().pipe(z.literal(100))),
})
export type RegulationSearch = z.infer<typeof RegulationSearch>
