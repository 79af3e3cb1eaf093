import { z } from 'zod'
import { optional } from '../app/address.ts'
import { ContextSearch } from '../context/search.ts'

/** What the comments keep in their address; which world one is in goes along to the other tabs. */
export const CommentsSearch = ContextSearch.extend({
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  show: optional(z.literal('unresolved')),
  /** Path and query of the screen that a new comment is about. */
  about: optional(z.string().max(2000)),
})
