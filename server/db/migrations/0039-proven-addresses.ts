import { type Kysely, sql } from 'kysely'
import { describeTable } from '../describe-table.ts'

/**
 * Addresses that are proven by a link, companies of people that the operator sets, former names, and the days on which mail may leave.
 * Adds tables and columns that are empty or have a default, so safe for what is there. Nobody is given a company: what people wrote
 * in their profiles proves nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db)
  await addressChanges(db)
  await formerNames(db)
  await comments(db)
  await mail(db)
}

/** An address that a person changed by themselves was never proven, and an alert’s own address that is not proven has agreed to nothing. */
async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account
      add column employer text,
      add column is_address_proven boolean not null default true`.execute(db)
  await sql`
    update account set is_address_proven = false
    where exists (select 1 from mail where kind = 'address-changed' and mail.account_id = account.id)`.execute(db)
  await sql`
    update alert_recipient set state = 'asked'
    from alert join account on account.id = alert.account_id
    where alert.id = alert_id and state = 'own' and (alert_recipient.email <> account.email or not is_address_proven)`.execute(
    db,
  )
  await describeTable(db, 'account', 'A person who may sign in; made by the operator.', {
    company_name: 'Company as the person states it; opens nothing.',
    employer: 'Company of the person as the operator set it, the mark beside their name; null until it is set.',
    is_address_proven: 'Whether a link sent to the address was opened, or the operator set it.',
  })
}

async function addressChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_change (
      token_hash text primary key,
      account_id integer not null references account on delete cascade,
      email      text not null check (email = lower(email)),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at    timestamptz
    )`.execute(db)
  await sql`create index address_change_account on address_change (account_id)`.execute(db)
  await describeTable(db, 'address_change', 'Links that prove a new address, once; never part of a backup.', {
    token_hash: 'SHA-256 of the token in the link; the token itself is kept nowhere.',
    account_id: 'Whose address.',
    email: 'The new address, lower case.',
    created_at: 'When it was asked for.',
    expires_at: 'When it stops being good.',
    used_at: 'When it was used or taken back, or a newer one took its place; null while it is good.',
  })
}

async function formerNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table former_name (
      account_id integer not null references account on delete cascade,
      name       text not null,
      until      timestamptz not null,
      primary key (account_id, until)
    )`.execute(db)
  await describeTable(db, 'former_name', 'Names that a person had before the present one.', {
    account_id: 'Whose name.',
    name: 'The name.',
    until: 'When another took its place.',
  })
}

async function comments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table comment add column author_employer text`.execute(db)
  await describeTable(db, 'comment', 'What people write about a company; a reply is a comment with a parent.', {
    author_employer:
      'Company of the author as it was then; stands where there is no account, null where it was not set.',
  })
}

async function mail(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mail
      add column caused_by integer references account on delete set null,
      add column leaves_on date`.execute(db)
  await sql`create index mail_caused on mail (caused_by, leaves_on)`.execute(db)
  await sql`create index mail_recipient on mail (recipient, leaves_on)`.execute(db)
  await describeTable(db, 'mail', 'Mail to send and mail sent; never part of a backup.', {
    kind: 'What it is about: password-reset, contact, alert and so on.',
    caused_by: 'The account whose doing it is and whose count it takes; null for older mail, and when that is gone.',
    leaves_on:
      'First day in Tokyo on which it may leave, whose counts it takes; null for older mail and what no count limits.',
  })
}
