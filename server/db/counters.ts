import { sql } from 'kysely'
import type { Db } from './database.ts'

/** What gives a column its numbers. */
interface Counter {
  /** Schema, table and column, or the sequence’s own name when it belongs to none. */
  readonly name: string
  /** Last number given out; 0 before the first. */
  readonly last: number
  /** Greatest number that both the counter and its column can hold. */
  readonly most: number
}

/** Every counter of the database that does not begin again at its end, in whatever schema. */
export async function listCounters(db: Db): Promise<Counter[]> {
  const { rows } = await sql<Counter>`
    select coalesce(held.relnamespace::regnamespace || '.' || held.relname || '.' || a.attname,
                    s.schemaname || '.' || s.sequencename) as name,
           coalesce(s.last_value, 0) as last,
           least(s.max_value, case a.atttypid when 'int2'::regtype then 32767 when 'int4'::regtype then 2147483647 end) as most
    from pg_sequences s
    join pg_class c on c.relname = s.sequencename and c.relnamespace = s.schemaname::regnamespace
    left join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
    left join pg_class held on held.oid = d.refobjid
    left join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where not s.cycle order by name`.execute(db)
  return rows
}

/**
 * Hand back the numbers from one on, which nothing that stays bears. A transaction that is undone does not do so by itself.
 * Nobody else may take numbers of the table meanwhile.
 */
export async function giveBackNumbers(db: Db, table: string, from: number): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(1, ${from}::bigint - 1), ${from}::bigint > 1)`.execute(
    db,
  )
}
