import type { Selectable } from 'kysely'
import { type DemoPart, demoParts } from '#contract/market/demo-parts.ts'
import type { Db } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction, type Transaction } from '#server/db/transaction.ts'
import { lockImports, raiseRevision } from '#server/imports/store/market.ts'
import { type DemoCompany, demoCompanies } from './companies.ts'
import type { MarketIds } from './figures/figures.ts'
import { partSteps } from './parts.ts'
import type { Surroundings } from './save/save-step.ts'

type Making = Selectable<Schema['demo_making']>

/** Companies of one transaction, of a part that takes long: decisions and imports of others wait for no more than that. */
const pieces: Readonly<Partial<Record<DemoPart, number>>> = { news: 300 }

/** In the transaction that makes the figures: the parts of the market that are still to come, and what they are drawn from. */
export async function rememberParts(
  db: Db,
  companies: number,
  { ids, boards }: Pick<Surroundings, 'ids' | 'boards'>,
): Promise<void> {
  await db
    .insertInto('demo_making')
    .values({
      parts: [...demoParts],
      companies,
      import_id: ids.importId,
      first_company_id: ids.firstCompanyId,
      first_document_id: ids.firstDocumentId,
      boards: Buffer.from(Int32Array.from(boards).buffer),
    })
    .execute()
}

/** Whether a market stands here of which parts are still to be made. */
export async function isBeingMade(db: Db): Promise<boolean> {
  return (await db.selectFrom('demo_making').select('is_only').executeTakeFirst()) !== undefined
}

/**
 * Make what is left of the market, each part (or piece of one) in a transaction that also strikes it off: whoever is killed leaves a market that the next
 * one goes on with. Several may do so at once; each part is made by one of them.
 *
 * @param onLeft called before each part, or piece of one, with the parts that are left
 */
export async function makeParts(db: Db, onLeft: (left: readonly DemoPart[]) => void = () => {}): Promise<void> {
  const drawn = new Map<string, readonly DemoCompany[]>()
  let isWhole = false
  while (!isWhole)
    isWhole = await inTransaction(db, async (tx) => {
      await lockImports(tx.db)
      const making = await tx.db.selectFrom('demo_making').selectAll().executeTakeFirst()
      if (!making) return true
      const seed = (await tx.db.selectFrom('market').select('seed').executeTakeFirstOrThrow()).seed!
      const name = `${seed} ${making.companies}`
      const companies = drawn.get(name) ?? demoCompanies(making.companies, seed)
      drawn.set(name, companies)
      onLeft(making.parts as DemoPart[])
      await makeFirst(tx, companies, { making, seed })
      return false
    })
}

async function makeFirst(
  tx: Transaction,
  companies: readonly DemoCompany[],
  { making, seed }: { readonly making: Making; readonly seed: number },
): Promise<void> {
  const [part, ...rest] = making.parts as [DemoPart, ...DemoPart[]]
  const boards = new Int32Array(new Uint8Array(making.boards).buffer)
  const from = making.companies_made
  const until = Math.min(companies.length, from + (pieces[part] ?? companies.length))
  await partSteps[part](tx, companies, { seed, ids: idsOf(making), from, until, boards })
  const isMade = until === companies.length
  if (isMade && rest.length === 0) await tx.db.deleteFrom('demo_making').execute()
  else {
    const left = isMade ? { parts: rest, companies_made: 0 } : { companies_made: until }
    await tx.db.updateTable('demo_making').set(left).execute()
  }
  await raiseRevision(tx.db, 'beside-figures')
}

const idsOf = (making: Making): MarketIds => ({
  importId: making.import_id,
  firstCompanyId: making.first_company_id,
  firstDocumentId: making.first_document_id,
})
