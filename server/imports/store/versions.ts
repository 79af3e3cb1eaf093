import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Tally } from './tally.ts'

/** A table whose rows are versions: a key, when it became known, and what it says. */
export interface Versioned {
  readonly table: string
  readonly key: readonly string[]
  readonly says: readonly string[]
  /** What orders the versions of one key before the import does; left out where only arrival orders them. */
  readonly knownFrom?: string
}

type VersionRow = Readonly<Record<string, unknown>> & { readonly line: number | null }

const chunk = 5000

/** Add the rows that say something new; a key twice in one file stands once and is reported. */
export async function saveVersions(db: Db, form: Versioned, rows: Iterable<VersionRow>, tally: Tally): Promise<void> {
  await sql`create temporary table versions (like ${sql.table(form.table)}) on commit drop`.execute(db)
  let some: VersionRow[] = []
  for (const row of rows) {
    some.push(row)
    if (some.length < chunk) continue
    await arrive(db, form, some)
    some = []
  }
  await arrive(db, form, some)
  await rejectRepeats(db, form, tally)
  await addNews(db, form, tally)
  await sql`drop table versions`.execute(db)
}

async function arrive(db: Db, { table }: Versioned, rows: readonly VersionRow[]): Promise<void> {
  if (rows.length === 0) return
  const record = sql.raw(`null::${table}`)
  await sql`insert into versions select * from json_populate_recordset(${record}, ${JSON.stringify(rows)}::json)`.execute(
    db,
  )
}

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

async function rejectRepeats(db: Db, form: Versioned, tally: Tally): Promise<void> {
  const same = names([...form.key, ...(form.knownFrom ? [form.knownFrom] : [])])
  const content = names(form.says)
  const { rows } = await sql<{ line: number | null; key: string; isSame: boolean }>`
    with numbered as (
      select ctid, line, concat_ws(' ', ${names(form.key)}) as key, row_number() over same as position,
             row(${content})::text as said, first_value(row(${content})::text) over same as first_said
      from versions window same as (partition by ${same} order by line, ctid)
    ), repeats as (select * from numbered where position > 1),
    removed as (delete from versions using repeats where versions.ctid = repeats.ctid)
    select line, key, said = first_said as "isSame" from repeats order by line`.execute(db)
  for (const { line, key, isSame } of rows) {
    tally.reject({ line: line ?? 0, column: null, value: key, reason: isSame ? 'duplicate' : 'conflict' })
  }
}

async function addNews(db: Db, form: Versioned, tally: Tally): Promise<void> {
  const [table, key, content] = [sql.table(form.table), names(form.key), names(form.says)]
  const versions = [...(form.knownFrom ? [form.knownFrom] : []), 'import_id']
  const order = names(versions)
  const all = names([...form.key, ...form.says, ...versions, 'line'])
  const matches = sql.join(
    form.key.map((column) => sql`versions.${sql.ref(column)} = held.${sql.ref(column)}`),
    sql` and `,
  )
  const { rows } = await sql<{ total: number; news: number; restated: number }>`
    with known as (
      select *, true as is_arriving from versions
      union all
      select held.*, false from ${table} held where exists (select from versions where ${matches})
    ), ordered as (
      select *, row(${content})::text as said, lag(row(${content})::text) over version as earlier
      from known window version as (partition by ${key} order by ${order})
    ), news as (select * from ordered where is_arriving and said is distinct from earlier),
    added as (
      insert into ${table} (${all}) select ${all} from news returning 1
    )
    select (select count(*) from versions) as total, (select count(*) from added) as news,
           (select count(*) from news where earlier is not null) as restated`.execute(db)
  const { total, news, restated } = rows[0]!
  tally.restated += restated
  tally.accepted += news - restated
  tally.unchanged += total - news
}
