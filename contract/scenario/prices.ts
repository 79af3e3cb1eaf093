import { z } from 'zod'
import { FactStatus } from '../market/indicators.ts'
import { endpoint } from '../wire/endpoint.ts'

/** A price of a tonne of CO2 as a table gives it, in the path's currency. */
const Point = z.object({ year: z.int(), price: z.number(), status: FactStatus, source: z.string() })

export const PricePathRow = z.object({
  /** Stands in links; `own-` and a number for one that the caller brought in, `ngfs-` and a hash for one that was imported for everybody. */
  key: z.string(),
  /** As its publisher has it. */
  scenario: z.string(),
  regionJa: z.string(),
  regionEn: z.string(),
  /** Edition of the table; of an imported one its model. */
  vintage: z.string(),
  currency: z.enum(['USD', 'JPY']),
  /** Year whose money the prices are in; null for prices of their day, and where the source does not say. */
  priceLevel: z.int().nullable(),
  /** Share by which the price rises a year after the last point; null where nothing is said of later years. */
  growthAfter: z.number().nullable(),
  points: z.array(Point),
  /** Line of the table that tells whose it is; null for tables of the product. */
  copyright: z.string().nullable(),
  /** Day on which it was imported for everybody; null for tables of the product and for own ones. */
  importedOn: z.iso.date().nullable(),
})
export type PricePathRow = z.infer<typeof PricePathRow>

export const listPricePaths = endpoint('GET /scenarios/prices', {
  summary:
    'Carbon prices by scenario and region with source and status, those of the explorer next, of the caller’s own tables last',
  response: z.array(PricePathRow),
  refusals: [],
})
