import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/** What news are read to say, the events they belong to, and what people say of both. Only adds tables, so safe for what is there; news of before are read at the next start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await readings(db)
  await decisions(db)
  await marks(db)
}

async function readings(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_reading (
      news_id      integer primary key references news,
      company_id   integer not null,
      published_at timestamp not null,
      reader       smallint not null,
      tone         real check (tone between -1 and 1),
      tone_by      text check (tone_by in ('source', 'text')),
      confidence   real not null check (confidence between 0 and 1),
      sentences    jsonb not null,
      category     text,
      category_by  text check (category_by in ('source', 'text')),
      topic        text,
      level        smallint check (level between 0 and 4),
      level_by     text check (level_by in ('source', 'text')),
      level_words  text[] not null,
      relevance    real not null check (relevance between 0 and 1),
      novelty      real not null check (novelty between 0 and 1),
      is_title_only boolean not null,
      event_id     integer not null,
      joined_to    integer,
      role         text not null check (role in ('first', 'report', 'follow-up', 'correction')),
      reason       jsonb not null,
      folded       text not null,
      terms        tsvector not null
    )`.execute(db)
  await sql`create index news_reading_terms on news_reading using gin (terms) with (fastupdate = off)`.execute(db)
  await sql`create index news_reading_published on news_reading (published_at, news_id)`.execute(db)
  await sql`create index news_reading_company on news_reading (company_id, published_at)`.execute(db)
  await sql`create index news_reading_event on news_reading (event_id)`.execute(db)
  await describeTable(
    db,
    'news_reading',
    'What an article is read to say, derived from its row in news and made again by newer rules.',
    {
      news_id: 'The article.',
      company_id: 'As in news.',
      published_at: 'As in news.',
      reader: 'Version of the rules that read it.',
      tone: '−1 bad to 1 good: the source’s where it judged, else read from the text; null where neither tells.',
      tone_by: 'Who gives the tone; null with it.',
      confidence: 'How sure the reading of the text is, 0 to 1; 1 for a source’s own judgement.',
      sentences: 'Sentences that decide the tone as read, with their words.',
      category: 'One of the thirteen categories: the source’s, else as read; null where neither tells.',
      category_by: 'Who gives the category; null with it.',
      topic: 'Kind of misdeed or mishap as read; null where it is none.',
      level: 'Scandal level 0 to 4: the source’s where it judged, else as read; null where neither tells.',
      level_by: 'Who gives the level; null with it.',
      level_words: 'Words of the text that the reading of the level rests on.',
      relevance: 'How far the article is about the company, 0 to 1.',
      novelty: 'How far it tells what its event’s earlier reports did not, 0 to 1.',
      is_title_only: 'Nothing but a title was published.',
      event_id: 'The first article of its event.',
      joined_to: 'The earlier article that it was joined to; null for the first.',
      role: 'What it is in its event.',
      reason: 'Why it belongs there.',
      folded: 'Titles, a line break, texts; folded for search.',
      terms: 'Terms that it is found by: pairs of letters and words of the folded text, and facets that begin with #.',
    },
  )
}

async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_place (
      id         integer generated always as identity primary key,
      news_id    integer not null references news,
      join_to    integer references news,
      is_undone  boolean not null,
      account_id integer not null references account on delete cascade,
      decided_at timestamptz not null
    )`.execute(db)
  await sql`create index news_place_news on news_place (news_id, id)`.execute(db)
  await describeTable(db, 'news_place', 'What a person decided about the event of an article; the last one stands.', {
    id: 'Order of the decisions.',
    news_id: 'The article.',
    join_to: 'Article whose event it belongs to; null: it begins one of its own.',
    is_undone: 'Back to what the rules say.',
    account_id: 'Who decided.',
    decided_at: 'When.',
  })
}

async function marks(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table news_mark (
      id         integer generated always as identity primary key,
      news_id    integer not null references news,
      account_id integer not null references account on delete cascade,
      label      text not null check (label in ('relevant', 'tone', 'category', 'level')),
      read       text,
      value      text,
      reader     smallint not null,
      marked_at  timestamptz not null,
      unique (news_id, account_id, label)
    )`.execute(db)
  await describeTable(
    db,
    'news_mark',
    'What a person says of a label of an article: that it is right, or what it should be.',
    {
      id: 'Number of the mark.',
      news_id: 'The article.',
      account_id: 'Who said it.',
      label: 'relevant: whether it is about the company; tone: good, even or bad; category; level.',
      read: 'The label as it stood; null where there was none.',
      value: 'The label as it should be; null for none.',
      reader: 'Version of the rules that gave the label.',
      marked_at: 'When.',
    },
  )
}
