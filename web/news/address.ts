import { z } from 'zod'
import { optional } from '../app/address.ts'

const text = optional(z.string().max(500))

/** Everything that shapes a search of news; part of the first load, so that it knows no lists. */
export const NewsSearch = z.object({
  /** As long as it is typed: what is too much the search says. */
  q: optional(z.string().max(20_000)),
  /** Numbers of companies, `12-7`. */
  companies: text,
  /** `watchlist-8`, `watchlists`. */
  set: text,
  /** `gics74-151010`. */
  industry: text,
  theme: text,
  category: text,
  topic: text,
  kind: text,
  publisher: text,
  language: text,
  /** Bands of the tone, `bad,even`. */
  tone: text,
  /** Scandal level, this or graver. */
  level: optional(z.coerce.number().int().min(0).max(4)),
  range: text,
  from: optional(z.iso.date()),
  to: optional(z.iso.date()),
  /** Months over which the tone is averaged. */
  window: text,
  sort: text,
  /** The event that is open, by its first article. */
  event: optional(z.coerce.number().int().min(1)),
})
export type NewsSearch = z.infer<typeof NewsSearch>
