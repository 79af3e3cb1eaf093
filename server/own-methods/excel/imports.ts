import { type Selectable, sql } from 'kysely'
import type { listImportedScores, WeightImport } from '#contract/scores/weight-imports.ts'
import type { Input, Output } from '#contract/wire/endpoint.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import type { Schema } from '#server/db/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { addMethodIn } from '../queries.ts'
import type { Recipe } from '../weights.ts'
import type { Language } from './layout.ts'

type ImportRow = Selectable<Schema['weight_import']>

/** The import of an account; null when there is none. */
export async function findImport(db: Db, accountId: number): Promise<WeightImport | null> {
  const row = await db.selectFrom('weight_import').selectAll().where('account_id', '=', accountId).executeTakeFirst()
  return row ? toImport(db, row) : null
}

interface NewImport extends Recipe {
  readonly accountId: number
  readonly name: string
  readonly fileName: string
  readonly language: Language
  readonly now: Date
}

/** Keep the weights as a method, to be scored; an account has one import at a time. */
export async function addImport(
  tx: Db,
  { accountId, fileName, language, now, ...method }: NewImport,
): Promise<WeightImport> {
  // Two at once meet here: the second one sees the first.
  await holdAccount(tx, accountId)
  if (await findImport(tx, accountId)) throw new Refusal('weight-import.standing')
  const { id, industries, indicators } = await addMethodIn(tx, accountId, {
    ...method,
    note: fileName,
    groups: [],
    now,
  })
  const row = await tx
    .insertInto('weight_import')
    .values({
      account_id: accountId,
      method_id: id,
      file_name: fileName,
      industries,
      indicators,
      language,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toImport(tx, row)
}

/** From now on it is being deleted, whatever it was doing. */
export async function beginDeletion(tx: Db, accountId: number): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('weight_import')
    .set({ state: 'deleting', holder: null, lease_until: null })
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('weight-import.not-found')
}

async function toImport(db: Db, row: ImportRow): Promise<WeightImport> {
  const method = await db
    .selectFrom('own_method')
    .select(['id', 'name'])
    .where('id', '=', row.method_id ?? -1)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return {
    id: row.id,
    state: row.state,
    percent: row.state === 'done' ? 100 : Math.min(99, row.progress),
    fileName: row.file_name,
    industries: row.industries as WeightImport['industries'],
    indicators: row.indicators,
    method: method ?? null,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    recipe: row.recipe,
    years: row.years,
  }
}

type ScoresQuery = Input<typeof listImportedScores>['query']

/** Companies in a fiscal year, as they are ordered: by rank, the largest rise first, the greatest coverage, or the standard's rank. */
export async function listScores(
  db: Db,
  accountId: number,
  { year, sort, page, perPage }: ScoresQuery,
): Promise<Output<typeof listImportedScores>> {
  const scores = db
    .selectFrom('weight_import_score')
    .innerJoin('weight_import', 'weight_import.id', 'import_id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'done')
    .where('year', '=', year)
  const { total } = await scores.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  if (total === 0 && (await findImport(db, accountId))?.state !== 'done') throw new Refusal('weight-import.not-found')
  const order = {
    rank: sql`rank`,
    change: sql`rank - standard_rank nulls last`,
    coverage: sql`coverage desc`,
    standard: sql`standard_rank nulls last`,
  }[sort]
  const rows = await scores
    .selectAll('weight_import_score')
    .orderBy(order)
    .orderBy('rank')
    .orderBy('company_id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return {
    total,
    companies: rows.map(({ company_id: id, rank, score, e, s, g, coverage, standard_rank: standardRank }) => ({
      ...{ id, rank, score, e, s, g, coverage, standardRank },
      rankChange: standardRank === null ? null : standardRank - rank,
    })),
  }
}
