import { z } from 'zod'
import { optional } from '../../app/address.ts'

const share = optional(z.coerce.number().min(0).max(1))
const year = optional(z.coerce.number().int().min(2020).max(2100))

/** What the part on scenarios keeps in the address, part of the first load: every scenario is a link. Shares are 0 to 1. */
export const ScenarioPart = {
  /** `company-12`, `watchlist-3`, `portfolio-4`, `holdings-…`, `index-…`, `market`. */
  who: optional(z.string().max(160)),
  date: optional(z.iso.date()),
  /** Yen invested, for what has weights alone. */
  invested: optional(z.coerce.number().positive().max(1e16)),
  /** Keys of price paths, separated by commas. */
  scenarios: optional(z.string().max(400)),
  path: optional(z.enum(['target', 'trend', 'constant'])),
  free: share,
  freeUntil: year,
  pass: share,
  tax: share,
  wacc: share,
  fx: optional(z.coerce.number().min(1).max(1000)),
  share: optional(z.enum(['profit', 'sales'])),
  /** Year of headlines and rows. */
  in: optional(z.coerce.number().int().min(2020).max(2050)),
  page: optional(z.coerce.number().int().min(1).max(1000)),
}
