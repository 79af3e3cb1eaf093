import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/read-targets/read-targets.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { hasCompany } from '#server/companies/queries.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { serve } from '#server/http/serve.ts'
import { listReadTargets, type ReadTargetRow, readTargetIn } from '#server/market/read-targets.ts'

export function readTargetRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  serve(app, contract.listReadTargets, async ({ params: { companyId }, query: { asOf } }) => {
    if (!(await hasCompany(db, companyId))) throw new Refusal('company.not-found')
    const rows = await listReadTargets(db, [companyId], asOf ?? tokyoDay(clock()))
    return { targets: rows.flatMap((row) => toTarget(row) ?? []) }
  })
}

/** Null for what a person refused: it is none. */
function toTarget(row: ReadTargetRow): contract.ReadTarget | null {
  if (row.state === 'refused') return null
  const { base, target, ...fields } = row.fields
  return {
    id: row.id,
    state: row.state === 'accepted' ? 'read' : 'waiting',
    ...fields,
    baseYear: base,
    targetYear: target,
    reduction: readTargetIn(row)?.reduction ?? null,
    confidence: row.confidence,
    seen: [...row.seen],
    sentence: row.sentence,
    words: row.words,
    document: row.document,
    element: row.element,
    context: row.context,
    line: row.line,
    start: row.start,
    decision: row.decision && { on: row.decision.on, isCorrected: row.decision.isCorrected },
  }
}
