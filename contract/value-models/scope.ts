import { z } from 'zod'
import { peerBases } from '#methodology/panel/peers.ts'
import { pbrBases } from '#methodology/value/pbr/pbr.ts'
import { CompanyName, Named } from '../market/names.ts'
import { Day } from '../wire/day.ts'
import { IdInAddress } from '../wire/id.ts'

/** Which companies a regression is made of: one over its years, an industry, or, with neither, the whole market. */
export const ScopeQuery = z.object({
  /** What was known at the end of that day in Tokyo. Now when left out. */
  asOf: Day.optional(),
  /** `gics74-151010`, `tse33-3200`; a company counts before it. */
  industry: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  companyId: IdInAddress.optional(),
})
export type ScopeQuery = z.infer<typeof ScopeQuery>

export const Scope = z.object({
  kind: z.enum(['company', 'industry', 'market']),
  company: CompanyName.nullable(),
  /** Of the company, or the one asked for; null for the market. */
  industry: Named.extend({ id: z.string() }).nullable(),
  /** The widest group above the industry that is not the market; null where there is none. */
  sector: Named.nullable(),
  /** Classification whose industries have a level each. */
  basis: z.enum(peerBases),
  companies: z.int(),
  /** First and last fiscal year of the market. */
  years: z.tuple([z.int(), z.int()]).nullable(),
  /** Company years with a price to book, by where it comes from. */
  pbr: z.record(z.enum(pbrBases), z.int()),
})
export type Scope = z.infer<typeof Scope>

/** Name of a result: everything that it depends on, hashed. */
export const ValueRecipe = z.object({
  hash: z.string(),
  method: z.enum(['pbr-regression', 'non-financial-value']),
  version: z.string(),
  asOf: z.string().nullable(),
  revision: z.int(),
})
export type ValueRecipe = z.infer<typeof ValueRecipe>
