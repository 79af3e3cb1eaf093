import { type Kysely, sql } from 'kysely'
import { describeTable } from '../../describe-table.ts'

/** Lists of companies that people keep. Only adds tables, so safe for what is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table watchlist (
      id         integer generated always as identity primary key,
      account_id integer not null references account on delete cascade,
      name       text not null,
      indicators text[] not null default '{}',
      position   integer not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      changed_at timestamptz not null,
      removed_at timestamptz
    )`.execute(db)
  await sql`create unique index watchlist_name on watchlist (account_id, name) where removed_at is null`.execute(db)
  await sql`
    create table watchlist_member (
      watchlist_id integer not null references watchlist on delete cascade,
      company_id   integer not null references company,
      position     integer not null,
      stake        numeric(5, 2) check (stake between 0 and 100),
      note         text not null default '',
      added_at     timestamptz not null,
      updated_at   timestamptz not null,
      primary key (watchlist_id, company_id)
    )`.execute(db)
  await sql`create index watchlist_member_company on watchlist_member (company_id)`.execute(db)
  await describeTable(db, 'watchlist', 'A list of companies that a person keeps.', {
    id: 'Number of the list.',
    account_id: 'Whose it is; nobody else sees it.',
    name: 'At most 75 full-width characters, once among those of the account that are not removed.',
    indicators: 'Codes of the reference indicators shown beside the companies.',
    position: 'Place among the lists of the account, from 0.',
    created_at: 'When it was made.',
    updated_at: 'When name, indicators or order last changed; names the state that a change is based on.',
    changed_at: 'When it or any of its rows last changed.',
    removed_at: 'When it was removed; of the removed the last fifty of an account stay. Null while it is there.',
  })
  await describeTable(db, 'watchlist_member', 'A company of a list.', {
    watchlist_id: 'Of which list.',
    company_id: 'The company.',
    position: 'Place in the list, from 0.',
    stake: 'Ownership ratio in percent; null where none was entered.',
    note: 'What the person noted; empty when nothing.',
    added_at: 'When it came into the list.',
    updated_at: 'When stake or note last changed; names the state that a change is based on.',
  })
}
