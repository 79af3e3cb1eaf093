import { z } from 'zod'
import { optional } from '../app/address.ts'

const text = optional(z.string().max(300))

/** Everything that shapes the tab of a company's patents; part of the first load, so that it knows no lists. */
export const PatentsSearch = z.object({
  find: text,
  /** Fiscal year of filing. */
  filed: optional(z.coerce.number().int()),
  /** Subclass of the IPC, `H01M`. */
  class: text,
  stage: text,
  /** Topic of the green inventory, `any` or `none`. */
  green: text,
  /** `company-12`, or a name as filed. */
  partner: text,
  /** Column, turned round with a minus before it. */
  sort: text,
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
})
export type PatentsSearch = z.infer<typeof PatentsSearch>
