import { z } from 'zod'
import { optional } from '../app/address.ts'

export const targetTabs = ['targets', 'sbti', 'others'] as const
export const targetViews = ['emissions', 'intensity', 'index', 'table'] as const
export type TargetView = (typeof targetViews)[number]
export const lastYears = [2035, 2050] as const

/** What the targets of a company keep in their address. Absent means the first of each, and scope 1+2. */
export const TargetsSearch = z.object({
  tab: optional(z.enum(targetTabs)),
  view: optional(z.enum(targetViews)),
  /** Scopes of emissions, and of emissions per sales, separated by commas. */
  val_scopes: optional(z.string().max(80)),
  per_scopes: optional(z.string().max(80)),
  /** Whether the industry's averages are drawn. */
  set_avg_emissions: optional(z.literal('true')),
  set_avg_strength: optional(z.literal('true')),
  /** Last year that is drawn. */
  until: optional(z.coerce.number().pipe(z.literal(lastYears))),
  /** Whether the forecast is drawn. */
  forecast: optional(z.literal('1')),
})
export type TargetsAddress = z.infer<typeof TargetsSearch>
