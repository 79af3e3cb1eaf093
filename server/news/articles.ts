import { type Selectable, sql } from 'kysely'
import type { NewsArticle, NewsCompany } from '#contract/news/news.ts'
import { foldText } from '#methodology/news/fold.ts'
import { type Passage, passageOf } from '#methodology/news/passage.ts'
import { holds } from '#methodology/news/terms.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { endOfDayInTokyo } from '#server/db/tokyo.ts'
import { nearEvents, newsOn, readingsOn } from '#server/imports/store/news/readings-on.ts'
import type { Period } from './period.ts'

/** An article with its reading, as the answers need it. */
export interface ArticleRow
  extends Omit<Selectable<Schema['news_reading']>, 'folded' | 'terms' | 'reader'>,
    Pick<
      Selectable<Schema['news']>,
      'publisher' | 'kind' | 'title_ja' | 'title_en' | 'body_ja' | 'body_en' | 'url' | 'is_correction'
    > {
  readonly hand: NewsArticle['byHand']
}

const columns =
  sql.raw(`reading.news_id, reading.company_id, to_char(reading.published_at, 'YYYY-MM-DD HH24:MI') as published_at,
  tone, tone_by, confidence, sentences, reading.category, category_by, topic, level, level_by, level_words, relevance, novelty,
  is_title_only, event_id, joined_to, role, reason, publisher, kind, title_ja, title_en, body_ja, body_en, url, is_correction,
  case when not hand.is_undone then json_build_object('decision', hand.id, 'joinTo', hand.join_to, 'by', hand.name,
    'at', to_char(hand.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as hand`)

/** What was last decided of each article's event, by the end of a past day or by now. */
const hands = (past: string | null) => sql`
  left join lateral (
    select place.id, join_to, is_undone, account.name, decided_at
    from news_place place join account on account.id = account_id
    where place.news_id = reading.news_id
      ${past === null ? sql`` : sql`and decided_at < ${endOfDayInTokyo(past)}`}
    order by place.id desc limit 1) hand on true`

/** Articles of some events that were known at a moment, newest first. */
export async function listArticlesOfEvents(
  db: Db,
  events: readonly number[],
  { known, past }: Pick<Period, 'known' | 'past'>,
): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select ${columns} from ${readingsOn(past)} as reading join ${newsOn(past)} as news on news.id = reading.news_id ${hands(past)}
    where event_id = any (${events}::int[]) and ${nearEvents(events, past)} and reading.published_at < ${known}::timestamp
    order by reading.published_at desc, reading.news_id desc`.execute(db)
  return rows
}

export async function listArticles(db: Db, ids: readonly number[], past: string | null): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select ${columns} from ${readingsOn(past)} as reading join ${newsOn(past)} as news on news.id = reading.news_id ${hands(past)}
    where reading.news_id = any (${ids}::int[])
    order by reading.published_at desc, reading.news_id desc`.execute(db)
  return rows
}

export async function listCompanies(db: Db, ids: readonly number[]): Promise<Map<number, NewsCompany>> {
  const rows = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'name_en as nameEn', 'security_code'])
    .where(sql<boolean>`id = any (${[...new Set(ids)]}::int[])`)
    .execute()
  return new Map(rows.map(({ security_code, ...names }) => [names.id, { ...names, ticker: tickerOf(security_code) }]))
}

/** What somebody looks for, and how it is shown. */
export interface ArticleDisplay {
  readonly words: readonly string[]
  readonly lang: 'ja' | 'en'
  /** Whether the article fits what was asked. */
  readonly isMatch: boolean
}

/** Characters of a text that are shown: an excerpt, for the whole one goes to its publisher. */
const excerpt = 200

export function toArticle(row: ArticleRow, display: ArticleDisplay): NewsArticle {
  return {
    id: row.news_id,
    publishedAt: row.published_at,
    publisher: row.publisher,
    kind: row.kind,
    titleJa: row.title_ja,
    titleEn: row.title_en,
    passage: passageIn(row, display),
    url: row.url,
    isTitleOnly: row.is_title_only,
    tone: row.tone,
    toneBy: row.tone_by,
    confidence: row.confidence,
    sentences: row.sentences.map((sentence) => ({ ...sentence, words: [...sentence.words] })),
    category: row.category,
    categoryBy: row.category_by,
    topic: row.topic,
    level: row.level,
    levelBy: row.level_by,
    levelWords: row.level_words,
    relevance: row.relevance,
    novelty: row.novelty,
    role: row.role,
    joinedTo: row.joined_to,
    reason: row.reason as NewsArticle['reason'],
    byHand: row.hand,
    isMatch: display.isMatch,
  }
}

/** From the reader’s language, unless the words stand in the other one alone. */
function passageIn({ body_ja, body_en }: ArticleRow, { words, lang }: ArticleDisplay): NewsArticle['passage'] {
  const bodies = [
    { language: 'ja' as const, body: body_ja },
    { language: 'en' as const, body: body_en },
  ].flatMap(({ language, body }) => (body ? [{ language, body }] : []))
  const inOrder = bodies.toSorted((a, b) => Number(b.language === lang) - Number(a.language === lang))
  const best = inOrder.find(({ body }) => words.some((word) => holds(foldText(body), word))) ?? inOrder[0]
  if (!best) return null
  const { text, marks } = wholeWords(passageOf(best.body, words, excerpt), best.body)
  return { language: best.language, text, marks, isCut: [!best.body.startsWith(text), !best.body.endsWith(text)] }
}

/** Without half a word at the end, where words have blanks between them. */
function wholeWords({ text, marks }: Passage, body: string): Passage {
  const isCut = !body.endsWith(text) && /[a-z0-9]$/i.test(text)
  const end = isCut ? text.search(/\s\S*$/) : -1
  return end <= 0 || marks.some(([, to]) => to > end) ? { text, marks } : { text: text.slice(0, end), marks }
}
