import { z } from 'zod'
import { optional } from '../app/address.ts'

/** What the taxonomy keeps in its address. */
export const TaxonomySearch = z.object({ find: optional(z.string().max(100)) })
