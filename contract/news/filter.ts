import { z } from 'zod'
import { toneBands } from '#methodology/news/tone-band.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { Day } from '../wire/day.ts'
import { idList } from '../wire/id.ts'
import { toOneLine } from '../wire/typed.ts'
import { newsWordLimits } from './words.ts'

/** Periods that a search of news offers, back from its day; `custom` takes `from` and `to`. */
export const newsRanges = ['1d', '7d', '30d', '90d', '6m', 'ytd', '1y', '2y', '5y', 'all', 'custom'] as const
export type NewsRange = (typeof newsRanges)[number]

export const newsKinds = ['news', 'disclosure'] as const
export const newsSorts = ['time', 'weight', 'relevance'] as const

/** Whole numbers joined by a dash, `12-7-40`. */
const Numbers = idList({ separator: '-', most: 200 })

/** Several of a list, joined by a comma; any of them is enough. */
const anyOf = <const T extends readonly string[]>(values: T) =>
  z
    .string()
    .max(1000)
    .transform((text) => [...new Set(text.split(','))])
    .pipe(z.array(z.enum(values)).min(1))

/** Which articles. Every part narrows; what is left out asks for nothing. */
export const NewsFilter = z.object({
  /** Words as typed: all of them, phrases in quotation marks, a minus excludes (`contract/news/words.ts`). */
  q: z.string().max(newsWordLimits.counted).transform(toOneLine).default(''),
  /** Numbers of companies, `12-7-40`. */
  companies: Numbers.optional(),
  /** A list of the caller’s own, `watchlist-8`, or the companies of all of them, `watchlists`. */
  set: z
    .string()
    .regex(/^watchlist(s|-\d{1,9})$/)
    .optional(),
  /** Groups of industries as the industry screens name them, joined by commas: `gics74-151010,tse33-3200`. */
  industry: z
    .string()
    .max(1000)
    .regex(/^[a-z0-9]+-[a-zA-Z0-9-]+(,[a-z0-9]+-[a-zA-Z0-9-]+){0,19}$/)
    .optional(),
  /** A theme of the catalogue, `human_rights`: companies that do it. */
  theme: z
    .string()
    .regex(/^[a-z0-9_]{1,60}$/)
    .optional(),
  category: anyOf([...categories, 'none']).optional(),
  /** Kind of misdeed or mishap as read. */
  topic: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  kind: z.enum(newsKinds).optional(),
  publisher: z.string().max(200).transform(toOneLine).optional(),
  /** Language that it was published in. */
  language: z.enum(['ja', 'en']).optional(),
  tone: anyOf([...toneBands, 'none']).optional(),
  /** Scandal level, 0 to 4: this or graver. */
  level: z.coerce.number().int().min(0).max(4).optional(),
  range: z.enum(newsRanges).default('1y'),
  /** First and last day of `custom`. */
  from: Day.optional(),
  to: Day.optional(),
  /** Language in which passages are shown where there are both. */
  lang: z.enum(['ja', 'en']).default('ja'),
  /** What was published by the end of that day in Tokyo. Now when left out. */
  asOf: Day.optional(),
})
export type NewsFilter = z.infer<typeof NewsFilter>
