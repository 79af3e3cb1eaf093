import { z } from 'zod'
import { companySorts } from '#contract/market/company-sorts.ts'
import { peerBases } from '#methodology/panel/peers.ts'
import { optional } from '../app/address.ts'
import { industrySorts } from './list/sorts.ts'

/** What the screens about industries keep in their address. */
export const IndustriesSearch = z.object({
  /** Basis of comparison of the list. */
  peers: optional(z.enum(peerBases)),
  /** Column that orders a table. */
  order: optional(z.enum([...industrySorts, ...companySorts])),
  reversed: optional(z.stringbool().or(z.boolean())),
  find: optional(z.string().max(100)),
  page: optional(z.coerce.number().int().min(1).max(10_000)),
  perPage: optional(z.coerce.number().pipe(z.literal([50, 100]))),
  /** Which score a figure is about. */
  key: optional(z.string().max(40)),
  /** The figure that shows its table. */
  view: optional(z.string().max(20)),
  /** An imported list: `index.NAME`, `theme.CODE`. */
  list: optional(z.string().max(120)),
  /** Which classification: the part of the standard that is shown. */
  of: optional(z.enum(['tse33', 'gics2023', 'gics2018', 'changes'])),
  /** A row of the standard: `tse33-3200`, `gics2023-151010`. */
  code: optional(z.string().max(20)),
})
export type IndustriesSearch = z.infer<typeof IndustriesSearch>
