import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { sql } from 'kysely'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { Client } from './client.ts'
import type { Db } from './database.ts'

const format = 1

const Manifest = z.object({
  format: z.literal(format),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z0-9_]+$/)),
      rows: z.int(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
})
type Manifest = z.infer<typeof Manifest>

/** Why a backup cannot be restored. */
class BadBackup extends Error {}

const fileOf = (folder: string, table: string) => join(folder, `${table}.copy.zst`)

/**
 * Write the whole database into an empty folder, a file a table, as it stands at one moment; a server may go on serving and importing.
 * The folder holds password hashes and keys, so only its owner may read it.
 */
export async function backUp(connection: pg.ClientConfig, folder: string, now: Date): Promise<Manifest> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    for (const { name, columns } of (await listTables(client)).filter(({ name }) => !leftOut.includes(name))) {
      const hash = createHash('sha256')
      const from = client.query(copyTo(`copy "${name}" (${quoted(columns)}) to stdout (format binary)`))
      const to = createWriteStream(fileOf(folder, name), { mode: 0o600 })
      await pipeline(from, createZstdCompress(), hashing(hash), to)
      tables.push({ name, columns, rows: from.rowCount, sha256: hash.digest('hex') })
    }
    const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
    const manifest = { format, madeAt: now.toISOString(), migrations: rows.map(({ name }) => name), tables } as const
    writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })
    return manifest
  } finally {
    await client.end()
  }
}

/** What must not come back: links that open an account or prove an address, and mail, which a restore would send again. Messages to support stand in a table of their own. */
const leftOut: readonly string[] = ['password_reset', 'address_change', 'mail']

/** Tables with the columns that are stored, those that others refer to first; the migrator's own stay out. */
async function listTables(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; needs: string[] }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct f.confrelid::regclass::text) from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid), '{}') as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    where c.relkind = 'r' and c.relname not like 'kysely_migration%' order by c.relname`)
  const ordered: typeof rows = []
  const sortedNames = new Set<string>()
  while (ordered.length < rows.length) {
    const next = rows.find(
      ({ name, needs }) => !sortedNames.has(name) && needs.every((table) => sortedNames.has(table)),
    )
    if (!next) throw new Error('tables refer to each other in a circle')
    ordered.push(next)
    sortedNames.add(next.name)
  }
  return ordered
}

const quoted = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(', ')

function hashing(hash: ReturnType<typeof createHash>): Transform {
  return new Transform({
    transform(chunk: Buffer, _, next) {
      hash.update(chunk)
      next(null, chunk)
    },
  })
}

/** The manifest of a backup, once every file of it has been found whole. */
export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  const present = new Set(readdirSync(folder))
  for (const { name, sha256 } of manifest.tables) {
    if (!present.has(`${name}.copy.zst`)) throw new BadBackup(`${name}.copy.zst is missing`)
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(fileOf(folder, name))) hash.update(chunk as Buffer)
    if (hash.digest('hex') !== sha256) throw new BadBackup(`${name}.copy.zst is damaged`)
  }
  return manifest
}

function readManifest(folder: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  } catch (error) {
    throw new BadBackup(`${join(folder, 'manifest.json')} is no manifest of a backup: ${(error as Error).message}`)
  }
}

/** Tables that refuse every change but a new row. */
export const appendOnly: readonly string[] = [
  'observation',
  'document_state',
  'import_rejection',
  'company_fact',
  'read_text',
  'read_target',
  'read_target_decision',
  'read_figure',
  'read_figure_decision',
]

/**
 * Fill a database whose tables stand as they did when the backup was made. All or nothing. The market gets a new name, so that
 * nobody takes a cache of other data for it.
 */
export async function fillFromBackup(connection: pg.ClientConfig, folder: string, { tables }: Manifest): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('begin')
    const present = await listTables(client)
    const guarded = present.filter(({ name }) => appendOnly.includes(name))
    for (const { name } of guarded) await client.query(`alter table "${name}" disable trigger append_only`)
    await client.query(`truncate ${present.map(({ name }) => `"${name}"`).join(', ')}`)
    for (const { name } of present) {
      const table = tables.find((each) => each.name === name)
      if (!table) continue
      const into = client.query(copyFrom(`copy "${name}" (${quoted(table.columns)}) from stdin (format binary)`))
      await pipeline(createReadStream(fileOf(folder, name)), createZstdDecompress(), into)
      if (into.rowCount !== table.rows) throw new BadBackup(`${name}: ${into.rowCount} rows instead of ${table.rows}`)
    }
    for (const { name } of guarded) await client.query(`alter table "${name}" enable trigger append_only`)
    await setSequences(client)
    await client.query('update market set id = gen_random_uuid()')
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/** Identities go on after the greatest number given out. */
async function setSequences(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_attribute a join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public' where a.attidentity <> ''`)
  for (const { table, column } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), greatest(1, coalesce(max("${column}"), 0)), count(*) > 0) from "${table}"`,
    )
  }
}

/** Whether nobody has put anything here yet: no company, and no account but the first. */
export async function isUntouched(db: Db): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`
    select not exists (select from company) and not exists (select from import)
       and (select count(*) from account) <= 1 as untouched`.execute(db)
  return rows[0]!.untouched
}

/** Move what is here aside before a restore; it comes back when the restore does not end well. */
export async function setAside(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const table of ledger)
      await sql`alter table if exists ${sql.table(table)} rename to ${sql.ref(`${table}_replaced`)}`.execute(tx)
    await sql`alter schema public rename to replaced`.execute(tx)
    await sql`create schema public`.execute(tx)
  })
}

/** The migrator looks for its tables in every schema, so those set aside need other names. */
const ledger = ['kysely_migration', 'kysely_migration_lock']

/** A restore that was cut off has left the former tables aside: put them back. */
export async function putBack(db: Db): Promise<void> {
  const { rows } = await sql<{ is_aside: boolean }>`select to_regnamespace('replaced') is not null as is_aside`.execute(
    db,
  )
  if (!rows[0]!.is_aside) return
  await db.transaction().execute(async (tx) => {
    await sql`drop schema if exists public cascade`.execute(tx)
    await sql`alter schema replaced rename to public`.execute(tx)
    for (const table of ledger)
      await sql`alter table if exists ${sql.table(`${table}_replaced`)} rename to ${sql.ref(table)}`.execute(tx)
  })
}

/** The restore has ended well: let go of what it replaced. */
export async function dropReplaced(db: Db): Promise<void> {
  await sql`drop schema replaced cascade`.execute(db)
}
