import { currencyOf } from '#methodology/scenario/price-unit.ts'
import { deleteItem } from '#server/account-items/items.ts'
import type { ItemKey, Items } from '#server/account-items/tables.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import { Refusal } from '#server/http/refusal.ts'
import { makeRoom } from '#server/retention/room.ts'
import type { KnownPath } from '../known-path.ts'
import type { PriceFile } from './price-file.ts'

const paths: Items<'scenario_price_path'> = {
  table: 'scenario_price_path',
  missing: 'scenario.not-found',
  taken: 'scenario.name-taken',
  unique: ['model', 'scenario', 'region'],
}

/** The caller's own price paths in the order of their names. Whoever brought them in answers for them: nothing of them was checked. */
export async function listOwnPaths(db: Db, accountId: number): Promise<KnownPath[]> {
  const rows = await db
    .selectFrom('scenario_price_path')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('scenario')
    .orderBy('region')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    key: `own-${row.id}`,
    scenario: row.scenario,
    regionJa: row.region,
    regionEn: row.region,
    vintage: row.model,
    currency: row.currency,
    priceLevel: row.price_level,
    growthAfter: null,
    points: row.points.map((point) => ({ ...point, source: row.file_name, status: 'proposed' as const })),
    copyright: row.copyright,
    importedOn: null,
  }))
}

/** How rows would be taken: some have the names of paths that are there already. */
export async function withReplaced(db: Db, accountId: number, file: PriceFile): Promise<PriceFile> {
  const own = await db
    .selectFrom('scenario_price_path')
    .select(['model', 'scenario', 'region'])
    .where('account_id', '=', accountId)
    .execute()
  const keys = new Set(own.map(({ model, scenario, region }) => [model, scenario, region].join('\n')))
  const rows = file.rows.map((row) =>
    row.outcome === 'add' && keys.has([row.model, row.scenario, row.region].join('\n'))
      ? { ...row, outcome: 'replace' as const }
      : row,
  )
  return { ...file, rows }
}

interface Saving {
  readonly file: PriceFile
  readonly fileName: string
  readonly now: Date
}

/** Keep what can be kept, in the place of paths of the same model, scenario and region. */
export async function savePaths(tx: Db, accountId: number, { file, fileName, now }: Saving): Promise<string[]> {
  const acceptedRows = file.rows.filter(({ outcome }) => outcome === 'add' || outcome === 'replace')
  if (acceptedRows.length === 0) throw new Refusal('scenario.no-lines')
  await holdAccount(tx, accountId)
  const values = acceptedRows.map(({ model, scenario, region, unit, points }) => {
    const { currency, priceLevel } = currencyOf(unit)!
    return {
      ...{ account_id: accountId, model, scenario, region, unit, currency, price_level: priceLevel },
      ...{ points: JSON.stringify(points), copyright: file.copyright, file_name: fileName, created_at: now },
    }
  })
  await tx
    .deleteFrom('scenario_price_path')
    .where('account_id', '=', accountId)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('model', 'scenario', 'region'),
        'in',
        acceptedRows.map(({ model, scenario, region }) => tuple(model, scenario, region)),
      ),
    )
    .execute()
  await makeRoom(tx, { accountId, table: 'scenario_price_path', adding: values.length })
  const rows = await tx.insertInto('scenario_price_path').values(values).returning('id').execute()
  return rows.map(({ id }) => `own-${id}`)
}

export const removePath = (db: Db, key: ItemKey) => deleteItem(db, paths, key)
