import { z } from 'zod'

const Company = z.object({
  id: z.int(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
  ticker: z.string().nullable(),
})
const Level = z.int().min(0).max(4).nullable()
const Tone = z.number().min(-1).max(1).nullable()

/** An event in the news, told once: when it is first reported, and again by a follow-up, a correction or a graver report. */
export const NewsLine = z.object({
  kind: z.literal('news'),
  /** The article that names it. */
  articleId: z.int(),
  company: Company,
  titleJa: z.string().nullable(),
  titleEn: z.string().nullable(),
  /** Minute in Tokyo of its newest report. */
  publishedAt: z.string(),
  publisher: z.string(),
  reports: z.int().min(1),
  publishers: z.int().min(1),
  /** Why it is told. */
  why: z.enum(['new', 'follow-up', 'correction', 'graver']),
  level: Level,
  tone: Tone,
  category: z.string().nullable(),
  /** The sentence that decides its tone or level, as published. */
  sentence: z.string().nullable(),
  url: z.string().nullable(),
  /** Scandal level of the company over twelve months, without and with what is new. */
  levelBefore: Level,
  levelAfter: Level,
  /** Tone of the company’s news over three months, without and with what is new. */
  toneBefore: Tone,
  toneAfter: Tone,
})
export type NewsLine = z.infer<typeof NewsLine>

/** A company that entered a saved search or left it. */
export const SearchLine = z.object({
  kind: z.literal('search'),
  company: Company,
  change: z.enum(['entered', 'left']),
})
export type SearchLine = z.infer<typeof SearchLine>

export const DocumentLine = z.object({
  kind: z.literal('documents'),
  documentId: z.int(),
  company: Company,
  title: z.string(),
  filedOn: z.iso.date(),
  isAmendment: z.boolean(),
  /** Day on which it was withdrawn or hidden, where that is what is told. */
  withdrawnOn: z.iso.date().optional(),
})
export type DocumentLine = z.infer<typeof DocumentLine>

/** Figures of a company that a document tells otherwise than they were known. */
export const RestatementLine = z.object({
  kind: z.literal('restatements'),
  documentId: z.int(),
  company: Company,
  document: z.string(),
  figures: z.int().min(1),
  /** The indicator and year that moved most. */
  indicatorJa: z.string(),
  indicatorEn: z.string(),
  fiscalYear: z.int(),
  unit: z.string().nullable(),
  earlier: z.number().nullable(),
  value: z.number().nullable(),
  /** Whether nobody tells them otherwise, but the document was withdrawn or hidden. */
  isWithdrawal: z.boolean().optional(),
})
export type RestatementLine = z.infer<typeof RestatementLine>

/** One line of a mail. */
export const AlertLine = z.discriminatedUnion('kind', [NewsLine, SearchLine, DocumentLine, RestatementLine])
export type AlertLine = z.infer<typeof AlertLine>
