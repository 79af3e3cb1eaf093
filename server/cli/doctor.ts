import { createHash } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readConfig } from '#server/config.ts'
import { findPlaces } from '#server/db/cluster/places.ts'
import { freeBytes } from '#server/db/cluster/space.ts'
import { listCounters } from '#server/db/counters.ts'
import type { Db } from '#server/db/database.ts'
import { migrationNames } from '#server/db/migrations.ts'
import type { Home } from '#server/open-home.ts'
import { words } from './doctor-messages.ts'

/** What a check found: nothing, or what is wrong in the words of the operator. */
type Finding = string | null
type Check = (home: Home, options: { readonly deep: boolean }) => Promise<Finding>

const checks: Readonly<Record<keyof typeof words.names, Check>> = {
  folder: async () => {
    const { home, databaseUrl } = readConfig()
    if (databaseUrl) return null
    accessSync(home, constants.W_OK)
    const free = freeBytes([home, findPlaces(home).data]) / 2 ** 30
    return free < 2 ? words.findings.space(free.toFixed(1)) : null
  },
  migrations: async ({ db }) => {
    const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const missing = migrationNames.filter((name) => !rows.rows.some((row) => row.name === name))
    return missing.length > 0 ? words.findings.migrations(missing.join(', ')) : null
  },
  catalogue: async ({ db }) => {
    const storedCodes = new Set((await db.selectFrom('indicator').select('code').execute()).map(({ code }) => code))
    const missing = readCatalogue().filter(({ code }) => !storedCodes.has(code))
    return missing.length > 0 ? words.findings.catalogue(missing.length) : null
  },
  guards: async ({ db }) => {
    const { rows } = await sql<{ off: number }>`
      select count(*) filter (where tgenabled <> 'O') + 2 - count(*) as off from pg_trigger where tgname = 'append_only'`.execute(
      db,
    )
    return rows[0]!.off === 0 ? null : words.findings.guards
  },
  references: async ({ db }) => {
    const counts = await Promise.all(
      references.map(([table, column, target]) => countOrphans(db, table, column, target)),
    )
    const broken = references.filter((_, index) => counts[index]! > 0).map(([table, column]) => `${table}.${column}`)
    return broken.length > 0 ? words.findings.references(broken.join(', ')) : null
  },
  figures: async ({ db }, { deep }) => {
    if (!deep) return null
    const { rows } = await sql<{ wrong: number }>`
      select count(*) as wrong from company left join (
        select company_id, count(distinct (indicator_id, fiscal_year, boundary, part)) as held from observation group by company_id
      ) counted on company_id = company.id where figures <> coalesce(held, 0)`.execute(db)
    return rows[0]!.wrong > 0 ? words.findings.figures(rows[0]!.wrong) : null
  },
  copies: async ({ db }, { deep }) => {
    const broken = await countBrokenCopies(db, deep)
    return broken > 0 ? words.findings.copies(broken) : null
  },
  numbers: async ({ db }) => {
    const short = (await listCounters(db)).filter(({ last, most }) => last >= most * 0.8)
    const shares = short.map(({ name, last, most }) => `${name} ${Math.round((last / most) * 100)} %`)
    return short.length > 0 ? words.findings.numbers(shares.join(', ')) : null
  },
  imports: async ({ db }) => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_locks where locktype = 'advisory' and objid = 7203001 and not granted`.execute(
      db,
    )
    return rows[0]!.waiting > 0 ? words.findings.waiting(rows[0]!.waiting) : null
  },
}

const references = [
  ['observation', 'company_id', 'company'],
  ['observation', 'document_id', 'document'],
  ['observation', 'import_id', 'import'],
  ['observation', 'indicator_id', 'indicator'],
  ['vendor_score', 'company_id', 'company'],
  ['price', 'company_id', 'company'],
  ['news', 'company_id', 'company'],
  ['company_term', 'company_id', 'company'],
] as const

async function countOrphans(db: Db, table: string, column: string, target: string): Promise<number> {
  const { rows } = await sql<{ orphans: number }>`
    select count(*) as orphans from (select distinct ${sql.ref(column)} as id from ${sql.table(table)}) used
    where not exists (select from ${sql.table(target)} held where held.id = used.id)`.execute(db)
  return rows[0]!.orphans
}

/** Kept files whose bytes no longer have their hash; the newest twenty, or all. */
async function countBrokenCopies(db: Db, deep: boolean): Promise<number> {
  const names = await db
    .selectFrom('source_file')
    .innerJoin('import', 'import.sha256', 'source_file.sha256')
    .select('source_file.sha256')
    .distinct()
    .orderBy('source_file.sha256')
    .$if(!deep, (query) => query.limit(20))
    .execute()
  let broken = 0
  for (const { sha256 } of names) {
    const { content } = await db
      .selectFrom('source_file')
      .select('content')
      .where('sha256', '=', sha256)
      .executeTakeFirstOrThrow()
    const bytes = await promisify(gunzip)(content).catch(() => null)
    if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== sha256) broken++
  }
  return broken
}

/** Check that everything is sound and say what is not; the exit code is 1 when something is wrong. */
export async function examine(home: Home, { deep = false }: { deep?: boolean }): Promise<number> {
  let wrong = 0
  for (const [name, check] of Object.entries(checks) as [keyof typeof checks, Check][]) {
    const finding = await check(home, { deep }).catch((error: Error) => error.message)
    if (finding !== null) wrong++
    process.stdout.write(
      `${finding === null ? '✓' : '✕'} ${words.names[name]}${finding === null ? '' : `: ${finding}`}\n`,
    )
  }
  process.stdout.write(`${wrong === 0 ? words.sound : words.unsound(wrong)}\n`)
  return wrong === 0 ? 0 : 1
}
