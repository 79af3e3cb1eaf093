import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'

export const getMarket = endpoint({
  method: 'GET',
  path: '/market',
  summary: 'What stands here: an invented market or a real one, how much of it, and how fresh the one in memory is',
  response: z.object({
    /** Null while there is nothing yet. */
    kind: z.enum(['demo', 'real']).nullable(),
    companies: z.int(),
    listed: z.int(),
    /** Figures held; vintages of one figure count once. */
    figures: z.int(),
    /** Fiscal years of the market in memory, ascending. */
    years: z.array(z.int()),
    /** Raised by everything that changes what is known. */
    revision: z.int(),
    /** Revision of the market in memory, which rankings are of; behind the other for seconds after an import. */
    revisionInMemory: z.int(),
    /** Figures that wait for a person. */
    openReviews: z.int(),
  }),
  refusals: [],
})
