import { z } from 'zod'
import { optional } from '../app/address.ts'

/** Everything that shapes the raw data tab. */
export const RawsSearch = z.object({
  view: optional(z.enum(['held', 'major', 'all'])),
  states: optional(z.enum(['all', 'disclosed', 'tagged'])),
  subsidiaries: optional(z.coerce.number().pipe(z.literal(1))),
  category: optional(z.string()),
  find: optional(z.string().max(100)),
  columns: optional(z.string()),
  /** Whose units the figures stand in: harmonised when left out. */
  units: optional(z.literal('filed')),
  /** `S-LR-002.2024.parent.`: the figure whose why panel is open. */
  figure: optional(z.string().max(300)),
})
export type RawsSearch = z.infer<typeof RawsSearch>
