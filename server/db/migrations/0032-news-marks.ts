import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * What people said of a label stays known for past days, and so does where an article stood before somebody moved it. Widens a table
 * that nothing has written to yet, and adds one, so safe for what is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table news_mark
      add column read_by text check (read_by in ('source', 'text')),
      add column category text,
      add column ended_at timestamptz,
      drop constraint news_mark_news_id_account_id_label_key`.execute(db)
  await sql`
    create unique index news_mark_standing on news_mark (news_id, account_id, label) where ended_at is null`.execute(db)
  await sql`create index news_mark_account on news_mark (account_id, id)`.execute(db)
  await describeTable(
    db,
    'news_mark',
    'What a person says of a label of an article: that it is right, or what it should be; changed by a later row.',
    {
      read_by: 'Who gave the label as it stood; null with it, and for relevant.',
      category: 'Category of the article as it stood.',
      ended_at: 'When the person changed it or took it back; null for what stands.',
    },
  )
  await sql`create index news_place_account on news_place (account_id, decided_at)`.execute(db)
  await sql`
    create table news_place_past (
      news_id   integer not null references news,
      since     date not null,
      until     date not null check (until > since),
      event_id  integer not null,
      joined_to integer,
      role      text not null check (role in ('first', 'report', 'follow-up', 'correction')),
      reason    jsonb not null,
      novelty   real not null check (novelty between 0 and 1),
      primary key (news_id, since)
    )`.execute(db)
  await sql`create index news_place_past_event on news_place_past (event_id)`.execute(db)
  await describeTable(
    db,
    'news_place_past',
    'Where an article stood on past days, where the decisions of then place it otherwise than those of now; derived, and made again with the events of its company.',
    {
      news_id: 'The article.',
      since: 'First day, Tokyo.',
      until: 'First day on which it stood so no more.',
      event_id: 'As in news_reading.',
      joined_to: 'As in news_reading.',
      role: 'As in news_reading.',
      reason: 'As in news_reading.',
      novelty: 'As in news_reading.',
    },
  )
}
