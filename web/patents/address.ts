import { z } from 'zod'
import { greenChoices } from '#contract/patents/patents.ts'
import { patentStages } from '#methodology/patents/stage.ts'
import { optional } from '../app/address.ts'

/** Everything that shapes the tab of a company's patents. */
export const PatentsSearch = z.object({
  find: optional(z.string().max(100)),
  /** Fiscal year of filing. */
  filed: optional(z.coerce.number().int().min(1900).max(2100)),
  /** Subclass of the IPC, `H01M`. */
  class: optional(z.string().regex(/^[A-H]\d{2}[A-Z]$/)),
  stage: optional(z.enum(patentStages)),
  green: optional(z.enum(greenChoices)),
  /** `company-12`, or a name as filed. */
  partner: optional(z.string().min(1).max(300)),
  /** Column, turned round with a minus before it. */
  sort: optional(z.string().max(300)),
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
})
export type PatentsSearch = z.infer<typeof PatentsSearch>
