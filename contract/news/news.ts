import { z } from 'zod'
import { toneDaysAgo, toneMonths } from '#methodology/news/windows.ts'
import { Share } from '../scores/score.ts'
import { Day } from '../wire/day.ts'
import { endpoint } from '../wire/endpoint.ts'
import { IdInAddress } from '../wire/id.ts'
import { NewsFilter, newsKinds, newsSorts } from './filter.ts'

const Count = z.int().min(0)
const Tone = z.number().min(-1).max(1)
const Level = z.int().min(0).max(4)
/** Whose judgement a label is: the source’s, or what our rules read in the text. */
const By = z.enum(['source', 'text'])

/** Articles behind which a search does not list; narrower words or a shorter period find the rest. */
export const maxNewsListed = 10_000

export const NewsCompany = z.object({
  id: z.int(),
  nameJa: z.string(),
  nameEn: z.string().nullable(),
  ticker: z.string().nullable(),
})
export type NewsCompany = z.infer<typeof NewsCompany>

const Sentence = z.object({
  language: z.enum(['ja', 'en']),
  part: z.enum(['title', 'body']),
  text: z.string(),
  tone: Tone,
  words: z.array(z.object({ text: z.string(), sign: z.union([z.literal(-1), z.literal(1)]) })),
})

/** Why an article belongs to its event (`methodology/news/events/link.ts`). */
export const LinkReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('first') }),
  z.object({ kind: z.literal('source') }),
  z.object({ kind: z.literal('same-text'), share: Share }),
  z.object({ kind: z.literal('told-at-once'), share: Share }),
  z.object({ kind: z.literal('names-earlier'), words: z.string() }),
  z.object({ kind: z.literal('follow-up'), words: z.array(z.string()) }),
  z.object({ kind: z.literal('translation'), words: z.array(z.string()) }),
  z.object({ kind: z.literal('by-hand') }),
])

export const NewsArticle = z.object({
  id: z.int(),
  /** Minute in Tokyo, `2026-11-25 15:30`. */
  publishedAt: z.string(),
  publisher: z.string(),
  kind: z.enum(newsKinds),
  titleJa: z.string().nullable(),
  titleEn: z.string().nullable(),
  /** The part of the text that fits the words best, or its beginning; null where only a title was published. */
  passage: z
    .object({
      language: z.enum(['ja', 'en']),
      text: z.string(),
      /** Where words stand in it: from, and up to but not with. */
      marks: z.array(z.tuple([z.int(), z.int()])),
      /** Whether the text goes on before and behind it. */
      isCut: z.tuple([z.boolean(), z.boolean()]),
    })
    .nullable(),
  url: z.string().nullable(),
  isTitleOnly: z.boolean(),
  tone: Tone.nullable(),
  toneBy: By.nullable(),
  /** 0 to 1; 1 where the source judged. */
  confidence: Share,
  sentences: z.array(Sentence),
  category: z.string().nullable(),
  categoryBy: By.nullable(),
  topic: z.string().nullable(),
  level: Level.nullable(),
  levelBy: By.nullable(),
  levelWords: z.array(z.string()),
  relevance: Share,
  novelty: Share,
  role: z.enum(['first', 'report', 'follow-up', 'correction']),
  /** The article that it was joined to. */
  joinedTo: z.int().nullable(),
  reason: LinkReason,
  /** What a person decided of its event; null where the rules alone place it. */
  byHand: z
    .object({
      decision: z.int(),
      /** Article whose event it belongs to; null: it begins one of its own. */
      joinTo: z.int().nullable(),
      by: z.string(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Whether it fits what was asked; others of its event stand beside it. */
  isMatch: z.boolean(),
})
export type NewsArticle = z.infer<typeof NewsArticle>

/** What happened, told by its reports up to the day. */
export const NewsEvent = z.object({
  /** Its first article. */
  id: z.int(),
  company: NewsCompany,
  firstAt: z.string(),
  lastAt: z.string(),
  reports: Count,
  publishers: Count,
  /** Of the gravest report, else of the first that has one. */
  category: z.string().nullable(),
  topic: z.string().nullable(),
  /** The gravest. */
  level: Level.nullable(),
  levelBy: By.nullable(),
  /** Mean of its reports, by relevance and novelty. */
  tone: Tone.nullable(),
  /** Severity × reach × novelty (`methodology/news/windows.ts`). */
  weight: z.number(),
  /** Newest first; of more than a hundred the newest and the first. */
  articles: z.array(NewsArticle),
})
export type NewsEvent = z.infer<typeof NewsEvent>

/** Why a search of news is not answered. */
const searchRefusals = [
  'search.invalid',
  'news.words',
  'watchlist.not-found',
  'industry.not-found',
  'market.preparing',
  'market.busy',
] as const

export const searchNews = endpoint('GET /news', {
  isLong: true,
  summary: 'News and disclosures by words, companies, labels and period, grouped by event',
  query: NewsFilter.extend({
    /** Newest, gravest or best fit first. */
    sort: z.enum(newsSorts).default('time'),
    /** Events that come before the page. */
    offset: z.coerce.number().int().min(0).max(maxNewsListed).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    /** Last day looked at. */
    day: Day,
    /** First day; null where the period has no beginning. */
    since: Day.nullable(),
    /** Articles that fit; 10,001 stands for more than 10,000. */
    articles: Count,
    /** Events among the articles that are listed; null until more than the first page is asked of more than 10,000 articles. */
    total: Count.nullable(),
    /** Events from the offset on. */
    events: z.array(NewsEvent),
  }),
  refusals: searchRefusals,
})

export const listNewsArticles = endpoint('GET /news/articles', {
  isLong: true,
  summary: 'News and disclosures as a plain list, newest first',
  query: NewsFilter.extend({
    offset: z.coerce.number().int().min(0).max(maxNewsListed).default(0),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    articles: Count,
    items: z.array(NewsArticle.extend({ company: NewsCompany })),
  }),
  refusals: searchRefusals,
})

/** What each word and condition of a search leaves over by itself, for whom nothing is left. */
export const weighNewsConditions = endpoint('GET /news/conditions', {
  isLong: true,
  summary: 'How many articles would fit without each word or condition',
  query: NewsFilter,
  response: z.object({
    conditions: z.array(
      z.object({
        /** Name of the parameter, `q` for a word. */
        name: z.string(),
        /** The word, where it is one. */
        word: z.string().nullable(),
        /** Articles without it; 10,001 stands for more. */
        articles: Count,
      }),
    ),
  }),
  refusals: searchRefusals,
})

const ToneCell = z.object({
  months: z.union(toneMonths.map((months) => z.literal(months))),
  tone: Tone.nullable(),
  items: Count,
})

export const getNewsTone = endpoint('GET /news/tone', {
  isLong: true,
  summary:
    'Tone of the news that fit: today and 30, 90, 180 and 365 days ago over 1, 3, 6, 12 months and all, and day by day',
  query: NewsFilter.extend({
    /** Window of the line. */
    window: z.enum(['1', '3', '6', '12', 'all']).default('3'),
  }),
  response: z.object({
    day: Day,
    snapshots: z.array(
      z.object({ daysAgo: z.union(toneDaysAgo.map((days) => z.literal(days))), day: Day, cells: z.array(ToneCell) }),
    ),
    /** Mean over the window at the end of each week of the period, and on its day; null where nothing is in it. */
    line: z.array(z.object({ day: Day, tone: Tone.nullable(), items: Count })),
    /** Closing prices of the period, yen, where one company is asked for and prices are held; one a week. */
    prices: z.array(z.object({ day: Day, close: z.number() })),
    /** Articles without a tone: nobody judged them, and no word tells. */
    unjudged: Count,
  }),
  refusals: searchRefusals,
})

export const getNewsEvent = endpoint('GET /news/events/:articleId', {
  summary: 'The event of an article with all of its reports, and why each belongs to it',
  params: z.object({ articleId: IdInAddress }),
  query: NewsFilter.pick({ asOf: true, lang: true }),
  response: NewsEvent,
  refusals: ['news.not-found'],
})
