import { z } from 'zod'
import { patentStages } from '#methodology/patents/stage.ts'
import { companyParams } from '../scores/score-query.ts'
import { Day } from '../wire/day.ts'
import { endpoint, FileAnswer } from '../wire/endpoint.ts'
import { toOneLine } from '../wire/typed.ts'

export const PatentStageName = z.enum(patentStages)

/** What a table of patents is ordered by; the newest, or the first of a text, at the top. */
export const patentSorts = ['filed', 'published', 'number', 'title', 'stage'] as const

/** Topics of the green inventory, any of them, or none. */
export const greenChoices = [
  'any',
  'none',
  'energy',
  'transport',
  'conservation',
  'waste',
  'agriculture',
  'administration',
  'nuclear',
] as const

/** Which of a company's patents. */
export const PatentFilter = z.object({
  /** What was public at the end of that day in Tokyo. Now when left out. */
  asOf: Day.optional(),
  /** Words of a title, number, applicant or class; all of them. */
  q: z.string().max(100).transform(toOneLine).default(''),
  /** Fiscal year of the company in which it was filed. */
  filed: z.coerce.number().int().min(1900).max(2100).optional(),
  /** Subclass, `H01M`. */
  class: z
    .string()
    .regex(/^[A-H]\d{2}[A-Z]$/)
    .optional(),
  /** Nothing fits on a day whose stages are not known. */
  stage: PatentStageName.optional(),
  green: z.enum(greenChoices).optional(),
  /** Who applied with the company: `company-12`, or a name as filed. */
  partner: z.string().max(300).transform(toOneLine).optional(),
})
export type PatentFilter = z.infer<typeof PatentFilter>

const Order = z.object({
  sort: z.enum(patentSorts).default('filed'),
  reversed: z.stringbool().default(false),
})
export type PatentOrder = z.infer<typeof Order>

export const Partner = z.object({
  /** For `partner` of a query. */
  key: z.string(),
  /** As filed, in Japanese mostly. */
  name: z.string(),
  /** Where the name is that of a company of the market. */
  company: z.object({ id: z.int(), nameJa: z.string(), nameEn: z.string().nullable() }).nullable(),
})
export type Partner = z.infer<typeof Partner>

export const Patent = z.object({
  /** Of the application, `特願2025-102030`. */
  number: z.string(),
  documentNumber: z.string().nullable(),
  /** Of the patent; null before it is granted, and where that was not known on the day. */
  registeredNumber: z.string().nullable(),
  title: z.string(),
  filedOn: Day.nullable(),
  publishedOn: Day,
  /** FI codes as the office writes them. */
  codes: z.array(z.string()),
  /** Parts of the green inventory that its codes belong to, `energy/wind`. */
  green: z.array(z.string()),
  partners: z.array(Partner),
  /** Null where that was not known on the day: stages are those of the import. */
  stage: PatentStageName.nullable(),
  /** As the office's export words it; null with `stage`. */
  stageText: z.string().nullable(),
  url: z.string().nullable(),
})
export type Patent = z.infer<typeof Patent>

export const listPatents = endpoint('GET /companies/:companyId/patents', {
  summary: 'Patent applications of a company that were public on a day, searched, filtered and in order',
  params: companyParams,
  query: PatentFilter.extend({
    ...Order.shape,
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce
      .number()
      .pipe(z.union([z.literal(50), z.literal(100)]))
      .default(50),
  }),
  response: z.object({
    /** That fit. */
    total: z.int(),
    /** Of the company in all, public on the day. */
    all: z.int(),
    patents: z.array(Patent),
  }),
  refusals: ['company.not-found'],
})

export const patentFormats = ['csv', 'xlsx'] as const

export const savePatents = endpoint('POST /companies/:companyId/patents/file/:format', {
  envelope: 'file',
  closedToTrials: true,
  counted: 'always',
  summary: 'The patent applications that fit, all of them, as a file; counted as one company in one year',
  params: companyParams.extend({ format: z.enum(patentFormats) }),
  query: PatentFilter.extend({
    ...Order.shape,
    /** Of the header and of names. */
    lang: z.enum(['ja', 'en']).default('ja'),
  }),
  response: FileAnswer,
  refusals: ['company.not-found', 'download.over-limit'],
})
