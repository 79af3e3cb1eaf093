import { sql } from 'kysely'
import { type listNewsMarks, type MarkLabel, markValues, type NewsMark } from '#contract/news/marks.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { toneBandOf } from '#methodology/news/tone-band.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import { makeRoom } from '#server/retention/room.ts'
import { listCompanies } from '../articles.ts'
import { standing } from './standing.ts'

/** Whose mark on which label of which article. */
interface Which {
  readonly articleId: number
  readonly label: MarkLabel
  readonly accountId: number
}

interface MarkInput {
  readonly read: string | null
  readonly value: string | null
  readonly now: Date
}

/** Keep what a person says of a label. What was said before stays in the history; the same again changes nothing. */
export async function saveMark(
  tx: Db,
  which: Which,
  { read, value, now }: MarkInput,
): Promise<{ readonly mark: NewsMark; readonly before: NewsMark | null }> {
  const { label } = which
  const values: readonly string[] = markValues[label]
  if (value === null ? label === 'relevant' : !values.includes(value))
    throw new Refusal('request.invalid', { field: 'body.value' })
  const label_ = await labelOf(tx, which)
  if (label_.read !== read) throw new Refusal('news.changed')
  const before = await standingMark(tx, which)
  if (before && before.value === value && before.read === read) return { mark: before, before }
  await makeRoom(tx, { accountId: which.accountId, table: 'news_mark' })
  if (before) await end(tx, which, now)
  await tx
    .insertInto('news_mark')
    .values({
      news_id: which.articleId,
      account_id: which.accountId,
      label,
      read,
      value,
      reader: label_.reader,
      read_by: label_.by,
      category: label_.category,
      marked_at: now,
      ended_at: null,
    })
    .execute()
  return { mark: { articleId: which.articleId, label, read, value, markedAt: now.toISOString() }, before }
}

/** Take back what a person said; nothing said is nothing to take back. */
export async function removeMark(tx: Db, which: Which, now: Date): Promise<void> {
  await labelOf(tx, which)
  await end(tx, which, now)
}

async function end(tx: Db, { articleId, label, accountId }: Which, now: Date): Promise<void> {
  await tx
    .updateTable('news_mark')
    .set({ ended_at: now })
    .where('news_id', '=', articleId)
    .where('label', '=', label)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** The label as it stands. The account is held until the transaction ends, so that of two marks at once one is the second. */
async function labelOf(tx: Db, { articleId, label, accountId }: Which) {
  await holdAccount(tx, accountId)
  const row = await tx
    .selectFrom('news_reading')
    .select(['tone', 'tone_by', 'category', 'category_by', 'level', 'level_by', 'reader'])
    .where('news_id', '=', articleId)
    .executeTakeFirst()
  if (!row) throw new Refusal('news.not-found')
  const { category, reader } = row
  const own = {
    relevant: { read: 'yes', by: null },
    tone: { read: toneBandOf(row.tone), by: row.tone_by },
    category: { read: category, by: row.category_by },
    level: { read: row.level === null ? null : String(row.level), by: row.level_by },
  }
  return { ...own[label], category, reader }
}

async function standingMark(tx: Db, { articleId, label, accountId }: Which): Promise<NewsMark | null> {
  const { marks } = await listMarks(tx, accountId, { articles: [articleId], past: null, offset: 0, limit: 10 })
  const mark = marks.find((one) => one.label === label)
  return mark ? { articleId, label, read: mark.read, value: mark.value, markedAt: mark.markedAt } : null
}

interface Page {
  readonly articles?: readonly number[] | undefined
  /** A past day, at whose end it is asked what stood; null for now. */
  readonly past: string | null
  readonly offset: number
  readonly limit: number
}

type Marks = Output<typeof listNewsMarks>
type MarkRow = Omit<Marks['marks'][number], 'company'> & { readonly companyId: number }

/** What stands of a person's marks, the last first, each with the article that it is about. */
export async function listMarks(db: Db, accountId: number, { articles, past, offset, limit }: Page): Promise<Marks> {
  const some = articles ? sql`and news_mark.news_id = any (${articles}::int[])` : sql``
  const own = sql`account_id = ${accountId} and ${standing(past)} ${some}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<MarkRow>`
      select news_mark.news_id as "articleId", label, read, value, news.company_id as "companyId", title_ja as "titleJa",
        title_en as "titleEn", event_id as "eventId", publisher, url,
        to_char(reading.published_at, 'YYYY-MM-DD HH24:MI') as "publishedAt",
        to_char(marked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "markedAt"
      from news_mark join news on news.id = news_mark.news_id join news_reading reading on reading.news_id = news.id
      where ${own} order by news_mark.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from news_mark where ${own}`.execute(db),
  ])
  const companies = await listCompanies(
    db,
    rows.map(({ companyId }) => companyId),
  )
  const marks = rows.map(({ companyId, ...mark }) => ({ ...mark, company: companies.get(companyId)! }))
  return { total: counted[0]!.n, marks }
}
