import { z } from 'zod'
import { optional } from '../app/address.ts'

/** What the plain list of companies keeps in its address. */
export const CompaniesSearch = z.object({
  q: optional(z.string().max(100)),
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
})
