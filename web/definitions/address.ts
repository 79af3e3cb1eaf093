import { z } from 'zod'
import { optional } from '../app/address.ts'

const word = optional(z.string().max(60))
/** What the list of definitions keeps in its address; values are those of its filters. */
export const DefinitionsSearch = z.object({
  find: optional(z.string().max(100)),
  /** A large or a middle category. */
  class: word,
  small: optional(z.string().max(120)),
  sdg: optional(z.string().regex(/^([1-9]|1[0-7])$/)),
  standard: word,
  tag: word,
  direction: optional(z.enum(['higher_better', 'lower_better', 'neutral'])),
  type: optional(z.enum(['numeric', 'boolean'])),
  /** Whether the annual report carries it. */
  filing: optional(z.enum(['yes', 'no'])),
  scored: optional(z.enum(['yes', 'no'])),
  /** By disclosure rate; in the order of the catalogue without. */
  rates: optional(z.enum(['high', 'low'])),
  page: optional(z.coerce.number().int().min(1).max(100)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
})
export type DefinitionsSearch = z.infer<typeof DefinitionsSearch>
