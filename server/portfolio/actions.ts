import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AdverseImpact, saveImpactAction } from '#contract/portfolio/impacts.ts'
import type { Db } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'
import type { Deps } from '#server/deps.ts'
import { serve } from '#server/http/serve.ts'
import { userOf } from '#server/http/user.ts'
import { makeRoom } from '#server/retention/room.ts'

/** Actions in the reader's own words, by number of the indicator. */
async function listActions(db: Db, accountId: number, of: string): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('portfolio_action')
    .select(['impact', 'text'])
    .where('account_id', '=', accountId)
    .where('held_in', '=', of)
    .execute()
  return new Map(rows.map(({ impact, text }) => [impact, text]))
}

/** Indicators with what the reader wrote about each; an indicator of several rows has its words at each of them. */
export async function withActions(
  db: Db,
  impacts: readonly Omit<AdverseImpact, 'action'>[],
  { accountId, of }: { readonly accountId: number; readonly of: string },
): Promise<AdverseImpact[]> {
  const actions = await listActions(db, accountId, of)
  return impacts.map((impact) => ({ ...impact, action: actions.get(impact.no) ?? '' }))
}

/** @param refuseUnknown refuses what is not there, or not the caller's */
export function actionRoutes(
  app: FastifyInstance,
  { db, clock }: Deps,
  refuseUnknown: (of: string, request: FastifyRequest) => Promise<void>,
): void {
  serve(app, saveImpactAction, async ({ params: { no }, body: { of, text } }, request) => {
    await refuseUnknown(of, request)
    const key = { account_id: userOf(request).id, held_in: of, impact: no }
    if (text === '') {
      await db
        .deleteFrom('portfolio_action')
        .where((where) => where.and(key))
        .execute()
    } else {
      const row = { text, updated_at: clock() }
      await db.transaction().execute(async (tx) => {
        await holdAccount(tx, key.account_id)
        const { numUpdatedRows } = await tx
          .updateTable('portfolio_action')
          .set(row)
          .where((where) => where.and(key))
          .executeTakeFirstOrThrow()
        if (numUpdatedRows > 0n) return
        await makeRoom(tx, { accountId: key.account_id, table: 'portfolio_action' })
        await tx
          .insertInto('portfolio_action')
          .values({ ...key, ...row })
          .execute()
      })
    }
    return { no, text }
  })
}
