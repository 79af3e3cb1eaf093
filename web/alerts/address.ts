import { z } from 'zod'
import { optional } from '../app/address.ts'

const text = optional(z.string().max(500))

/** What the screen of alerts keeps in its address: which alert is open, or what a new one begins with; part of the first load. */
export const AlertsSearch = z.object({
  /** Number of the alert that is open. */
  alert: optional(z.coerce.number().int().positive()),
  /** A new alert is being written, on this subject. */
  new: optional(z.enum(['news', 'search', 'restatements', 'documents'])),
  /** Saved search that a new one watches. */
  search: optional(z.coerce.number().int().positive()),
  /** Conditions that a new one begins with, as the search of news writes them. */
  q: text,
  companies: text,
  set: text,
  industry: text,
  theme: text,
  category: text,
  topic: text,
  kind: text,
  publisher: text,
  language: text,
  tone: text,
  level: text,
})
export type AlertsSearch = z.infer<typeof AlertsSearch>
