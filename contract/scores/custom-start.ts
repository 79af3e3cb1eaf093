import { z } from 'zod'
import { directions } from '#methodology/scores/custom/adjustments.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { endpoint } from '../wire/endpoint.ts'
import { CustomMethod } from './custom-weights.ts'

const { industries: CustomIndustries } = CustomMethod.shape

export const getCustomStart = endpoint('GET /scores/custom/start', {
  summary:
    'Where weights of one’s own start: what the standard gives each category on average, and the indicators of each',
  query: z.object({ industries: z.coerce.number().pipe(CustomIndustries).default(74) }),
  response: z.object({
    categories: z.array(
      z.object({
        key: z.enum(categories),
        /** Per cent of the standard score that rests on it, mean of the listed companies by their industries; all sum to 100. */
        weight: z.number().min(0).max(100),
        /** Indicators that the standard method ranks, in the order of the catalogue. */
        indicators: z.array(
          z.object({ code: z.string(), nameJa: z.string(), nameEn: z.string(), direction: z.enum(directions) }),
        ),
      }),
    ),
    /** Of the vendors that the account may see and that rate the pillars as well: what their totals seem to be made of. */
    vendors: z.array(
      z.object({
        vendor: z.string(),
        nameJa: z.string(),
        nameEn: z.string(),
        /** Per cent of environment, social and governance; 100 together. */
        weights: z.tuple([z.number(), z.number(), z.number()]),
        /** Companies that they were read off. */
        n: z.int(),
      }),
    ),
    /** The industries that weights may tell apart and that have companies, with what the standard gives each category there. */
    industries: z.array(
      z.object({
        code: z.string(),
        nameJa: z.string(),
        nameEn: z.string(),
        companies: z.int(),
        /** Per cent by category, in the order of the categories. */
        weights: z.array(z.number().min(0).max(100)).length(categories.length),
      }),
    ),
  }),
  refusals: ['market.preparing', 'market.busy'],
})
