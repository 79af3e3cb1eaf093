import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { maxToldItems } from './limits.ts'
import { type AccountTableName, accountTables } from './tables.ts'

/** Rows that one statement deletes or changes, so that nobody waits long for them. */
const concurrency = 2000

/** Days after which the text of an alert's e-mail is deleted: its contents are stored with the alert. */
const alertTextDays = 7
/** Days after which the text of a deleted comment is gone, where a reply keeps its place. */
const commentTextDays = 365

/**
 * Delete what nobody can bring back any more, table by table and a batch at a time; what hangs on a row goes with it. A second pass finds
 * nothing. Answers how many rows of each table went.
 */
export async function purge(db: Db, now: Date): Promise<ReadonlyMap<AccountTableName, number>> {
  const gone = new Map<AccountTableName, number>()
  for (const table of order) {
    for (const { days, where } of accountTables[table].deletions) {
      const count = await inBatches(db, (some) => deleteSome(table, where(daysBefore(now, days)), some))
      if (count > 0) gone.set(table, (gone.get(table) ?? 0) + count)
    }
  }
  for (const excess of await listSentItemExcess(db)) await inBatches(db, (some) => deleteSentItems(excess, some))
  await inBatches(db, (some) => emptyMails(daysBefore(now, alertTextDays), some))
  await inBatches(db, (some) => emptyComments(daysBefore(now, commentTextDays), some))
  return gone
}

/** Lines before the portfolio that they stand in: cut off between the two, nothing large is left for one statement. */
const order: readonly AccountTableName[] = [
  'portfolio_position',
  ...(Object.keys(accountTables) as AccountTableName[]).filter((table) => table !== 'portfolio_position'),
]

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

async function inBatches(db: Db, statement: (some: number) => RawBuilder<unknown>): Promise<number> {
  for (let total = 0; ; ) {
    const { numAffectedRows = 0n } = await statement(concurrency).execute(db)
    total += Number(numAffectedRows)
    if (numAffectedRows < concurrency) return total
  }
}

/** A row that somebody changes meanwhile, who restores it perhaps, is not the same row any more and stays. */
const deleteSome = (table: string, where: RawBuilder<boolean>, some: number) => sql`
  delete from ${sql.table(table)} where ctid = any (array(
    select ${sql.ref(`${table}.ctid`)} from ${sql.table(table)} where ${where} limit ${some}))`

interface SentItemExcess {
  readonly account: number
  /** Moment up to which is too much. */
  readonly until: Date
}

/** Accounts whose alerts told more than is kept of one. */
async function listSentItemExcess(db: Db): Promise<SentItemExcess[]> {
  const { rows } = await sql<SentItemExcess>`
    select account_id as account, (
      select told_at from alert_item join alert own on own.id = alert_id where own.account_id = alert.account_id
      order by told_at desc offset ${maxToldItems} limit 1) as until
    from alert join alert_item on alert_id = alert.id
    group by account_id having count(*) > ${maxToldItems}`.execute(db)
  return rows
}

const deleteSentItems = ({ account, until }: SentItemExcess, some: number) => sql`
  delete from alert_item where ctid = any (array(
    select alert_item.ctid from alert_item join alert on alert.id = alert_id
    where account_id = ${account} and told_at <= ${until} limit ${some}))`

const emptyMails = (before: Date, some: number) => sql`
  update mail set body = null, html = null where id = any (array(
    select id from mail where alert_mailing_id is not null and (body is not null or html is not null)
      and coalesce(sent_at, given_up_at, expires_at) < ${before} limit ${some}))`

const emptyComments = (before: Date, some: number) => sql`
  update comment set text = '', link = null where id = any (array(
    select id from comment where deleted_at < ${before} and hidden_at is null and text <> '' limit ${some}))`
