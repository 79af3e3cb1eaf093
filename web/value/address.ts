import { z } from 'zod'
import { optional } from '../app/address.ts'

const text = optional(z.string().max(80))

export const valueParts = ['value', 'pbr'] as const

/** What the screen keeps in its address; part of the first load, so that it knows no lists. */
export const ValueSearch = z.object({
  /** `value` when left out. */
  part: optional(z.enum(valueParts)),
  /** Whose regressions: an industry, `gics25-2010`, or a company, `company-12`; the market when left out. */
  of: text,
  /** E, S, G or finance alone. */
  category: text,
  /** Indicators that survive alone. */
  survivors: optional(z.literal('on')),
  /** The indicator that is unfolded, and its lag. */
  row: text,
  lag: optional(z.coerce.number().int().min(0).max(10)),
  /** The point that the margin explains, `12.2023`, or one of its figures, `12.2023.S-DV-002.2020`. */
  point: text,
  /** Indicators in the simulation, separated by commas. */
  sim: optional(z.string().max(200)),
  /** Indicators of the joint regression and how they enter, `S-DV-002,E-CC-022;1;none;level`. */
  joint: text,
  /** The company whose indicators are valued. */
  company: optional(z.coerce.number().int().positive()),
})
export type ValueSearch = z.infer<typeof ValueSearch>
