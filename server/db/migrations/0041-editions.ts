import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * What comes again is told by its own day: rows of a list of commitments by the day of the list, and an article by when it was last
 * changed, with what it said before. A portfolio may hold short positions. Adds two columns and an empty table and allows more, so safe for
 * what is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table climate_commitment add column listed_on date not null default '-infinity'`.execute(db)
  await sql`
    update climate_commitment commitment set listed_on = list.day
    from (
      select source, import_id, max(published_on) as day from climate_commitment where published_on <= current_date group by source, import_id
    ) list
    where list.source = commitment.source and list.import_id = commitment.import_id and list.day is not null`.execute(
    db,
  )
  await describeTable(db, 'climate_commitment', 'A company’s target or commitment as a list has it.', {
    listed_on:
      'Day of the list: the newest of its rows; -infinity where none has a day. Of two lists the newer decides.',
  })
  for (const column of ['value_jpy', 'quantity', 'weight'])
    await sql`alter table portfolio_position drop constraint ${sql.ref(`portfolio_position_${column}_check`)}`.execute(
      db,
    )
  await describeTable(db, 'portfolio_position', 'What a portfolio holds on a day: a line of a file.', {
    value_jpy:
      'Yen, below zero for a short position; null where the file gives no value. Foreign values were turned with the rate of the line.',
    quantity: 'Shares, below zero for a short position; null where the file gives none.',
    weight: 'Per cent of the portfolio, below zero for a short position; null where the file gives none.',
  })
  await sql`alter table news add column edited_at timestamp`.execute(db)
  await describeTable(
    db,
    'news',
    'An article, or a timely disclosure of a company, with what it says about sustainability.',
    {
      edited_at: 'Minute of the change that made it what it says now, Tokyo wall-clock; null where it never changed.',
    },
  )
  await sql`
    create table news_edition (
      news_id      integer not null references news on delete cascade,
      since        date not null,
      until        date not null check (since < until),
      edited_at    timestamp,
      publisher    text not null,
      title_ja     text,
      title_en     text,
      body_ja      text,
      body_en      text,
      url          text,
      given_category text,
      sentiment    double precision,
      severity     smallint,
      reader       smallint,
      tone         real,
      tone_by      text,
      confidence   real,
      sentences    jsonb,
      category     text,
      category_by  text,
      topic        text,
      level        smallint,
      level_by     text,
      level_words  text[],
      relevance    real,
      is_title_only boolean,
      folded       text,
      terms        tsvector,
      primary key (news_id, since)
    )`.execute(db)
  await describeTable(
    db,
    'news_edition',
    'What an article said before it was changed, and how that is read; the news has what it says now.',
    {
      news_id: 'The article.',
      since: 'First day on which it said so, Tokyo.',
      until: 'First day on which it said so no more.',
      edited_at: 'As in news.',
      publisher: 'As in news.',
      title_ja: 'As in news.',
      title_en: 'As in news.',
      body_ja: 'As in news.',
      body_en: 'As in news.',
      url: 'As in news.',
      given_category: 'As category in news.',
      sentiment: 'As in news.',
      severity: 'As in news.',
      reader: 'As in news_reading; null until it is read.',
      tone: 'As in news_reading.',
      tone_by: 'As in news_reading.',
      confidence: 'As in news_reading.',
      sentences: 'As in news_reading.',
      category: 'As in news_reading.',
      category_by: 'As in news_reading.',
      topic: 'As in news_reading.',
      level: 'As in news_reading.',
      level_by: 'As in news_reading.',
      level_words: 'As in news_reading.',
      relevance: 'As in news_reading.',
      is_title_only: 'As in news_reading.',
      folded: 'As in news_reading.',
      terms: 'As in news_reading.',
    },
  )
}
