import { createHash } from 'node:crypto'
import { accessSync, constants } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { readCatalogue } from '#server/catalogue/catalogue.ts'
import { readConfig } from '#server/config.ts'
import { appendOnly } from '#server/db/backup.ts'
import { findPlaces } from '#server/db/cluster/places.ts'
import { freeBytes } from '#server/db/cluster/space.ts'
import { listCounters } from '#server/db/counters.ts'
import type { Db } from '#server/db/database.ts'
import { migrationNames } from '#server/db/migrations.ts'
import { withdrawnFigures } from '#server/imports/store/figures/count-figures.ts'
import { listHalves } from '#server/machine/halves.ts'
import type { Home } from '#server/open-home.ts'
import { lookAtFetching } from './checks/fetching.ts'
import { type Finding, lookAtBrowser, lookAtPasses } from './checks/running.ts'
import { words } from './doctor-messages.ts'

type Check = (home: Home, options: { readonly deep: boolean }) => Promise<Finding>

const checks: Readonly<Record<keyof typeof words.names, Check>> = {
  folder: async () => {
    const { home, databaseUrl } = readConfig()
    if (databaseUrl) return { looked: words.looked.noFolder, wrong: null }
    accessSync(home, constants.W_OK)
    const free = freeBytes([home, findPlaces(home).data]) / 2 ** 30
    const size = free.toFixed(1)
    return { looked: words.looked.folder(size), wrong: free < 2 ? words.findings.space(size) : null }
  },
  migrations: async ({ db }) => {
    const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const missing = migrationNames.filter((name) => !rows.rows.some((row) => row.name === name))
    const looked = words.looked.migrations(migrationNames.length)
    return { looked, wrong: missing.length > 0 ? words.findings.migrations(missing.join(', ')) : null }
  },
  catalogue: async ({ db }) => {
    const storedCodes = new Set((await db.selectFrom('indicator').select('code').execute()).map(({ code }) => code))
    const catalogue = readCatalogue()
    const missing = catalogue.filter(({ code }) => !storedCodes.has(code))
    const looked = words.looked.catalogue(catalogue.length)
    return { looked, wrong: missing.length > 0 ? words.findings.catalogue(missing.length) : null }
  },
  guards: async ({ db }) => {
    const { rows } = await sql<{ off: number }>`
      select count(*) filter (where tgenabled <> 'O') + ${appendOnly.length}::int - count(*) as off from pg_trigger where tgname = 'append_only'`.execute(
      db,
    )
    return { looked: words.looked.guards(appendOnly.length), wrong: rows[0]!.off === 0 ? null : words.findings.guards }
  },
  references: async ({ db }) => {
    const counts = await Promise.all(
      references.map(([table, column, target]) => countOrphans(db, table, column, target)),
    )
    const broken = references.filter((_, index) => counts[index]! > 0).map(([table, column]) => `${table}.${column}`)
    const looked = words.looked.references(references.length, count(await countVintages(db)))
    return { looked, wrong: broken.length > 0 ? words.findings.references(broken.join(', ')) : null }
  },
  figures: async ({ db }, { deep }) => {
    if (!deep) return { looked: words.looked.onlyDeep, wrong: null }
    const { rows } = await sql<{ wrong: number; companies: number; figures: number }>`
      select count(*) filter (where figures <> coalesce(held, 0)) as wrong, count(*) as companies, coalesce(sum(held), 0) as figures
      from company left join (
        select company_id, count(distinct (indicator_id, fiscal_year, boundary, part))
          - ${withdrawnFigures(sql`observation.company_id`)} as held
        from observation group by company_id
      ) counted on company_id = company.id`.execute(db)
    const { wrong, companies, figures } = rows[0]!
    const looked = words.looked.figures(count(companies), count(figures))
    return { looked, wrong: Number(wrong) > 0 ? words.findings.figures(Number(wrong)) : null }
  },
  copies: async ({ db }, { deep }) => {
    const { read, held, broken } = await readCopies(db, deep)
    return {
      looked: words.looked.copies(count(read), count(held)),
      wrong: broken > 0 ? words.findings.copies(broken) : null,
    }
  },
  numbers: async ({ db }) => {
    const counters = await listCounters(db)
    const short = counters.filter(({ last, most }) => last >= most * 0.8)
    const shares = short.map(({ name, last, most }) => `${name} ${Math.round((last / most) * 100)} %`)
    const looked = words.looked.numbers(counters.length)
    return { looked, wrong: short.length > 0 ? words.findings.numbers(shares.join(', ')) : null }
  },
  imports: async ({ db }) => {
    const { rows } = await sql<{ waiting: number; imports: number }>`
      select (select count(*) from pg_locks where locktype = 'advisory' and objid = 7203001 and not granted) as waiting,
             (select count(*) from import) as imports`.execute(db)
    const { waiting, imports } = rows[0]!
    return { looked: words.looked.imports(count(imports)), wrong: waiting > 0 ? words.findings.waiting(waiting) : null }
  },
  passes: ({ db }) => lookAtPasses(db),
  halves: async () => {
    const halves = listHalves(readConfig().home)
    const wrong = halves.length > 0 ? words.findings.halves(halves.join(', ')) : null
    return { looked: wrong === null ? words.looked.halves : '', wrong }
  },
  pdf: () => lookAtBrowser(readConfig()),
  fetching: (home) => lookAtFetching(home),
}

const count = (number: number) => Number(number).toLocaleString('en')

const references = [
  ['read_text', 'document_id', 'document'],
  ['read_target_decision', 'read_target_id', 'read_target'],
  ['read_figure', 'indicator_id', 'indicator'],
  ['read_figure_decision', 'read_figure_id', 'read_figure'],
  ['observation', 'company_id', 'company'],
  ['observation', 'document_id', 'document'],
  ['observation', 'import_id', 'import'],
  ['observation', 'indicator_id', 'indicator'],
  ['vendor_score', 'company_id', 'company'],
  ['price', 'company_id', 'company'],
  ['news', 'company_id', 'company'],
  ['company_term', 'company_id', 'company'],
  ['holding', 'company_id', 'company'],
  ['climate_commitment', 'company_id', 'company'],
  ['patent_applicant', 'company_id', 'company'],
  ['review', 'company_id', 'company'],
] as const

async function countVintages(db: Db): Promise<number> {
  const { vintages } = await db
    .selectFrom('observation')
    .select(({ fn }) => fn.countAll<number>().as('vintages'))
    .executeTakeFirstOrThrow()
  return vintages
}

async function countOrphans(db: Db, table: string, column: string, target: string): Promise<number> {
  const { rows } = await sql<{ orphans: number }>`
    select count(*) as orphans from (select distinct ${sql.ref(column)} as id from ${sql.table(table)}) used
    where used.id is not null and not exists (select from ${sql.table(target)} held where held.id = used.id)`.execute(
    db,
  )
  return rows[0]!.orphans
}

/** Kept files, some twenty or all of them, and how many no longer have their hash. */
async function readCopies(db: Db, deep: boolean): Promise<{ read: number; held: number; broken: number }> {
  const names = await db
    .selectFrom('source_file')
    .select('sha256')
    .orderBy('sha256')
    .$if(!deep, (query) => query.limit(20))
    .execute()
  const { held } = await db
    .selectFrom('source_file')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow()
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
  return { read: names.length, held, broken }
}

/** Check that everything is sound and say what is not; the exit code is 1 when something is wrong. */
export async function examine(home: Home, { deep = false }: { deep?: boolean }): Promise<number> {
  let wrong = 0
  for (const [name, check] of Object.entries(checks) as [keyof typeof checks, Check][]) {
    const finding = await check(home, { deep }).catch((error: Error) => ({ looked: '', wrong: error.message }))
    if (finding.wrong !== null) wrong++
    const looked = finding.looked === '' ? '' : ` (${finding.looked})`
    process.stdout.write(
      finding.wrong === null
        ? `✓ ${words.names[name]}${looked}\n`
        : `✕ ${words.names[name]}${looked}: ${finding.wrong}\n`,
    )
  }
  process.stdout.write(`${wrong === 0 ? words.sound : words.unsound(wrong)}\n`)
  return wrong === 0 ? 0 : 1
}
