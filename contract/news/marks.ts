import { z } from 'zod'
import { toneBands } from '#methodology/news/tone-band.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import { Share } from '../scores/score.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress, idList } from '../wire/id.ts'
import { NewsCompany } from './news.ts'

/** Labels of an article that a person can say is right or wrong. */
/** Marks of an account, those that were taken back among them. */
export const maxMarks = 50_000

export const markLabels = ['relevant', 'tone', 'category', 'level'] as const
export type MarkLabel = (typeof markLabels)[number]

/** What each label can be; null besides, for an article that has none, but every article is relevant or not. */
export const markValues = {
  relevant: ['yes', 'no'],
  tone: toneBands,
  category: categories,
  level: ['0', '1', '2', '3', '4'],
} as const satisfies Record<MarkLabel, readonly string[]>

/** Judgements below which no percentage is told. Ours, proposed. */
export const fewestJudged = 20

const Value = z
  .string()
  .regex(/^[a-z0-9_]{1,40}$/)
  .nullable()
const params = z.object({ articleId: IdInAddress, label: z.enum(markLabels) })

export const NewsMark = z.object({
  articleId: z.int(),
  label: z.enum(markLabels),
  /** The label as it stood; null where there was none. */
  read: z.string().nullable(),
  /** What it should be; null for none. */
  value: z.string().nullable(),
  markedAt: z.iso.datetime(),
})
export type NewsMark = z.infer<typeof NewsMark>

export const listNewsMarks = endpoint('GET /news/marks', {
  summary: 'The caller’s own marks on labels of news, the last first',
  query: z.object({
    /** Of these articles alone, numbers joined by a dash. */
    articles: idList({ separator: '-', most: 200 }).optional(),
    /** What stood at the end of that day in Tokyo. Now when left out. */
    asOf: Day.optional(),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(800).default(100),
  }),
  response: z.object({
    total: z.int(),
    marks: z.array(
      NewsMark.extend({
        company: NewsCompany,
        /** First article of the event that the article belongs to today. */
        eventId: z.int(),
        titleJa: z.string().nullable(),
        titleEn: z.string().nullable(),
        publisher: z.string(),
        /** Minute in Tokyo, `2026-11-25 15:30`. */
        publishedAt: z.string(),
        url: z.string().nullable(),
      }),
    ),
  }),
  refusals: [],
})

export const markNews = endpoint('PUT /news/articles/:articleId/marks/:label', {
  closedToTokens: true,
  summary: 'Say that a label of an article is right, or what it should be; changes no number',
  params,
  body: z.object({
    /** The label as it was shown; refused where it is another by now. */
    read: Value,
    /** What it should be: the same where it is right. */
    value: Value,
  }),
  response: z.object({
    mark: NewsMark,
    /** What the caller said before; null where nothing. */
    before: NewsMark.nullable(),
  }),
  refusals: ['news.not-found', 'news.changed', 'news.marks'],
})

export const unmarkNews = endpoint('DELETE /news/articles/:articleId/marks/:label', {
  closedToTokens: true,
  summary: 'Take back what one said of a label of an article',
  params,
  response: z.object({}),
  refusals: ['news.not-found'],
})

const Judged = z.object({
  /** Labels that somebody judged. */
  judged: z.int(),
  /** Of those the ones that are right. */
  right: z.int(),
  /** right ÷ judged; null below twenty. */
  share: Share.nullable(),
  /** Articles without the label, to which somebody gave one. */
  unread: z.int(),
})

export const getNewsPrecision = endpoint('GET /news/precision', {
  summary: 'How many labels of news people judged, and how many of those they found right',
  query: z.object({
    /** What was said by the end of that day in Tokyo. Now when left out. */
    asOf: Day.optional(),
  }),
  response: z.object({
    /** Version of the rules that reads now. */
    reader: z.int(),
    /** Marks of the caller among them. */
    own: z.int(),
    labels: z.array(
      Judged.extend({
        /** Version of the rules, newest first. */
        reader: z.int(),
        label: z.enum(markLabels),
        /** Whose labels; null for relevant and where there was none. */
        by: z.enum(['source', 'text']).nullable(),
        people: z.int(),
        /** The same by category of the article as it stood, `none` without one. */
        categories: z.array(Judged.extend({ category: z.string() })),
      }),
    ),
  }),
  refusals: [],
})
