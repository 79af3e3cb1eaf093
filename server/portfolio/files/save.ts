import { sql } from 'kysely'
import { type HoldingLine, mostPortfolios } from '#contract/portfolio/portfolios.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isTaken } from './read-file.ts'

export interface Which {
  readonly accountId: number
  readonly portfolioId: number
}

/** Adds and renames of one account go one after the other, so that names and their number hold. */
async function lockAccount(tx: Db, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
}

async function refuseTaken(
  tx: Db,
  { accountId, name, except = 0 }: { accountId: number; name: string; except?: number },
) {
  const others = await tx
    .selectFrom('portfolio')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .where('id', '<>', except)
    .execute()
  if (others.some((one) => one.name === name)) throw new Refusal('portfolio.name-taken')
  if (others.length >= mostPortfolios) throw new Refusal('portfolio.too-many')
}

export async function insertPortfolio(
  tx: Db,
  { accountId, name, now }: { accountId: number; name: string; now: Date },
) {
  await lockAccount(tx, accountId)
  await refuseTaken(tx, { accountId, name })
  return tx
    .insertInto('portfolio')
    .values({ account_id: accountId, name, created_at: now, updated_at: now, removed_at: null })
    .returning(['id', 'name'])
    .executeTakeFirstOrThrow()
}

export async function lockPortfolio(tx: Db, { accountId, portfolioId }: Which) {
  const row = await tx
    .selectFrom('portfolio')
    .select(['id', 'name'])
    .where('id', '=', portfolioId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('portfolio.not-found')
  return row
}

/** Positions in one statement. */
const atOnce = 4000

/** The lines of a file that can be kept; their days take the place of the same days. */
export async function saveLines(
  tx: Db,
  portfolioId: number,
  lines: readonly HoldingLine[],
  now: Date,
): Promise<number> {
  const taken = lines.filter(isTaken)
  if (taken.length === 0) throw new Refusal('portfolio.no-lines')
  const days = [...new Set(taken.map(({ heldOn }) => heldOn!))]
  await sql`delete from portfolio_position where portfolio_id = ${portfolioId} and held_on = any (${days}::date[])`.execute(
    tx,
  )
  for (let start = 0; start < taken.length; start += atOnce) {
    await tx
      .insertInto('portfolio_position')
      .values(
        taken.slice(start, start + atOnce).map((line) => ({
          portfolio_id: portfolioId,
          held_on: line.heldOn!,
          line: line.line,
          company_id: line.company?.id ?? null,
          label: line.written.slice(0, 200),
          value_jpy: line.valueJpy,
          quantity: line.quantity,
          weight: line.weight,
          currency: line.currency,
          rate: line.rate,
        })),
      )
      .execute()
  }
  await tx.updateTable('portfolio').set({ updated_at: now }).where('id', '=', portfolioId).execute()
  return taken.length
}

export async function rename(tx: Db, which: Which, name: string, now: Date) {
  await lockAccount(tx, which.accountId)
  await lockPortfolio(tx, which)
  await refuseTaken(tx, { accountId: which.accountId, name, except: which.portfolioId })
  await tx.updateTable('portfolio').set({ name, updated_at: now }).where('id', '=', which.portfolioId).execute()
  return { id: which.portfolioId, name }
}

export async function remove(tx: Db, which: Which, now: Date): Promise<void> {
  await lockPortfolio(tx, which)
  await tx.updateTable('portfolio').set({ removed_at: now }).where('id', '=', which.portfolioId).execute()
}

export async function restore(tx: Db, { accountId, portfolioId }: Which) {
  await lockAccount(tx, accountId)
  const row = await tx
    .selectFrom('portfolio')
    .select(['id', 'name'])
    .where('id', '=', portfolioId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is not', null)
    .executeTakeFirst()
  if (!row) throw new Refusal('portfolio.not-found')
  await refuseTaken(tx, { accountId, name: row.name })
  await tx.updateTable('portfolio').set({ removed_at: null }).where('id', '=', portfolioId).execute()
  return row
}
